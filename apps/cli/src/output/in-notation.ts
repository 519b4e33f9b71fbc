/** Values that are stored as text, in another notation. */
import { Arena, formatGame, parseGame, type StyleName } from '@lilypad/games';

/** A game in plain notation as a text in this one; the same text if it is no game. */
export function inNotation(value: string, style: StyleName | undefined): string {
  if (style === undefined || style === 'plain') return value;
  const arena = new Arena();
  const parsed = parseGame(arena, value);
  return parsed.ok ? formatGame(arena, parsed.value, { style }) : value;
}
