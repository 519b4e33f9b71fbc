import { parseFamily } from '@lilypad/toads';
import { describe, expect, test } from 'vitest';
import { placeFamily } from './placement.ts';

/** The class, the word and the gaps of a family, or what is wrong. */
function place(text: string): string {
  const family = parseFamily(text);
  if (!family.ok) return `${family.error.column}: ${family.error.message}`;
  const placement = placeFamily(family.value);
  if (typeof placement === 'string') return placement;
  const { positions, word, gaps, mirrored } = placement;
  const sizes = gaps.map(({ terms, constant }) => {
    const parts = [...terms].map(([name, c]) => `${c.toString() === '1' ? '' : c}${name}`);
    return [...parts, ...(constant.sign() === 0 && parts.length > 0 ? [] : [constant.toString()])].join('+');
  });
  return `${positions.name} ${word} ${sizes.join(' ')}${mirrored ? ' mirrored' : ''}`;
}

describe('families are placed in their class', () => {
  test.each([
    ['T^a...FF', 'A32 ...FF a 0 0 0 0 0'],
    ['.^aT.^bF.^c', 'B11 TF a b c'],
    ['T^a . T^b F T^c', 'A11 .F a b c'],
    ['T^(2a+1).TTF', 'A11 .F 2a+1 2 0'],
    ['TT^aT^b.F', 'A11 .F a+b+1 0 0'],
    ['T^a_F^2', 'A12 .FF a 0 0 0'],
    ['TT...F^n', 'A32 ...FF n 0 0 0 0 0 mirrored'],
    ['TF^a.', 'A11 .F 0 a 0 mirrored'],
    ['T.^aFF', 'B21 TTF 0 0 a 0 mirrored'],
    ['TT.^aF.', 'B21 TTF 0 0 a 1'],
    ['(T)^2(.^a)F.', 'B21 TTF 0 0 a 1'],
    ['RR-^aL-', 'B21 TTF 0 0 a 1'],
  ])('%s', (text, expected) => {
    expect(place(text)).toBe(expected);
  });
});

describe('what lies in no class gets a sentence', () => {
  test.each([
    ['T^a.X', '5: "X" is neither a toad (T), nor a frog (F), nor an empty square (. or _ or - or □).'],
    ['(TF)^a.', 'A class has powers of single squares, and brackets of this family cannot be written out'],
    ['T..F', 'A family has a parameter, as T^a...FF has; a single position has a value instead'],
    ['T^aF', 'There is no class A01: a class has from 1 to 9 of each of its two kinds of squares'],
    [
      'T^(a+1).^bF^a',
      'The numbers of toads and of empty squares both depend on parameters, and a class leaves only one kind of square free',
    ],
  ])('%s', (text, expected) => {
    expect(place(text)).toBe(expected);
  });
});
