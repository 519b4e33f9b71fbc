/** Bridges between the library and the naive games of the tests, and random games for fast-check. */
import fc from 'fast-check';
import type { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import type { GameId } from '../core/game-id.ts';
import { LEFT, RIGHT } from '../core/side.ts';
import { type Naive, naive, naiveBornBy } from './naive.ts';

/** The value of a naive game in an arena, built from its options only. */
export function fromNaive(arena: Arena, g: Naive, done = new Map<Naive, GameId>()): GameId {
  let id = done.get(g);
  if (id === undefined) {
    const options = (list: readonly Naive[]) => list.map((option) => fromNaive(arena, option, done));
    id = arena.game(options(g.left), options(g.right));
    done.set(g, id);
  }
  return id;
}

/** The canonical form of an arena game, written out. */
export function toNaive(arena: Arena, g: GameId, done = new Map<GameId, Naive>()): Naive {
  let form = done.get(g);
  if (form === undefined) {
    const options = (side: 0 | 1) => arena.options(g, side).map((option) => toNaive(arena, option, done));
    form = naive(options(LEFT), options(RIGHT));
    done.set(g, form);
  }
  return form;
}

/** The 22 values born by day 2. */
export const DAY_2 = naiveBornBy(2);

/** Games of the given day or earlier: from day 3 on, up to `width` options a side from the day before. */
export function naiveGames(day: number, width = 2): fc.Arbitrary<Naive> {
  if (day <= 2) return fc.constantFrom(...DAY_2);
  const options = fc.array(naiveGames(day - 1, width), { maxLength: width });
  return fc.tuple(options, options).map(([left, right]) => naive(left, right));
}

/** The same games in an arena. */
export const arenaGames = (arena: Arena, day: number, width = 2): fc.Arbitrary<GameId> =>
  naiveGames(day, width).map((g) => fromNaive(arena, g));

/** Dyadic numbers n / 2^e with |n| ≤ size and e ≤ exponent. */
export const dyadics = (size: number, exponent: number): fc.Arbitrary<Dyadic> =>
  fc
    .tuple(fc.integer({ min: -size, max: size }), fc.integer({ min: 0, max: exponent }))
    .map(([n, e]) => Dyadic.of(n, e));

/** Asserts a property of random values. */
export function check<Ts extends [unknown, ...unknown[]]>(
  runs: number,
  arbitraries: { [K in keyof Ts]: fc.Arbitrary<Ts[K]> },
  predicate: (...args: Ts) => void,
): void {
  fc.assert(fc.property(...arbitraries, predicate), { numRuns: runs });
}
