/**
 * The Conway product of two games,
 *
 *     G · H = { G^L·H + G·H^L − G^L·H^L, G^R·H + G·H^R − G^R·H^R | G^L·H + G·H^R − G^L·H^R, G^R·H + G·H^L − G^R·H^L },
 *
 * on canonical forms. For numbers it is the usual product, for nimbers the nim product, and n · G is n copies of G for
 * an integer n. For other games it depends on the forms and has few laws: it commutes, and (−G)·H = −(G·H).
 */
import type { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import type { GameId } from '../core/game-id.ts';
import { PairTable } from '../core/pair-table.ts';
import { LEFT, opposite, SIDES, type Side } from '../core/side.ts';
import { nimProduct } from './nim-product.ts';
import { isNimber } from './predicates.ts';
import { checkUnfolded, MAX_WALKED } from './unfolded.ts';

/**
 * The Conway product of g and h.
 *
 * @throws GameLimitError - if the result goes beyond a limit of the arena, or takes too much work
 * @example
 * ```ts
 * const arena = new Arena();
 * const half = arena.number(Dyadic.of(1, 1));
 * formatGame(arena, conwayProduct(arena, half, half)); // => '1/4'
 * formatGame(arena, conwayProduct(arena, half, arena.star)); // => '*2'
 * ```
 */
export function conwayProduct(arena: Arena, g: GameId, h: GameId): GameId {
  const known = new PairTable();
  const checkWork = arena.work.together();
  const lookUp = (a: GameId, b: GameId): GameId | null => {
    const closed = closedProduct(arena, a, b);
    if (closed !== null) return closed;
    const found = known.get(Math.min(a, b), Math.max(a, b));
    return found < 0 ? null : (found as GameId);
  };
  const pending: (readonly [GameId, GameId])[] = [[g, h]];
  for (let top = pending.at(-1); top !== undefined; top = pending.at(-1)) {
    const [a, b] = top;
    if (lookUp(a, b) === null) {
      const missing = needed(arena, a, b).filter(([x, y]) => lookUp(x, y) === null);
      if (missing.length > 0) {
        pending.push(...missing);
        continue;
      }
      known.set(
        Math.min(a, b),
        Math.max(a, b),
        byOptions(arena, a, b, (x, y) => lookUp(x, y) as GameId),
      );
      checkWork();
    }
    pending.pop();
  }
  return lookUp(g, h) as GameId;
}

/** The product where arithmetic gives it, else null. */
function closedProduct(arena: Arena, g: GameId, h: GameId): GameId | null {
  const [x, y] = [arena.asNumber(g), arena.asNumber(h)];
  if (x !== null && y !== null) return arena.number(x.multiply(y));
  if (x?.isInteger()) return arena.multiple(h, x.numerator);
  if (y?.isInteger()) return arena.multiple(g, y.numerator);
  if (!isNimber(arena, g) || !isNimber(arena, h)) return null;
  const [a, b] = [arena.asNus(g), arena.asNus(h)];
  return a === null || b === null ? null : arena.nus(Dyadic.ZERO, 0, nimProduct(a.nimber, b.nimber));
}

/** The products that the product of g and h is made of. */
function needed(arena: Arena, g: GameId, h: GameId): (readonly [GameId, GameId])[] {
  for (const factor of [g, h]) checkUnfolded(arena, factor, MAX_WALKED);
  const optionsG = SIDES.flatMap((side) => arena.options(g, side));
  const optionsH = SIDES.flatMap((side) => arena.options(h, side));
  return [
    ...optionsG.map((a) => [a, h] as const),
    ...optionsH.map((b) => [g, b] as const),
    ...optionsG.flatMap((a) => optionsH.map((b) => [a, b] as const)),
  ];
}

function byOptions(arena: Arena, g: GameId, h: GameId, product: (a: GameId, b: GameId) => GameId): GameId {
  const lists: [GameId[], GameId[]] = [[], []];
  for (const sideG of SIDES) {
    for (const sideH of SIDES) {
      // Options of the same side of both games are good for Left, those of different sides for Right.
      const to: Side = sideG === sideH ? LEFT : opposite(LEFT);
      for (const a of arena.options(g, sideG)) {
        for (const b of arena.options(h, sideH)) {
          lists[to].push(arena.subtract(arena.add(product(a, h), product(g, b)), product(a, b)));
        }
      }
    }
  }
  return arena.game(...lists);
}
