import { expect, it } from 'vitest';
import { boardOf, printPowers } from '../board/notation.ts';
import { kindOf } from './shorter.ts';

it.each([
  ['T.(TF)^300..F', 300, 4, 'T.(TF)^4..F'],
  ['T^26..F^26', 26, 3, 'TTT..FFF'],
  ['T^30..F^26', 26, 3, 'T^7..FFF'],
  ['(TTF)^100..', 100, 1, 'TTF..'],
  ['.(TF)^10T..', 10, 2, '.TFTFT..'],
  ['(TTFF.F)^12', 12, 2, '(TTFF.F)^2'],
])('%s repeats something %d times; %d times would be %s', (text, count, other, shorter) => {
  const kind = kindOf(boardOf(text));
  expect(kind?.count).toBe(count);
  expect(kind && printPowers(kind.withCount(other))).toBe(printPowers(boardOf(shorter)));
  expect(kind && printPowers(kind.withCount(count))).toBe(printPowers(boardOf(text)));
});

it.each(['TT..FF', 'T^9.F^9', 'T^20.F^30', '(TFTTF.F)^20'])('%s is of no kind', (text) => {
  expect(kindOf(boardOf(text))).toBeNull();
});
