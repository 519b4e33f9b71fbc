/** Copies compare as their sum does, and for any number of them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import type { Relation } from '../core/order.ts';
import { arenaGames, check } from '../testing/build.ts';
import { game } from '../testing/text.ts';
import { compareCopies } from './copies.ts';
import { multiple } from './multiple.ts';

const COPIES = [
  '{3|1||0|-7}',
  '{2|1/2||0|-3/4}',
  '{0||0|-2}',
  '{3|1||*|-7}',
  '{9|5||4|1}',
  '+-{3|1}',
  '{1|-1}',
  '*',
  '1/2',
];
const BESIDE = ['0', '*', '^', '-v*', '3/4', '-5', '+-2', '{1||0|-4}'];

test.each(COPIES)('copies of %s beside other games', (text) => {
  const arena = new Arena();
  const g = game(arena, text);
  let decided = 0;
  for (const beside of BESIDE.map((one) => game(arena, one))) {
    for (const n of [0, 1, 2, 5, 12]) {
      const relation = compareCopies(arena, g, BigInt(n), beside);
      if (relation === null) continue;
      decided++;
      expect(relation).toBe(arena.compare(arena.add(arena.multiple(g, n), beside), arena.zero));
    }
  }
  expect(decided).toBeGreaterThan(20);
});

test('random games', () => {
  const arena = new Arena();
  let decided = 0;
  check(100, [arenaGames(arena, 3), arenaGames(arena, 2), fc.integer({ min: 0, max: 6 })], (g, beside, n) => {
    const relation = compareCopies(arena, g, BigInt(n), beside);
    if (relation === null) return;
    decided++;
    expect(relation).toBe(arena.compare(arena.add(arena.multiple(g, n), beside), arena.zero));
  });
  expect(decided).toBeGreaterThan(25);
});

test('what is said of many copies is what holds of those that can be added', () => {
  const arena = new Arena();
  for (const text of ['{3|1||0|-7}', '{2|1/2||0|-3/4}', '{3|1||*|-7}', '{5|2||1|-4}']) {
    const g = game(arena, text);
    for (const n of [200n, 201n, 2500n]) {
      const relation = compareCopies(arena, g, n, arena.zero);
      // The cuts repeat long before.
      expect([text, relation]).not.toEqual([text, null]);
      if (n < 300n) expect(relation).toBe(arena.compare(multiple(arena, g, n), arena.zero));
    }
  }
});

test.each<[string, bigint, string, Relation]>([
  ['{0||0|-3}', 10n ** 30n, '0', '>'],
  ['{0||0|-3}', 10n ** 30n, 'v', '<'],
  ['{3|1||0|-7}', 10n ** 18n, '0', '>'],
  ['{3|1||0|-7}', 10n ** 18n, '4', '>'],
  ['{1|-1}', 10n ** 18n + 1n, '0', '||'],
  ['{1|-1}', 10n ** 18n, '0', '='],
  ['{7|0}', 10n ** 18n, '-3500000000000000000', '='],
])('%s times %s beside %s', (text, n, beside, relation) => {
  const arena = new Arena();
  expect(compareCopies(arena, game(arena, text), n, game(arena, beside))).toBe(relation);
});
