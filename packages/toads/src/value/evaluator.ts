/**
 * The value of any board, top down: the rules of reduce.ts take a board apart, and each part that is not known yet is
 * valued by its options. Work is kept between calls.
 *
 * There is no recursion: positions being valued are frames of flat arrays, so that the number of moves in a game is not
 * limited by the call stack. A frame goes through its moves; when a move leads to a part without a value, that part
 * becomes a frame on top, and when it is done the same move is examined again.
 */
import { type Arena, type GameId, LEFT, RIGHT, type Side } from '@lilypad/games';
import { type Board, destination, EMPTY, mirrorSquare, newSquares, pieceOf } from '../board/board.ts';
import { grouped } from '../board/grouped.ts';
import { oneEmptyValue } from '../rules/one-empty.ts';
import { Reducer } from '../rules/reduce.ts';
import { ALL_RULES, mirrorOrder, onlyEmpty, type RuleSwitches } from '../rules/rules.ts';
import { MemoryLimitError } from '../sweep/memory-limit.ts';
import { ABSENT, PositionMemo } from './memo.ts';

/** How boards are valued top down, and the limits. */
export interface EvaluatorOptions {
  /** Rules to switch off (all are on). */
  readonly rules?: Partial<RuleSwitches>;
  /** The most memory for positions and values together, in bytes (default 1 GB), checked now and then. */
  readonly maxBytes?: number;
  /** Called now and then with the number of positions valued so far. */
  readonly onProgress?: (positions: number) => void;
}

export const DEFAULT_MAX_BYTES = 2 ** 30;
/** Memory is checked, and progress reported, after so many positions. */
const CHECK_EVERY = 1 << 10;

/** A position being valued. Frames are made once for each depth and reused. */
class Frame {
  /** Its squares, in the squares of the evaluator. */
  start = 0;
  end = 0;
  /** The next piece to look at. */
  side: Side = LEFT;
  from = 0;
  /** Where the values of Left's options begin in the values of the evaluator, and where those of Right's do. */
  lefts = 0;
  rights = 0;
}

/**
 * Values boards top down, and keeps its results. Its values are games of its arena.
 *
 * @example
 * ```ts
 * import { Arena, formatGame } from '@lilypad/games';
 * const evaluator = new Evaluator(new Arena());
 * formatGame(evaluator.arena, evaluator.value(boardOf('TT.TF.FF'))); // => '+-1/8'
 * ```
 */
export class Evaluator {
  /** The arena of its values. */
  readonly arena: Arena;
  /** Positions valued by their options so far. */
  positions = 0;

  private readonly rules: RuleSwitches;
  private readonly maxBytes: number;
  /** The limit of the board that is being valued, in bytes, and that while a table grows. */
  private limit: number;
  private limitInGrowth: number;
  private readonly onProgress: ((positions: number) => void) | undefined;
  private readonly memo = new PositionMemo((bytes) => this.checkMemory(bytes, this.limitInGrowth));
  private readonly reducer: Reducer;

  private readonly frames: Frame[] = [];
  private depth = 0;
  /** The squares of all frames, one after the other. */
  private squares = newSquares(1024);
  private readonly values: GameId[] = [];
  /** The board that a move leads to, to be taken apart. */
  private scratch = newSquares(64);

  constructor(arena: Arena, options: EvaluatorOptions = {}) {
    this.arena = arena;
    this.rules = { ...ALL_RULES, ...options.rules };
    this.maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES;
    this.limit = this.maxBytes;
    this.limitInGrowth = this.maxBytes;
    this.onProgress = options.onProgress;
    this.reducer = new Reducer(this.rules);
  }

  /** The memory of positions and values, the arena included, in bytes. */
  get bytes(): number {
    return this.memo.bytes + this.squares.byteLength + this.arena.bytes;
  }

  /** Whether the value of a board that no rule takes apart is known already. */
  knows(board: Board): boolean {
    const mirrored = this.rules.mirror && mirrorOrder(board, 0, board.length) > 0;
    return this.memo.find(board, 0, board.length, mirrored) !== ABSENT;
  }

  /** Forgets all positions, and keeps their memory for others. */
  clear(): void {
    this.memo.clear();
  }

  /**
   * The value of a board. If memory runs out, the results of earlier calls are dropped and the board is tried again.
   *
   * @throws GameLimitError - if the memory is not enough for this board alone
   */
  value(board: Board): GameId {
    const inherited = this.memo.bytes;
    const before = this.positions;
    const value = this.valueWithin(board, this.maxBytes);
    if (value !== null) return value;
    if (inherited === 0) throw this.howFar(board, this.positions - before);
    this.memo.free();
    return this.value(board);
  }

  /**
   * The value of a board; null if it takes more memory than this, together with all that is kept. Nothing is dropped.
   *
   * @param maxBytes - the most memory for positions and values together, in bytes
   * @param inGrowth - the same while a table grows, which takes up to twice as much
   */
  valueWithin(board: Board, maxBytes: number, inGrowth = maxBytes): GameId | null {
    this.limit = maxBytes;
    this.limitInGrowth = inGrowth;
    try {
      const value = this.compute(board);
      return this.bytes > maxBytes ? null : value;
    } catch (error) {
      if (error instanceof MemoryLimitError) return null;
      throw error;
    }
  }

