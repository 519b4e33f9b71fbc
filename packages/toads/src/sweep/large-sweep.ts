/** Which boards all threads sweep together, about as well as each sweeps another one. */
import type { Board } from '../board/board.ts';
import { unplayed } from './arrangement.ts';
import { boardCost } from './board-cost.ts';

const LARGE = 5_000_000;

/**
 * Whether a board is swept with much work.
 *
 * @example
 * ```ts
 * [isLargeSweep(boardOf('T^6.^7F^6')), isLargeSweep(boardOf('T^3.^3F^3')), isLargeSweep(boardOf('FT.^40FT'))]; // => [ true, false, false ]
 * ```
 */
export const isLargeSweep = (board: Board): boolean => unplayed(board) !== null && boardCost(board) >= LARGE;
