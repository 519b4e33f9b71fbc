/**
 * Bottom-up evaluation over the followers of a game, on an explicit stack: the recursion scheme that every unary
 * operation (thermographs, birthdays, cooling ...) shares, and that no depth can overflow.
 */
import type { Arena } from './arena.ts';
import type { GameId } from './game-id.ts';
import type { Memo } from './memo.ts';
import { LEFT, RIGHT, type Side } from './side.ts';

/**
 * The value that `f` gives to g. `f` is called once for each distinct follower, after all options of that follower
 * have their values, which it reads by `get`; leaves are not expanded (`f` gets no options).
 *
 * @param isLeaf - which followers `f` handles without their options
 * @param f - must not return undefined
 * @param known - values found before; those found now are added
 * @throws TypeError - if `f` asks `get` for a game that is not an option
 * @throws StorageLimitError - if the games that `f` makes take more work together than one answer may
 * @example
 * ```ts
 * // The number of moves in the longest play.
 * const arena = new Arena();
 * const depth = fold<number>(arena, arena.up, () => false, (g, get) => {
 *   const options = SIDES.flatMap((side) => arena.options(g, side));
 *   return Math.max(0, ...options.map((option) => 1 + get(option)));
 * });
 * depth; // => 2
 * ```
 */
export function fold<T>(
  arena: Arena,
  g: GameId,
  isLeaf: (g: GameId) => boolean,
  f: (g: GameId, get: (option: GameId) => T) => T,
  known: Memo<T> = new Map(),
): T {
  return walk(arena, g, isLeaf, f, known, false);
}

/**
 * The same for functions that do not change, or change in a simple way, when an integer is added to a game: `f` is
 * called for the shapes of the followers only (see `Arena.shape`), and `get` gives the value of the shape of an option.
 * `f` itself takes the offset of the option into account.
 */
export function foldShapes<T>(
  arena: Arena,
  g: GameId,
  isLeaf: (shape: GameId) => boolean,
  f: (shape: GameId, get: (option: GameId) => T) => T,
  known: Memo<T>,
): T {
  return walk(arena, arena.shape(g), isLeaf, f, known, true);
}

function walk<T>(
  arena: Arena,
  g: GameId,
  isLeaf: (g: GameId) => boolean,
  f: (g: GameId, get: (option: GameId) => T) => T,
  known: Memo<T>,
  byShape: boolean,
): T {
  const get = (option: GameId): T => {
    const value = known.get(byShape ? arena.shape(option) : option);
    if (value === undefined) throw new TypeError('not an option of this game');
    return value;
  };
  return settle(arena, g, known, (h, pending) => {
    const size = pending.length;
    if (!isLeaf(h)) {
      pushUnknown(arena, h, LEFT, known, byShape, pending);
      pushUnknown(arena, h, RIGHT, known, byShape, pending);
    }
    return pending.length > size ? null : f(h, get);
  });
}

/**
 * The value of a key, where `make` finds values from those of other keys. If some of these are not known yet, `make` puts them on the stack,
 * and is called again when they are; what it returned does not count then.
 */
export function settle<K, T>(arena: Arena, key: K, known: Map<K, T>, make: (key: K, pending: K[]) => T | null): T {
  const checkWork = arena.work.together();
  const pending = [key];
  while (pending.length > 0) {
    const top = pending[pending.length - 1] as K;
    if (known.get(top) === undefined) {
      const size = pending.length;
      const value = make(top, pending);
      if (pending.length > size) continue;
      known.set(top, value as T);
      checkWork();
    }
    pending.pop();
  }
  return known.get(key) as T;
}

/** Puts the options of one side that have no value yet on the stack. */
function pushUnknown<T>(
  arena: Arena,
  g: GameId,
  side: Side,
  known: Memo<T>,
  byShape: boolean,
  pending: GameId[],
): void {
  const count = arena.optionCount(g, side);
  for (let i = 0; i < count; i++) {
    const option = arena.optionAt(g, side, i);
    const key = byShape ? arena.shape(option) : option;
    if (known.get(key) === undefined) pending.push(key);
  }
}
