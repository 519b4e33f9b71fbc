/**
 * The thresholds of an arrangement by an exhaustive sweep over all arrangements that can arise from it (slices.ts,
 * levels.ts).
 *
 * Each cell has four lanes, the thresholds of one arrangement:
 *
 *     4 * cell    first, no star      + 1    second, no star      + 2    first, star      + 3    second, star
 *
 * Lanes are 8 bits wide, 32 bits an arrangement, and filled by the engine (sweep-engine.ts); should a threshold not
 * fit, the sweep starts again with wider ones in the code below, which is also the reference for the engine. With l the
 * least threshold (moving second) of Left's options and r the greatest (moving first) of Right's, that of the
 * arrangement is max(r, min(0, l - 1)) moving second and, from that, min(l, it + 1) moving first; the star is one more
 * option of both.
 */
import { GameLimitError, LEFT, RIGHT } from '@lilypad/games';
import { grouped } from '../../board/grouped.ts';
import type { Arrangement } from '../../sweep/arrangement.ts';
import { NO_IMAGE, type Plan, planLevels, runLevels, type SliceToFill } from '../../sweep/levels.ts';
import { orderKey, ordersFrom, type PieceOrder } from '../../sweep/piece-order.ts';
import { Slices } from '../../sweep/slices.ts';
import { hasThresholdsEngine } from './engine.ts';
import { type EngineThresholdOptions, lanesByEngine, MAX_ENGINE_BLANKS } from './sweep-engine.ts';
import type { Thresholds } from './thresholds.ts';
import { TooNarrow, whereTheyFit } from './too-narrow.ts';

type Lanes = Int8Array | Int16Array | Int32Array;

/** Lanes are addressed by 32-bit integers. */
const MAX_CELLS = 2 ** 29 - 1;
const LANE_TYPES = [Int8Array, Int16Array, Int32Array] as const;
/** Beyond every threshold: where a player has no option at all. */
const NEVER = 2 ** 29;

export interface ThresholdOptions extends EngineThresholdOptions {
  /** The most memory that the cells may take (default 2 GB). */
  readonly maxBytes?: number;
  /** Sweep by the engine where the lanes are one byte wide (default true). */
  readonly engine?: boolean;
  /** The width of the lanes to begin with, in bytes (default 1). */
  readonly laneBytes?: 1 | 2 | 4;
}

/** What a sweep leaves: the thresholds of all arrangements of its two highest levels. */
export interface ThresholdTables {
  /** The thresholds of a reduced arrangement, or null if it is not in the tables. */
  of(arrangement: Arrangement): Thresholds | null;
}

/**
 * How many arrangements the sweep for a reduced arrangement goes through, and how many bytes it needs; at least so many
 * if that is more than any sweep can do.
 */
export function thresholdCost({ order, blanks }: Arrangement): {
  readonly arrangements: number;
  readonly bytes: number;
} {
  const { arrangements, cells } = planFor(new Slices(order.size, blanks), order);
  return { arrangements, bytes: 4 * cells };
}

/** The levels of the sweep for an order. They are not listed, which may take long, if the slice of the order alone is too large. */
function planFor(slices: Slices, order: PieceOrder): Plan {
  const own = slices.arrangements(order);
  return own > MAX_CELLS ? { levels: [], cells: own, arrangements: own } : planLevels(slices, ordersFrom(order));
}

/** Sweeps for a reduced arrangement: one whose first piece is a toad and whose last is a frog, or without pieces. */
export function thresholdTables({ order, blanks }: Arrangement, options: ThresholdOptions = {}): ThresholdTables {
  const slices = new Slices(order.size, blanks);
  const plan = planFor(slices, order);
  for (const LaneType of LANE_TYPES) {
    if (LaneType.BYTES_PER_ELEMENT < (options.laneBytes ?? 1)) continue;
    checkSize(plan, 4 * LaneType.BYTES_PER_ELEMENT * plan.cells, options.maxBytes ?? 2 ** 31);
    const byEngine = LaneType === Int8Array && engineFits(blanks, options);
    const lanes = byEngine
      ? lanesByEngine(order, slices, plan, options)
      : lanesBySlices(new LaneType(4 * plan.cells), slices, plan, options);
    if (lanes !== null) return tables(lanes, slices, plan);
  }
  throw new GameLimitError('The thresholds of this board do not fit into 32 bits.');
}

