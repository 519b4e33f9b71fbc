/**
 * The value of a starting position T^a .^b F^c by an exhaustive sweep.
 *
 * Instead of searching from the start, value *all* reduced words (first piece a toad, last a frog) with b blanks,
 * at most a toads and at most c frogs, bottom up. Words are grouped by piece order into *slices* and slices by level
 * (piece-order.ts); inside a slice words are numbered so that slides lead to smaller numbers (blank-index.ts). Slides
 * stay in the slice, jumps lead one level down, so options are table reads at computed places: there is no hash table
 * of positions, and only two levels are in memory. A jump that makes a toad terminal or a frog leading removes that
 * piece and adds an integer. Each pair of mirror slices is evaluated once and copied, negated.
 */
import { type Arena, type GameId, LEFT, RIGHT } from '@lilypad/games';
import { BlankIndex } from './blank-index.ts';
import {
  isFrog,
  jumpOrder,
  mirrorOrder,
  orderKey,
  type PieceOrder,
  reducedOrdersByLevel,
  withoutFirst,
  withoutLast,
} from './piece-order.ts';
import { startWord, type Word } from './word.ts';

export interface SweepOptions {
  /** Evaluate one of two mirror slices only (default true). */
  readonly mirror?: boolean;
  /** Called now and then with the number of words done and their total. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Called with each level before the next: for tests that want every value. */
  readonly onLevel?: (level: Level) => void;
}

/** The values of all reduced words of one level. */
export interface Level {
  readonly orders: readonly PieceOrder[];
  /** Where the slice of an order starts in `values`, by orderKey. */
  readonly starts: ReadonlyMap<number, number>;
  readonly values: Int32Array;
}

/** How many words a sweep for T^a .^b F^c values (a number beyond 2^53 is rounded: it is only an estimate then). */
export function sweepSize(toads: number, frogs: number, blanks: number): number {
  let total = 1;
  for (let x = 1; x <= toads; x++) {
    for (let y = 1; y <= frogs; y++) total += choose(x + y - 2, x - 1) * choose(x + y + blanks, blanks);
  }
  return total;
}

/** The value of T^toads .^blanks F^frogs. */
export function sweep(arena: Arena, toads: number, frogs: number, blanks: number, options: SweepOptions = {}): GameId {
  if (toads < frogs) return arena.negate(sweep(arena, frogs, toads, blanks, options));
  if (frogs === 0) return arena.integer(toads * blanks);
  return sweepTables(arena, toads, frogs, blanks, options).valueOf(startWord(toads, frogs, blanks)) as GameId;
}

/** What a sweep leaves: the values of all words of its two highest levels, the start and its options among them. */
export interface SweepTables {
  /** The value of a reduced word, or null if it is not of one of the two levels. */
  valueOf(word: Word): GameId | null;
}

/** Sweeps for T^toads .^blanks F^frogs, toads >= frogs >= 1. */
export function sweepTables(
  arena: Arena,
  toads: number,
  frogs: number,
  blanks: number,
  options: SweepOptions = {},
): SweepTables {
  const sweeper = new Sweeper(arena, toads + frogs, blanks, options, sweepSize(toads, frogs, blanks));
  let below: Level = { orders: [], starts: new Map(), values: new Int32Array(0) };
  let top = below;
  for (const orders of reducedOrdersByLevel(toads, frogs)) {
    below = top;
    top = sweeper.level(orders, below);
    options.onLevel?.(top);
  }
  return {
    valueOf: ({ order, gaps, blanks: own }) => {
      if (own !== blanks) return null;
      for (const level of [top, below]) {
        const start = level.starts.get(orderKey(order));
        if (start !== undefined) return level.values[start + sweeper.index.indexOf(order, gaps)] as GameId;
      }
      return null;
    },
  };
}

/** Where a jump between two pieces leads: the start of the slice one level down, and which pieces it removes. */
interface Jump {
  readonly start: number;
  readonly order: PieceOrder;
  readonly dropsFrog: boolean;
  readonly dropsToad: boolean;
  /** What the jump of the toad, or of the frog, adds to the number of the word, but for the frog now in front. */
  readonly toad: Int32Array;
  readonly frog: Int32Array;
  /** S(m, k) by k: the frog in front contributes front[k before its gap] - front[k behind it]. */
  readonly front: Int32Array;
}

