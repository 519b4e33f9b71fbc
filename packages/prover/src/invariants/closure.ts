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

/** A region of the predicate from which a move of Right has no reply at a point. */
export interface Leak {
  readonly region: Predicate;
  readonly point: readonly number[];
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
  private readonly order: AnyOrder;
  private readonly exchanges: readonly { readonly guards: readonly Constraint[]; readonly replies: readonly Reply[] }[];

  constructor(
    positions: PositionClass,
    private readonly forest: Forest,
    word: string,
    predicates: ReadonlyMap<string, Predicate>,
  ) {
    const { space } = forest;
    this.order = new AnyOrder(forest, new Store(space));
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
    const { order } = this;
    order.store.assumeAll(notNegative(this.forest.space));
    order.store.assumeAll(domain);
    const found: Leak[] = [];
    if (order.store.witness !== null) this.goThrough(predicate, found);
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
  private goThrough(tree: Predicate, found: Leak[]): void {
    if (tree.kind === 'truth') {
      const point = tree.holds ? this.leak() : null;
      if (point !== null) found.push({ region: tree, point });
      return;
    }
    const under = (constraint: Constraint, rest: Predicate): void => {
      if (this.order.push(constraint)) this.goThrough(rest, found);
      this.order.pop();
    };
    under(tree.condition, tree.yes);
    for (const constraint of negations(this.forest.space, tree.condition)) under(constraint, tree.no);
  }

  /** A point of the current region from which some move of Right has no reply; null if there is none. */
  private leak(): readonly number[] | null {
    const { order } = this;
    for (const { guards, replies } of this.exchanges) {
      let failure: readonly number[] | null = null;
      order.store.push();
      if (order.store.assumeAll(guards)) {
        everywhere(order, () => {
          const holds = this.someReply(replies);
          if (!holds) failure = this.failure(replies);
          return holds;
        });
      }
      order.store.pop();
      if (failure !== null) return failure;
    }
    return null;
  }

  /** A point of the current cell without a reply: one with a small sum if possible, since it is easier to play out. */
  private failure(replies: readonly Reply[]): readonly number[] {
    const { store } = this.order;
    const small = smallestPoint(store);
    return repliesAt(replies, small).length === 0 ? small : (store.witness as readonly number[]);
  }

  /** Whether some reply is there; those at the current point are asked first. */
  private someReply(replies: readonly Reply[]): boolean {
    const point = this.order.store.witness as readonly number[];
    const here = repliesAt(replies, point);
    return here.length > 0 && (here.some((one) => this.isThere(one)) || replies.some((one) => this.isThere(one)));
  }

  private isThere({ guards, predicate }: Reply): boolean {
    const { oracle } = this.order;
    return guards.every((guard) => oracle.isTrue(guard)) && decideIn(oracle, predicate);
  }
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
