/**
 * The Norton product G · U, a way to multiply all of G by a positive unit U:
 *
 *     G · U = n copies of U if G is the integer n, else { G^L · U + (U + D) | G^R · U - (U + D) }
 *
 * where D ranges over the incentives of U, Left's and Right's. For a fixed U > 0 the product depends only on the value
 * of G, respects sums and order, and 1 · U = U. For other U it is the same recursion on canonical forms, but no more.
 */
import type { Arena } from '../core/arena.ts';
import type { Dyadic } from '../core/dyadic.ts';
import type { GameId } from '../core/game-id.ts';
import { MemoKind } from '../core/memo.ts';
import { allIncentives } from './incentives.ts';
import { type Gains, gainsOf, withMoveBonus } from './move-bonus.ts';
import { upProduct } from './up-product.ts';

const NORTON_PRODUCT = new MemoKind<GameId>();
const GAINS = new MemoKind<Gains>();

/**
 * The Norton product of g by a unit.
 *
 * @throws GameLimitError - if multiples of the unit go beyond a limit of the arena
 * @example
 * ```ts
 * const arena = new Arena();
 * formatGame(arena, nortonProduct(arena, arena.integer(3), arena.up)); // => '^3'
 * ```
 */
export function nortonProduct(arena: Arena, g: GameId, unit: GameId): GameId {
  if (unit === arena.up && arena.provedForms) return upProduct(arena, g);
  const known = arena.memo(NORTON_PRODUCT, unit);
  const product = known.get(g);
  if (product !== undefined) return product;
  return withMoveBonus(arena, g, {
    isLeaf: (h) => arena.isInteger(h),
    leafValue: (h) => arena.multiple(unit, (arena.asNumber(h) as Dyadic).numerator),
    gains: gainsOfUnit(arena, unit),
    known,
  });
}

/** U + D for all incentives D: a few sums, made once for a unit. */
function gainsOfUnit(arena: Arena, unit: GameId): Gains {
  const known = arena.memo(GAINS);
  let gains = known.get(unit);
  if (gains === undefined) {
    gains = gainsOf(
      arena,
      allIncentives(arena, unit).map((incentive) => arena.add(unit, incentive)),
    );
    known.set(unit, gains);
  }
  return gains;
}
