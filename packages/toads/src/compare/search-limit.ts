/**
 * How long a search that nobody asked for by name may take. A search may settle a sum of very large boards at once, because one
 * player is far ahead; otherwise it does not end. So such a sum is only tried.
 */
import { GameLimitError } from '@lilypad/games';
import type { Board } from '../board/board.ts';
import { grouped } from '../board/grouped.ts';
import { boardCost } from '../sweep/board-cost.ts';
import { reachableAtLeast } from '../sweep/reachable.ts';
import { valuedAtLeast } from '../value/valued-at-least.ts';
import { nodesInTime } from './search/search.ts';

/** A search of a board from which so many positions can arise takes an hour or more: it meets some tenth of them. */
const HOPELESS = 3 * 10 ** 8;
/** So many nodes are tried, about a second of work. */
const TRIED_NODES = 60_000;

/**
 * A check for the progress of a search of these boards.
 *
 * @returns a function of the number of nodes, which throws GameLimitError when there were enough
 */
export function searchLimit(boards: readonly Board[]): (nodes: number) => void {
  const positions = boards.reduce((most, board) => Math.max(most, positionsOf(board)), 0);
  if (positions < HOPELESS) return () => {};
  const squares = boards.reduce((sum, board) => sum + board.length, 0);
  const mostNodes = nodesInTime(TRIED_NODES, squares);
  return (nodes) => {
    if (nodes < mostNodes) return;
    throw new GameLimitError(
      `This comparison is too much work: ${grouped(nodes)} positions were searched without an answer, ` +
        `and at least ${grouped(positions)} can arise.`,
    );
  };
}

/** How many positions at least can arise from a board; 0 if they are not too many. */
function positionsOf(board: Board): number {
  if (boardCost(board) < HOPELESS) return 0;
  const boards = reachableAtLeast(board);
  return boards >= HOPELESS ? boards : valuedAtLeast(board, HOPELESS);
}
