/**
 * Bottom-up evaluation over the followers of a game, on an explicit stack: the recursion scheme that every unary
 * operation (thermographs, birthdays, cooling ...) shares, and that no depth can overflow.
 */
import type { Arena } from './arena.ts';
import type { GameId } from './game-id.ts';
import { SIDES } from './side.ts';

/**
 * The value that `f` gives to g. `f` is called once for each distinct follower, after all options of that follower
 * have their values, which it reads by `get`; followers that are leaves are not looked into (`f` gets no options).
 */
export function fold<T>(
  arena: Arena,
  g: GameId,
  isLeaf: (g: GameId) => boolean,
  f: (g: GameId, get: (option: GameId) => T) => T,
): T {
  const done = new Map<GameId, T>();
  const get = (option: GameId): T => {
    if (!done.has(option)) throw new TypeError('not an option of this game');
    return done.get(option) as T;
  };
  const pending: GameId[] = [g];
  const opened = new Set<GameId>();
  while (pending.length > 0) {
    const top = pending[pending.length - 1] as GameId;
    if (done.has(top)) {
      pending.pop();
    } else if (opened.has(top) || isLeaf(top)) {
      done.set(top, f(top, get));
      pending.pop();
    } else {
      opened.add(top);
      for (const side of SIDES) {
        for (const option of arena.options(top, side)) if (!done.has(option)) pending.push(option);
      }
    }
  }
  return get(g);
}
