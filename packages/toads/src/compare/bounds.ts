/**
 * Integers between which the value of a board lies, by search. They are often found at once where the value itself is out
 * of reach.
 */
import { type Arena, SIDES } from '@lilypad/games';
import { type Board, legalMoves, mirror } from '../board/board.ts';
import { Evaluator } from '../value/evaluator.ts';
import { differenceOf } from './difference.ts';
import { nodesInTime, Search } from './search/search.ts';

/** Integers that were shown to be at most the value, and at least the value; null where none was found. */
export interface IntegerBounds {
  readonly least: number | null;
  readonly most: number | null;
}

/**
 * The questions for a bound may take so many nodes together on a short board, and so many on a long one with few moves: a second
 * or less. With more moves, each node is more work.
 */
const MOST_NODES = 20_000;
const LONG_NODES = 6_000;
const FEW_MOVES = 10;
const TABLE_BYTES = 2 ** 22;
const SMALL_SIZE = 500;

/** The best bounds that a second or two of search can show. */
export function integerBounds(arena: Arena, board: Board): IntegerBounds {
  const least = lowerBound(arena, board);
  const above = lowerBound(arena, mirror(board));
  return { least, most: above === null ? null : 0 - above };
}

/** The greatest integer that is shown to be at most the value of a board. */
function lowerBound(arena: Arena, board: Board): number | null {
  const { boards, game } = differenceOf(arena, [], [{ kind: 'board', negative: false, board }]);
  const squares = boards.reduce((sum, part) => sum + part.length + 1, 0);
  const maxNodes = mostNodes(board, squares);
  const search = new Search(arena, new Evaluator(arena), squares, new ArrayBuffer(TABLE_BYTES), {
    smallSize: SMALL_SIZE,
    onProgress: ({ nodes }) => nodes < maxNodes,
  });
  // The negative of the board plus n: Left does not win that moving first if the board is at least n.
  const isAtLeast = (n: number): boolean =>
    search.nodes < maxNodes && search.winsFirst(boards, arena.shift(game, n)) === false;
  return greatest(isAtLeast, board.length ** 2);
}

/** How many nodes the questions for a bound of a board may take; `squares` are those of the sum that is searched. */
export function mostNodes(board: Board, squares: number): number {
  const moves = Math.max(...SIDES.map((side) => legalMoves(board, side).length));
  return Math.max(nodesInTime(MOST_NODES, squares), Math.floor(LONG_NODES * Math.min(1, FEW_MOVES / moves)));
}

/** The greatest integer from -limit to limit that passes a test, if all below it pass; null if none does. */
function greatest(passes: (n: number) => boolean, limit: number): number | null {
  let low = 0;
  /** One of the next `gap` integers after `low` does not pass. */
  let gap = 1;
  if (passes(0)) {
    while (low + gap <= limit && passes(low + gap)) [low, gap] = [low + gap, 2 * gap];
  } else {
    do [low, gap] = [low - gap, low === 0 ? 1 : 2 * gap];
    while (low >= -limit && !passes(low));
    if (low < -limit) return null;
  }
  for (let step = gap / 2; step >= 1; step /= 2) if (passes(low + step)) low += step;
  return low;
}
