/**
 * An arena of short partizan games under normal play: the public face of `core`. Games are integers (see
 * game-id.ts and row-table.ts for the layout); two games of one arena are equal in value exactly when their ids are equal. Arenas
 * are independent of each other; dropping the last reference to one frees its games.
 */
import type { ArenaCounts, ArenaOptions } from './arena-options.ts';
import { Canonicalizer } from './canonical.ts';
import { Dyadic } from './dyadic.ts';
import { type GameId, idOf, offsetOf, shapeOf } from './game-id.ts';
import { MAX_SUMS, MAX_WORK } from './limits.ts';
import { type Memo, type MemoKind, MemoRegistry, type Sized } from './memo.ts';
import type { Nus } from './nus.ts';
import { Order, type Relation } from './order.ts';
import type { RowTable } from './row-table.ts';
import type { Side } from './side.ts';
import { Store } from './store.ts';
import { Sums } from './sum.ts';
import type { Work } from './work.ts';

/**
 * A table of games. Make games in it, compare and add them; a `GameId` is valid only in its own arena.
 *
 * @throws GameLimitError - by methods that make a game, if a nimber or the number of ups exceeds its limit (65,535 and
 * a million); its subclass `StorageLimitError` when the arena is full (four million shapes)
 * @example
 * ```ts
 * const arena = new Arena();
 * const hot = arena.game([arena.integer(3)], [arena.integer(1)]);
 * arena.compare(arena.add(hot, hot), arena.integer(4)); // => '='
 * formatGame(arena, arena.add(hot, arena.star)); // => '{3*|1*}'
 * arena.stop(hot, LEFT).toString(); // => '3'
 * ```
 */
export class Arena {
  /** 0 = {|}. */
  readonly zero: GameId;
  /** * = {0|0}. */
  readonly star: GameId;
  /** up = {0|*}. */
  readonly up: GameId;

  /** The columns of all games, for functions of this package that read many of them; see row-table.ts. */
  readonly rows: RowTable;
  /** The work of comparisons, with its bound. */
  readonly work: Work;
  /** Whether forms that are proved to be canonical are taken as they are. */
  readonly provedForms: boolean;

  private readonly store: Store;
  private readonly order: Order;
  private readonly canonical: Canonicalizer;
  private readonly sums: Sums;
  private readonly memos: MemoRegistry;

  constructor(options: ArenaOptions = {}) {
    const { integerKeys = true, stopTests = true, orderMemoBits = 16, maxWork = MAX_WORK } = options;
    this.store = new Store(integerKeys, stopTests);
    this.rows = this.store.rows;
    this.order = new Order(this.store, { memoBits: orderMemoBits, stopTests, maxWork });
    this.work = this.order.work;
    this.provedForms = options.provedForms ?? true;
    this.canonical = new Canonicalizer(this.store, this.order, this.provedForms);
    const { sumMemoBits = 14, mirrorSumsAfter = 256, maxSums = MAX_SUMS } = options;
    this.sums = new Sums(this.store, this.canonical, sumMemoBits, mirrorSumsAfter, maxSums);
    this.memos = new MemoRegistry(options.theoryMemo ?? true);
    this.zero = this.store.numbers.zero as GameId;
    this.star = this.nus(Dyadic.ZERO, 0, 1);
    this.up = this.nus(Dyadic.ZERO, 1, 0);
  }

  // ---- making games ----

  /**
   * The integer n.
   * @param n - an integer of any size
   * @throws RangeError - if n is not an integer
   */
  integer(n: number | bigint): GameId {
    return this.store.translation.shiftFar(this.zero, BigInt(n)) as GameId;
  }

  /** The number x. */
  number(x: Dyadic): GameId {
    return this.store.numbers.number(x) as GameId;
  }

  /**
   * number + ups times up + *nimber.
   *
   * @param ups - how many ups; negative for downs
   * @param nimber - the k of *k, at least 0
   * @throws GameLimitError - for more than a million ups or downs, or a nimber beyond *65535
   */
  nus(number: Dyadic, ups: number, nimber: number): GameId {
    return this.store.numbers.nus(this.store.numbers.number(number), ups, nimber) as GameId;
  }

  /** The canonical form of {lefts | rights}. */
  game(lefts: readonly GameId[], rights: readonly GameId[]): GameId {
    return this.canonical.of(lefts, rights) as GameId;
  }

  /** Begins a game that is made in steps, without arrays: `begin`, `option` for each option, `end`. */
  begin(): void {
    this.canonical.begin();
  }

  /** Adds an option to the game that was begun. */
  option(side: Side, g: GameId): void {
    this.canonical.push(side, g);
  }

  /** The canonical form of the game that was begun; `proved`: no option is dominated or reversible if it is no number. */
  end(proved = false): GameId {
    return this.canonical.finish(proved) as GameId;
  }

  // ---- looking at games ----

  /** Whether g is a number. */
  isNumber(g: GameId): boolean {
    return this.store.numbers.isNumber(g);
  }

  /** Whether g is an integer. */
  isInteger(g: GameId): boolean {
    return this.store.numbers.isInteger(g);
  }

