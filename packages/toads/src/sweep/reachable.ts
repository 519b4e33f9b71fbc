/**
 * A lower bound on the number of boards that can be reached from a board. It is quick, so that a computation that
 * cannot end within its limits is not started.
 *
 * Nearly all arrangements of the pieces are reached when there are as many empty squares as toads and as frogs (78 %
 * from T^4.^4F^4, slowly fewer on larger boards); a tenth of them is a safe count. Where there are more pieces than
 * that, or more of one kind, the others may stay where they are.
 *
 * On other boards, pieces that can slide and are not in each other's way slide in any order. Those boards are counted that are
 * reached by as many slides of toads as of frogs.
 */
import { type Board, EMPTY, FROG, TOAD } from '../board/board.ts';
import { binomial } from './binomial.ts';

const SAFE_SHARE = 1 / 10;
/** More than any computation goes through; larger numbers would not be exact. */
const ENOUGH = 10 ** 15;

/** At least so many boards can be reached by moves of both players in turn, counted up to 10^15. */
export function reachableAtLeast(board: Board): number {
  const runs = runsOfStart(board);
  const boards = runs === null ? boardsBySlides(board) : boardsOfStart(...runs);
  return Math.min(Math.max(1, Math.floor(SAFE_SHARE * boards)), ENOUGH);
}

function boardsOfStart(toads: number, empties: number, frogs: number): number {
  const n = Math.min(toads, empties, frogs);
  return binomial(2 * n + empties, n) * binomial(n + empties, n);
}

/** The squares of the slides that are counted are shared by no other; in T.F either piece can slide. */
function boardsBySlides(board: Board): number {
  let toads = 0;
  let frogs = 0;
  let either = 0;
  for (let i = 0; i + 1 < board.length; i++) {
    const isToad = board[i] === TOAD && board[i + 1] === EMPTY;
    const isFrog = board[i] === EMPTY && board[i + 1] === FROG;
    const isEither = isToad && board[i + 2] === FROG;
    if (isEither) either++;
    else if (isToad) toads++;
    else if (isFrog) frogs++;
    i += isEither ? 2 : isToad || isFrog ? 1 : 0;
  }
  return balancedSlides(toads, frogs, either);
}

/** More slides of a kind are not counted: there are enough boards then. */
const MOST_SLIDES = 64;

/** The ways to make as many slides of toads as of frogs: the middle coefficient of (1+x)^toads (1+1/x)^frogs (1+x+1/x)^either. */
function balancedSlides(toads: number, frogs: number, either: number): number {
  // ways[d]: with d more slides of toads than of frogs, from -size to size.
  const size = 2 * MOST_SLIDES;
  let ways = new Float64Array(2 * size + 1);
  ways[size] = 1;
  const factor = (up: number, down: number): void => {
    const next = new Float64Array(ways.length);
    for (let d = 1; d + 1 < ways.length; d++) next[d] = ways[d] + up * ways[d - 1] + down * ways[d + 1];
    ways = next;
  };
  for (let i = 0; i < Math.min(toads, MOST_SLIDES); i++) factor(1, 0);
  for (let i = 0; i < Math.min(frogs, MOST_SLIDES); i++) factor(0, 1);
  for (let i = 0; i < Math.min(either, MOST_SLIDES); i++) factor(1, 1);
  return ways[size];
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
