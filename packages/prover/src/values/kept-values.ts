/**
 * Values of positions, which a thread keeps from one job to the next: moves of different words lead to the same positions, and
 * so do points that are looked at again in a later round. Most are kept by a search that all threads share (shared-values.ts).
 *
 * What is kept depends on the jobs that came before, and so does the order in which an arena has games. Results must not
 * depend on that. So a job works in an arena of its own, with copies (copied-games.ts); and a position has a value exactly if it alone takes
 * no more boards than allowed. The shared search does not count boards, so it is asked only for positions that have no more orders of
 * their pieces than that. For the others there is a search that counts, and an evaluator for those that are too long.
 */
import { Arena, type GameId } from '@lilypad/games';
import {
  type Board,
  BoardSearch,
  boardCount,
  boardWithGaps,
  EngineTooNarrow,
  LongSearch,
  type Square,
} from '@lilypad/toads';
import { KeptEvaluator } from './kept-evaluator.ts';
import { type SharedValues, ValuesHost } from './shared-values.ts';

/** How many boards the search that counts may keep for the next job. They take some 30 MB; the largest jobs take more. */
const KEPT_BOARDS = 1 << 20;
/** What an evaluator takes for a board, in bytes, where the search cannot hold one. */
const BYTES_PER_BOARD = 32;

/** A position: a word with gaps. */
export interface GapBoard {
  readonly word: Board;
  /** What stands in the gaps. */
  readonly gap: Square;
  readonly sizes: readonly number[];
}

/** Where values are kept; for cross-checking, without some. */
export interface KeptOptions {
  /** Whether positions are searched on bits where that is possible (default true). */
  readonly byBits?: boolean;
  /** Whether the shared search is used (default true). */
  readonly byShared?: boolean;
}

export class KeptValues {
  private shared = new LongSearch(new Arena());
  /** The shared search that was joined, by its id. */
  private joined: number | null = null;
  /** Opens a search for this thread alone where nobody has opened one for it. */
  private host: ValuesHost | null = null;
  private search: BoardSearch | null = null;
  private readonly evaluator = new KeptEvaluator();
  /** Where the last value comes from. */
  private last: { readonly arena: Arena } = this.evaluator;
  private readonly byBits: boolean;
  private readonly byShared: boolean;

  constructor({ byBits = true, byShared = true }: KeptOptions = {}) {
    this.byBits = byBits;
    this.byShared = byBits && byShared;
  }

  /** The arena of the last value; it may be another one at the next. */
  get arena(): Arena {
    return this.last.arena;
  }

  /** Joins a search that threads share; nothing happens if it was joined before. */
  join({ search, id }: SharedValues): void {
    if (id === this.joined) return;
    this.joined = id;
    this.shared = new LongSearch(new Arena());
    this.shared.join(search);
  }

  /** To be called when a job begins: forgets everything if it has become too much. */
  begin(): void {
    this.evaluator.begin();
    if (this.search !== null && this.search.boards > KEPT_BOARDS) this.search.forget();
    if (this.host !== null) this.join(this.host.values);
    this.shared.beginWork();
  }

  /** The value of a position; null if that takes more than so many boards, for it alone: what is kept makes no difference. */
  value(position: GapBoard, mostBoards: number): GameId | null {
    if (this.byShared && orders(position) <= mostBoards) {
      const value = this.byOthers(position);
      if (value !== null) return value;
    }
    const board = boardWithGaps(position.word, position.gap, position.sizes);
    return this.byBits ? this.byCounting(board, mostBoards) : this.byEvaluator(board, mostBoards);
  }

  /** By the shared search; null if there is no room. */
  private byOthers({ word, gap, sizes }: GapBoard): GameId | null {
    if (this.joined === null) {
      this.host = new ValuesHost(1);
      this.join(this.host.values);
    }
    this.last = this.shared;
    return this.shared.value(word, gap, sizes);
  }

  private byCounting(board: Board, mostBoards: number): GameId | null {
    this.search ??= new BoardSearch();
    this.last = this.search;
    try {
      return this.search.valueWithin(board, mostBoards);
    } catch (error) {
      if (error instanceof EngineTooNarrow) return this.byEvaluator(board, mostBoards);
      throw error;
    }
  }

  private byEvaluator(board: Board, mostBoards: number): GameId | null {
    this.last = this.evaluator;
    return this.evaluator.value(board, BYTES_PER_BOARD * mostBoards);
  }
}

/** How many boards have as many of each square as a position: no line of play leads to more. */
function orders({ word, gap, sizes }: GapBoard): number {
  const counts = [0, 0, 0];
  for (let i = 0; i < word.length; i++) counts[word[i]] += 1;
  for (const size of sizes) counts[gap] += size;
  const [empties, toads, frogs] = counts;
  return boardCount({ empties, toads, frogs });
}
