/** Thresholds of boards: the rules take a board apart first, and what remains is swept. */
import type { Board } from '../../board/board.ts';
import { simplifyBoard } from '../../rules/reduce.ts';
import { ALL_RULES } from '../../rules/rules.ts';
import { arrangementOf } from '../../sweep/arrangement.ts';
import { type ThresholdOptions, thresholdTables } from './sweep.ts';
import { shiftThresholds, type Thresholds, ZERO_THRESHOLDS } from './thresholds.ts';

/**
 * Whether a board has thresholds that a sweep can find: not if it falls apart into several parts, or has too many pieces.
 *
 * @example
 * ```ts
 * hasThresholds(boardOf('T^4.^3F^4')); // => true
 * hasThresholds(boardOf('TT.F..TTFF.TT.F')); // => false
 * ```
 */
export const hasThresholds = (board: Board): boolean => isSwept(simplifyBoard(board, ALL_RULES).parts);

const isSwept = (parts: readonly Board[]): boolean =>
  parts.length === 0 || (parts.length === 1 && arrangementOf(parts[0]) !== null);

/**
 * The thresholds of a board; null if it has none that a sweep can find.
 *
 * @throws GameLimitError - if the tables of the sweep would take more memory than is allowed
 * @example
 * ```ts
 * boardThresholds(boardOf('T^4.^3F^4')); // => { first: [ 0n, 1n ], second: [ 1n, 0n ] }
 * ```
 */
export function boardThresholds(board: Board, options: ThresholdOptions = {}): Thresholds | null {
  const { integer, parts } = simplifyBoard(board, ALL_RULES);
  if (!isSwept(parts)) return null;
  const arrangement = parts.length === 0 ? null : arrangementOf(parts[0]);
  if (arrangement === null) return shiftThresholds(ZERO_THRESHOLDS, BigInt(integer));
  const found = thresholdTables(arrangement, options).of(arrangement);
  if (found === null) throw new Error('an arrangement is missing in its own sweep');
  return shiftThresholds(found, BigInt(integer));
}
