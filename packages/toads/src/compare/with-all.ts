/** A sum against every integer n and every n* at once. */
import type { Arena } from '@lilypad/games';
import type { Valuer } from '../value/valuer.ts';
import { type CompareMethod, thresholdQuestion } from './choose.ts';
import { type Difference, differenceValue } from './difference.ts';
import { boardThresholds } from './thresholds/board.ts';
import type { ThresholdOptions } from './thresholds/sweep.ts';
import { shiftThresholds, starThresholds, type Thresholds, valueThresholds } from './thresholds/thresholds.ts';

/**
 * The thresholds of a sum, by its value or by a sweep; null if they cannot be found that way.
 *
 * @throws GameLimitError - if there is not enough memory
 * @example
 * ```ts
 * import { Arena } from '@lilypad/games';
 * const valuer = new Valuer(new Arena());
 * const sum = { boards: [boardOf('TT..FF')], game: valuer.arena.zero };
 * sumThresholds(valuer.arena, sum, valuer, 'value'); // => { first: [ 0n, 1n ], second: [ 1n, 0n ] }
 * ```
 */
export function sumThresholds(
  arena: Arena,
  sum: Difference,
  valuer: Valuer,
  method: Exclude<CompareMethod, 'search'>,
  options: ThresholdOptions = {},
): Thresholds | null {
  if (method === 'value') return valueThresholds(arena, differenceValue(arena, sum, valuer));
  const question = thresholdQuestion(arena, sum, valuer);
  if (question === null) return null;
  const thresholds = boardThresholds(question.board, options);
  if (thresholds === null) return null;
  const shifted = shiftThresholds(thresholds, -question.n);
  return question.star === 1 ? starThresholds(shifted) : shifted;
}
