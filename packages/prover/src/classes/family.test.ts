import { describe, expect, test } from 'vitest';
import { parseFamily, placeFamily } from './family.ts';

/** The class, the word and the gaps of a family, or what is wrong. */
function place(text: string): string {
  const family = parseFamily(text);
  if (!family.ok) return `${family.column}: ${family.message}`;
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
  ])('%s', (text, expected) => {
    expect(place(text)).toBe(expected);
  });
});

describe('what is no family gets a sentence', () => {
  test.each([
    ['T^a.X', '5: "X" is neither a toad (T), nor a frog (F), nor an empty square (.).'],
    ['', '1: The family has no squares.'],
    ['T^', '3: A power is a whole number, a parameter or a sum in parentheses, as in T^(a+1).'],
    ['T^(a+1.F', '7: A closing parenthesis is missing here.'],
    ['T^(a/2).F', '3: A power has whole numbers only.'],
    ['T^v.F', '3: "v" is the sign for down and names no parameter.'],
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
