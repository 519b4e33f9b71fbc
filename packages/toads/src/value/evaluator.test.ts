import { Arena, type GameId, GameLimitError } from '@lilypad/games';
import { describe, expect, test } from 'vitest';
import { newSquares, type Square } from '../board/board.ts';
import { boardOf } from '../board/notation.ts';
import { ALL_RULES, NO_RULES, type RuleName, type RuleSwitches } from '../rules/rules.ts';
import { MemoryLimitError } from '../sweep/memory-limit.ts';
import { Plain, strips } from '../testing/plain.ts';
import { Evaluator } from './evaluator.ts';

test('all 177,147 strips of 11 squares have 4,272 distinct values', () => {
  const evaluator = new Evaluator(new Arena());
  const values = new Set<GameId>();
  const board = newSquares(11);
  for (let code = 0; code < 3 ** 11; code++) {
    for (let i = 0, rest = code; i < 11; i++, rest = Math.floor(rest / 3)) board[i] = (rest % 3) as Square;
    values.add(evaluator.value(board));
  }
  expect(values.size).toBe(4272);
});

describe('agrees with plain recursion on all strips of up to 9 squares', () => {
  const arena = new Arena();
  const plain = new Plain(arena);
  const rules = Object.keys(ALL_RULES) as RuleName[];
  const switches: [string, Partial<RuleSwitches>][] = [
    ['with all rules', ALL_RULES],
    ['without rules', NO_RULES],
    ...rules.map((rule): [string, Partial<RuleSwitches>] => [`without the rule "${rule}"`, { [rule]: false }]),
    ...rules.map((rule): [string, Partial<RuleSwitches>] => [
      `with the rule "${rule}" alone`,
      { ...NO_RULES, [rule]: true },
    ]),
  ];
  test.each(switches)('%s', (_, rules) => {
    const evaluator = new Evaluator(arena, { rules });
    const wrong: string[] = [];
    for (let length = 1; length <= 9; length++) {
      for (const text of strips(length)) if (evaluator.value(boardOf(text)) !== plain.value(text)) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });
});

describe('values from the literature', () => {
  const arena = new Arena();
  const evaluator = new Evaluator(arena);
  test.each([
    ['T^6.^5F^3', '41/8', 0, 0],
    ['T^5.^5F^3', '4', 0, 0],
    ['T^4.^5F^2', '95/16', 0, 0],
    ['T^5.^6F', '20', 0, 0],
    ['TT.^13FF', '0', 0, 1],
    ['TT.^14FF', '0', 0, 0],
    ['TT.^25FF', '0', 0, 1],
  ])('%s = %s and %d ups and *%d', (text, number, ups, nimber) => {
    const value = arena.asNus(evaluator.value(boardOf(text)));
    expect([value?.number.toString(), value?.ups, value?.nimber]).toEqual([number, ups, nimber]);
  });
});

describe('long boards', () => {
  test('of more than 31 squares: two strips with a dead run between them, not taken apart', () => {
    const arena = new Arena();
    const plain = new Plain(arena);
    const ends = ['T.F', 'TT.F.', '.TF..', 'T..FF', 'TF.TF.', 'TTF..F'];
    for (const rules of [{ dead: false }, NO_RULES]) {
      const evaluator = new Evaluator(arena, { rules });
      for (const left of ends) {
        for (const right of ends) {
          const value = evaluator.value(boardOf(`${left}T^12F^13${right}`));
          expect(value).toBe(arena.add(plain.value(left), plain.value(right)));
        }
      }
    }
  });

  test('of 31, 32 and more squares are told apart', () => {
    const evaluator = new Evaluator(new Arena(), { rules: NO_RULES });
    for (const n of [30, 31, 32, 33, 40, 41]) {
      const value = evaluator.arena.asNumber(evaluator.value(boardOf(`T.^${n}`)));
      expect(value?.toString()).toBe(String(n));
    }
  });

  test('a game of two thousand moves, with no rule to shorten it', () => {
    const evaluator = new Evaluator(new Arena(), { rules: NO_RULES });
    expect(evaluator.arena.asNumber(evaluator.value(boardOf('T.^2000')))?.toString()).toBe('2000');
  });

  test('a hundred thousand squares that the rules settle', () => {
    const evaluator = new Evaluator(new Arena());
    const value = evaluator.value(boardOf('T^500(TTFF)^10000.^49000T^500.^10'));
    expect(evaluator.arena.asNumber(value)?.toString()).toBe(String(500 * 10));
    expect(evaluator.positions).toBe(0);
  });
});

describe('memory', () => {
  const megabyte = 2 ** 20;

  test('used up: a sentence says how far it came', () => {
    const evaluator = new Evaluator(new Arena(), { maxBytes: 1.4 * megabyte });
    let error: unknown;
    try {
      evaluator.value(boardOf('T^5.^5F^5'));
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(MemoryLimitError);
    expect(error).toBeInstanceOf(GameLimitError);
    expect((error as Error).message).toMatch(
      /^This board of 15 squares needs more than the 1 MB of memory that are allowed: [1-9][0-9]?,[0-9]{3} positions were/,
    );
    expect(evaluator.arena.asNus(evaluator.value(boardOf('TT.FF')))?.nimber).toBe(1);
  });

  test('what earlier boards left gives way to a board that needs the room', () => {
    const bounded = new Evaluator(new Arena(), { maxBytes: 0.7 * megabyte });
    const free = new Evaluator(new Arena());
    for (const text of ['T^4.^4F^4', 'T^5.^4F^3', 'T.^40F', 'T^4.^3F^5', 'T^3.^7F^3', 'T^4.^4F^4']) {
      const values = [bounded, free].map((evaluator) => evaluator.arena.asNus(evaluator.value(boardOf(text))));
      expect(values[0]).toEqual(values[1]);
      expect(bounded.bytes).toBeLessThan(0.7 * megabyte);
    }
    expect(free.bytes).toBeGreaterThan(0.7 * megabyte);
  });

  test('memory that was kept for the next boards gives way when they need it elsewhere', () => {
    const evaluator = new Evaluator(new Arena(), { maxBytes: 0.9 * megabyte });
    evaluator.value(boardOf('T^4.^4F^5'));
    evaluator.clear();
    // Boards of more than 20 squares have a table of their own.
    const value = evaluator.value(boardOf('T^2.^18F^2'));
    const fresh = new Evaluator(evaluator.arena);
    expect(value).toBe(fresh.value(boardOf('T^2.^18F^2')));
  });

  test('work is kept between calls until it is cleared, and progress is told', () => {
    const told: number[] = [];
    const evaluator = new Evaluator(new Arena(), { onProgress: (positions) => told.push(positions) });
    evaluator.value(boardOf('T^4.^4F^4'));
    const { positions } = evaluator;
    evaluator.value(boardOf('T^4.^4F^4'));
    evaluator.value(boardOf('T^3.T.^3F^4'));
    expect(evaluator.positions).toBe(positions);
    evaluator.clear();
    evaluator.value(boardOf('T^4.^4F^4'));
    expect(evaluator.positions).toBe(2 * positions);
    expect(told.length).toBeGreaterThan(0);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });
});
