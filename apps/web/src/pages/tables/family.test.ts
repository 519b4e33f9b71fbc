import { describePrinted, type Result } from '@lilypad/tables';
import { describe, expect, it } from 'vitest';
import { readFamily, type ShownFamily } from './family.ts';
import { costOf, questionOf } from './question.ts';

const NONE = new Map();

function family(parameters: Record<string, string>): ShownFamily {
  const read = readFamily(parameters);
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

describe('families', () => {
  it.each([
    [{}, 3, 4, 'T^3.^4F^3'],
    [{ table: '3.1' }, 1, 1, 'T.F'],
    [{ table: '3.3' }, 3, 4, 'T^5.^4F^3'],
    [{ table: 'excess', size: '5' }, 1, 2, 'T^6.^2F'],
    [{ table: 'excess', size: '-1' }, 1, 2, 'T^5.^2F'],
    [{ table: 'blanks', size: '3' }, 2, 5, 'T^2.^3F^5'],
    [{ table: 'nonsense' }, 2, 2, 'T^2.^2F^2'],
    [{ table: 'own', family: 'T^aFT^b..F' }, 2, 3, 'T^2FT^3.^2F'],
    [{ table: 'own', family: 'T^(a-2).^bF' }, 1, 3, null],
    [{ table: 'own', family: 'T^a.F' }, 1, 5, 'T^5.F'],
    [{ table: 'own', family: 'T^a.^bF^c', third: '4' }, 2, 3, 'T^2.^3F^4'],
  ])('%j has at row %i and column %i the position %s', (parameters, row, column, position) => {
    expect(family(parameters as Record<string, string>).family.position(row, column)).toBe(position);
  });

  it.each([
    ['T.F', 1, /this one has 0/],
    ['T^a.^bF^cT^d', 1, /this one has 4/],
    ['T^a.^bX', 7, /"X" is neither/],
  ])('%s makes no table', (text, column, message) => {
    expect(readFamily({ table: 'own', family: text })).toMatchObject({ ok: false, column });
    expect(readFamily({ table: 'own', family: text })).toMatchObject({ message: expect.stringMatching(message) });
  });

  it.each([
    [{ table: '3.2' }, 'T^{a+1}\\,\\Box ^{b}\\,F^{a}'],
    [{ table: 'own', family: 'T^aFT^b..F' }, 'T^{a}\\,F\\,T^{b}\\,\\Box \\Box F'],
  ])('%j is set as mathematics', (parameters, latex) => {
    expect(family(parameters as Record<string, string>).latex).toBe(latex);
  });
});

describe('questions', () => {
  const told = (table: string, row: number, column: number) =>
    describePrinted(questionOf(family({ table }).family, NONE, row, column)!.printed!);

  it('know what the paper prints', () => {
    expect(told('3.3', 3, 4)).toBe('{{5/2|2}|2}');
    expect(told('3.2', 4, 7)).toBe('between 5/2 and 3');
    expect(told('3.2', 6, 7)).toBe('greater than 2 and confused with 3');
    expect(told('3.3', 6, 5)).toBe('confused with 4');
    expect(told('3.1', 4, 2)).toBe('an infinitesimal');
    expect(told('3.4', 3, 4)).toBe('a value too long to print');
    expect(told('3.1', 1, 1)).toBe('*');
    expect(questionOf(family({ table: '3.1' }).family, NONE, 9, 9)!.printed).toBeNull();
    expect(questionOf(family({ table: 'blanks', size: '2' }).family, NONE, 3, 2)!.printed).toEqual({
      relation: 'equal',
      value: '{1/2|0}',
    });
  });

  it('are no work where the value is known', () => {
    const position = 'T^9.^9F^9';
    const result: Result = {
      type: 'result',
      position,
      value: '*',
      method: 'sweep',
      nodes: 9,
      seconds: 9,
      version: '',
      date: '',
    };
    const question = questionOf(family({ table: '3.1' }).family, new Map([[result.position, result]]), 9, 9)!;
    expect([question.known, costOf(question)]).toEqual(['*', 0]);
  });

  it('count the work', () => {
    const cost = (position: string) => costOf({ position, printed: null });
    expect(cost('T^9.F^9')).toBe(2);
    expect(cost('T^2.^2F^2')).toBeLessThan(cost('T^3.^3F^3'));
    expect(cost('T^2FT..F')).toBeGreaterThan(cost('T^2FT.F'));
  });
});
