/** Values as text, whole or cut to what fits in a list. */
import { type Arena, type Dyadic, formatGame, type GameId, GameLimitError, type StyleName } from '@lilypad/games';
import type { ShortValue, Written } from './protocol.ts';

/** Longer values are of no use on a screen. */
const MAX_WRITTEN = 20_000;
const SHORT = 60;

/** The value in one notation, or null if it is too long. */
export function write(arena: Arena, game: GameId, style: StyleName): string | null {
  try {
    return formatGame(arena, game, { style, maxLength: MAX_WRITTEN });
  } catch (error) {
    if (error instanceof GameLimitError) return null;
    throw error;
  }
}

export function writeAll(arena: Arena, game: GameId): Written {
  const [unicode, plain] = [write(arena, game, 'unicode'), write(arena, game, 'plain')];
  return { unicode, plain, paper: write(arena, game, 'paper'), latex: write(arena, game, 'latex') };
}

/** A number with a minus sign, which is longer than a hyphen. */
export const minus = (number: Dyadic): string => number.toString().replace('-', '−');

export function short(arena: Arena, game: GameId): ShortValue {
  const text = write(arena, game, 'unicode');
  if (text === null) return { text: 'a value too long to write', cut: true };
  return text.length <= SHORT ? { text, cut: false } : { text: `${text.slice(0, SHORT - 1)}…`, cut: true };
}
