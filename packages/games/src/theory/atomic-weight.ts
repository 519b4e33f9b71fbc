/**
 * Atomic weight: how many ups an infinitesimal is worth, as a game.
 *
 * For all-small G the constructive definition is used. Let A = { aw(G^L) - 2 | aw(G^R) + 2 }. Then aw(G) = A, except
 * that where A is an integer the far star *N (N beyond every nimber in G) decides among the integers that would fit
 * between the options of A: the greatest one if G is above the far star, the least one if G is below it, A itself
 * otherwise.
 *
 * Other infinitesimals, such as tinies, may have an atomic weight too. There the same recursion only gives a candidate
 * (followers that are nonzero numbers count as 0), which is the atomic weight if it passes the test that defines it:
 * G must lie within up + far star of A · up, above and below. If it does not, the answer is null, as it is for every
 * game that is not infinitesimal.
 */
import type { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import { fold, foldShapes } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import { type Memo, MemoKind } from '../core/memo.ts';
import { LEFT, opposite, RIGHT, SIDES, type Side } from '../core/side.ts';
import { nortonProduct } from './norton.ts';
import { isAllSmall, isInfinitesimal } from './predicates.ts';

const ATOMIC_WEIGHT = new MemoKind<GameId>();
const OTHER_WEIGHT = new MemoKind<GameId | null>();
const CANDIDATE_WEIGHT = new MemoKind<GameId>();
const GREATEST_NIMBER = new MemoKind<number>();

/**
 * The atomic weight of g, or null: g is not infinitesimal, or no weight was found for an infinitesimal that is not
 * all-small.
 *
 * @throws GameLimitError - if the far star is beyond the greatest nimber
 * @example
 * ```ts
 * const arena = new Arena();
 * atomicWeight(arena, arena.up) === arena.integer(1); // => true
 * atomicWeight(arena, arena.integer(1)); // => null
 * ```
 */
export function atomicWeight(arena: Arena, g: GameId): GameId | null {
  if (!isInfinitesimal(arena, g)) return null;
  if (isAllSmall(arena, g)) return weightOfAllSmall(arena, g);
  const known = arena.memo(OTHER_WEIGHT);
  let weight = known.get(g);
  if (weight === undefined) {
    const candidate = candidateWeight(arena, g);
    weight = isWithinFarUps(arena, g, candidate) ? candidate : null;
    known.set(g, weight);
  }
  return weight;
}

/**
 * Whether g has an atomic weight.
 *
 * @throws GameLimitError - where `atomicWeight` does
 * @example
 * ```ts
 * const arena = new Arena();
 * [arena.star, arena.integer(1)].map((g) => isAtomic(arena, g)); // => [ true, false ]
 * ```
 */
export const isAtomic = (arena: Arena, g: GameId): boolean => atomicWeight(arena, g) !== null;

/** All followers of g are all-small, hence their own shapes. */
function weightOfAllSmall(arena: Arena, g: GameId): GameId {
  // One table for all followers: a large one would be dropped when it is asked for again.
  const nimbers = arena.memo(GREATEST_NIMBER);
  return fold<GameId>(
    arena,
    g,
    (h) => arena.isNus(h),
    (h, get) => weightByOptions(arena, h, get, () => farStar(arena, nimbers, h)),
    arena.memo(ATOMIC_WEIGHT),
  );
}

function candidateWeight(arena: Arena, g: GameId): GameId {
  const far = farStar(arena, arena.memo(GREATEST_NIMBER), g);
  return fold<GameId>(
    arena,
    g,
    (h) => arena.isNus(h),
    (h, get) => weightByOptions(arena, h, get, () => far),
    arena.memo(CANDIDATE_WEIGHT, far),
  );
}

/**
 * The weight of h from those of its options. Ups and a nimber need no far star, which might be beyond the greatest
 * nimber.
 */
function weightByOptions(arena: Arena, h: GameId, get: (option: GameId) => GameId, far: () => GameId): GameId {
  const nus = arena.asNus(h);
  if (nus !== null) return arena.shift(arena.zero, nus.ups);
  const bounds = [weightsAfter(arena, h, get, LEFT), weightsAfter(arena, h, get, RIGHT)] as const;
  const weight = arena.game(bounds[LEFT], bounds[RIGHT]);
  if (!arena.isInteger(weight)) return weight;
  const relation = arena.compare(h, far());
  if (relation === '>') return arena.integer(outermostInteger(arena, bounds[RIGHT], RIGHT));
  if (relation === '<') return arena.integer(outermostInteger(arena, bounds[LEFT], LEFT));
  return weight;
}

function weightsAfter(arena: Arena, h: GameId, get: (option: GameId) => GameId, side: Side): GameId[] {
  const weights: GameId[] = [];
  const count = arena.optionCount(h, side);
  for (let i = 0; i < count; i++) weights.push(arena.shift(get(arena.optionAt(h, side, i)), side === LEFT ? -2 : 2));
  return weights;
}

/** The greatest integer that is less than or confused with every option of Right, or the least for Left's options. */
function outermostInteger(arena: Arena, options: readonly GameId[], side: Side): bigint {
  const inward = side === LEFT ? 1n : -1n;
  const limits = options.map((option) => {
    const stop = arena.stop(option, opposite(side));
    const n = side === LEFT ? stop.ceil() : stop.floor();
    const integer = arena.integer(n);
    const blocked = side === LEFT ? arena.le(integer, option) : arena.le(option, integer);
    return blocked ? n + inward : n;
  });
  return limits.reduce((a, b) => (inward * (b - a) > 0n ? b : a));
}

/** Whether g lies within up + far star of weight · up, on both sides. */
function isWithinFarUps(arena: Arena, g: GameId, weight: GameId): boolean {
  const ups = nortonProduct(arena, weight, arena.up);
  const farUp = arena.add(arena.up, farStar(arena, arena.memo(GREATEST_NIMBER), g, ups));
  return arena.le(g, arena.add(ups, farUp)) && arena.le(arena.subtract(ups, farUp), g);
}

/** *N for the least power of two N greater than every nimber among the followers of these games. */
function farStar(arena: Arena, nimbers: Memo<number>, g: GameId, h: GameId = g): GameId {
  const greatest = Math.max(greatestNimber(arena, nimbers, g), greatestNimber(arena, nimbers, h));
  return arena.nus(Dyadic.ZERO, 0, 2 ** (32 - Math.clz32(greatest)));
}

/** The greatest nimber in a follower x + n ups + *k of g, where ups count as a star. */
function greatestNimber(arena: Arena, nimbers: Memo<number>, g: GameId): number {
  return (
    nimbers.get(arena.shape(g)) ??
    foldShapes<number>(
      arena,
      g,
      (h) => arena.isNus(h),
      (h, get) => {
        const nus = arena.asNus(h);
        if (nus !== null) return nus.nimber | 1;
        let greatest = 0;
        for (const side of SIDES)
          for (const option of arena.options(h, side)) greatest = Math.max(greatest, get(option));
        return greatest;
      },
      nimbers,
    )
  );
}
