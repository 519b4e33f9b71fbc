/**
 * A lower bound on the number of boards that can be reached from a start. It is quick, so that a computation that
 * cannot end within its limits is not started.
 *
 * Nearly all arrangements of the pieces are reached when there are as many empty squares as toads and as frogs (78 %
 * from T^4.^4F^4, slowly fewer on larger boards); a tenth of them is a safe count. Where there are more pieces than
 * that, or more of one kind, the others may stay where they are.
 */
import { type Board, EMPTY, FROG, TOAD } from '../board/board.ts';
import { binomial } from './binomial.ts';

const SAFE_SHARE = 1 / 10;
/** More than any computation goes through; larger numbers would not be exact. */
const ENOUGH = 10 ** 15;

/**
 * At least so many boards can be reached by moves of either player, counted up to 10^15; 1 if the board is not a start.
 */
export function reachableAtLeast(board: Board): number {
  const [toads, empties, frogs] = runsOfStart(board) ?? [0, 0, 0];
  const n = Math.min(toads, empties, frogs);
  const arrangements = binomial(2 * n + empties, n) * binomial(n + empties, n);
  return Math.min(Math.max(1, Math.floor(SAFE_SHARE * arrangements)), ENOUGH);
}

/** The lengths of the three runs of a start; null for another board. */
function runsOfStart(board: Board): [toads: number, empties: number, frogs: number] | null {
  const runs: [number, number, number] = [0, 0, 0];
  let at = 0;
  for (const [i, square] of [TOAD, EMPTY, FROG].entries()) {
    const from = at;
    while (board[at] === square) at++;
    runs[i] = at - from;
  }
  return at === board.length ? runs : null;
}