class Sweeper {
  readonly index: BlankIndex;
  private readonly arena: Arena;
  private readonly blanks: number;
  private readonly options: SweepOptions;
  private readonly total: number;
  private done = 0;
  /** The word at hand: gaps[i] blanks stand in front of piece i (the last gap behind all), rest[i] behind that gap. */
  private readonly gaps: Int32Array;
  private readonly rest: Int32Array;

  constructor(arena: Arena, pieces: number, blanks: number, options: SweepOptions, total: number) {
    this.arena = arena;
    this.blanks = blanks;
    this.options = options;
    this.total = total;
    this.index = new BlankIndex(pieces, blanks);
    this.gaps = new Int32Array(pieces + 1);
    this.rest = new Int32Array(pieces + 1);
  }

  level(orders: readonly PieceOrder[], below: Level): Level {
    const starts = new Map<number, number>();
    let size = 0;
    for (const order of orders) {
      starts.set(orderKey(order), size);
      size += this.index.words(order.size, this.blanks);
    }
    const level: Level = { orders, starts, values: new Int32Array(size) };
    const copied = new Set<number>();
    for (const order of orders) {
      const start = starts.get(orderKey(order)) as number;
      if (copied.has(start)) continue;
      this.slice(order, start, level, below);
      const mirror = mirrorOrder(order);
      const image = starts.get(orderKey(mirror));
      if (this.options.mirror !== false && image !== undefined && image !== start) {
        this.mirrorSlice(order, start, mirror, image, level.values);
        copied.add(image);
      }
      this.done += this.index.words(order.size, this.blanks);
      this.options.onProgress?.(this.done, this.total);
    }
    return level;
  }

  /** Values all words of one order. */
  private slice(order: PieceOrder, start: number, level: Level, below: Level): void {
    const { arena, gaps, rest } = this;
    const { values } = level;
    const { frogs, size } = order;
    const stride = this.blanks + 1;
    const slides = this.slides(order);
    const jumps = this.jumps(order, below);
    const end = start + this.index.words(size, this.blanks);
    this.firstWord(order);
    for (let word = start; word < end; word++) {
      arena.begin();
      for (let i = 0; i < size; i++) {
        if (((frogs >> i) & 1) === 1) {
          if (gaps[i] > 0) arena.option(RIGHT, values[word + slides[i * stride + rest[i]]] as GameId);
        } else if (gaps[i + 1] > 0) {
          arena.option(LEFT, values[word + slides[i * stride + rest[i]]] as GameId);
        } else {
          const jump = jumps[i];
          if (jump === null) continue;
          if (gaps[i + 2] > 0) arena.option(LEFT, this.afterJump(jump, word - start, i, -1, below.values));
          if (gaps[i] > 0) arena.option(RIGHT, this.afterJump(jump, word - start, i, 1, below.values));
        }
      }
      values[word] = arena.end();
      this.nextWord(order);
    }
  }

  /** What a slide of piece i adds to the number of the word, at i * (blanks + 1) + rest[i]. */
  private slides(order: PieceOrder): Int32Array {
    const stride = this.blanks + 1;
    const slides = new Int32Array(order.size * stride);
    for (let i = 0; i < order.size; i++) {
      const nextFrog = i + 1 < order.size && isFrog(order, i + 1);
      for (let rest = 0; rest <= this.blanks; rest++) {
        slides[i * stride + rest] = isFrog(order, i)
          ? this.index.frogSlide(order.size - i, rest, nextFrog)
          : this.index.toadSlide(order.size - i, rest, nextFrog);
      }
    }
    return slides;
  }

