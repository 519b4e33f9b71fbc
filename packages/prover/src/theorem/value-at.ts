/** What a theorem about values says of one position of its class. */
import type { Arena, GameId } from '@lilypad/games';
import type { CheckedTheorem } from './checked-theorem.ts';
import { kindNamed } from './kinds.ts';

/**
 * The value that a theorem gives a position, by its word and its gaps; null where it gives none.
 *
 * @param gaps - the number of squares of each gap
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * import { Arena, formatGame } from '@lilypad/games';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * const arena = new Arena();
 * const value = valueAt(libraryTheorem('A11', text), arena, '.F', [1000, 1, 5]);
 * value && formatGame(arena, value); // => '{999|1}'
 * ```
 */
export const valueAt = (
  { claim }: CheckedTheorem,
  arena: Arena,
  word: string,
  gaps: readonly number[],
): GameId | null => kindNamed(claim.kind).valueAt(claim, arena, word, gaps);
