/**
 * The proved formulas, for commands that meet a long board now and then. A session opens them when it meets the first one:
 * loading the prover takes longer than valuing a small board.
 */
import type { FormulaLibrary } from '@lilypad/toads';

export async function openFormulas(): Promise<FormulaLibrary> {
  const { openLibrary } = await import('./library.ts');
  return openLibrary();
}
