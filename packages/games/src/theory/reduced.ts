/**
 * The reduced canonical form: the simplest game that differs from G by an infinitesimal.
 *
 * It is found by the construction of Grossman and Siegel, in two steps. First G is heated by *. Then every follower that
 * is a number, or a number plus *, is replaced by that number (the star projection). Two games differ by an
 * infinitesimal exactly when their reduced canonical forms are equal.
 */
import type { Arena, Nus } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { withMoveBonus } from './move-bonus.ts';

export function reducedCanonicalForm(arena: Arena, g: GameId): GameId {
  return starProjection(arena, heatByStar(arena, g));
}

/**
 * ∫^* G. A number plus ups and a nimber turns into the number alone: by induction each of its options is heated to the
 * number x or is x, and {x* | x*} = x.
 */
function heatByStar(arena: Arena, g: GameId): GameId {
  return withMoveBonus(
    arena,
    g,
    (h) => arena.asNus(h) !== null,
    (h) => arena.number((arena.asNus(h) as Nus).number),
    [arena.star],
  );
}

function starProjection(arena: Arena, g: GameId): GameId {
  const isLeaf = (h: GameId): boolean => {
    const nus = arena.asNus(h);
    return nus !== null && nus.ups === 0 && nus.nimber <= 1;
  };
  return withMoveBonus(arena, g, isLeaf, (h) => arena.number((arena.asNus(h) as Nus).number), [arena.zero]);
}