  private compute(board: Board): GameId {
    this.depth = 0;
    this.values.length = 0;
    if (this.scratch.length < board.length) this.scratch = newSquares(board.length);
    for (;;) {
      for (let i = 0; i < board.length; i++) this.scratch[i] = board[i];
      const value = this.resolve(board.length);
      if (value !== ABSENT) return value;
      while (this.depth > 0) this.work(this.frames[this.depth - 1]);
    }
  }

  /** Continues with a frame until it is done or another frame is needed first. */
  private work(frame: Frame): void {
    const { squares, scratch, values } = this;
    const { start, end } = frame;
    for (;;) {
      const piece = pieceOf(frame.side);
      for (; frame.from < end; frame.from++) {
        if (squares[frame.from] !== piece) continue;
        const to = destination(squares, frame.from, frame.side, start, end);
        if (to < 0) continue;
        for (let i = start; i < end; i++) scratch[i - start] = squares[i];
        scratch[frame.from - start] = EMPTY;
        scratch[to - start] = piece;
        const value = this.resolve(end - start);
        if (value === ABSENT) return;
        values.push(value);
      }
      if (frame.side === RIGHT) break;
      frame.side = RIGHT;
      frame.from = start;
      frame.rights = values.length;
    }
    this.finish(frame);
  }

  /** All options have their values: values the frame and removes it. */
  private finish(frame: Frame): void {
    const { arena, squares, values } = this;
    arena.begin();
    for (let i = frame.lefts; i < frame.rights; i++) arena.option(LEFT, values[i]);
    for (let i = frame.rights; i < values.length; i++) arena.option(RIGHT, values[i]);
    this.memo.set(squares, frame.start, frame.end, false, arena.end());
    values.length = frame.lefts;
    this.depth--;
    this.positions++;
    if (this.positions % CHECK_EVERY === 0) {
      this.checkMemory(this.memo.bytes);
      this.onProgress?.(this.positions);
    }
  }

  /**
   * The value of the board in the first `length` squares of scratch, or ABSENT if a frame had to be opened for a part.
   */
  private resolve(length: number): GameId | typeof ABSENT {
    const { arena, reducer } = this;
    reducer.reduce(this.scratch, 0, length);
    let sum = arena.zero;
    for (let i = 0; i < reducer.count; i++) {
      const value = this.part(reducer.starts[i], reducer.ends[i]);
      if (value === ABSENT) return ABSENT;
      sum = i === 0 ? value : arena.add(sum, value);
    }
    return reducer.integer === 0 ? sum : arena.shift(sum, reducer.integer);
  }

  /** The value of a part of scratch that cannot be taken apart, or ABSENT after opening a frame for it. */
  private part(start: number, end: number): GameId | typeof ABSENT {
    const { arena, memo, rules, scratch } = this;
    const mirrored = rules.mirror && mirrorOrder(scratch, start, end) > 0;
    const known = memo.find(scratch, start, end, mirrored);
    if (known !== ABSENT) return mirrored ? arena.negate(known) : known;
    const empty = rules.oneEmpty ? onlyEmpty(scratch, start, end) : -1;
    if (empty < 0) {
      this.open(start, end, mirrored);
      return ABSENT;
    }
    const value = oneEmptyValue(arena, scratch, empty, start, end);
    memo.set(scratch, start, end, mirrored, mirrored ? arena.negate(value) : value);
    return value;
  }

  /** Opens a frame for a part of scratch, or for its mirror image, that the memo did not have. */
  private open(start: number, end: number, mirrored: boolean): void {
    const { scratch } = this;
    if (this.depth === this.frames.length) this.frames.push(new Frame());
    const base = this.depth === 0 ? 0 : this.frames[this.depth - 1].end;
    const frame = this.frames[this.depth++];
    frame.start = base;
    frame.end = base + end - start;
    frame.side = LEFT;
    frame.from = base;
    frame.lefts = this.values.length;
    this.reserve(frame.end);
    const { squares } = this;
    for (let i = base, j = 0; i < frame.end; i++, j++) {
      squares[i] = mirrored ? mirrorSquare(scratch[end - 1 - j]) : scratch[start + j];
    }
  }

  private reserve(length: number): void {
    if (length <= this.squares.length) return;
    const larger = newSquares(Math.max(length, 2 * this.squares.length));
    larger.set(this.squares);
    this.squares = larger;
    this.checkMemory(this.memo.bytes);
  }

  private checkMemory(memoBytes: number, limit = this.limit): void {
    if (memoBytes + this.squares.byteLength + this.arena.bytes > limit) throw new MemoryLimitError();
  }

  private howFar(board: Board, valued: number): MemoryLimitError {
    const megabytes = grouped(Math.floor(this.maxBytes / 2 ** 20));
    return new MemoryLimitError(
      `This board of ${grouped(board.length)} squares needs more than the ${megabytes} MB of memory that are allowed: ` +
        `${grouped(valued)} positions were valued within that.`,
    );
  }
}
