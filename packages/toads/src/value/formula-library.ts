/**
 * Values that are proved for whole classes of positions, as the rest of the package sees them. The prover implements
 * this interface, and callers inject it, so that this package does not depend on the prover.
 */
import type { Arena, GameId } from '@lilypad/games';
import type { Board } from '../board/board.ts';

/** A value by a formula that is proved for a whole class of positions. */
export interface ProvedValue {
  /** The name of the class, such as A32. */
  readonly class: string;
  readonly value: GameId;
}

/** Proved formulas, asked by board: how the board was written makes no difference. */
export interface FormulaLibrary {
  /** The value of a board as a game of the arena, or null if no formula of the library is about this board. */
  value(arena: Arena, board: Board): ProvedValue | null;
}

/** Boards of up to this many squares are computed directly. */
const LONG = 40;

/** Whether a board is so long that a formula is asked for before it is computed. */
export const isLong = (board: Board): boolean => board.length > LONG;
