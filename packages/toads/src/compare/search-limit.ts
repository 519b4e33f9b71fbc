/**
 * How long a search that nobody asked for by name may take. A search may settle a sum of very large boards at once, because one
 * player is far ahead; otherwise it does not end. So such a sum is only tried.
 */
import { GameLimitError } from '@lilypad/games';
import type { Board } from '../board/board.ts';
import { grouped } from '../board/grouped.ts';
import { boardCost } from '../sweep/board-cost.ts';
import { reachableAtLeast } from '../sweep/reachable.ts';
import { estimatedPositions } from '../value/growth.ts';
import { valuedAtLeast } from '../value/valued-at-least.ts';
import { nodesInTime } from './search/search.ts';

/** A search of a board from which so many positions can arise takes an hour or more: it meets some tenth of them. */
const HOPELESS = 3 * 10 ** 8;
/** So many nodes are tried, about a second of work; so many if the number of positions is only an estimate, about ten seconds. */
const TRIED_NODES = 60_000;
const ESTIMATED_NODES = 1_000_000;
/** On a long board so many are tried in any case: a simple strategy takes some tens for each square. */
const LONG_NODES = 100_000;

/**
 * A check for the progress of a search of these boards.
 *
 * @returns a function of the number of nodes, which throws GameLimitError when there were enough
 */
export function searchLimit(boards: readonly Board[]): (nodes: number) => void {
  const most = (positionsOf: (board: Board) => number): number =>
    boards.reduce((positions, board) => Math.max(positions, positionsOf(board)), 0);
  const squares = boards.reduce((sum, board) => sum + board.length, 0);
  const counted = most(positionsAtLeast);
  if (counted >= HOPELESS) return upTo(nodesInTime(TRIED_NODES, squares), () => `at least ${grouped(counted)}`);
  return upTo(Math.max(nodesInTime(ESTIMATED_NODES, squares), LONG_NODES), () => {
    const estimated = most((board) => (boardCost(board) < HOPELESS ? 0 : estimatedPositions(board)));
    return estimated < HOPELESS ? null : `about ${grouped(estimated)}`;
  });
}

/** Asks at a number of nodes how many positions there are, and throws if it gets an answer. */
function upTo(mostNodes: number, positions: () => string | null): (nodes: number) => void {
  let count: string | null | undefined;
  return (nodes) => {
    if (nodes < mostNodes) return;
    if (count === undefined) count = positions();
    if (count === null) return;
    throw new GameLimitError(
      `This comparison is too much work: ${grouped(nodes)} positions were searched without an answer, and ${count} can arise.`,
    );
  };
}

/** How many positions at least can arise from a board; 0 if they are not too many. */
function positionsAtLeast(board: Board): number {
  if (boardCost(board) < HOPELESS) return 0;
  const boards = reachableAtLeast(board);
  return boards >= HOPELESS ? boards : valuedAtLeast(board, HOPELESS);
}
