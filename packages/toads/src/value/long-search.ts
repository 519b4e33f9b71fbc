/**
 * Values of boards of up to 63 squares by the engine of searches (../sweep/assembly/search.ts), by several threads that share what they know.
 * One of them opens a search, and all join it.
 *
 * The table of boards does not grow. When it is full, the search has to be opened again, and all boards are forgotten.
 */
import type { Arena, GameId } from '@lilypad/games';
import type { Board, Square } from '../board/board.ts';
import { EngineMaker, type GameReader, STOP_MEMORY, STOP_SHAPES, type ThreadEngine } from '../sweep/engine.ts';
import { EngineGames } from '../sweep/engine-games.ts';
import { LONG_SEARCH_ENGINE } from '../sweep/generated/long-search-engine.ts';
import type { Shared } from '../sweep/wasm-module.ts';

/** What the module exports. */
interface LongSearchEngine extends GameReader, ThreadEngine {
  /** Forgets everything, and makes a table of 2^slotBits slots for so many boards, for so many threads. */
  open(slotBits: number, boards: number, maxBytes: number, maxShapes: number, threads: number): void;
  beginBoard(): void;
  putSquares(what: Square, times: number): void;
  /** The value of the board. */
  boardValue(): number;
  /** How many boards are known, but for the last few of each thread. */
  boards(): number;
}

/** A search that is open: what a thread needs to join it. It can be sent to other threads. */
export interface OpenSearch {
  readonly shared: Shared;
  /** How many have joined. */
  readonly joined: Int32Array;
  /** How many can. */
  readonly places: number;
  /** The slots for boards, as a power of two. */
  readonly slotBits: number;
}

/** The longest boards. */
const MOST_SQUARES = 63;
const MAX_BYTES = 2 ** 30;
const MAX_SHAPES = 2 ** 22;
/** What part of the slots may be taken, and from which part on the table is crowded. */
const FULL = 0.85;
const CROWDED = 0.5;
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
   * @param slotBits - the slots for boards, as a power of two; each takes 20 bytes
   * @param threads - how many threads will join
   */
  open(slotBits: number, threads: number): OpenSearch {
    const { engine, shared } = this.host;
    // The host has a place, too.
    const places = 1 + threads + SPARE_PLACES;
    engine.open(slotBits, FULL * 2 ** slotBits, MAX_BYTES, MAX_SHAPES, places);
    return { shared: shared(), joined: new Int32Array(new SharedArrayBuffer(4)).fill(1), places, slotBits };
  }
}

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
  /** Whether there was no room for a board. Then there are no more values until another search is joined. */
  isFull = false;
  private readonly maker = new EngineMaker<LongSearchEngine>(LONG_SEARCH_ENGINE);
  private search: OpenSearch | null = null;
  private engine: LongSearchEngine | null = null;
  private games: EngineGames | null = null;

  constructor(arena: Arena) {
    this.arena = arena;
  }

  /** Leaves the search that was joined before, and joins this one. */
  join(search: OpenSearch): void {
    this.search = search;
    this.isFull = false;
    this.takePlace();
  }

  /** Whether the table is so full that no large work should begin. */
  get isCrowded(): boolean {
    const { engine, search } = this;
    return engine === null || search === null || engine.boards() > CROWDED * 2 ** search.slotBits;
  }

  /**
   * The value of a word with gaps; null if the board is too long, does not fit into the engine, or finds no room.
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
    this.isFull = reason === STOP_MEMORY || reason === STOP_SHAPES;
    if (this.isFull) this.engine = null;
    else this.takePlace();
  }

  private takePlace(): void {
    const { arena, maker, search } = this;
    this.engine = null;
    if (search === null) return;
    const place = Atomics.add(search.joined, 0, 1);
    if (place >= search.places) return;
    this.engine = maker.join(search.shared, place);
    this.games = new EngineGames(arena, this.engine);
  }
}
