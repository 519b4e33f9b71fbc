/**
 * Piece orders: the pieces of a board in order, without its empty squares.
 *
 * Slides keep the order; a jump turns one adjacent TF into FT. So the number of pairs (toad before frog) never
 * grows, and every jump lowers it by exactly one: that number is the *level* of an order. A *reduced* order starts
 * with a toad and ends with a frog; leading frogs and trailing toads are terminal and count as integers. Removing
 * them keeps the level, because they are in no such pair.
 */
export interface PieceOrder {
  /** Bit i is set if piece i, counted from the left, is a frog. */
  readonly frogs: number;
  /** The number of pieces. */
  readonly size: number;
}

const EMPTY_ORDER: PieceOrder = { frogs: 0, size: 0 };

export const isFrog = (order: PieceOrder, i: number): boolean => ((order.frogs >> i) & 1) === 1;

/** A number that identifies an order among all orders of fewer than 31 pieces. */
export const orderKey = (order: PieceOrder): number => order.frogs * 32 + order.size;

/** The order read from the other side, with toads and frogs exchanged. */
export function mirrorOrder(order: PieceOrder): PieceOrder {
  let frogs = 0;
  for (let i = 0; i < order.size; i++) if (!isFrog(order, i)) frogs |= 1 << (order.size - 1 - i);
  return { frogs, size: order.size };
}

/** The order after a jump between pieces i (a toad) and i+1 (a frog), not reduced. */
function jumpOrder(order: PieceOrder, i: number): PieceOrder {
  return { frogs: order.frogs ^ (3 << i), size: order.size };
}

/** The order without its first piece. */
function withoutFirst(order: PieceOrder): PieceOrder {
  return { frogs: order.frogs >> 1, size: order.size - 1 };
}

/** The order without its last piece. */
function withoutLast(order: PieceOrder): PieceOrder {
  return { frogs: order.frogs & ((1 << (order.size - 1)) - 1), size: order.size - 1 };
}

/**
 * All reduced orders with at most these many toads and frogs, listed by level: result[p] has those of level p.
 * Level 0 has only the empty order.
 */
export function reducedOrdersByLevel(toads: number, frogs: number): PieceOrder[][] {
  const levels: PieceOrder[][] = Array.from({ length: toads * frogs + 1 }, () => []);
  levels[0]?.push(EMPTY_ORDER);
  // Extend orders that start with a toad piece by piece; those that end with a frog are reduced.
  const extend = (order: PieceOrder, t: number, f: number, level: number): void => {
    if (isFrog(order, order.size - 1)) levels[level]?.push(order);
    const size = order.size + 1;
    if (t < toads) extend({ frogs: order.frogs, size }, t + 1, f, level);
    if (f < frogs) extend({ frogs: order.frogs | (1 << order.size), size }, t, f + 1, level + t);
  };
  if (toads > 0) extend({ frogs: 0, size: 1 }, 1, 0, 0);
  return levels;
}

/** The order after a jump between pieces i (a toad) and i+1 (a frog), without pieces that are terminal then. */
export function reducedJump(order: PieceOrder, i: number): PieceOrder {
  let target = jumpOrder(order, i);
  if (i === 0) target = withoutFirst(target);
  return i + 2 === order.size ? withoutLast(target) : target;
}

/** The number of pairs (toad before frog). */
function levelOf(order: PieceOrder): number {
  let toads = 0;
  let level = 0;
  for (let i = 0; i < order.size; i++) {
    if (isFrog(order, i)) level += toads;
    else toads++;
  }
  return level;
}

/** All orders that jumps from a reduced order lead to, itself included, listed by level. */
export function ordersFrom(order: PieceOrder): PieceOrder[][] {
  const levels: PieceOrder[][] = [[order]];
  for (let level = levelOf(order); level > 0; level--) {
    const below = new Map<number, PieceOrder>();
    for (const above of levels[0]) {
      for (let i = 0; i + 1 < above.size; i++) {
        if (isFrog(above, i) || !isFrog(above, i + 1)) continue;
        const target = reducedJump(above, i);
        below.set(orderKey(target), target);
      }
    }
    levels.unshift([...below.values()]);
  }
  return levels;
}
