import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Family, type FamilyRun, parseFamily } from './family.ts';
import { boardOf, printPowers, printSquares } from './notation.ts';

function familyOf(text: string): Family {
  const parsed = parseFamily(text);
  if (!parsed.ok) throw new Error(`${parsed.error.column}: ${parsed.error.message}`);
  return parsed.value;
}

describe('the board of a family', () => {
  it.each<[string, Record<string, number>, string | null]>([
    ['T^(a+1).^bF^a', { a: 3, b: 2 }, 'T^4.^2F^3'],
    ['T^(a + 1) .^b F^a', { a: 1, b: 1 }, 'T^2.F'],
    ['T^a.^aF^(a-1)', { a: 3 }, 'T^3.^3F^2'],
    ['T^a.^aF^(a-1)', { a: 1 }, 'T.'],
    ['T^a.^aF^(a-2)', { a: 1 }, null],
    ['T^a', { a: 0 }, null],
    ['(TF)^n..', { n: 2 }, 'TFTF.^2'],
    ['(TF)^n..', { n: 0 }, '.^2'],
    ['(TF)^(n-1)..', { n: 0 }, null],
    ['((T.)^2F^a)^b', { a: 2, b: 2 }, 'T.T.F^2T.T.F^2'],
    ['(TF)^2..', {}, 'TFTF.^2'],
    ['T^(2a-b+1).F^(3*b)', { a: 2, b: 1 }, 'T^4.F^3'],
    ['T^(7-a).F^(-a+7)', { a: 5 }, 'T^2.F^2'],
    ['T^(2(a-b)+4b/2).F^(a/2+a/2)', { a: 2, b: 9 }, 'T^4.F^2'],
    ['T^x1.F^(x2+A)', { x1: 1, x2: 2, A: 1 }, 'T.F^3'],
    ['.^LT^2a.^3bF.^R', { L: 1, a: 1, b: 2, R: 0 }, '.T^2.^6F'],
    ['T^2f^2.', {}, 'T^2F^2.'],
    ['R^2L^2.', {}, 'T^2F^2.'],
    ['TT..FF', {}, 'T^2.^2F^2'],
    ['t^t.^ff^f', { t: 2, f: 1 }, 'T^2.F'],
    ['R^a-_.□L^2', { a: 2 }, 'T^2.^4F^2'],
    ['T^a.F', { a: 3_000_000 }, null],
    ['(T^a)^a.F', { a: 100_000 }, null],
    ['((TF)^0)^999999999999.', {}, '.'],
  ])('%s at %o is %s', (text, point, expected) => {
    const board = familyOf(text).boardAt(point);
    expect(board && printPowers(board)).toBe(expected);
  });

  it('is that of the notation with numbers put in for the parameters', () => {
    const size = fc.integer({ min: 0, max: 3 });
    const item = fc.tuple(
      fc.constantFrom('T', '.', 'F', '(TF)', '(.(T)^2)'),
      fc.constantFrom('', 'a', 'b', '(a+b)', '(2a+1)', '2'),
    );
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 6 }), size, size, (items, a, b) => {
        const values: Record<string, number> = { a, b, '(a+b)': a + b, '(2a+1)': 2 * a + 1 };
        const text = items.map(([what, power]) => (power === '' ? what : `${what}^${power}`)).join('');
        const numbers = items
          .map(([what, power]) => (power === '' ? what : `${what}^${values[power] ?? power}`))
          .join('');
        const board = familyOf(text).boardAt({ a, b });
        expect(board && printSquares(board)).toBe(board && printSquares(boardOf(numbers)));
        expect(board === null).toBe(items.every(([, power]) => power !== '' && (values[power] ?? 2) === 0));
      }),
    );
  });
});

describe('a family', () => {
  it.each([
    ['T^(b+a).^cF^a', ['b', 'a', 'c']],
    ['T^(a-a+1).F^b', ['b']],
    ['TT..FF', []],
    ['(T^n.)^m', ['n', 'm']],
  ])('%s has the parameters %j, in the order of use', (text, parameters) => {
    expect(familyOf(text).parameters).toEqual(parameters);
  });

  it.each<[string, string | null]>([
    ['T^(2a+1)..F^b', '1:1+2a 0:1 0:1 2:0+1b'],
    ['T(.F^a)^2', '1:1 0:1 2:0+1a 0:1 2:0+1a'],
    ['(TF)^a', null],
    ['(T.)^9999F', null],
    ['((T.)^99)^99', null],
  ])('%s as runs is %s', (text, expected) => {
    const print = ({ square, power }: FamilyRun) =>
      `${square}:${power.constant}${[...power.terms].map(([name, factor]) => `+${factor}${name}`).join('')}`;
    expect(familyOf(text).runs?.map(print).join(' ') ?? null).toBe(expected);
  });
});

describe('what is no family gets a sentence', () => {
  it.each([
    ['T^(a+).F', '6: A number or a parameter is expected before ")".'],
    ['T^().F', '4: A number or a parameter is expected before ")".'],
    ['T^(a b).F', '4: The product a b is not affine in the parameters.'],
    ['T^(a/2).F', '3: A power has whole numbers only.'],
    ['T^(a/3).F', '6: A parameter can be divided by a power of two only, not by 3.'],
    ['T^(1-2).F', '3: A power is never negative.'],
    ['T^(a+1.F', '7: A closing parenthesis is missing here.'],
    ['T^(', '4: The text ends where a number or a parameter is expected.'],
    ['T^', '3: A power is a whole number, a parameter or a sum in parentheses, as in T^(a+1).'],
    ['T^a.^F', '6: A power is a whole number, a parameter or a sum in parentheses, as in T^(a+1).'],
    ['T^v.F', '3: "v" is the sign for down and names no parameter.'],
    ['T^(1+v).F', '6: "v" is the sign for down and names no parameter.'],
    ['T^a^b', '4: A power cannot have a power.'],
    ['^a', '1: A power needs something before it, as in T^3.'],
    ['T3', '2: A power is written with ^, as in T^3.'],
    ['T^a.X', '5: "X" is neither a toad (T), nor a frog (F), nor an empty square (. or _ or - or □).'],
    ['T^aL', '4: A board is written with T and F or with R and L, not both.'],
    ['', '1: The family has no squares.'],
    ['(T^a.F', '1: This bracket is never closed.'],
    ['T^a)', '4: This bracket was never opened.'],
    ['T()', '3: This bracket is empty.'],
  ])('%j: %s', (text, expected) => {
    const parsed = parseFamily(text);
    expect(parsed.ok ? parsed.value.parameters : `${parsed.error.column}: ${parsed.error.message}`).toBe(expected);
  });

  it('also where brackets are nested without end', () => {
    expect(parseFamily('('.repeat(100_000)).ok).toBe(false);
    expect(parseFamily(`T^${'('.repeat(100_000)}`).ok).toBe(false);
    expect(parseFamily(`T^(${'-'.repeat(100_000)}a)`).ok).toBe(true);
  });
});
