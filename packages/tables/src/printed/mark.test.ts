import { Arena, type GameId, parseGame } from '@lilypad/games';
import { parseFamily, printPowers } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';
import { kindOf, markOf } from './mark.ts';

describe('families', () => {
  it.each<[string, Record<string, number>, string | null]>([
    ['T^(a+1).^bF^a', { a: 3, b: 2 }, 'T^4.^2F^3'],
    ['T^(a + 1) .^b F^a', { a: 1, b: 1 }, 'T^2.F'],
    ['T^a.^aF^(a-1)', { a: 3 }, 'T^3.^3F^2'],
    ['T^a.^aF^(a-1)', { a: 1 }, 'T.'],
    ['T^a.^aF^(a-2)', { a: 1 }, null],
    ['T^a', { a: 0 }, null],
    ['(TF)^n..', { n: 2 }, 'TFTF.^2'],
    ['T^(2a-b+1).F^(3*b)', { a: 2, b: 1 }, 'T^4.F^3'],
    ['T^(7-a).F^(-a+7)', { a: 5 }, 'T^2.F^2'],
    ['TT..FF', {}, 'T^2.^2F^2'],
    ['t^t.^ff^f', { t: 2, f: 1 }, 'T^2.F'],
  ])('%s with %o is %s', (text, values, expected) => {
    const family = parseFamily(text);
    expect(family.ok).toBe(true);
    const board = family.ok ? family.value.position(values) : null;
    expect(board && printPowers(board)).toBe(expected);
  });

  it('know their parameters in the order of use', () => {
    const family = parseFamily('T^(b+a).^cF^a');
    expect(family.ok && family.value.parameters).toEqual(['b', 'a', 'c']);
  });

  it.each([
    ['T^(a+).F', 2],
    ['T^().F', 2],
    ['T^(a b).F', 2],
    ['T^(a/2).F', 2],
    ['T^a.X', 5],
    ['T^a.^A', 6],
    ['', 1],
    ['(T^a.F', 1],
  ])('%j is none, and is wrong at column %d', (text, column) => {
    const family = parseFamily(text);
    expect(family.ok ? null : family.error.column).toBe(column);
  });
});

describe('cells', () => {
  const arena = new Arena();
  const game = (text: string): GameId => {
    const parsed = parseGame(arena, text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    return parsed.value;
  };

  it.each([
    ['*', null, 'new'],
    ['*', { value: '{0|0}' }, 'agrees'],
    ['*', { value: '0' }, 'differs'],
    ['+-(1*)', { relation: 'long' }, 'settles'],
    ['^*', { relation: 'infinitesimal' }, 'settles'],
    ['1*', { relation: 'infinitesimal' }, 'differs'],
    ['2v4', { relation: 'between', above: '5/4', below: '2' }, 'settles'],
    ['2^', { relation: 'between', above: '5/4', below: '2' }, 'differs'],
    ['{3|1}', { relation: 'confused', with: '2' }, 'settles'],
    ['{3|1}', { relation: 'confused', with: '4' }, 'differs'],
    ['{4|5/2}', { relation: 'above-and-confused', above: '2', with: '3' }, 'settles'],
  ] as const)('%s against %o: %s', (value, printed, mark) => {
    expect(markOf(arena, game(value), printed)).toBe(mark);
  });

  it.each([
    ['0', 'zero'],
    ['7/2', 'number'],
    ['^[2]', 'infinitesimal'],
    ['3*', 'numberish'],
    ['{1|0}', 'hot'],
  ])('%s is of the kind %s', (value, kind) => {
    expect(kindOf(arena, game(value))).toBe(kind);
  });
});
