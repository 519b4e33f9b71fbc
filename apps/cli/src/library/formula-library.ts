/** The proved formulas, for commands that meet long boards now and then: the prover is loaded only where a board may be long. */
import type { FormulaLibrary } from '@lilypad/prover';

/** Null if no text has a power of two digits or is long, and none is standard input. */
export async function formulaLibrary(texts: readonly string[]): Promise<FormulaLibrary | null> {
  const mayBeLong = texts.some((text) => text === '-' || text.length > 40 || /\^\s*\d\d/.test(text));
  return mayBeLong ? (await import('./library.ts')).openLibrary() : null;
}
