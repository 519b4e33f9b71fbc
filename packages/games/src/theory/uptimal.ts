/**
 * Uptimals: the sums of a number, a nimber and uptimal powers.
 *
 *     up^[n] = { up^[n-1] | * }         with up^[0] = 0: the sum of the first n powers
 *     up^n   = { 0 | * - up^[n-1] }     so up^1 is up, and each power is infinitesimal compared with the one before
 *
 * `uptimalExpansion` finds the expansion of a game, or null if it has none, from the canonical form alone: the
 * canonical forms of all uptimals are known (N. A. McKay, Canonical forms of uptimals, 2011). Let G = *m + sum of a_i
 * up^i with a_k > 0 (mirrored if a_k < 0), not merely ups and a nimber. Then Right has the one option
 *
 *     *(m xor 1) + sum of (a_i - 1) up^i,
 *
 * from which the a_i can be read, but not the number k of them, and Left has the options listed in `leftOptions`.
 */
import type { Arena } from '../core/arena.ts';
import { fold } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import { MemoKind } from '../core/memo.ts';
import { opposite, RIGHT, SIDES, type Side } from '../core/side.ts';
import { UptimalExpansion } from './uptimal-expansion.ts';

/**
 * up^1 + up^2 + ... + up^n, written ^[n].
 *
 * @param n - how many powers, at least 0
 * @example
 * ```ts
 * const arena = new Arena();
 * formatGame(arena, upSum(arena, 3)); // => '^[3]'
 * ```
 */
export function upSum(arena: Arena, n: number): GameId {
  let sum = arena.zero;
  for (let i = 0; i < n; i++) sum = arena.game([sum], [arena.star]);
  return sum;
}

/**
 * up^n for n ≥ 1, written ^<n>.
 *
 * @param n - the power, at least 1
 * @example
 * ```ts
 * const arena = new Arena();
 * formatGame(arena, upPower(arena, 2)); // => '^<2>'
 * ```
 */
export function upPower(arena: Arena, n: number): GameId {
  return arena.game([arena.zero], [arena.subtract(arena.star, upSum(arena, n - 1))]);
}

/**
 * The game with this expansion.
 *
 * @throws GameLimitError - if a coefficient of up is beyond a million
 * @example
 * ```ts
 * const arena = new Arena();
 * formatGame(arena, uptimal(arena, UptimalExpansion.of(Dyadic.ONE, 1, [0, 1]))); // => '1^<2>*'
 * ```
 */
export function uptimal(arena: Arena, expansion: UptimalExpansion): GameId {
  const { number, nimber, length } = expansion;
  let game = arena.nus(number, expansion.coefficient(1), nimber);
  let sum = arena.up;
  for (let i = 2; i <= length; i++) {
    const next = arena.game([sum], [arena.star]);
    game = arena.add(game, arena.multiple(arena.subtract(next, sum), expansion.coefficient(i)));
    sum = next;
  }
  return game;
}

const EXPANSION = new MemoKind<UptimalExpansion | null>();

/**
 * The uptimal expansion of g, or null if it has none.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * uptimalExpansion(arena, upPower(arena, 2))?.toString(); // => '0.01'
 * ```
 */
export function uptimalExpansion(arena: Arena, g: GameId): UptimalExpansion | null {
  return fold<UptimalExpansion | null>(
    arena,
    g,
    (h) => arena.isNus(h),
    (h, get) => expansionByOptions(arena, h, get),
    arena.memo(EXPANSION),
  );
}

/**
 * Whether g is an uptimal: whether it has an uptimal expansion. Numbers and nimbers are.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * const hot = arena.game([arena.integer(3)], [arena.integer(1)]);
 * [arena.up, hot].map((g) => isUptimal(arena, g)); // => [ true, false ]
 * ```
 */
export const isUptimal = (arena: Arena, g: GameId): boolean => uptimalExpansion(arena, g) !== null;

/** The expansion of one game, given those of its options: for callers that walk the followers themselves. */
export function expansionByOptions(
  arena: Arena,
  g: GameId,
  get: (option: GameId) => UptimalExpansion | null,
): UptimalExpansion | null {
  const nus = arena.asNus(g);
  if (nus !== null) return UptimalExpansion.of(nus.number, nus.nimber, [nus.ups]);
  for (const side of SIDES) {
    const expansion = fromOptions(arena, g, side, get);
    if (expansion !== null) return expansion;
  }
  return null;
}

/** The expansion if its last coefficient is good for `side` (positive for Left); with the sides exchanged for Right. */
function fromOptions(
  arena: Arena,
  g: GameId,
  side: Side,
  get: (option: GameId) => UptimalExpansion | null,
): UptimalExpansion | null {
  const seen = (expansion: UptimalExpansion): UptimalExpansion => (side === RIGHT ? expansion.mirrored() : expansion);
  const expansions = (of: Side): readonly UptimalExpansion[] | null => {
    const list: UptimalExpansion[] = [];
    for (const option of arena.options(g, of)) {
      const expansion = get(option);
      if (expansion === null) return null;
      list.push(seen(expansion));
    }
    return list;
  };
  if (arena.options(g, opposite(side)).length !== 1) return null;
  const right = expansions(opposite(side))?.[0];
  const lefts = expansions(side);
  if (right === undefined || lefts === null || lefts.some((left) => !left.number.equals(right.number))) return null;
  const found = candidates(right, lefts).find((candidate) => sameSet(leftOptions(candidate), lefts));
  return found === undefined ? null : seen(found);
}

/**
 * The expansions that fit the right option and the lengths of the left ones: a_k > 1, or a_k = 1, which it does not
 * show.
 */
function candidates(right: UptimalExpansion, lefts: readonly UptimalExpansion[]): readonly UptimalExpansion[] {
  const base = right.withNimber(right.nimber ^ 1);
  const k = 1 + Math.max(base.length, ...lefts.map((left) => left.length));
  const last = base.coefficient(base.length);
  return last > 0 ? [base.incremented(base.length), base.incremented(k)] : [base.incremented(k)];
}

/** Left's canonical options of an uptimal with a_k > 0 and k > 1. */
function leftOptions(g: UptimalExpansion): readonly UptimalExpansion[] {
  const lastNegative = g.lastAtMost(-1);
  const cut = g.truncated(g.coefficient(g.length) === 1 ? g.length - 1 : g.lastAtMost(0));
  if (lastNegative > 0) {
    const raised = g.truncated(lastNegative).incremented(lastNegative);
    return [raised.withNimber(g.nimber ^ 1), cut];
  }
  if (g.coefficient(1) === 0) {
    const nimbers = Array.from({ length: g.nimber }, (_, j) => UptimalExpansion.of(g.number, j, []));
    return [...nimbers, cut];
  }
  const number = UptimalExpansion.of(g.number, 0, []);
  if (g.nimber === 1 && g.coefficient(1) === 1 && g.isAtMostOnes()) return [number, cut];
  return [cut.length === 0 ? number : cut];
}

function sameSet(a: readonly UptimalExpansion[], b: readonly UptimalExpansion[]): boolean {
  const keys = new Set(a.map((expansion) => expansion.key()));
  return a.length === b.length && b.every((expansion) => keys.has(expansion.key()));
}
