import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import type { GameId } from '../core/game-id.ts';
import { LEFT, RIGHT } from '../core/side.ts';
import { parseGame } from './evaluate.ts';
import { formatGame } from './format.ts';
import { OptionOrder } from './option-order.ts';

function read(arena: Arena, text: string): GameId {
  const parsed = parseGame(arena, text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

/** x + *m + the sum of coefficients times powers of up, by plain addition. */
function build(arena: Arena, number: Dyadic, nimber: number, coefficients: readonly number[]): GameId {
  return coefficients.reduce<GameId>(
    (sum, a, i) => arena.add(sum, arena.multiple(read(arena, `^<${i + 1}>`), a)),
    arena.nus(number, 0, nimber),
  );
}

describe('uptimals', () => {
  const numbers = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.nat(2)).map(([n, e]) => Dyadic.of(n, e));
  const coefficients = fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 4 });

  test('a sum of powers is recognised, whatever its number and nimber', () => {
    fc.assert(
      fc.property(numbers, fc.nat(5), coefficients, (number, nimber, list) => {
        const arena = new Arena();
        const uptimal = new OptionOrder(arena).uptimal(build(arena, number, nimber, list));
        while (list.at(-1) === 0) list.pop();
        expect(uptimal?.number.equals(number)).toBe(true);
        expect(uptimal?.nimber).toBe(nimber);
        expect(uptimal?.coefficients()).toEqual(list);
      }),
      { numRuns: 150 },
    );
  });

  test('what is recognised is the sum of its powers', () => {
    // Random games made of ups and stars; most are not uptimals, many are.
    const choice = fc.array(fc.nat(1000), { minLength: 1, maxLength: 2 });
    const recipe = fc.array(fc.tuple(choice, choice), { minLength: 1, maxLength: 5 });
    let recognised = 0;
    fc.assert(
      fc.property(recipe, (steps) => {
        const arena = new Arena();
        const order = new OptionOrder(arena);
        const pool = ['0', '*', '^', 'v*'].map((text) => read(arena, text));
        for (const [left, right] of steps) {
          const pick = (i: number): GameId => pool[i % pool.length] as GameId;
          const g = arena.game(left.map(pick), right.map(pick));
          const uptimal = order.uptimal(g);
          if (uptimal !== null) {
            const list = uptimal.coefficients();
            expect(build(arena, uptimal.number, uptimal.nimber, list)).toBe(g);
            if (list.length > 1) recognised++;
          }
          pool.push(g);
        }
      }),
      { numRuns: 300 },
    );
    expect(recognised).toBeGreaterThan(20);
  });
});

describe('the order of options', () => {
  test.each([
    ['{{6*|-6},0,{5|-5},*,{4|-4}|-9}', LEFT, ['0', '*', '+-4', '+-5', '{6*|-6}']],
    ['{9|{6|-7},{5|-5},-1*,-1}', RIGHT, ['-1', '-1*', '+-5', '{6|-7}']],
    ['{^[3]*,^<2>|-1}', LEFT, ['^<2>', '^[3]*']],
    ['{^[3]*,^|-1}', LEFT, ['^', '^[3]*']],
    ['{{3|-3},1v<2>,1v[2]*,*2,0|-4}', LEFT, ['1v[2]*', '1v<2>', '+-3']],
    ['*5', LEFT, ['0', '*', '*2', '*3', '*4']],
    ['^^', LEFT, ['0']],
  ] as const)('%s', (text, side, expected) => {
    const arena = new Arena();
    const options = new OptionOrder(arena).options(read(arena, text), side);
    expect(options.map((g) => formatGame(arena, g))).toEqual(expected);
  });
});
