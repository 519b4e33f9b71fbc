/**
 * Values that are proved for whole classes of positions, as the rest of the package sees them. The prover implements
 * this interface, and callers inject it, so that this package does not depend on the prover.
 */
import type { Arena, GameId } from '@lilypad/games';
import { type Board, countSquares, FROG, TOAD } from '../board/board.ts';
import { binomial } from '../sweep/binomial.ts';

/** A value by a formula that is proved for a whole class of positions. */
export interface ProvedValue {
  /** The name of the class, such as A32. */
  readonly class: string;
  /** The value, a game of the arena that was asked with. */
  readonly value: GameId;
}

/** Proved formulas, asked by board: how the board was written makes no difference. */
export interface FormulaLibrary {
  /** The value of a board as a game of the arena, or null if no formula of the library is about this board. */
  value(arena: Arena, board: Board): ProvedValue | null;
}

/** Boards with more squares are not computed before a formula is asked for. */
const LONG = 40;
/** Nor are shorter boards whose squares can be put in more orders than this: that takes some ten seconds. */
const MANY_ORDERS = 200_000_000;
/** No board of so many squares has that many orders. */
const SHORT = 18;

/**
 * Whether a board is so long, or so much work, that a formula is asked for before it is computed.
 *
 * @example
 * ```ts
 * isLong(boardOf('T^3.^40F')); // => true
 * isLong(boardOf('T^3.^30F')); // => false
 * ```
 */
export function isLong(board: Board): boolean {
  if (board.length <= SHORT || board.length > LONG) return board.length > LONG;
  const [toads, frogs] = [countSquares(board, TOAD), countSquares(board, FROG)];
  return binomial(board.length, toads) * binomial(board.length - toads, frogs) > MANY_ORDERS;
}
