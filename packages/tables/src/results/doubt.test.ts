import { describe, expect, test } from 'vitest';
import { doubtOf, type Knowledge } from './doubt.ts';

const nothing: Knowledge = { known: () => [], proved: () => null };
const knows = (value: string): Knowledge => ({ ...nothing, known: () => [{ value, source: 'the store' }] });
/** Too large to be computed here. */
const LARGE = 'T^9.^9F^9';

describe('a result from elsewhere', () => {
  test.each([
    ['T^2.^2F^2', '*', nothing, null],
    ['T^2.^2F^2', '{0|0}', nothing, null],
    ['T^2.^2F^2', '5', nothing, { kind: 'other value', value: '*', source: 'computing it' }],
    ['TT..FF', '*', nothing, { kind: 'no position' }],
    ['', '*', nothing, { kind: 'no position' }],
    ['T^2.^2X', '*', nothing, { kind: 'no position' }],
    ['T^2.^2F^2', '{*', nothing, { kind: 'no game' }],
    [LARGE, '5', nothing, null],
    [LARGE, '5', knows('5'), null],
    [LARGE, '5', knows('{4|6}'), null],
    [LARGE, '5', knows('6'), { kind: 'other value', value: '6', source: 'the store' }],
  ] as const)('%s = %s', (position, value, knowledge, doubt) => {
    expect(doubtOf({ position, value }, knowledge)).toEqual(doubt);
  });

  test('must agree with a proved formula', () => {
    const proved: Knowledge = { ...nothing, proved: (arena) => arena.integer(7) };
    expect(doubtOf({ position: LARGE, value: '7' }, proved)).toBeNull();
    expect(doubtOf({ position: LARGE, value: '6' }, proved)).toEqual({
      kind: 'other value',
      value: '7',
      source: 'a proved formula',
    });
  });
});
