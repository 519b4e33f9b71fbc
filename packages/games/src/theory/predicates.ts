/** Kinds of games: number, integer, nimber, infinitesimal, all-small, number plus infinitesimal. */
import type { Arena } from '../core/arena.ts';
import { fold } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import { LEFT, RIGHT, SIDES } from '../core/side.ts';

export const isNumber = (arena: Arena, g: GameId): boolean => arena.isNumber(g);

export const isInteger = (arena: Arena, g: GameId): boolean => arena.isInteger(g);

/** Whether g is *k for some k ≥ 0; 0 counts. */
export function isNimber(arena: Arena, g: GameId): boolean {
  const nus = arena.asNus(g);
  return nus !== null && nus.ups === 0 && nus.number.sign() === 0;
}

/** Whether g lies between -x and x for every positive number x: both stops are 0. */
export function isInfinitesimal(arena: Arena, g: GameId): boolean {
  return SIDES.every((side) => arena.stop(g, side).sign() === 0);
}

/** Whether g is a number plus an infinitesimal: both stops are the same. */
export function isNumberish(arena: Arena, g: GameId): boolean {
  return arena.stop(g, LEFT).equals(arena.stop(g, RIGHT));
}

/** Whether, in every follower of g, both players can move or neither can: 0 is its only number. */
export function isAllSmall(arena: Arena, g: GameId): boolean {
  return fold<boolean>(
    arena,
    g,
    (h) => arena.asNus(h) !== null,
    (h, get) => {
      const nus = arena.asNus(h);
      return nus !== null
        ? nus.number.sign() === 0
        : SIDES.every((side) => arena.options(h, side).every((option) => get(option)));
    },
  );
}
