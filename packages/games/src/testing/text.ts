/** Games from text, for tables of expected values; failures are reported in text, too. */
import { expect } from 'vitest';
import type { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { parseGame } from '../notation/evaluate.ts';
import { formatGame } from '../notation/format.ts';
import { formatParseError } from '../notation/parse-error.ts';

export function game(arena: Arena, text: string): GameId {
  const parsed = parseGame(arena, text);
  if (!parsed.ok) throw new Error(formatParseError(text, parsed.error));
  return parsed.value;
}

/** Asserts that a game is the one that a text denotes, `null` for no game at all. */
export function expectGame(arena: Arena, actual: GameId | null, expected: string | null): void {
  const text = actual === null ? 'null' : formatGame(arena, actual);
  expect(actual, `the game is ${text}`).toBe(expected === null ? null : game(arena, expected));
}

/** Asserts that a list holds exactly the games that these texts denote, in any order. */
export function expectGames(arena: Arena, actual: readonly GameId[], expected: readonly string[]): void {
  const names = (games: readonly GameId[]) => games.map((g) => formatGame(arena, g)).sort();
  expect(names(actual)).toEqual(names(expected.map((text) => game(arena, text))));
}
