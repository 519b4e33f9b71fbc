/**
 * The reduced canonical form: the simplest game that differs from G by an infinitesimal.
 *
 * It is found by the construction of Grossman and Siegel, in two steps. First G is heated by *. Then every follower
 * that is a number, or a number plus *, is replaced by that number (the star projection). Two games differ by an
 * infinitesimal exactly when their reduced canonical forms are equal.
 *
 * Neither step changes the stops of a game. So where a step gives a number, that number is the stop, and the result for
 * G + n is the result for G, plus n.
 */
import type { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { MemoKind } from '../core/memo.ts';
import { RIGHT } from '../core/side.ts';
import { withMoveBonus } from './move-bonus.ts';
import { isNumberish } from './predicates.ts';

const REDUCED_FORM = new MemoKind<GameId>();
const HEATED_BY_STAR = new MemoKind<GameId>();
const STAR_PROJECTION = new MemoKind<GameId>();

/**
 * The reduced canonical form of g.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * reducedCanonicalForm(arena, arena.star) === arena.zero; // => true
 * ```
 */
export function reducedCanonicalForm(arena: Arena, g: GameId): GameId {
  const known = arena.memo(REDUCED_FORM);
  const shape = arena.shape(g);
  let form = known.get(shape);
  if (form === undefined) {
    form = reducedShape(arena, shape);
    known.set(shape, form);
  }
  return arena.shift(form, arena.offset(g));
}

function reducedShape(arena: Arena, shape: GameId): GameId {
  // A number plus an infinitesimal.
  if (isNumberish(arena, shape)) return arena.stopGame(shape, RIGHT);
  return starProjection(arena, heatByStar(arena, shape));
}

/**
 * ∫^* G. A number plus ups and a nimber turns into the number alone: by induction each of its options is heated to the
 * number x or is x, and {x* | x*} = x.
 */
function heatByStar(arena: Arena, g: GameId): GameId {
  return withMoveBonus(arena, g, {
    isLeaf: (h) => arena.isNus(h),
    leafValue: (h) => arena.stopGame(h, RIGHT),
    gains: [[arena.star], [arena.star]],
    known: arena.memo(HEATED_BY_STAR),
    translates: true,
  });
}

function starProjection(arena: Arena, g: GameId): GameId {
  return withMoveBonus(arena, g, {
    isLeaf: (h) => {
      if (!arena.isNus(h)) return false;
      const x = arena.stopGame(h, RIGHT);
      return h === x || h === arena.add(x, arena.star);
    },
    leafValue: (h) => arena.stopGame(h, RIGHT),
    gains: [[arena.zero], [arena.zero]],
    known: arena.memo(STAR_PROJECTION),
    translates: true,
  });
}
