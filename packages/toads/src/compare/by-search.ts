/**
 * Comparing by search: does Left win the difference when she moves first, and when Right does? A team of threads may
 * work on it, each with its own arena, sharing the table of decided positions; the first to answer a question answers
 * it for all.
 */
import type { Arena, GameId, Relation } from '@lilypad/games';
import { type Board, mirror } from '../board/board.ts';
import { boardCost } from '../sweep/board-cost.ts';
import type { Evaluator } from '../value/evaluator.ts';
import type { Difference } from './difference.ts';
import { BUSY_BYTES } from './search/busy.ts';
import { NAMES_BYTES } from './search/names.ts';
import { Search } from './search/search.ts';
import type { SearchSwitches } from './search/switches.ts';

/** What the members of a team share. */
export interface SearchTeam {
  /** How many threads. */
  readonly members: number;
  /** Decided positions. */
  readonly table: ArrayBufferLike;
  /** The names of games, so that equal games have the same name in all arenas. */
  readonly names: ArrayBufferLike;
  /** The positions that members are searching, so that others try different ones first. */
  readonly busy: ArrayBufferLike;
  /** Two answers, then for each member its nodes and the table entries it filled, both in units of 1,024. */
  readonly state: ArrayBufferLike;
}

const OPEN = 0;
const NO = 1;
const YES = 2;
const ANSWERS = 2;
const UNIT = 1024;
/** The table has this many bytes for each arrangement of a sweep: a search meets only some of them. */
const BYTES_PER_ARRANGEMENT = 8;
const SMALLEST_TABLE = 2 ** 20;
/** A part is small if a sweep for it would go through at most so many arrangements. */
const SMALL_ALONE = 500;
const SMALL_IN_SUMS = 100_000;

/**
 * What the members of a team share while they decide a difference.
 *
 * @param members - how many threads take part, at least 1
 * @param maxBytes - the most memory of the table, in bytes; it takes less if less is enough
 * @example
 * ```ts
 * import { Arena } from '@lilypad/games';
 * const difference = { boards: [boardOf('TT..FF')], game: new Arena().zero };
 * searchTeam(difference, 1, 2 ** 20).table.byteLength <= 2 ** 20; // => true
 * ```
 */
export function searchTeam({ boards }: Difference, members: number, maxBytes: number): SearchTeam {
  const plenty = boards.reduce((product, board) => product * boardCost(board), BYTES_PER_ARRANGEMENT);
  const tableBytes = 64 * Math.floor(Math.min(maxBytes, Math.max(plenty, SMALLEST_TABLE)) / 64);
  const buffer = (bytes: number) => (members > 1 ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes));
  return {
    members,
    table: buffer(tableBytes),
    names: buffer(members > 1 ? NAMES_BYTES : 0),
    busy: buffer(BUSY_BYTES),
    state: buffer(4 * (ANSWERS + 2 * members)),
  };
}

/** The progress of a team, all members together. */
export interface TeamProgress {
  /** Positions looked at. */
  readonly nodes: number;
  /** How full the table is, from 0 to 1. */
  readonly fill: number;
}

/** Options of a member of a team, for measurements and to follow its progress. */
export interface MemberOptions {
  /** Techniques to switch off (all are on). */
  readonly switches?: Partial<SearchSwitches>;
  /** A part is small, and replaced by its value, if a sweep for it would go through at most so many arrangements. */
  readonly smallSize?: number;
  /** Called now and then with the progress of the whole team. */
  readonly onProgress?: (progress: TeamProgress) => void;
}

/**
 * Work on several boards multiplies, while that on values adds up: all boards but the costliest are valued if they can
 * be.
 */
function smallSizeFor([, second]: readonly Board[]): number {
  if (second === undefined) return SMALL_ALONE;
  return Math.min(SMALL_IN_SUMS, Math.max(SMALL_ALONE, boardCost(second)));
}

/**
 * A thread that takes part in a search.
 *
 * @example
 * ```ts
 * import { Arena } from '@lilypad/games';
 * const arena = new Arena();
 * const difference = { boards: [boardOf('TT..FF')], game: arena.zero };
 * const team = searchTeam(difference, 1, 2 ** 20);
 * new TeamMember(arena, new Evaluator(arena), difference, team, 0).relation(difference); // => '||'
 * ```
 */
export class TeamMember {
  private readonly arena: Arena;
  private readonly team: SearchTeam;
  private readonly state: Int32Array;
  private readonly search: Search;
  private readonly member: number;
  private question = 0;

  /**
   * A member of a team.
   *
   * @param member - its number in the team, from 0
   */
  constructor(
    arena: Arena,
    evaluator: Evaluator,
    { boards }: Difference,
    team: SearchTeam,
    member: number,
    options: MemberOptions = {},
  ) {
    this.arena = arena;
    this.team = team;
    this.member = member;
    this.state = new Int32Array(team.state);
    const squares = boards.reduce((sum, board) => sum + board.length + 1, 0);
    this.search = new Search(arena, evaluator, squares, team.table, {
      switches: options.switches,
      smallSize: options.smallSize ?? smallSizeFor(boards),
      shared: team.members > 1 ? { names: team.names, busy: team.busy } : undefined,
      onProgress: () => {
        this.report();
        options.onProgress?.(this.progress());
        return Atomics.load(this.state, this.question) === OPEN;
      },
    });
  }

  /** Works until both questions are answered, by this member or another. */
  relation({ boards, game }: Difference): Relation {
    const first = this.answer(0, boards, game);
    const negative = boards.map((board) => mirror(board));
    const second = !this.answer(1, negative, this.arena.negate(game));
    this.report();
    return second ? (first ? '>' : '=') : first ? '||' : '<';
  }

  private answer(question: number, boards: readonly Board[], game: GameId): boolean {
    this.question = question;
    if (Atomics.load(this.state, question) === OPEN) {
      const found = this.search.winsFirst(boards, game);
      if (found !== null) Atomics.store(this.state, question, found ? YES : NO);
    }
    return Atomics.load(this.state, question) === YES;
  }

  private report(): void {
    const at = ANSWERS + 2 * this.member;
    Atomics.store(this.state, at, Math.ceil(this.search.nodes / UNIT));
    Atomics.store(this.state, at + 1, Math.ceil(this.search.table.filled / UNIT));
  }

  /** What the team has done so far; the counts of other members are known to the thousand. */
  progress(): TeamProgress {
    let nodes = this.search.nodes;
    let filled = this.search.table.filled;
    for (let member = 0; member < this.team.members; member++) {
      if (member === this.member) continue;
      nodes += UNIT * Atomics.load(this.state, ANSWERS + 2 * member);
      filled += UNIT * Atomics.load(this.state, ANSWERS + 2 * member + 1);
    }
    return { nodes, fill: Math.min(1, filled / Math.max(1, this.search.table.capacity)) };
  }
}
