/**
 * Whether a board has a guessed value: its difference with the guess is searched, and is 0 iff the player who moves
 * first loses. With many pieces and few empty squares this visits a small part of the positions of a sweep.
 */
import type { Arena, GameId } from '@lilypad/games';
import { type Board, mirror } from '../board/board.ts';
import { Evaluator } from '../value/evaluator.ts';
import { differenceOf } from './difference.ts';
import { Search } from './search/search.ts';

export interface ConfirmOptions {
  /** The search is given up after so many nodes. */
  readonly maxNodes: number;
  readonly maxBytes: number;
  /** Called now and then with the number of nodes. */
  readonly onProgress?: (nodes: number) => void;
}

interface Confirmation {
  /** Null if the search was given up. */
  readonly holds: boolean | null;
  readonly nodes: number;
}

/** Room in the table for each node. */
const BYTES_PER_NODE = 64;
const SMALL_SIZE = 500;

export function confirmValue(
  arena: Arena,
  board: Board,
  guess: GameId,
  { maxNodes, maxBytes, onProgress }: ConfirmOptions,
): Confirmation {
  const terms = [{ kind: 'board', negative: false, board }] as const;
  const { boards, game } = differenceOf(arena, terms, [{ kind: 'game', negative: false, game: guess }]);
  const squares = boards.reduce((sum, part) => sum + part.length + 1, 0);
  const bytes = 64 * Math.ceil(Math.min(maxBytes, BYTES_PER_NODE * maxNodes) / 64);
  const search = new Search(arena, new Evaluator(arena), squares, new ArrayBuffer(bytes), {
    smallSize: SMALL_SIZE,
    onProgress: ({ nodes }) => {
      onProgress?.(nodes);
      return nodes < maxNodes;
    },
  });
  const first = search.winsFirst(boards, game);
  const images = boards.map((part) => mirror(part));
  const second = first === false ? search.winsFirst(images, arena.negate(game)) : null;
  const holds = first === true || second === true ? false : second === false ? true : null;
  return { holds, nodes: search.nodes };
}
