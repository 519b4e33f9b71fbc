/**
 * The birthday of a game: the depth of its canonical form, that is the number of moves in the longest play, where
 * players may move in any order. 0 is born on day 0.
 */
import type { Arena } from '../core/arena.ts';
import { fold } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import { MemoKind } from '../core/memo.ts';
import { SIDES } from '../core/side.ts';
import { KeyBirthdays, movesOfNus } from './key-birthdays.ts';

const KEY_BIRTHDAYS = new MemoKind<number, KeyBirthdays>(() => new KeyBirthdays());
const BIRTHDAY = new MemoKind<bigint>();

/**
 * The day on which g is born, at least 0.
 *
 * @returns the number of moves in the longest play
 * @example
 * ```ts
 * const arena = new Arena();
 * birthday(arena, arena.star); // => 1n
 * birthday(arena, arena.number(Dyadic.of(3, 2))); // => 3n
 * ```
 */
export function birthday(arena: Arena, g: GameId): bigint {
  const day = arena.memo(KEY_BIRTHDAYS).of(arena.rows, g);
  return Number.isNaN(day) ? plainBirthday(arena, g) : BigInt(day);
}

/** The birthday by options, for games of any size. */
function plainBirthday(arena: Arena, g: GameId): bigint {
  return fold<bigint>(
    arena,
    g,
    (h) => arena.isNus(h),
    (h, get) => {
      const nus = arena.asNus(h);
      if (nus !== null) return nus.number.birthday() + BigInt(movesOfNus(nus.ups, nus.nimber));
      let latest = -1n;
      for (const side of SIDES) {
        for (const option of arena.options(h, side)) {
          const day = get(option);
          if (day > latest) latest = day;
        }
      }
      return latest + 1n;
    },
    arena.memo(BIRTHDAY),
  );
}
