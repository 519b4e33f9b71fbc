/**
 * The ordinal sum G : H, in which any move in the base G wipes out H:
 *
 *     G : H = { G^L, G : H^L | G^R, G : H^R }
 *
 * It depends on the form of G, not only on its value; here G is in canonical form. (It depends only on the value of H.)
 *
 * Arithmetic does what it can, so that huge integers are never unfolded. A nimber on top of x + *j adds up. An ordinal
 * sum of numbers joins their sign expansions: on top of 0, or of an integer of the same sign, that is addition; on top
 * of any other number with denominator 2^e there is only room for x ± 1/2^e, and all of H is squeezed into it.
 *
 * On top of G = x + *k with k > 0 the options above are canonical if those of H are, so nothing is compared. Either player may move from
 * G : H to each option x + *j of G, so G : H is confused with it, and both stops of G : H are x. Hence x + *j neither dominates nor
 * is dominated by G : H^L, and does not reverse: its options are other x + *i, or the options of x, which are not at x. And as G : H >= G : K
 * exactly if H >= K, no G : H^L dominates another one or reverses through a G : H^LR.
 */
import type { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import { fold } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import { GameLimitError } from '../core/limits.ts';
import { MemoKind } from '../core/memo.ts';
import type { Nus } from '../core/nus.ts';
import { SIDES, type Side } from '../core/side.ts';
import { checkUnfolded, MAX_COMPARED, MAX_WALKED } from './unfolded.ts';

/** How many moves a number on top may last where it has to be unfolded, or turned into binary digits. */
const MAX_MOVES = 1_000_000n;

const ORDINAL_SUM = new MemoKind<GameId>();

/**
 * base : top, for the canonical form of the base.
 *
 * @throws GameLimitError - where a number on top would have to be unfolded into more than a million moves, or a nimber beyond *100,
 * or one beyond *1000 under it
 * @example
 * ```ts
 * const arena = new Arena();
 * formatGame(arena, ordinalSum(arena, arena.star, arena.integer(1))); // => '^*'
 * ```
 */
export function ordinalSum(arena: Arena, base: GameId, top: GameId): GameId {
  const known = arena.memo(ORDINAL_SUM, base);
  const sum = known.get(top);
  if (sum !== undefined) return sum;
  const under = arena.asNus(base);
  const closed = closedForm(arena, base, under);
  if (closed(top) === null) checkUnfolded(arena, base, MAX_COMPARED);
  const proved = under?.ups === 0 && under.nimber > 0;
  return fold<GameId>(
    arena,
    top,
    (h) => closed(h) !== null,
    (h, get) => {
      const closedSum = closed(h);
      if (closedSum !== null) return closedSum;
      arena.begin();
      for (const side of SIDES) {
        addOptions(arena, base, side, itself);
        addOptions(arena, h, side, get);
      }
      return arena.end(proved);
    },
    known,
  );
}

const itself = (g: GameId): GameId => g;

function addOptions(arena: Arena, g: GameId, side: Side, f: (option: GameId) => GameId): void {
  const count = arena.optionCount(g, side);
  for (let i = 0; i < count; i++) arena.option(side, f(arena.optionAt(g, side, i)));
}

/** base : h where no recursion is needed, else null; `under` is the base as number, ups and nimber. */
function closedForm(arena: Arena, base: GameId, under: Nus | null): (h: GameId) => GameId | null {
  const isNumber = arena.isNumber(base);
  return (h) => {
    if (h === arena.zero) return base;
    const over = arena.asNus(h);
    if (over === null) return null;
    const overNumber = over.ups === 0 && over.nimber === 0;
    if (under !== null && isNumber && overNumber) return arena.number(joined(under.number, over.number));
    if (under?.ups === 0 && over.ups === 0 && over.number.sign() === 0) {
      return arena.nus(under.number, 0, under.nimber + over.nimber);
    }
    checkMoves(over.number.birthday());
    checkUnfolded(arena, h, MAX_WALKED);
    return null;
  };
}

function joined(x: Dyadic, y: Dyadic): Dyadic {
  if (x.sign() === 0 || (x.isInteger() && x.sign() === y.sign())) return x.add(y);
  return x.add(squeezed(y).scale(-x.exponent));
}

/**
 * The number in (-1, 1) with the sign expansion of y as its signed binary digits: n + f goes to 1 - 1/2^n + f/2^(n+1).
 */
function squeezed(y: Dyadic): Dyadic {
  if (y.sign() < 0) return squeezed(y.negate()).negate();
  const whole = y.floor();
  checkMoves(whole);
  const n = Number(whole);
  const fraction = y.subtract(Dyadic.of(whole));
  return Dyadic.ONE.subtract(Dyadic.of(1, n)).add(fraction.scale(-n - 1));
}

function checkMoves(moves: bigint): void {
  if (moves > MAX_MOVES) {
    throw new GameLimitError(
      `An ordinal sum over a number that lasts more than ${MAX_MOVES} moves is beyond the limit.`,
    );
  }
}
