/**
 * The proved formulas, for commands that may meet a long board. A session loads them when it meets the first one:
 * loading the prover takes longer than valuing a small board.
 */
import type { FormulaLibrary } from '@lilypad/toads';

export async function openFormulas(): Promise<FormulaLibrary> {
  const { openLibrary } = await import('./library.ts');
  return openLibrary();
}
