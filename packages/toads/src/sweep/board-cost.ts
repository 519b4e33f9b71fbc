/** What a board costs: the measure by which methods are chosen. */
import { type Board, countSquares, EMPTY, FROG, TOAD } from '../board/board.ts';
import { sweepSize } from './sweep.ts';

/** With more pairs of a toad and a frog, there are more arrangements than any sweep goes through. */
const MOST_PAIRS = 10_000;

/**
 * How many arrangements a sweep for a board with as many pieces and empty squares goes through: an estimate of its
 * cost.
 */
export function boardCost(board: Board): number {
  const [toads, frogs] = [countSquares(board, TOAD), countSquares(board, FROG)];
  return toads * frogs > MOST_PAIRS ? Number.POSITIVE_INFINITY : sweepSize(toads, frogs, countSquares(board, EMPTY));
}
