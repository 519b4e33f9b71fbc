/** Many copies of a game compare as their plain sum does, and are not added up where means decide. */
import { Arena, evaluate, type GameId } from '@lilypad/games';
import { describe, expect, it } from 'vitest';
import { type Expression, parseExpression } from '../board/expression.ts';
import { Session } from '../session.ts';
import { Evaluator } from '../value/evaluator.ts';
import { compareSums } from './compare.ts';
import { compareMultiples, type MultiplesResult } from './multiples.ts';

function read(text: string): Expression {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

const arena = new Arena();
const evaluator = new Evaluator(arena);
const gameOf = (text: string): GameId => evaluate(arena, read(text), (board) => evaluator.value(board));
const compare = (left: string, right: string): MultiplesResult | null =>
  compareMultiples(arena, read(left), read(right), (board) => evaluator.value(board));

const COPIES = [
  '{3|1||0|-7}',
  '{1||0|-2}',
  '{5|1||-1|-5}',
  '{4||-1|-9}',
  '{2|*}',
  'TT.F.F',
  'T.TF.FF',
  '{0||0|-3}',
  '{1|^}',
];
const RIVALS = ['0', '*', '^', '7', '-20', '+-3', '{9|-9}', '31.{1||0|-2}'];

describe.each(COPIES)('copies of %s', (copy) => {
  it.each([32, 33, -40])('%d of them compare as their plain sum does', (n) => {
    const sum = arena.multiple(gameOf(copy), n);
    for (const rival of RIVALS) {
      expect([rival, compare(`${n}.${copy}`, rival)?.relation]).toEqual([rival, arena.compare(sum, gameOf(rival))]);
    }
  });
});

describe('means', () => {
  it('decide for any number of copies', () => {
    expect(compare('1000000000000.{3|1||-2|-7}', '0')).toEqual({ relation: '<', difference: null });
    expect(compare('0', '1000000000000.{3|1||-2|-7}')).toEqual({ relation: '>', difference: null });
  });

  it('and where they do not, what is left of the copies does', () => {
    expect(compare('1000000000000.{3|1||0|-7}', '0')).toEqual({ relation: '>', difference: null });
    expect(compare('1000000000000.{3|1||0|-7}', '*')).toEqual({ relation: '||', difference: null });
    expect(compare('1 - 1000000000000.{3|1||0|-7}', '40.{2|-2}')).toEqual({ relation: '>', difference: null });
  });

  it('do not decide where they are equal, or nearer than the temperature', () => {
    expect(compare('40.{2|-2}', '0')).toMatchObject({ relation: '=' });
    expect(compare('41.{2|-2}', '2')).toMatchObject({ relation: '||' });
    expect(compare('41.{2|-2}', '5/2')).toEqual({ relation: '<', difference: null });
  });
});

it('copies on both sides cancel', () => {
  expect(compare('1000000000.{3|1||0|-7}', '1000000000.{3|1||0|-7}')?.relation).toBe('=');
  expect(compare('1000000000.{3|1||0|-7}', '1 - 1000000000.{7|0||-1|-3}')?.relation).toBe('<');
});

it('is left to others where there are few copies', () => {
  expect(compare('31.{3|1||0|-7} + T.F', '0')).toBeNull();
});

it('is what compareSums answers with', async () => {
  const session = new Session({ maxBytes: 2 ** 26 });
  const found = await compareSums(session, read('1000000000.{3|1||-2|-7}'), read('TT..FF'));
  expect(found).toMatchObject({ relation: '<', method: 'value', difference: null });
});
