/**
 * The value of a starting position T^a .^b F^c by an exhaustive sweep.
 *
 * Instead of searching from the start, value *all* reduced arrangements (first piece a toad, last a frog) with b
 * blanks, at most a toads and at most c frogs, bottom up. Slices.ts says how arrangements are numbered and where their
 * moves lead, and levels.ts in which order they are done; here a cell holds the value of its arrangement.
 */
import { type Arena, type GameId, LEFT, RIGHT, type Side } from '@lilypad/games';
import { type Arrangement, startArrangement } from './arrangement.ts';
import { binomial } from './binomial.ts';
import { type Level, type LevelOptions, NO_IMAGE, planLevels, runLevels, type SliceToFill } from './levels.ts';
import { orderKey, reducedOrdersByLevel } from './piece-order.ts';
import { type MoveList, Slices } from './slices.ts';

/** Options of the plain sweep. */
export interface SweepOptions extends Omit<LevelOptions, 'onLevel'> {
  /** Called with each level when it is done, and the values in all cells: for tests that want every value. */
  readonly onLevel?: (level: Level, values: Int32Array) => void;
}

/**
 * How many arrangements a sweep for T^a .^b F^c values.
 *
 * @param toads - how many toads, a
 * @param frogs - how many frogs, c
 * @param blanks - how many empty squares, b
 * @returns the number of arrangements; beyond 2^53 it is rounded, only an estimate
 * @example
 * ```ts
 * sweepSize(3, 3, 2); // => 381
 * ```
 */
export function sweepSize(toads: number, frogs: number, blanks: number): number {
  let total = 1;
  for (let x = 1; x <= toads; x++) {
    for (let y = 1; y <= frogs; y++) total += binomial(x + y - 2, x - 1) * binomial(x + y + blanks, blanks);
  }
  return total;
}

/**
 * The value of T^toads .^blanks F^frogs.
 *
 * @param toads - how many toads
 * @param frogs - how many frogs
 * @param blanks - how many empty squares
 * @throws GameLimitError - if the sweep needs more memory than is allowed
 * @example
 * ```ts
 * import { Arena, formatGame } from '@lilypad/games';
 * const arena = new Arena();
 * formatGame(arena, sweepStart(arena, 5, 3, 4)); // => '{3*|5/2||2}'
 * ```
 */
export function sweepStart(
  arena: Arena,
  toads: number,
  frogs: number,
  blanks: number,
  options: SweepOptions = {},
): GameId {
  if (toads < frogs) return arena.negate(sweepStart(arena, frogs, toads, blanks, options));
  if (frogs === 0) return arena.integer(toads * blanks);
  return sweepTables(arena, toads, frogs, blanks, options).valueOf(startArrangement(toads, frogs, blanks)) as GameId;
}

/** The result of a sweep: the values of all arrangements of its two highest levels, with the start and its options. */
export interface SweepTables {
  /** The memory that they take. */
  readonly bytes: number;
  /** The value of a reduced arrangement, or null if it is not of one of the two levels. */
  valueOf(arrangement: Arrangement): GameId | null;
}

/** Sweeps for T^toads .^blanks F^frogs, toads >= frogs >= 1. */
export function sweepTables(
  arena: Arena,
  toads: number,
  frogs: number,
  blanks: number,
  options: SweepOptions = {},
): SweepTables {
  const slices = new Slices(toads + frogs, blanks);
  const plan = planLevels(slices, reducedOrdersByLevel(toads, frogs));
  const values = new Int32Array(plan.cells);
  const onLevel = options.onLevel && ((level: Level) => options.onLevel?.(level, values));
  runLevels(slices, plan, { ...options, onLevel }, (slice) => fillSlice(arena, slices, values, slice));
  return {
    bytes: values.byteLength,
    valueOf: ({ order, gaps, blanks: own }) => {
      if (own !== blanks) return null;
      for (const { starts } of plan.levels.slice(-2)) {
        const start = starts.get(orderKey(order));
        if (start !== undefined) return values[start + slices.index.indexOf(order, gaps)] as GameId;
      }
      return null;
    },
  };
}

function fillSlice(arena: Arena, slices: Slices, values: Int32Array, slice: SliceToFill): void {
  const { order, start, end, image, below } = slice;
  slices.open(order, start, below);
  const [lefts, rights] = slices.moves;
  for (let cell = start; cell < end; cell++) {
    if (cell > start) slices.next(cell);
    arena.begin();
    addOptions(arena, LEFT, lefts, values, cell);
    addOptions(arena, RIGHT, rights, values, cell);
    const value = arena.end();
    values[cell] = value;
    if (image !== NO_IMAGE) values[image + slices.mirrorNumber()] = arena.negate(value);
  }
}

function addOptions(arena: Arena, side: Side, moves: MoveList, values: Int32Array, cell: number): void {
  const { cells, shifts, count } = moves;
  for (let i = 0; i < count; i++) arena.option(side, arena.shift(values[cell + cells[i]] as GameId, shifts[i]));
}
