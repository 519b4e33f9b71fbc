/**
 * A solved variant: the remoteness of every board with given numbers of toads, empties and frogs, for both players to
 * move, in two flat tables by number of the board.
 */
import { GameLimitError } from '@lilypad/games';
import { grouped } from '../board/grouped.ts';
import type { Position } from '../board/position.ts';
import type { Team } from '../team/team.ts';
import { BoardNumbers, boardCount, type Counts } from './board-numbers.ts';
import { bothSides, noMovesOut, type PassProgress, type RemotenessTable, type RemotenessTables } from './pass.ts';
import { passByTeam, passTeam } from './pass-by-team.ts';
import type { RemotenessSource } from './remoteness.ts';
import { countSide, longestOf, type Tally } from './tally.ts';

/** How much of a variant is solved, in what tables, and the callback for progress. */
export interface VariantOptions {
  /** The least number that matters: a position whose board has this number needs no boards before it (default 0). */
  readonly from?: number;
  /** The least width of a state in bytes (default: as narrow as games of the variant allow). */
  readonly stateBytes?: 1 | 2 | 4;
  /** Whether the tables can be shared between threads (default false). */
  readonly shared?: boolean;
  /** The threads that work together on a large variant (default: this one alone); its tables are shared then. */
  readonly team?: Team | undefined;
  /** Called now and then with the number of boards done and their total. */
  readonly onProgress?: PassProgress | undefined;
}

/** Statistics of the solved boards, for each player to move. */
export interface VariantSummary {
  /** How many boards were solved. */
  readonly boards: number;
  /** How many of them the player to move wins, by player. */
  readonly wins: readonly [toads: number, frogs: number];
  /** A position of the greatest remoteness: the first in the numbering, toads before frogs. */
  readonly longest: { readonly position: Position; readonly remoteness: number };
}

/** The most boards that a variant may have to be solved in memory. */
export const MAX_BOARDS_IN_MEMORY = 2 ** 27;

/**
 * Gives the remoteness of the positions of a variant, from tables that are complete from a number on.
 *
 * @example
 * ```ts
 * import { LEFT } from '@lilypad/games';
 * const { numbers, tables } = solveVariant({ toads: 3, empties: 2, frogs: 3 });
 * new SolvedVariant(numbers, tables).remoteness({ board: boardOf('TTT..FFF'), turn: LEFT }); // => 15
 * ```
 */
export class SolvedVariant implements RemotenessSource {
  /** The numbering of its boards. */
  readonly numbers: BoardNumbers;
  /** The remoteness for toads and for frogs to move, by number of the board less `from`. */
  readonly tables: RemotenessTables;
  private readonly from: number;

  /** @param from - the number of the board at the first place of the tables */
  constructor(numbers: BoardNumbers, tables: RemotenessTables, from = 0) {
    this.numbers = numbers;
    this.tables = tables;
    this.from = from;
  }

  /** Whether this position was solved. */
  covers({ board }: Position): boolean {
    const { numbers } = this;
    return numbers.admits(board) && numbers.rank(board) >= this.from;
  }

  /**
   * The remoteness of a position that was solved.
   *
   * @returns the number of moves to the end
   */
  remoteness({ board, turn }: Position): number {
    return this.tables[turn][this.numbers.rank(board) - this.from];
  }

  /** What the solved boards are like, as plain data. */
  tally(): Tally {
    return bothSides((turn) => countSide(this.tables[turn], this.from, this.tables[turn].length));
  }

  /** Statistics of the solved boards. */
  summary(): VariantSummary {
    return summaryOf(this.numbers, this.tally(), this.tables[0].length);
  }
}

/**
 * Solves a variant in memory.
 *
 * @throws GameLimitError - for a variant that is too large
 * @example
 * ```ts
 * const { boards, wins, longest } = solveVariant({ toads: 3, empties: 2, frogs: 3 }).summary();
 * [boards, wins]; // => [ 560, [ 273, 273 ] ]
 * [printPosition(longest.position), longest.remoteness]; // => [ '1_RRR--LLL', 15 ]
 * ```
 */
export function solveVariant(counts: Counts, options: VariantOptions = {}): SolvedVariant {
  if (boardCount(counts) > MAX_BOARDS_IN_MEMORY) {
    const { toads, empties, frogs } = counts;
    throw new GameLimitError(
      `The variant ${toads}_${empties}_${frogs} has more than ${grouped(MAX_BOARDS_IN_MEMORY)} boards.`,
    );
  }
  const numbers = new BoardNumbers(counts);
  const size = numbers.size - (options.from ?? 0);
  const team = passTeam(options.team, size);
  const shared = options.shared === true || team.threads > 1;
  const tables = bothSides(() => newTable(counts, size, options.stateBytes, shared));
  passByTeam({ counts, tables, size, beginning: [], out: noMovesOut() }, team, options.onProgress);
  return new SolvedVariant(numbers, tables, options.from);
}

/**
 * What the tally of some boards of a variant says.
 *
 * @param boards - how many boards were counted; all unless given
 * @example
 * ```ts
 * const variant = solveVariant({ toads: 2, empties: 1, frogs: 2 });
 * summaryOf(variant.numbers, variant.tally()).wins; // => [ 12, 12 ]
 * ```
 */
export function summaryOf(numbers: BoardNumbers, tally: Tally, boards = numbers.size): VariantSummary {
  const { turn, rank } = longestOf(tally);
  const position = { board: numbers.board(rank), turn };
  return { boards, wins: [tally[0].wins, tally[1].wins], longest: { position, remoteness: tally[turn].remoteness } };
}

/**
 * The most moves that a game of a variant has. Each move lowers by one the number of pairs of a toad before an empty
 * square, a toad before a frog, or an empty square before a frog.
 *
 * @returns the number of moves
 * @example
 * ```ts
 * mostMoves({ toads: 8, empties: 8, frogs: 8 }); // => 192
 * ```
 */
export const mostMoves = ({ toads, empties, frogs }: Counts): number =>
  toads * empties + toads * frogs + empties * frogs;

/** One byte a state is enough for most variants. */
function newTable(counts: Counts, size: number, stateBytes: number | undefined, shared: boolean): RemotenessTable {
  const most = mostMoves(counts);
  const bytes = Math.max(most < 2 ** 8 ? 1 : most < 2 ** 16 ? 2 : 4, stateBytes ?? 1);
  const buffer = new (shared ? SharedArrayBuffer : ArrayBuffer)(size * bytes);
  if (bytes === 1) return new Uint8Array(buffer);
  return bytes === 2 ? new Uint16Array(buffer) : new Uint32Array(buffer);
}
