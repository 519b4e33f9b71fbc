/**
 * Win, lose and remoteness of any position.
 *
 * A search on demand answers most questions with few positions. When it meets many, a pass over the variant is
 * better: it costs a tenth of the time and of the memory for each position, and it can begin at the board asked for,
 * since moves lead only to later boards. Variants too large for that are left to the search, within its limits.
 */
import { GameLimitError } from '@lilypad/games';
import { type Board, EMPTY, TOAD } from '../board/board.ts';
import { grouped } from '../board/grouped.ts';
import type { Position } from '../board/position.ts';
import { reachableAtLeast } from '../sweep/reachable.ts';
import type { Team } from '../team/team.ts';
import { valuedAtLeast } from '../value/valued-at-least.ts';
import { BoardNumbers, boardCount, countsOf } from './board-numbers.ts';
import { type RemotenessSource, type WinLose, winOrLose } from './remoteness.ts';
import { Search } from './search.ts';
import { MAX_BOARDS_IN_MEMORY, type SolvedVariant, solveVariant } from './variant.ts';

/** The limits of a solver. */
export interface SolverOptions {
  /** The most positions that a search keeps when no pass is possible (default ten million). */
  readonly maxStates?: number;
  /** The most boards, each for two players to move, that a pass goes over (default 134 million; 0: never pass). */
  readonly maxBoards?: number;
  /** The most positions that a search keeps before a pass takes over (default 300,000). */
  readonly searchFirst?: number;
  /** The threads that work together on a large pass (default: this one alone). */
  readonly team?: Team | undefined;
  /** Called now and then with the number of positions solved so far. */
  readonly onProgress?: (states: number) => void;
}

/**
 * Whether the player to move wins, and in how many moves the game ends when the winner hurries and the loser delays.
 */
export interface Solution {
  /** Whether the player to move wins. */
  readonly value: WinLose;
  /** The number of moves to the end. */
  readonly remoteness: number;
}

/** The longest board that is solved. */
const MAX_SOLVER_SQUARES = 10_000;
const MAX_STATES = 10_000_000;
const SEARCH_FIRST = 300_000;
/**
 * At least this share of the boards that can be reached at all is reached when the players take turns, if none of them runs out
 * of moves long before the other.
 */
const ALTERNATING_SHARE = 1 / 20;

/**
 * Value and remoteness of one position.
 *
 * @throws GameLimitError - for a position beyond the limits
 * @example
 * ```ts
 * import { RIGHT } from '@lilypad/games';
 * solve({ board: boardOf('T.TF.F'), turn: RIGHT }); // => { value: 'win', remoteness: 9 }
 * ```
 */
export function solve(position: Position, options: SolverOptions = {}): Solution {
  return new Solver(options).solve(position);
}

/**
 * Answers questions about positions, and keeps its results for the next ones.
 *
 * @example
 * ```ts
 * import { LEFT } from '@lilypad/games';
 * new Solver().solve({ board: boardOf('TT..FF'), turn: LEFT }); // => { value: 'win', remoteness: 11 }
 * ```
 */
export class Solver implements RemotenessSource {
  private readonly options: SolverOptions;
  private readonly maxBoards: number;
  private readonly search: Search;
  private variant: SolvedVariant | undefined;

  constructor(options: SolverOptions = {}) {
    this.options = options;
    this.maxBoards = options.maxBoards ?? MAX_BOARDS_IN_MEMORY;
    this.search = new Search(options.onProgress);
  }

  /**
   * Win or lose, and in how many moves.
   *
   * @throws GameLimitError - for a position beyond the limits
   */
  solve(position: Position): Solution {
    const remoteness = this.remoteness(position);
    return { value: winOrLose(remoteness), remoteness };
  }

  /**
   * The remoteness alone, which determines the value too.
   *
   * @returns the number of moves to the end
   * @throws GameLimitError - for a position beyond the limits
   */
  remoteness(position: Position): number {
    if (position.board.length > MAX_SOLVER_SQUARES) {
      throw new GameLimitError(`Boards of more than ${grouped(MAX_SOLVER_SQUARES)} squares are not solved.`);
    }
    if (this.variant?.covers(position)) return this.variant.remoteness(position);
    const { maxStates = MAX_STATES, searchFirst = SEARCH_FIRST } = this.options;
    const passable = this.maxBoards > 0 && boardCount(countsOf(position.board)) <= MAX_BOARDS_IN_MEMORY;
    if (!passable) refuseHopeless(position, maxStates);
    try {
      return this.search.remoteness(position, passable ? searchFirst : maxStates);
    } catch (error) {
      if (!passable || !(error instanceof GameLimitError)) throw error;
    }
    const numbers = new BoardNumbers(countsOf(position.board));
    const from = numbers.rank(position.board);
    if (numbers.size - from > this.maxBoards) return this.search.remoteness(position, maxStates);
    this.variant = this.pass(position, from);
    return this.variant.remoteness(position);
  }

  private pass({ board }: Position, from: number): SolvedVariant {
    const { onProgress, team } = this.options;
    this.variant = undefined;
    return solveVariant(countsOf(board), {
      from,
      team,
      onProgress: onProgress && ((boards) => onProgress(2 * boards)),
    });
  }
}

/**
 * A position from which far more boards can arise than a search may keep; the search is not begun. The message says that the
 * position is too large, and by how much.
 *
 * @example
 * ```ts
 * let caught: unknown;
 * try {
 *   new Solver().solve({ board: boardOf('T^9.^9F^9'), turn: 0 });
 * } catch (error) {
 *   caught = error;
 * }
 * caught instanceof PositionTooLarge; // => true
 * ```
 */
export class PositionTooLarge extends GameLimitError {}

/** Throws if far more boards can be reached than positions may be kept: a search would find that out much later. */
function refuseHopeless({ board }: Position, maxStates: number): void {
  const most = maxStates / ALTERNATING_SHARE;
  const ofStart = reachableAtLeast(board);
  const boards = ofStart > most || !isBalanced(board) ? ofStart : valuedAtLeast(board, most);
  if (boards <= most) return;
  throw new PositionTooLarge(
    `This position is too large to solve: at least ${grouped(boards)} boards can arise from it, and ${grouped(maxStates)} positions may be kept.`,
  );
}

/** Whether neither player could make more than twice as many moves as the other, each on a board where the other never moves. */
function isBalanced(board: Board): boolean {
  let [toads, blanks, left, right] = [0, 0, 0, 0];
  for (let i = 0; i < board.length; i++) {
    if (board[i] === EMPTY) {
      blanks++;
      left += toads;
    } else if (board[i] === TOAD) toads++;
    else right += blanks;
  }
  return left <= 2 * right && right <= 2 * left;
}
