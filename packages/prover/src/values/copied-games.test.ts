/** Copies are equal games, and come in the same order whatever the order in which the other arena got them. */
import { Arena, formatGame, type GameId } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CopiedGames } from './copied-games.ts';
import { GameWriter, type PlainGame } from './labels/plain-games.ts';

const BOARDS = ['TF.FF.TT.FF', 'TT.FTFT.FFT', 'T.TFF.TFFFF', 'TF.F.TT.FFF', 'TF.FF..TT.F', 'TT..FF', 'T^5.^3F^3'];

/** What an arena shows of its games: which they are, and in which order it has their options. */
function shown(arena: Arena, games: readonly GameId[]): readonly (readonly PlainGame[])[] {
  return games.map((g) => {
    const writer = new GameWriter(arena);
    writer.place(g);
    return writer.games;
  });
}

test('copies do not show in which order the originals were made', () => {
  const copied = (before: readonly string[]): { texts: string[]; games: readonly (readonly PlainGame[])[] } => {
    const evaluator = new Evaluator(new Arena());
    for (const board of before) evaluator.value(boardOf(board));
    const to = new Arena();
    const copies = new CopiedGames(to);
    const games = BOARDS.map((board) => copies.of(evaluator.arena, evaluator.value(boardOf(board))));
    return { texts: games.map((g) => formatGame(to, g)), games: shown(to, games) };
  };
  const first = copied([]);
  const direct = new Evaluator(new Arena());
  expect(first.texts).toEqual(BOARDS.map((board) => formatGame(direct.arena, direct.value(boardOf(board)))));
  fc.assert(
    fc.property(fc.shuffledSubarray(BOARDS), (before) => {
      expect(copied(before)).toEqual(first);
    }),
    { numRuns: 10 },
  );
});

test('options of originals have different orders, those of copies have one', () => {
  const [first, second] = [false, true].map((isReversed) => {
    const from = new Arena();
    const parts = [from.zero, from.star].map((right) => () => from.game([from.integer(1)], [right]));
    for (const make of isReversed ? [...parts].reverse() : parts) make();
    const game = from.game(
      parts.map((make) => make()),
      [from.integer(-1)],
    );
    const to = new Arena();
    return { original: shown(from, [game]), copy: shown(to, [new CopiedGames(to).of(from, game)]) };
  });
  expect(second.original).not.toEqual(first.original);
  expect(second.copy).toEqual(first.copy);
});

test('another arena', () => {
  const to = new Arena();
  const copies = new CopiedGames(to);
  for (let round = 0; round < 2; round++) {
    const from = new Arena();
    const hot = from.game([from.integer(3 + round)], [from.game([from.up], [from.integer(-1)])]);
    expect(formatGame(to, copies.of(from, from.shift(hot, 5)))).toBe(formatGame(from, from.shift(hot, 5)));
  }
});
