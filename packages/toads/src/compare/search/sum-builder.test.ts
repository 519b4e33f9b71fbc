/** Integers beside the games of a sum are written in 32 bits, and nothing of a larger one is lost. */
import { Arena } from '@lilypad/games';
import { expect, it } from 'vitest';
import { Games } from './games.ts';
import { RecordLayout } from './record.ts';
import { SumBuilder } from './sum-builder.ts';
import { ALL_TECHNIQUES } from './switches.ts';

it.each([0, 5, 2 ** 30, 2 ** 30 + 1, 2 ** 31, 2 ** 33 + 7, -(2 ** 30) - 1, -(2 ** 31) - 1, -(2 ** 40)])(
  'a sum with %d beside its game is written whole',
  (k) => {
    const arena = new Arena();
    const games = new Games(arena);
    const builder = new SumBuilder(arena, games, null, ALL_TECHNIQUES);
    const { game, integer } = games.split(arena.game([arena.integer(3)], [arena.integer(1)]));
    builder.begin(game, k + integer);
    const layout = new RecordLayout(8);
    const words = new Int32Array(layout.size);
    builder.write(layout, words, 0);
    const written = arena.shift(words[layout.game] as typeof game, words[layout.k]);
    expect(written).toBe(arena.shift(arena.game([arena.integer(3)], [arena.integer(1)]), k));
  },
);
