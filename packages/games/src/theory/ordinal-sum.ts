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
import { EXACT_KEYS, has } from '../core/flags.ts';
import { settle } from '../core/fold.ts';
import { type GameId, shapeOf } from '../core/game-id.ts';
import { GameLimitError } from '../core/limits.ts';
import { type Memo, MemoKind } from '../core/memo.ts';
import { LEFT, RIGHT, type Side } from '../core/side.ts';
import { checkUnfolded, MAX_COMPARED, MAX_WALKED } from './unfolded.ts';

/** How many moves a number on top may last where it has to be unfolded, or turned into binary digits. */
const MAX_MOVES = 1_000_000n;

const ORDINAL_SUM = new MemoKind<GameId>();
const BASE = new MemoKind<Base>();

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
  return known.get(top) ?? settle(arena, top, known, (h, pending) => fromOptions(arena, base, h, known, pending));
}

/** What is used of a base for every sum on it. */
interface Base {
  readonly options: readonly [readonly GameId[], readonly GameId[]];
  /** Whether it is a number plus a nimber that is not 0, so that sums are canonical as they come. */
  readonly isProved: boolean;
}

function baseOf(arena: Arena, game: GameId): Base {
  const known = arena.memo(BASE);
  let base = known.get(game);
  if (base === undefined) {
    checkUnfolded(arena, game, MAX_COMPARED);
    const isProved = isNumberAndNimber(arena, game) && !arena.isNumber(game);
    base = { options: [arena.options(game, LEFT), arena.options(game, RIGHT)], isProved };
    known.set(game, base);
  }
  return base;
}

const isNumberAndNimber = (arena: Arena, g: GameId): boolean => arena.isNus(g) && arena.rows.ups[shapeOf(g)] === 0;

/** base : h, or null: games on top that must be known before are on the stack. */
function fromOptions(arena: Arena, base: GameId, h: GameId, known: Memo<GameId>, pending: GameId[]): GameId | null {
  const closed = closedForm(arena, base, h);
  if (closed !== null) return closed;
  const { options, isProved } = baseOf(arena, base);
  const size = pending.length;
  arena.begin();
  addOptions(arena, options[LEFT], h, LEFT, known, pending);
  addOptions(arena, options[RIGHT], h, RIGHT, known, pending);
  return pending.length > size ? null : arena.end(isProved);
}

/** Adds the moves of one side: in the base, and those in h whose sums are known. */
function addOptions(
  arena: Arena,
  below: readonly GameId[],
  h: GameId,
  side: Side,
  known: Memo<GameId>,
  pending: GameId[],
): void {
  for (let i = 0; i < below.length; i++) arena.option(side, below[i]);
  const count = arena.optionCount(h, side);
  for (let i = 0; i < count; i++) {
    const option = arena.optionAt(h, side, i);
    const sum = known.get(option);
    if (sum === undefined) pending.push(option);
    else arena.option(side, sum);
  }
}

/**
 * base : h where no recursion is needed, else null.
 *
 * @throws GameLimitError - if h is a number, ups and a nimber that would take too many moves
 */
function closedForm(arena: Arena, base: GameId, h: GameId): GameId | null {
  if (h === arena.zero) return base;
  if (!arena.isNus(h)) return null;
  if (arena.isNumber(base) && arena.isNumber(h)) {
    return arena.number(joined(arena.stop(base, RIGHT), arena.stop(h, RIGHT)));
  }
  const { flags, nimber } = arena.rows;
  if (isNumberAndNimber(arena, base) && isNumberAndNimber(arena, h) && arena.stopGame(h, RIGHT) === arena.zero) {
    return arena.nus(arena.stop(base, RIGHT), 0, nimber[shapeOf(base)] + nimber[shapeOf(h)]);
  }
  // A number with exact keys lasts some hundred moves at most.
  if (!has(flags[shapeOf(h)], EXACT_KEYS)) checkMoves(arena.stop(h, RIGHT).birthday());
  checkUnfolded(arena, h, MAX_WALKED);
  return null;
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
