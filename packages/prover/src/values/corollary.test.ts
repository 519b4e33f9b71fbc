import { Arena, parseGame } from '@lilypad/games';
import { boardOf, Evaluator, type Family, parseFamily } from '@lilypad/toads';
import { describe, expect, test } from 'vitest';
import type { FamilyCases } from '../claim/kind.ts';
import { type Placement, placeFamily } from '../classes/placement.ts';
import { libraryJson, valuesIn } from '../theorem/testing/claims.ts';
import { corollaryOf } from './corollary.ts';

function corollary(text: string): FamilyCases['cases'] {
  const family = (parseFamily(text) as { value: Family }).value;
  const placement = placeFamily(family) as Placement;
  return corollaryOf(valuesIn(libraryJson(placement.positions.name)), family, placement);
}

describe('theorems about families', () => {
  test('E2: T^a...FF = {a-2|a-2} for a >= 2', () => {
    expect(corollary('T^a...FF')).toEqual([
      { where: 'a >= 2', value: '(a-2)*' },
      { where: 'a = 1', value: '(-2)*' },
      { where: 'a = 0', value: '-6' },
    ]);
  });

  test('E3: T^a...FFF = a-7/2 for a >= 5', () => {
    expect(corollary('T^a...FFF')).toEqual([
      { where: 'a >= 5', value: 'a-7/2' },
      { where: 'a = 4', value: '{1|{1/2|0}}' },
      { where: 'a = 3', value: '0' },
      { where: 'a = 2', value: '(-1)*' },
      { where: 'a = 1', value: '(-4)*' },
      { where: 'a = 0', value: '-9' },
    ]);
  });

  test('the mirror image is the negative', () => {
    expect(corollary('TT...F^n')[0]).toEqual({ where: 'n >= 2', value: '(2-n)*' });
  });

  test('the lemma behind the hardness of the game', () => {
    expect(corollary('T^n.TFT^m.TF')).toContainEqual({ where: 'n >= 2 and m >= 1', value: '{n+m-1|{n|2}}' });
  });

  test('values are in canonical form', () => {
    expect(corollary('T^a.TFT^cF').map(({ where, value }) => `${value} for ${where}`)).toEqual([
      '{a-1|*} for c = 0 and a >= 1',
      '0 for a = 0',
      '{a-1|1/2} for c = 1 and a >= 2',
      '1/4 for a = 1 and c = 1',
      '{a-1|1} for a >= 2 and c >= 2',
      '1/2 for a = 1 and c >= 2',
    ]);
  });

  test('cases that are written differently but equal are one', () => {
    expect(corollary('T^a.TT^bTF')).toEqual([{ where: 'always', value: 'a' }]);
  });
});

/** Families with the text of their positions at a and b. */
const FAMILIES: readonly (readonly [string, (a: number, b: number) => string])[] = [
  ['T^a....F', (a) => `T^${a}....F`],
  ['T^a.FT^bF', (a, b) => `T^${a}.FT^${b}F`],
  ['TT.F^a', (a) => `TT.F^${a}`],
  ['T^(2a+1)..TF', (a) => `T^${2 * a + 1}..TF`],
  ['.^aT..F.^b', (a, b) => `.^${a}T..F.^${b}`],
];

test.each(FAMILIES)('%s agrees with direct computation', (family, position) => {
  const cases = corollary(family);
  const arena = new Arena();
  const evaluator = new Evaluator(arena);
  for (let a = 0; a <= 5; a++) {
    for (let b = 0; b <= 5; b++) {
      const found = cases.filter(({ where }) => holds(where, a, b));
      expect(found).toHaveLength(1);
      const value = parseGame(arena, put(found[0].value, a, b));
      expect(value).toEqual({ ok: true, value: evaluator.value(boardOf(position(a, b))) });
    }
  }
});

/** A text with numbers for a and b. */
function put(text: string, a: number, b: number): string {
  return text.replace(/(\d*)([ab])/g, (_, factor: string, name: string) => {
    return String((factor === '' ? 1 : Number(factor)) * (name === 'a' ? a : b));
  });
}

function holds(where: string, a: number, b: number): boolean {
  if (where === 'always') return true;
  return where.split(' and ').every((part) => {
    const [left, sign, right, more, last] = put(part, a, b).split(' ');
    const sum = (text: string): number =>
      [...text.matchAll(/[+-]?\d+/g)].reduce((total, [term]) => total + Number(term), 0);
    const compare = (x: number, s: string, y: number): boolean => (s === '<=' ? x <= y : s === '>=' ? x >= y : x === y);
    return compare(sum(left), sign, sum(right)) && (last === undefined || compare(sum(right), more, sum(last)));
  });
}
