/** Multiples by rests are those by doubling, and large ones take work that grows with the number of copies. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { GameLimitError } from '../core/limits.ts';
import { formatGame } from '../notation/format.ts';
import { arenaGames, check } from '../testing/build.ts';
import { game } from '../testing/text.ts';
import { multiple, multipleByRests } from './multiple.ts';

test.each([
  '{3|1||0|-7}',
  '{2|1/2||0|-3/4}',
  '{0||0|-2}',
  '{4|2,{5|1}||0|-3}',
  '{3|1||*|-7}',
  '{2,{4|0}|-1*}',
  '{9|5||4|1}',
  '+-{3|1}',
])('%s has few rests, and its multiples by rests are right', (text) => {
  const arena = new Arena();
  const g = game(arena, text);
  for (const n of [1, 2, 3, 7, 20]) expect(multipleByRests(arena, g, n)).toBe(arena.multiple(g, n));
});

test('random games: by rests, where there are few, as by doubling', () => {
  const arena = new Arena();
  let compared = 0;
  check(150, [arenaGames(arena, 3), fc.integer({ min: 1, max: 9 })], (g, n) => {
    const found = multipleByRests(arena, g, n);
    if (found === null) return;
    compared++;
    expect(found).toBe(arena.multiple(g, n));
  });
  expect(compared).toBeGreaterThan(30);
});

describe('large multiples', () => {
  it('take work that grows with the number of copies, not with its square', () => {
    const work = (n: bigint): number => {
      const arena = new Arena();
      multiple(arena, game(arena, '{3|1||0|-7}'), n);
      return arena.shapeCount;
    };
    expect(work(2000n)).toBeLessThan(2.2 * work(1000n));
    expect(work(1000n)).toBeLessThan(6000);
  });

  it.each([
    ['{3|1}', 10n ** 9n, '2000000000'],
    ['{3|1}', -(10n ** 9n) - 1n, '{-2000000001|-2000000003}'],
    ['{5|1/2}', 3n, '{21/2|6}'],
    ['+-{3|1}', 10n ** 20n + 1n, '+-{3|1}'],
    ['^*', 1001n, '^1001*'],
  ])('%s times %s is %s', (text, n, expected) => {
    const arena = new Arena();
    expect(formatGame(arena, multiple(arena, game(arena, text), n))).toBe(expected);
  });

  it('are refused at once where they keep growing', () => {
    const arena = new Arena();
    expect(() => multiple(arena, game(arena, '{3|1||0|-7}'), 10_001n)).toThrow(GameLimitError);
  });
});
