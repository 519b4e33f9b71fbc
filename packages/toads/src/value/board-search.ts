/**
 * The value of any board of up to 31 squares by the engine of searches (../sweep/assembly/search.ts): the same values as an
 * `Evaluator` finds, in a tenth of the time. A board is two sets of squares there, and its rules and moves are operations on bits.
 *
 * Boards stay known until there are more than allowed.
 */
import { Arena, type GameId } from '@lilypad/games';
import { type Board, EMPTY, TOAD } from '../board/board.ts';
import { EngineTooNarrow, type GameReader, STOP_MEMORY } from '../sweep/engine.ts';
import { EngineGames } from '../sweep/engine-games.ts';
import { SEARCH_ENGINE } from '../sweep/generated/search-engine.ts';
import { compileModule, instantiate, newMemory } from '../sweep/wasm-module.ts';

/** What the module exports. */
interface SearchEngine extends GameReader {
  /** Forgets everything, and makes a table of 2^slotBits slots, of which half may be used, for so many threads. */
  open(slotBits: number, maxBytes: number, maxShapes: number, threads: number): void;
  /** No more boards than these are to be known. */
  allow(boards: number): void;
  /** The value of a board, given by the squares of its toads and its blanks; bit 0 is the last square. */
  valueOf(toads: number, blanks: number): number;
  boards(): number;
  bytes(): number;
  /** Why the last search stopped, or 0. */
  stopReason(): number;
}

/** The longest boards. */
const MOST_SQUARES = 31;
/**
 * The slots for boards, as powers of two: at first, and at most. There are four times as many if they are not enough. A table that has grown
 * stays as large, for what is searched next, up to a limit.
 */
const FIRST_SLOTS = 19;
const KEPT_SLOTS = 21;
const MOST_SLOTS = 23;
/** Games lie within the first 128 MB, with the slots before them. */
const MAX_BYTES = 2 ** 28;
const MAX_SHAPES = 2 ** 22;

/**
 * Values boards top down, and keeps what it finds.
 *
 * @example
 * ```ts
 * import { formatGame } from '@lilypad/games';
 * const search = new BoardSearch();
 * const value = search.valueWithin(boardOf('TT.TF.FF'), 1000);
 * value === null ? '' : formatGame(search.arena, value); // => '+-1/8'
 * search.valueWithin(boardOf('TTTT....FFFF'), 1000); // => null
 * ```
 */
export class BoardSearch {
  private readonly engine = instantiate<SearchEngine>(compileModule(SEARCH_ENGINE), newMemory(MAX_BYTES));
  private slotBits = FIRST_SLOTS;
  private games = this.opened();

  /** The arena of the last value; it is another one when boards have been forgotten. */
  get arena(): Arena {
    return this.games.arena;
  }

  /** How many boards are known. */
  get boards(): number {
    return this.engine.boards();
  }

  /** The memory for boards and games, in bytes. */
  get bytes(): number {
    return this.engine.bytes();
  }

  /**
   * The value of a board; null if it takes more boards than these, for it alone: what is known makes no difference. After that none is known.
   *
   * @param board - of at most 31 squares
   * @param mostBoards - how many boards, at most, may be valued for it
   * @throws EngineTooNarrow - if the board is longer, there is no room for so many boards, or a game does not fit into the engine
   */
  valueWithin(board: Board, mostBoards: number): GameId | null {
    const isKept = this.boards > 0;
    const value = this.attempt(board, mostBoards);
    return value === null && isKept ? this.attempt(board, mostBoards) : value;
  }

  /** The same, where all that is known counts, too: a board that stays within the limit then does so alone. */
  private attempt(board: Board, mostBoards: number): GameId | null {
    const { toads, blanks } = bitsOf(board);
    this.engine.allow(mostBoards);
    try {
      const value = this.engine.valueOf(toads, blanks);
      if (this.boards <= mostBoards) return this.games.copy(value);
      this.forget();
      return null;
    } catch (error) {
      const reason = this.engine.stopReason();
      if (reason === 0) throw error;
      const isBeyond = reason === STOP_MEMORY && mostBoards <= 2 ** (this.slotBits - 1);
      const isLarger = reason === STOP_MEMORY && !isBeyond && this.slotBits < MOST_SLOTS;
      this.reopen(isLarger ? this.slotBits + 2 : this.keptSlots());
      if (isLarger) return this.attempt(board, mostBoards);
      if (isBeyond) return null;
      throw new EngineTooNarrow('the engine cannot hold the board');
    }
  }

  /** Forgets all boards. */
  forget(): void {
    this.reopen(this.keptSlots());
  }

  private keptSlots(): number {
    return Math.min(this.slotBits, KEPT_SLOTS);
  }

  private reopen(slotBits: number): void {
    this.slotBits = slotBits;
    this.games = this.opened();
  }

  private opened(): EngineGames {
    this.engine.open(this.slotBits, MAX_BYTES, MAX_SHAPES, 1);
    return new EngineGames(new Arena(), this.engine);
  }
}

/** The squares of toads and of blanks. */
function bitsOf(board: Board): { readonly toads: number; readonly blanks: number } {
  if (board.length > MOST_SQUARES) throw new EngineTooNarrow(`the board has more than ${MOST_SQUARES} squares`);
  let toads = 0;
  let blanks = 0;
  for (let i = 0; i < board.length; i++) {
    toads = (toads << 1) | (board[i] === TOAD ? 1 : 0);
    blanks = (blanks << 1) | (board[i] === EMPTY ? 1 : 0);
  }
  return { toads, blanks };
}
