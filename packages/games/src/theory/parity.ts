/**
 * Even and odd games, and even-tempered and odd-tempered ones.
 *
 * A game is *even* if all its options are odd, and *odd* if it is not 0 and all its options are even. Then all plays of
 * the canonical form to its end have lengths of the same parity. A game is *even-tempered* if it is a number or all its
 * options are odd-tempered, and *odd-tempered* if it is not a number and all its options are even-tempered: the same
 * with play stopped at numbers.
 *
 * Of numbers plus ups plus a nimber only n and n* for an integer n are even or odd, and only numbers x and x* are
 * tempered. All others have options of both kinds, or of none: 1/2 = {0|1}, *2 = {0,*|0,*}, up = {0|*}.
 */
import type { Arena } from '../core/arena.ts';
import { fold } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import { MemoKind } from '../core/memo.ts';
import type { Nus } from '../core/nus.ts';
import { SIDES } from '../core/side.ts';

type Parity = 'even' | 'odd' | 'neither';

const PARITY = new MemoKind<Parity>();
const TEMPER = new MemoKind<Parity>();

/**
 * Whether g is even.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * [arena.integer(2), arena.up].map((g) => isEven(arena, g)); // => [ true, false ]
 * ```
 */
export const isEven = (arena: Arena, g: GameId): boolean => parity(arena, g) === 'even';

/**
 * Whether g is odd.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * [arena.star, arena.up].map((g) => isOdd(arena, g)); // => [ true, false ]
 * ```
 */
export const isOdd = (arena: Arena, g: GameId): boolean => parity(arena, g) === 'odd';

/**
 * Whether g is even-tempered.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * [arena.integer(1), arena.star].map((g) => isEvenTempered(arena, g)); // => [ true, false ]
 * ```
 */
export const isEvenTempered = (arena: Arena, g: GameId): boolean => temper(arena, g) === 'even';

/**
 * Whether g is odd-tempered.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * [arena.integer(1), arena.star].map((g) => isOddTempered(arena, g)); // => [ false, true ]
 * ```
 */
export const isOddTempered = (arena: Arena, g: GameId): boolean => temper(arena, g) === 'odd';

function parity(arena: Arena, g: GameId): Parity {
  return byOptions(arena, g, PARITY, ({ number, ups, nimber }) => {
    if (ups !== 0 || nimber > 1 || !number.isInteger()) return 'neither';
    return (number.numerator + BigInt(nimber)) % 2n === 0n ? 'even' : 'odd';
  });
}

function temper(arena: Arena, g: GameId): Parity {
  return byOptions(arena, g, TEMPER, ({ ups, nimber }) => {
    if (ups !== 0 || nimber > 1) return 'neither';
    return nimber === 0 ? 'even' : 'odd';
  });
}

function byOptions(arena: Arena, g: GameId, kind: MemoKind<Parity>, ofNus: (nus: Nus) => Parity): Parity {
  return fold<Parity>(
    arena,
    g,
    (h) => arena.isNus(h),
    (h, get) => {
      const nus = arena.asNus(h);
      if (nus !== null) return ofNus(nus);
      const found = new Set(SIDES.flatMap((side) => arena.options(h, side).map(get)));
      if (found.size > 1) return 'neither';
      return found.has('even') ? 'odd' : found.has('odd') ? 'even' : 'neither';
    },
    arena.memo(kind),
  );
}
