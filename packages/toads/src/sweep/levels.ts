/**
 * The levels of a sweep, from the lowest up, with two of them in memory: where each slice has its cells, and the order
 * in which slices are done. The sweep decides what a cell holds and how it is computed from others.
 */
import { mirrorOrder, orderKey, type PieceOrder } from './piece-order.ts';
import type { Slices, Starts } from './slices.ts';

/** One level: its orders, and the cell at which the slice of each begins, by orderKey. */
export interface Level {
  readonly orders: readonly PieceOrder[];
  readonly starts: Starts;
}

/** Successive levels alternate between two halves of the cells. */
export interface Plan {
  readonly levels: readonly Level[];
  /** How many cells both halves have. */
  readonly cells: number;
  /** How many arrangements the sweep goes through. */
  readonly arrangements: number;
}

export function planLevels(slices: Slices, ordersByLevel: readonly (readonly PieceOrder[])[]): Plan {
  const sizes = ordersByLevel.map((orders) => orders.reduce((sum, order) => sum + slices.arrangements(order), 0));
  const greatest = (parity: number) =>
    sizes.reduce((max, size, p) => (p % 2 === parity ? Math.max(max, size) : max), 0);
  const evenLevels = greatest(0);
  const levels = ordersByLevel.map((orders, p): Level => {
    const starts = new Map<number, number>();
    let cell = p % 2 === 0 ? 0 : evenLevels;
    for (const order of orders) {
      starts.set(orderKey(order), cell);
      cell += slices.arrangements(order);
    }
    return { orders, starts };
  });
  return { levels, cells: evenLevels + greatest(1), arrangements: sizes.reduce((sum, size) => sum + size, 0) };
}

export interface LevelOptions {
  /** Compute only one of two mirror slices, and copy (default true). */
  readonly mirror?: boolean;
  /** Called now and then with the number of arrangements done and their total. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Called with each level when it is done: for tests that want every cell. */
  readonly onLevel?: ((level: Level) => void) | undefined;
}

/** No mirror slice to be filled. */
export const NO_IMAGE = -1;

/**
 * A slice that is to be filled: its cells from `start` to `end`, and those of the mirror slice unless `image` is
 * NO_IMAGE.
 */
export interface SliceToFill {
  readonly order: PieceOrder;
  readonly start: number;
  readonly end: number;
  /** Where the mirror slice starts. */
  readonly image: number;
  /** The slices one level down. */
  readonly below: Starts;
}

/** What is to be filled, level by level; of two mirror slices only the first, with its image. */
export function slicesToFill(slices: Slices, plan: Plan, mirror = true): SliceToFill[][] {
  let below: Starts = new Map();
  return plan.levels.map((level) => {
    const filled = new Set<number>();
    const list: SliceToFill[] = [];
    for (const order of level.orders) {
      const start = level.starts.get(orderKey(order)) as number;
      if (filled.has(start)) continue;
      const other = mirror ? level.starts.get(orderKey(mirrorOrder(order))) : undefined;
      const image = other === undefined || other === start ? NO_IMAGE : other;
      if (image !== NO_IMAGE) filled.add(image);
      list.push({ order, start, end: start + slices.arrangements(order), image, below });
    }
    below = level.starts;
    return list;
  });
}

/** How many arrangements get their contents when a slice is filled. */
export const filledBy = ({ start, end, image }: SliceToFill): number => (image === NO_IMAGE ? 1 : 2) * (end - start);

/** Runs a sweep: `fill` gives the cells of one slice after the other their contents. */
export function runLevels(slices: Slices, plan: Plan, options: LevelOptions, fill: (slice: SliceToFill) => void): void {
  let done = 0;
  slicesToFill(slices, plan, options.mirror).forEach((level, p) => {
    for (const slice of level) {
      fill(slice);
      done += filledBy(slice);
      options.onProgress?.(done, plan.arrangements);
    }
    options.onLevel?.(plan.levels[p]);
  });
}
