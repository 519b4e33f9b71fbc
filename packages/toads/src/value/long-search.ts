/**
 * Values of boards of up to 63 squares by the engine of searches (../sweep/assembly/search.ts), by several threads that share what they know.
 * One of them opens a search, and all join it. The table of boards does not grow: when it is full, new boards take the places of old ones,
 * which are searched again if they are needed again. A search whose table is much too small for that ends.
 */
import type { Arena, GameId } from '@lilypad/games';
import type { Board, Square } from '../board/board.ts';
import {
  EngineMaker,
  type GameReader,
  STOP_BOARDS,
  STOP_MEMORY,
  STOP_SHAPES,
  type ThreadEngine,
} from '../sweep/engine.ts';
import { EngineGames } from '../sweep/engine-games.ts';
import { LONG_SEARCH_ENGINE } from '../sweep/generated/long-search-engine.ts';
import type { Shared } from '../sweep/wasm-module.ts';

/** What the module exports. */
interface LongSearchEngine extends GameReader, ThreadEngine {
  /** Forgets everything, and makes a table of 2^slotBits slots for boards, for so many threads. */
  open(slotBits: number, maxBytes: number, maxShapes: number, threads: number): void;
  /** Begins work, of which the number is larger than that before; boards of the oldest work are forgotten first. */
  beginWork(number: number): void;
  beginBoard(): void;
  putSquares(what: Square, times: number): void;
  /** The value of the board. */
  boardValue(): number;
}

/** A search that is open: what a thread needs to join it. It can be sent to other threads. */
export interface OpenSearch {
  readonly shared: Shared;
  /** How many have joined, how many works have been begun, and whether a thread found the search full. */
  readonly counts: Int32Array;
  /** How many can join. */
  readonly places: number;
}

/** The longest boards. */
const MOST_SQUARES = 63;
const MAX_BYTES = 2 ** 30;
const MAX_SHAPES = 2 ** 22;
/** The places of the counts. */
const JOINED = 0;
const WORKS = 1;
const FILLED = 2;
const COUNTS = 3;
/** These say that a search is full: of games, or of boards. */
const FULL: readonly number[] = [STOP_MEMORY, STOP_SHAPES, STOP_BOARDS];
/** A thread that has met a board which does not fit into the engine joins once more, with memory of its own that is fresh. */
const SPARE_PLACES = 8;

/**
 * Opens searches for several threads, one after the other, in the same memory.
 *
 * @example
 * ```ts
 * new SearchHost().open(10, 2).places; // => 11
 * ```
 */
export class SearchHost {
  private readonly host = new EngineMaker<LongSearchEngine>(LONG_SEARCH_ENGINE).make();

  /**
   * Opens a search; the one before, which nobody may be at work on, ends.
   *
   * @param slotBits - the slots for boards, as a power of two; each takes 24 bytes
   * @param threads - how many threads will join
   * @param maxBytes - the most memory for boards and games, in bytes (default 1 GB)
   */
  open(slotBits: number, threads: number, maxBytes: number = MAX_BYTES): OpenSearch {
    const { engine, shared } = this.host;
    // The host has a place, too.
    const places = 1 + threads + SPARE_PLACES;
    engine.open(slotBits, Math.min(maxBytes, MAX_BYTES), MAX_SHAPES, places);
    const bytes = COUNTS * Int32Array.BYTES_PER_ELEMENT;
    const counts = new Int32Array(threads > 1 ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes));
    counts[JOINED] = 1;
    counts[WORKS] = 1;
    return { shared: shared(), counts, places };
  }
}

/**
 * Whether a thread that has joined a search found that there is no room left in it.
 *
 * @example
 * ```ts
 * hasBeenFull(new SearchHost().open(10, 1)); // => false
 * ```
 */
export const hasBeenFull = ({ counts }: OpenSearch): boolean => Atomics.load(counts, FILLED) > 0;

/**
 * A search as one of its threads sees it.
 *
 * @example
 * ```ts
 * import { Arena, formatGame } from '@lilypad/games';
 * const search = new LongSearch(new Arena());
 * search.join(new SearchHost().open(10, 1));
 * const value = search.value(boardOf('.F'), TOAD, [5, 2, 0]); // of TTTTT.TTF
 * value === null ? '' : formatGame(search.arena, value); // => '5'
 * ```
 */
export class LongSearch {
  /** The arena of the values. */
  readonly arena: Arena;
  /** Whether there was no room for a game, or for the boards of this work. Then there are no more values until another search is joined. */
  isFull = false;
  private readonly maker = new EngineMaker<LongSearchEngine>(LONG_SEARCH_ENGINE);
  private search: OpenSearch | null = null;
  private engine: LongSearchEngine | null = null;
  private games: EngineGames | null = null;
  /** The number of the work that was begun last. */
  private work = 0;

  constructor(arena: Arena) {
    this.arena = arena;
  }

  /** Leaves the search that was joined before, and joins this one. */
  join(search: OpenSearch): void {
    this.search = search;
    this.isFull = false;
    this.work = 0;
    this.takePlace();
  }

  /** To be called before work that has no boards in common with that before. */
  beginWork(): void {
    if (this.search === null) return;
    this.work = Atomics.add(this.search.counts, WORKS, 1);
    this.engine?.beginWork(this.work);
  }

  /**
   * The value of a word with gaps; null if the board is too long or does not fit into the engine.
   *
   * @param word - the pieces or blanks between the gaps
   * @param gap - what stands in the gaps
   * @param sizes - how many of it stand before each square of the word and behind the last
   */
  value(word: Board, gap: Square, sizes: readonly number[]): GameId | null {
    const { engine, games } = this;
    if (engine === null || games === null) return null;
    let squares = word.length;
    engine.beginBoard();
    for (let i = 0; i < sizes.length; i++) {
      squares += sizes[i];
      if (squares > MOST_SQUARES) return null;
      if (sizes[i] > 0) engine.putSquares(gap, sizes[i]);
      if (i < word.length) engine.putSquares(word[i] as Square, 1);
    }
    try {
      return games.copy(engine.boardValue());
    } catch (error) {
      this.leave(error, engine.stopReason());
      return null;
    }
  }

  /** After an engine has stopped it is of no more use. */
  private leave(error: unknown, reason: number): void {
    if (reason === 0) throw error;
    this.isFull = FULL.includes(reason);
    if (!this.isFull) {
      this.takePlace();
      return;
    }
    this.engine = null;
    if (this.search !== null) Atomics.store(this.search.counts, FILLED, 1);
  }

  private takePlace(): void {
    const { arena, maker, search } = this;
    this.engine = null;
    if (search === null) return;
    const place = Atomics.add(search.counts, JOINED, 1);
    if (place >= search.places) return;
    this.engine = maker.join(search.shared, place);
    this.engine.beginWork(this.work);
    this.games = new EngineGames(arena, this.engine);
  }
}