  /** The number that g is, or null. */
  asNumber(g: GameId): Dyadic | null {
    return this.store.numbers.isNumber(g) ? this.store.numbers.toDyadic(g) : null;
  }

  /** Whether g is a number plus ups plus a nimber, so that `asNus` is not null. */
  isNus(g: GameId): boolean {
    return this.rows.isNus(shapeOf(g));
  }

  /** The number, ups and nimber whose sum g is, or null. */
  asNus(g: GameId): Nus | null {
    return this.store.asNus(g);
  }

  /** The options of the canonical form of g. */
  options(g: GameId, side: Side): readonly GameId[] {
    return this.store.options(g, side) as GameId[];
  }

  /**
   * How many options g has for a side: a walk over options with `optionAt` makes no arrays.
   * @returns a count
   */
  optionCount(g: GameId, side: Side): number {
    return this.store.optionCount(g, side);
  }

  /**
   * One of these options.
   * @param i - from 0 to the count - 1
   */
  optionAt(g: GameId, side: Side, i: number): GameId {
    return this.store.option(g, side, i) as GameId;
  }

  /** The left or right stop of g. */
  stop(g: GameId, side: Side): Dyadic {
    return this.store.numbers.toDyadic(this.store.stop(g, side));
  }

  /** The left or right stop of g as a game. */
  stopGame(g: GameId, side: Side): GameId {
    return this.store.stop(g, side) as GameId;
  }

  /** g without its integer offset, g = shape(g) + offset(g): games that differ only in the offset have one shape. */
  shape(g: GameId): GameId {
    return idOf(shapeOf(g)) as GameId;
  }

  /**
   * The integer to add to `shape(g)` to get g; games farther apart than offsets reach have different shapes.
   *
   * @returns an integer from -256 to 255
   */
  offset(g: GameId): number {
    return offsetOf(g);
  }

  /**
   * The table in which a function keeps what it found about games of this arena; see memo.ts.
   *
   * @param parameter - what else the answers depend on, such as the amount of heating
   */
  memo<T, Table extends Sized = Memo<T>>(kind: MemoKind<T, Table>, parameter: string | number = 0): Table {
    return this.memos.table(kind, parameter);
  }

  // ---- order ----

  /** g ≤ h. */
  le(g: GameId, h: GameId): boolean {
    return this.order.le(g, h);
  }

  /** g ≥ h. */
  ge(g: GameId, h: GameId): boolean {
    return this.le(h, g);
  }

  /** g < h. */
  lt(g: GameId, h: GameId): boolean {
    return g !== h && this.le(g, h);
  }

  /** g > h. */
  gt(g: GameId, h: GameId): boolean {
    return this.lt(h, g);
  }

  /** g || h: neither is at least the other. */
  confused(g: GameId, h: GameId): boolean {
    return !this.le(g, h) && !this.le(h, g);
  }

  /** g <| h: less or confused; Right, moving first, wins g - h. */
  lessOrConfused(g: GameId, h: GameId): boolean {
    return !this.le(h, g);
  }

  /** g |> h: greater or confused; Left, moving first, wins g - h. */
  greaterOrConfused(g: GameId, h: GameId): boolean {
    return !this.le(g, h);
  }

  /** How g compares with h. */
  compare(g: GameId, h: GameId): Relation {
    if (g === h) return '=';
    if (this.le(g, h)) return '<';
    return this.le(h, g) ? '>' : '||';
  }

  // ---- arithmetic ----

  /** -g: the same game with the players exchanged. */
  negate(g: GameId): GameId {
    return this.sums.negate(g) as GameId;
  }

  /** g + h. */
  add(g: GameId, h: GameId): GameId {
    return this.sums.add(g, h) as GameId;
  }

  /** g - h. */
  subtract(g: GameId, h: GameId): GameId {
    return this.add(g, this.negate(h));
  }

  /**
   * g + n for an integer n: one addition for all but huge n.
   * @param n - a safe integer
   */
  shift(g: GameId, n: number): GameId {
    return this.store.translation.shift(g, n) as GameId;
  }

  /**
   * n copies of g (of -g for negative n), by doubling; arithmetic for numbers.
   *
   * @param n - how many copies; any integer
   * @throws GameLimitError - if the sum has too many ups
   */
  multiple(g: GameId, n: number | bigint): GameId {
    return this.sums.multiple(g, BigInt(n)) as GameId;
  }

  // ---- measures ----

  /** The number of games, where games that differ by an integer count once. */
  get shapeCount(): number {
    return this.store.rows.size;
  }

  /** The memory of the tables, in bytes; without the memos of the theory, which are bounded. */
  get bytes(): number {
    return this.store.bytes + this.order.bytes + this.sums.bytes;
  }

  /** The work done so far. */
  get counts(): ArenaCounts {
    return {
      shapes: this.store.rows.size,
      simplified: this.canonical.simplified,
      ordersSearched: this.order.searched,
      sumsBuilt: this.sums.built,
      bytes: this.bytes,
    };
  }
}
