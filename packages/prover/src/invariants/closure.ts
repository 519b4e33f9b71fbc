/**
 * Whether the predicate of a slice is closed: from each of its positions every move of Right has a reply of Left to a position where
 * a predicate holds. Each region of the predicate and each move of Right is one question about integer points.
 */
import { LEFT } from '@lilypad/games';
import { guardsOf } from '../classes/guards.ts';
import { movesOf } from '../classes/moves.ts';
import type { PositionClass } from '../classes/position-class.ts';
import { shiftCondition } from '../formula/shift.ts';
import type { Predicate } from '../outcomes/claim.ts';
import { mapConditions } from '../outcomes/predicate.ts';
import { someIsThere, type Way, waysAt } from '../outcomes/way.ts';
import { type Constraint, negations, notNegative } from '../region/constraint.ts';
import { GaveUp } from '../region/exact.ts';
import { smallestPoint } from '../region/smallest-point.ts';
import { Store } from '../region/store.ts';
import { AnyOrder } from '../symbolic/any-order.ts';
import { everywhere } from '../symbolic/everywhere.ts';
import type { Forest } from '../symbolic/forest.ts';

/** A move of Right with the replies to it, seen from the position before both. */
interface Exchange {
  readonly guards: readonly Constraint[];
  readonly replies: readonly Way[];
}

/** A region of the predicate from which a move of Right has no reply at a point; without a point if it was too hard to decide. */
export interface Leak {
  readonly region: Predicate;
  readonly point: readonly number[] | null;
}

/** The regions of the predicate of a word that are not closed, each with a point; `domain` is what its positions satisfy. */
export function leaksOf(
  positions: PositionClass,
  forest: Forest,
  word: string,
  predicate: Predicate,
  domain: readonly Constraint[],
  predicates: ReadonlyMap<string, Predicate>,
): Leak[] {
  return new Closure(positions, forest, word, predicates).leaks(predicate, domain);
}

class Closure {
  private readonly exchanges: readonly Exchange[];

  constructor(
    positions: PositionClass,
    private readonly forest: Forest,
    word: string,
    predicates: ReadonlyMap<string, Predicate>,
  ) {
    const { space } = forest;
    this.exchanges = movesOf(positions, word)
      .filter(({ side }) => side !== LEFT)
      .map((move) => ({
        guards: guardsOf(space, move),
        replies: movesOf(positions, move.word).flatMap((reply): Way[] => {
          const predicate = predicates.get(reply.word);
          if (reply.side !== LEFT || predicate === undefined) return [];
          const shift = move.shift.map((x, gap) => x + reply.shift[gap]);
          const there = mapConditions(predicate, (condition) => shiftCondition(space, condition, shift));
          return [{ guards: guardsOf(space, reply, move.shift), predicate: there }];
        }),
      }));
  }

  leaks(predicate: Predicate, domain: readonly Constraint[]): Leak[] {
    const found: Leak[] = [];
    this.goThrough(predicate, [...notNegative(this.forest.space), ...domain], found);
    return found;
  }

  /** Goes through the regions that have points. */
  private goThrough(tree: Predicate, path: readonly Constraint[], found: Leak[]): void {
    if (tree.kind === 'truth') {
      const leak = tree.holds ? this.leak(tree, path) : null;
      if (leak !== null) found.push(leak);
      return;
    }
    this.goThrough(tree.yes, [...path, tree.condition], found);
    for (const constraint of negations(this.forest.space, tree.condition)) {
      this.goThrough(tree.no, [...path, constraint], found);
    }
  }

  /** A point of a region from which some move of Right has no reply; null if there is none. */
  private leak(region: Predicate, path: readonly Constraint[]): Leak | null {
    const order = new AnyOrder(this.forest, new Store(this.forest.space));
    try {
      if (!order.store.assumeAll(path)) return null;
      for (const exchange of this.exchanges) {
        const point = unanswered(order, exchange);
        if (point !== null) return { region, point };
      }
      return null;
    } catch (error) {
      if (error instanceof GaveUp) return { region, point: null };
      throw error;
    }
  }
}

/** A point of the region of an order where a move of Right has no reply; null if there is none. */
function unanswered(order: AnyOrder, { guards, replies }: Exchange): readonly number[] | null {
  const { store } = order;
  let failure: readonly number[] | null = null;
  store.push();
  if (store.assumeAll(guards)) {
    everywhere(order, () => {
      const holds = someIsThere(order, replies);
      // A point with a small sum is easier to play out.
      if (!holds) {
        const small = smallestPoint(store);
        failure = waysAt(replies, small).length === 0 ? small : store.witness;
      }
      return holds;
    });
  }
  store.pop();
  return failure;
}
