/**
 * A position on one or several boards: whoever is to move makes one move on one of them, and a player who cannot move
 * on any loses. One board is the ordinary game; several are their sum.
 */
import { opposite, type Side } from '@lilypad/games';
import { afterMove, type Board, type Move } from '../board/board.ts';
import { generateMoves } from '../winning/game.ts';

/** Boards that are played together, and the side that is to move. */
export interface SumPosition {
  /** The boards, at least one. */
  readonly boards: readonly Board[];
  /** The player to move. */
  readonly turn: Side;
}

/** A move on one of several boards. */
export interface SumMove extends Move {
  /** The board, counted from 0. */
  readonly board: number;
}

/**
 * The legal moves of the player to move, board by board.
 *
 * @example
 * ```ts
 * import { LEFT } from '@lilypad/games';
 * const position = { boards: [boardOf('T.F'), boardOf('TF.')], turn: LEFT };
 * sumMoves(position).map((move) => `${move.board}: ${printMove(move)}`); // => [ '0: 1-2', '1: 1-3' ]
 * ```
 */
export function sumMoves({ boards, turn }: SumPosition): SumMove[] {
  return boards.flatMap((board, i) => generateMoves({ board, turn }).map((move) => ({ ...move, board: i })));
}

/**
 * The position after a legal move.
 *
 * @example
 * ```ts
 * import { LEFT } from '@lilypad/games';
 * const position = { boards: [boardOf('T.F'), boardOf('TF.')], turn: LEFT };
 * afterSumMove(position, sumMoves(position)[1]).boards.map(printSquares); // => [ 'T.F', '.FT' ]
 * ```
 */
export function afterSumMove({ boards, turn }: SumPosition, move: SumMove): SumPosition {
  return { boards: boards.with(move.board, afterMove(boards[move.board], move)), turn: opposite(turn) };
}