function engineFits(blanks: number, options: ThresholdOptions): boolean {
  return options.engine !== false && blanks <= MAX_ENGINE_BLANKS && hasThresholdsEngine();
}

function checkSize(plan: Plan, bytes: number, maxBytes: number): void {
  if (plan.cells <= MAX_CELLS && bytes <= maxBytes) return;
  throw new GameLimitError(
    `A sweep of thresholds for this board needs ${grouped(Math.ceil(bytes / 2 ** 20))} MB of memory, more than is allowed.`,
  );
}

function tables(lanes: Lanes, slices: Slices, plan: Plan): ThresholdTables {
  return {
    of: (arrangement) => {
      if (arrangement.blanks !== slices.blanks) return null;
      for (const level of plan.levels.slice(-2)) {
        const start = level.starts.get(orderKey(arrangement.order));
        if (start === undefined) continue;
        const at = 4 * (start + slices.index.indexOf(arrangement.order, arrangement.gaps));
        const [first, second, starFirst, starSecond] = Array.from(lanes.subarray(at, at + 4), BigInt);
        return { first: [first, starFirst], second: [second, starSecond] };
      }
      return null;
    },
  };
}

/** Fills the lanes; null if they are too narrow. */
function lanesBySlices(lanes: Lanes, slices: Slices, plan: Plan, options: ThresholdOptions): Lanes | null {
  return whereTheyFit(() => {
    runLevels(slices, plan, options, (slice) => fillSlice(lanes, slices, slice));
    return lanes;
  });
}

function fillSlice(lanes: Lanes, slices: Slices, slice: SliceToFill): void {
  const { order, start, end, image, below } = slice;
  slices.open(order, start, below);
  const { cells: leftCells, shifts: leftShifts } = slices.moves[LEFT];
  const { cells: rightCells, shifts: rightShifts } = slices.moves[RIGHT];
  // One lane value less on each side, so that mirror images fit too.
  const most = Math.min(2 ** (8 * lanes.BYTES_PER_ELEMENT - 1) - 2, NEVER / 2);
  for (let cell = start; cell < end; cell++) {
    if (cell > start) slices.next(cell);
    let l0 = NEVER;
    let l1 = NEVER;
    let r0 = -NEVER;
    let r1 = -NEVER;
    const lefts = slices.moves[LEFT].count;
    for (let i = 0; i < lefts; i++) {
      const at = (cell + leftCells[i]) << 2;
      const shift = leftShifts[i];
      l0 = min(l0, lanes[at + 1] - shift);
      l1 = min(l1, lanes[at + 3] - shift);
    }
    const rights = slices.moves[RIGHT].count;
    for (let i = 0; i < rights; i++) {
      const at = (cell + rightCells[i]) << 2;
      const shift = rightShifts[i];
      r0 = max(r0, lanes[at] - shift);
      r1 = max(r1, lanes[at + 2] - shift);
    }
    const second = max(r0, min(0, l0 - 1));
    const first = min(l0, second + 1);
    // With a star, either player may also move to the arrangement without it.
    l1 = min(l1, second);
    const starSecond = max(max(r1, first), min(0, l1 - 1));
    const starFirst = min(l1, starSecond + 1);
    if (max(max(first, -first), max(second, -second)) > most) throw new TooNarrow();
    if (max(max(starFirst, -starFirst), max(starSecond, -starSecond)) > most) throw new TooNarrow();
    const at = cell << 2;
    lanes[at] = first;
    lanes[at + 1] = second;
    lanes[at + 2] = starFirst;
    lanes[at + 3] = starSecond;
    if (image === NO_IMAGE) continue;
    const mirror = (image + slices.mirrorNumber()) << 2;
    lanes[mirror] = 1 - second;
    lanes[mirror + 1] = 1 - first;
    lanes[mirror + 2] = 1 - starSecond;
    lanes[mirror + 3] = 1 - starFirst;
  }
}

/** The lesser of two integers whose difference fits into 32 bits, without a branch: the outcome cannot be predicted. */
function min(a: number, b: number): number {
  const difference = (a - b) | 0;
  return (b + (difference & (difference >> 31))) | 0;
}

function max(a: number, b: number): number {
  const difference = (a - b) | 0;
  return (a - (difference & (difference >> 31))) | 0;
}
