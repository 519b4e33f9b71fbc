/**
 * Whether the predicate of a slice is closed: from each of its positions every move of Right has a reply of Left to a position where
 * a predicate holds. Each region of the predicate and each move of Right is one question about integer points.
 */
import { LEFT } from '@lilypad/games';
import { type ClassMove, movesOf } from '../classes/moves.ts';
import type { PositionClass } from '../classes/position-class.ts';
import { shiftCondition } from '../formula/shift.ts';
import { decide, type Predicate } from '../outcomes/claim.ts';
import { decideIn, mapConditions } from '../outcomes/predicate.ts';
import { atLeastZero, atMostZero, type Constraint, holdsAt, negations, notNegative } from '../region/constraint.ts';
import { GaveUp } from '../region/exact.ts';
import { sumOf } from '../region/points.ts';
import { Store } from '../region/store.ts';
import { AnyOrder } from '../symbolic/any-order.ts';
import { everywhere } from '../symbolic/everywhere.ts';
import type { Forest } from '../symbolic/forest.ts';

/** A reply to a move of Right, seen from the position before both. */
interface Reply {
  readonly guards: readonly Constraint[];
  readonly predicate: Predicate;
}

/** A move of Right with the replies to it. */
interface Exchange {
  readonly guards: readonly Constraint[];
  readonly replies: readonly Reply[];
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
    const none = positions.parameters.map(() => 0);
    this.exchanges = movesOf(positions, word)
      .filter(({ side }) => side !== LEFT)
      .map((move) => ({
        guards: this.guards(move, none),
        replies: movesOf(positions, move.word).flatMap((reply): Reply[] => {
          const predicate = predicates.get(reply.word);
          if (reply.side !== LEFT || predicate === undefined) return [];
          const shift = move.shift.map((x, gap) => x + reply.shift[gap]);
          const there = mapConditions(predicate, (condition) => shiftCondition(space, condition, shift));
          return [{ guards: this.guards(reply, move.shift), predicate: there }];
        }),
      }));
  }

  leaks(predicate: Predicate, domain: readonly Constraint[]): Leak[] {
    const found: Leak[] = [];
    this.goThrough(predicate, [...notNegative(this.forest.space), ...domain], found);
    return found;
  }

  private guards({ guards }: ClassMove, before: readonly number[]): Constraint[] {
    const { space } = this.forest;
    return guards.flatMap(({ gap, size, exact }) => {
      const excess = space.plus(space.parameter(gap), space.one, before[gap] - size);
      return exact ? [atLeastZero(space, excess), atMostZero(excess)] : [atLeastZero(space, excess)];
    });
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
      const holds = someReply(order, replies);
      // A point with a small sum is easier to play out.
      if (!holds) {
        const small = smallestPoint(store);
        failure = repliesAt(replies, small).length === 0 ? small : store.witness;
      }
      return holds;
    });
  }
  store.pop();
  return failure;
}

/** Whether some reply is there; those at the current point are asked first. */
function someReply({ store, oracle }: AnyOrder, replies: readonly Reply[]): boolean {
  const isThere = ({ guards, predicate }: Reply): boolean =>
    guards.every((guard) => oracle.isTrue(guard)) && decideIn(oracle, predicate);
  const here = repliesAt(replies, store.witness as readonly number[]);
  return here.length > 0 && (here.some(isThere) || replies.some(isThere));
}

/** The replies that are there at a point. */
const repliesAt = (replies: readonly Reply[], point: readonly number[]): readonly Reply[] =>
  replies.filter(({ guards, predicate }) => guards.every((guard) => holdsAt(guard, point)) && decide(predicate, point));

/** A point of a store's region with the smallest sum: the easiest to play out. */
function smallestPoint(store: Store): readonly number[] {
  const { space } = store;
  const ones = space.names.map(() => 1);
  let best = store.witness as readonly number[];
  for (let below = -1; sumOf(best) - below > 1; ) {
    const middle = Math.floor((sumOf(best) + below) / 2);
    store.push();
    if (store.assume(atMostZero(space.affine(ones, -middle)))) best = store.witness as readonly number[];
    else below = middle;
    store.pop();
  }
  return best;
}
