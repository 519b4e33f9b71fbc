/**
 * The Norton product by up, P(G) = G · up, which atomic weights need. (norton.ts has the product by any unit.) The incentive of up
 * that beats the other one is up + *, and n ups are the product by n. So, with T(G) = P(G) + *, for a G that is no integer
 *
 *     P(G) = { T(G^L + 2) | T(G^R - 2) }      T(G) = { P(G^L + 2), P(G) | P(G^R - 2), P(G) }.
 *
 * If G is in canonical form, both are canonical as they come, but for the moves to P(G), which are dominated: nothing has to be compared. Products
 * keep the order: A <= B exactly if P(A) <= P(B), that is, if T(A) <= T(B). So no two of the other options dominate each other, and the rest
 * follows from two facts. For Left, and Right is the mirror image:
 *
 *   1. Some G^L + 2 >= G. That is plain if G is a fraction. Otherwise take the G^L with the greatest right stop, which is the left stop of G. Left, moving second, wins
 *      G^L + 2 - G: she answers a move to G^LR by the G^LRL, and a move of Right to another option of G by the move from there, with the best
 *      stops; what is left then has a right stop of 2 or more.
 *   2. No G^L + 1 <= G. That is plain if G is a fraction. Otherwise the left stop of such a G^L would be less than that of G, which is the right stop of another
 *      G^L, and the latter would dominate it.
 *
 * By the first, the moves to P(G) are dominated. What is left does not reverse:
 *
 *   - If G^L is no integer, the replies to T(G^L + 2) are the P(G^LR), the replies to P(G^L + 2) are the T(G^LR), and no G^LR <= G.
 *   - If G^L is an integer n > -2, the reply to T(n + 2) is P(n + 1), the reply to P(n + 2) is T(n + 1), and not n + 1 <= G.
 *   - If n <= -2, the only replies are 0, to T(n + 2), to P(n + 2) if n < -2, and *, to T(-1). Now 0 <= P(G) gives n + 1 < 0 <= G. And * <= P(G), or 0 <= T(G),
 *     which is the same, gives P(-2) < * <= P(G), so that n + 1 <= -2 < G. But not n + 1 <= G.
 */
import type { Arena } from '../core/arena.ts';
import type { Dyadic } from '../core/dyadic.ts';
import { settle } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import { MemoKind } from '../core/memo.ts';
import { LEFT, RIGHT, type Side } from '../core/side.ts';
import { checkUnfolded, MAX_WALKED } from './unfolded.ts';

/** P(G) at 2G and T(G) at 2G + 1. */
type Products = Map<number, GameId>;

const PRODUCTS = new MemoKind<GameId, Products>();

/** G · up. */
export function upProduct(arena: Arena, g: GameId): GameId {
  const known = arena.memo(PRODUCTS);
  return known.get(2 * g) ?? settle(arena, 2 * g, known, (key, pending) => fromOptions(arena, key, known, pending));
}

/** The product at a key, or null: the keys of products that must be known before are on the stack. */
function fromOptions(arena: Arena, key: number, known: Products, pending: number[]): GameId | null {
  const g = (key >>> 1) as GameId;
  const star = key & 1;
  if (arena.isInteger(g)) {
    const ups = arena.multiple(arena.up, (arena.asNumber(g) as Dyadic).numerator);
    return star === 0 ? ups : arena.add(ups, arena.star);
  }
  checkUnfolded(arena, g, MAX_WALKED);
  const size = pending.length;
  arena.begin();
  addOptions(arena, g, 1 - star, LEFT, known, pending);
  addOptions(arena, g, 1 - star, RIGHT, known, pending);
  return pending.length > size ? null : arena.end(true);
}

function addOptions(arena: Arena, g: GameId, star: number, side: Side, known: Products, pending: number[]): void {
  const count = arena.optionCount(g, side);
  for (let i = 0; i < count; i++) {
    const key = 2 * arena.shift(arena.optionAt(g, side, i), side === LEFT ? 2 : -2) + star;
    const product = known.get(key);
    if (product === undefined) pending.push(key);
    else arena.option(side, product);
  }
}
