/** Every property by CGSuite's name, for each kind of game, against the packages called directly. */
import {
  Arena,
  allIncentives,
  atomicWeight,
  birthday,
  companion,
  followerCount,
  formatGame,
  formatThermograph,
  freeze,
  type GameId,
  incentives,
  isAllSmall,
  isAtomic,
  isEven,
  isEvenTempered,
  isInfinitesimal,
  isInteger,
  isNimber,
  isNumber,
  isNumberish,
  isNumberTiny,
  isOdd,
  isOddTempered,
  isOrdinal,
  isUptimal,
  isZero,
  LEFT,
  mean,
  misereOutcome,
  parseGame,
  RIGHT,
  sortGames,
  stopCount,
  temperature,
  thermograph,
  uptimalExpansion,
} from '@lilypad/games';
import { expect, test } from 'vitest';
import { run } from '../testing/run.ts';

type Property = (arena: Arena, g: GameId) => unknown;
const list =
  (of: (arena: Arena, g: GameId) => readonly GameId[]): Property =>
  (arena, g) =>
    `[${sortGames(arena, of(arena, g))
      .map((one) => formatGame(arena, one))
      .join(', ')}]`;
const game =
  (of: (arena: Arena, g: GameId) => GameId | null): Property =>
  (arena, g) => {
    const value = of(arena, g);
    return value === null ? 'undefined' : formatGame(arena, value);
  };

const PROPERTIES: Readonly<Record<string, Property>> = {
  AtomicWeight: game(atomicWeight),
  Birthday: birthday,
  Companion: game(companion),
  FollowerCount: followerCount,
  Freeze: game(freeze),
  Incentives: list(allIncentives),
  IsAllSmall: isAllSmall,
  IsAtomic: isAtomic,
  IsEven: isEven,
  IsEvenTempered: isEvenTempered,
  IsInfinitesimal: isInfinitesimal,
  IsInteger: isInteger,
  IsNimber: isNimber,
  IsNumber: isNumber,
  IsNumberTiny: isNumberTiny,
  IsNumberish: isNumberish,
  IsOdd: isOdd,
  IsOddTempered: isOddTempered,
  IsOrdinal: isOrdinal,
  IsUptimal: isUptimal,
  IsZero: isZero,
  LeftIncentives: list((arena, g) => incentives(arena, g, LEFT)),
  LeftOptions: list((arena, g) => arena.options(g, LEFT)),
  LeftStop: (arena, g) => arena.stop(g, LEFT),
  Mean: mean,
  MisereOutcomeClass: misereOutcome,
  RightIncentives: list((arena, g) => incentives(arena, g, RIGHT)),
  RightOptions: list((arena, g) => arena.options(g, RIGHT)),
  RightStop: (arena, g) => arena.stop(g, RIGHT),
  StopCount: stopCount,
  Temperature: temperature,
  Thermograph: (arena, g) => formatThermograph(thermograph(arena, g)),
  UptimalExpansion: (arena, g) => uptimalExpansion(arena, g) ?? 'undefined',
};

test.each([
  '0',
  '7',
  '-1823437481924',
  '25/16',
  '*',
  '*5',
  '^',
  'v3*2',
  '+-1',
  '{3|1}',
  'Tiny(2)',
  '{5||3|1}',
  '3/2^*',
  '{2,1*|0,{1|-1}}',
  '^[2]*',
])('the properties of %s', async (text) => {
  const arena = new Arena();
  const parsed = parseGame(arena, text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const { value } = parsed;
  const names = Object.keys(PROPERTIES);
  const given = await run(`G = ${text}\n${names.map((name) => `G.${name}`).join('\n')}`);
  const expected = names.map((name) => String(PROPERTIES[name]?.(arena, value)));
  expect(Object.fromEntries(names.map((name, i) => [name, given[i + 1]]))).toEqual(
    Object.fromEntries(names.map((name, i) => [name, expected[i]])),
  );
});
