/**
 * Whether the predicate of a slice is closed: from each of its positions every move of Right has a reply of Left to a position where
 * a predicate holds. Each region of the predicate and each move of Right is one question about integer points.
 */
import { guardsOf } from '../classes/guards.ts';
import type { PositionClass } from '../classes/position-class.ts';
import { shiftCondition } from '../formula/shift.ts';
import type { Predicate } from '../outcomes/claim.ts';
import { mapConditions } from '../outcomes/predicate.ts';
import { isThere, someIsThere, type Way, waysAt } from '../outcomes/way.ts';
import type { Space } from '../region/affine.ts';
import { type Constraint, holdsAt, negations, notNegative } from '../region/constraint.ts';
import { GaveUp } from '../region/exact.ts';
import { smallestPoint } from '../region/smallest-point.ts';
import { Store } from '../region/store.ts';
import { AnyOrder } from '../symbolic/any-order.ts';
import { everywhere } from '../symbolic/everywhere.ts';
import type { Forest } from '../symbolic/forest.ts';
import { type Place, type Sets, setOf } from './claim.ts';
import { exchangesOf } from './exchange.ts';

/** A move of Right with the replies to it, seen from the position before both. */
interface SeenExchange {
  readonly guards: readonly Constraint[];
  readonly replies: readonly Way[];
}

/** An end of a predicate, and the conditions on the way to it. */
interface Region {
  readonly region: Predicate;
  readonly path: readonly Constraint[];
}

/** A region of the predicate from which a move of Right has no reply at a point; without a point if it was too hard to decide. */
export interface Leak {
  readonly region: Predicate;
  readonly point: readonly number[] | null;
  /** Constraints that hold at the point; where they hold in the region, the move has no reply. */
  readonly cell: readonly Constraint[];
}

/** The regions of the set of a place that are not closed, with a point for each move without a reply; `domain` is what its positions satisfy. */
export function leaksOf(
  positions: PositionClass,
  forest: Forest,
  place: Place,
  sets: Sets,
  domain: readonly Constraint[],
): Leak[] {
  return new Closure(positions, forest, place, sets).leaks(setOf(sets, place), domain);
}

/**
 * Points outside the set of a place, at most one for each region, from which every move of Right has a reply: they could be in the set.
 * Regions that are too hard to decide are passed over.
 */
export function omissionsOf(
  positions: PositionClass,
  forest: Forest,
  place: Place,
  sets: Sets,
  domain: readonly Constraint[],
): (readonly number[])[] {
  return new Closure(positions, forest, place, sets).omissions(setOf(sets, place), domain);
}

class Closure {
  private readonly exchanges: readonly SeenExchange[];

  constructor(
    positions: PositionClass,
    private readonly forest: Forest,
    place: Place,
    sets: Sets,
  ) {
    const { space } = forest;
    this.exchanges = exchangesOf(positions, place).map(({ move, replies }) => ({
      guards: guardsOf(space, move),
      replies: replies.map((reply): Way => {
        const shift = move.shift.map((x, gap) => x + reply.move.shift[gap]);
        const there = mapConditions(setOf(sets, reply), (condition) => shiftCondition(space, condition, shift));
        return { guards: guardsOf(space, reply.move, move.shift), predicate: there };
      }),
    }));
  }

  leaks(predicate: Predicate, domain: readonly Constraint[]): Leak[] {
    return this.regions(predicate, domain, true).flatMap(({ region, path }): Leak[] => {
      try {
        const found = this.inRegion(path, (order) => this.exchanges.flatMap((one) => unanswered(order, one) ?? []));
        return (found ?? []).map((one) => ({ region, ...one }));
      } catch (error) {
        if (error instanceof GaveUp) return [{ region, point: null, cell: [] }];
        throw error;
      }
    });
  }

  omissions(predicate: Predicate, domain: readonly Constraint[]): (readonly number[])[] {
    return this.regions(predicate, domain, false).flatMap(({ path }) => {
      try {
        const point = this.inRegion(path, (order) => answered(order, this.exchanges));
        return point === null ? [] : [point];
      } catch (error) {
        if (error instanceof GaveUp) return [];
        throw error;
      }
    });
  }

  /** The regions of a predicate where it says yes, or no. */
  private regions(tree: Predicate, domain: readonly Constraint[], holds: boolean): Region[] {
    const { space } = this.forest;
    const found: Region[] = [];
    const goThrough = (here: Predicate, path: readonly Constraint[]): void => {
      if (here.kind === 'truth') {
        if (here.holds === holds) found.push({ region: here, path });
        return;
      }
      goThrough(here.yes, [...path, here.condition]);
      for (const constraint of negations(space, here.condition)) goThrough(here.no, [...path, constraint]);
    };
    goThrough(tree, [...notNegative(space), ...domain]);
    return found;
  }

  /** What is found in a region; null if it has no points. */
  private inRegion<T>(path: readonly Constraint[], find: (order: AnyOrder) => T | null): T | null {
    const order = new AnyOrder(this.forest, new Store(this.forest.space));
    return order.store.assumeAll(path) ? find(order) : null;
  }
}

/** A point of the region of an order where a move of Right has no reply, and the cell of such points; null if there is none. */
function unanswered(order: AnyOrder, exchange: SeenExchange): Omit<Leak, 'region'> | null {
  const { store } = order;
  let failure: readonly number[] | null = null;
  store.push();
  if (store.assumeAll(exchange.guards)) ({ failure } = everywhere(order, () => someIsThere(order, exchange.replies)));
  store.pop();
  if (failure === null) return null;
  const cell = cellAround(store.space, exchange, failure);
  store.push();
  // A point with a small sum is easier to play out.
  const point = store.assumeAll(cell) ? smallestPoint(store) : failure;
  store.pop();
  return { point, cell };
}

/** Constraints that hold at a point where a move of Right has no reply, and wherever they hold there is none for the same reasons. */
function cellAround(space: Space, { guards, replies }: SeenExchange, point: readonly number[]): Constraint[] {
  const opposite = (condition: Constraint): Constraint =>
    negations(space, condition).find((one) => holdsAt(one, point)) as Constraint;
  const pathOf = (tree: Predicate): Constraint[] => {
    if (tree.kind === 'truth') return [];
    const { condition, yes, no } = tree;
    return holdsAt(condition, point) ? [condition, ...pathOf(yes)] : [opposite(condition), ...pathOf(no)];
  };
  const reasons = replies.flatMap((reply) => {
    const shut = reply.guards.find((guard) => !holdsAt(guard, point));
    return shut === undefined ? pathOf(reply.predicate) : [opposite(shut)];
  });
  return [...guards, ...reasons];
}

/** A point of the region of an order where every move of Right has a reply; null if there is none. */
function answered(order: AnyOrder, exchanges: readonly SeenExchange[]): readonly number[] | null {
  const { store } = order;
  let found: readonly number[] | null = null;
  everywhere(order, () => {
    const point = store.witness as readonly number[];
    const open = exchanges.find((one) => isOpenAt(one, point));
    if (open === undefined) {
      const small = smallestPoint(store);
      found = exchanges.some((one) => isOpenAt(one, small)) ? point : small;
      return false;
    }
    return (
      open.guards.every((guard) => order.oracle.isTrue(guard)) && open.replies.every((way) => !isThere(order, way))
    );
  });
  return found;
}

const isOpenAt = ({ guards, replies }: SeenExchange, point: readonly number[]): boolean =>
  guards.every((guard) => holdsAt(guard, point)) && waysAt(replies, point).length === 0;