  /** The value after the toad i (by = -1) or the frog behind it (by = 1) jumps over the other. */
  private afterJump(jump: Jump, word: number, i: number, by: -1 | 1, below: Int32Array): GameId {
    const { arena, gaps } = this;
    const rest = this.rest[i];
    if (jump.dropsToad) return this.afterLastJump(jump, i, by, below);
    const target = word + (by < 0 ? jump.toad : jump.frog)[rest];
    if (jump.dropsFrog) return arena.shift(below[jump.start + target] as GameId, by - gaps[i]);
    return below[jump.start + target + jump.front[rest + gaps[i]] - jump.front[rest + by]] as GameId;
  }

  /** The same for the last two pieces: the toad becomes terminal, and the numbering of all pieces changes. */
  private afterLastJump(jump: Jump, i: number, by: -1 | 1, below: Int32Array): GameId {
    const { arena, gaps } = this;
    const terminal = this.rest[i] + by;
    if (jump.dropsFrog) return arena.integer(terminal + by - gaps[i]);
    gaps[i] -= by;
    const value = below[jump.start + this.index.indexOf(jump.order, gaps)] as GameId;
    gaps[i] += by;
    return arena.shift(value, terminal);
  }

  private jumps(order: PieceOrder, below: Level): (Jump | null)[] {
    return Array.from({ length: order.size }, (_, i) => {
      if (isFrog(order, i) || i + 1 === order.size || !isFrog(order, i + 1)) return null;
      const dropsFrog = i === 0;
      const dropsToad = i + 2 === order.size;
      let target = jumpOrder(order, i);
      if (dropsFrog) target = withoutFirst(target);
      if (dropsToad) target = withoutLast(target);
      const start = below.starts.get(orderKey(target));
      if (start === undefined) throw new Error('a jump leads to an order that is not one level down');
      const m = order.size - i;
      const nextFrog = i + 2 < order.size && isFrog(order, i + 2);
      return {
        start,
        order: target,
        dropsFrog,
        dropsToad,
        toad: this.byRest((rest) => (rest > 0 ? this.index.jump(m, rest, -1, nextFrog) : 0)),
        frog: this.byRest((rest) => (rest < this.blanks ? this.index.jump(m, rest, 1, nextFrog) : 0)),
        front: this.byRest((k) => this.index.words(m, k)),
      };
    });
  }

  private byRest(f: (rest: number) => number): Int32Array {
    return Int32Array.from({ length: this.blanks + 1 }, (_, rest) => f(rest));
  }

  /** Copies the negated values of a slice to its mirror image. */
  private mirrorSlice(order: PieceOrder, start: number, mirror: PieceOrder, image: number, values: Int32Array): void {
    const size = order.size;
    const words = this.index.words(size, this.blanks);
    const mirrored = new Int32Array(size);
    this.firstWord(order);
    for (let word = 0; word < words; word++) {
      // the gap in front of piece i is the gap behind piece size-1-i of the mirror image
      mirrored[0] = this.rest[size - 1];
      for (let i = 1; i < size; i++) mirrored[i] = this.gaps[size - i];
      values[image + this.index.indexOf(mirror, mirrored)] = this.arena.negate(values[start + word] as GameId);
      this.nextWord(order);
    }
  }

  // ---- enumeration of the words of an order, by number ----

  private firstWord(order: PieceOrder): void {
    this.resetFrom(order, 0, this.blanks);
  }

  /** Steps to the next word: the last piece that can take a later place does, all behind it start anew. */
  private nextWord(order: PieceOrder): void {
    const { gaps, rest } = this;
    for (let i = order.size - 1; i >= 0; i--) {
      const step = isFrog(order, i) ? 1 : -1;
      if (step === 1 ? rest[i] > 0 : gaps[i] > 0) {
        gaps[i] += step;
        rest[i] -= step;
        this.resetFrom(order, i + 1, rest[i]);
        return;
      }
    }
  }

  /** Gives the pieces from i on their first places: the next toad takes all blanks in front of it, frogs none. */
  private resetFrom(order: PieceOrder, from: number, blanks: number): void {
    const { gaps, rest } = this;
    let left = blanks;
    for (let i = from; i < order.size; i++) {
      const gap = isFrog(order, i) ? 0 : left;
      gaps[i] = gap;
      left -= gap;
      rest[i] = left;
    }
    gaps[order.size] = left;
  }
}

function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return Math.round(result);
}
