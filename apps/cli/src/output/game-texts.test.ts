/** Kept texts are those that formatGame writes, also after a change of arena. */
import { Arena, formatGame, type StyleName } from '@lilypad/games';
import { expect, test } from 'vitest';
import { GameTexts } from './game-texts.ts';

test.each(['plain', 'unicode'] satisfies StyleName[])('in style %s, asked twice, in two arenas', (style) => {
  const texts = new GameTexts(style);
  const [one, other] = [new Arena(), new Arena()];
  // The same ids are other games in the other arena.
  other.game([other.integer(7)], [other.integer(-3)]);
  for (const arena of [one, other, one]) {
    const games = [arena.up, arena.game([arena.integer(2)], [arena.star]), arena.integer(5)];
    for (const g of [...games, ...games]) expect(texts.of(arena, g)).toBe(formatGame(arena, g, { style }));
  }
});
