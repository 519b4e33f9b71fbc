import { describe, expect, it } from 'vitest';
import { costOf, describePrinted, notationOf, printedFor, questionOf, readFamily } from './family.ts';

describe('families', () => {
  it.each([
    [{}, 3, 4, 'T^3.^4F^3'],
    [{ table: '3.1' }, 1, 1, 'T.F'],
    [{ table: '3.3' }, 3, 4, 'T^5.^4F^3'],
    [{ table: 'excess', size: '5' }, 1, 2, 'T^6.^2F'],
    [{ table: 'excess', size: '-1' }, 1, 2, 'T^5.^2F'],
    [{ table: 'blanks', size: '3' }, 2, 5, 'T^2.^3F^5'],
    [{ table: 'nonsense' }, 2, 2, 'T^2.^2F^2'],
  ])('%j has at row %i and column %i the position %s', (parameters, row, column, notation) => {
    expect(notationOf(readFamily(parameters as Record<string, string>).position(row, column))).toBe(notation);
  });

  it('knows what the paper prints', () => {
    expect(questionOf(readFamily({ table: '3.3' }), 3, 4).printed?.value).toBe('{{5/2|2}|2}');
    expect(printedFor({ toads: 9, blanks: 9, frogs: 9 })).toBeNull();
    const told = (toads: number, blanks: number, frogs: number) =>
      describePrinted(printedFor({ toads, blanks, frogs })!);
    expect(told(5, 7, 4)).toBe('between 5/2 and 3');
    expect(told(7, 7, 6)).toBe('greater than 2 and confused with 3');
    expect(told(8, 5, 6)).toBe('confused with 4');
    expect(told(4, 2, 4)).toBe('an infinitesimal');
    expect(told(6, 4, 3)).toBe('a value too long to print');
    expect(told(2, 2, 2)).toBe('*');
  });

  it('counts the work', () => {
    expect(costOf({ toads: 9, blanks: 1, frogs: 9 })).toBe(1);
    expect(costOf({ toads: 2, blanks: 2, frogs: 2 })).toBeLessThan(costOf({ toads: 3, blanks: 3, frogs: 3 }));
  });
});
