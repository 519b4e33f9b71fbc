/** Functions of games in texts are those of the library, and ordinal sums are written with a colon. */
import { expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import { game as gameOf } from '../testing/text.ts';
import { companion } from '../theory/companion.ts';
import { conwayProduct } from '../theory/conway-product.ts';
import { freeze } from '../theory/freeze.ts';
import { cool, heat, overheat } from '../theory/heat.ts';
import { nortonProduct } from '../theory/norton.ts';
import { ordinalSum } from '../theory/ordinal-sum.ts';
import { reducedCanonicalForm } from '../theory/reduced.ts';
import { formatGame } from './format.ts';
import { FUNCTION_NAMES } from './functions.ts';

const arena = new Arena();
const game = (text: string) => gameOf(arena, text);

test.each([
  ['Heat(*,1)', '+-1'],
  ['Heat({3||2|1}, *)', '{3*||2|1}'],
  ['Cool({3|1},1/2)', '{5/2|3/2}'],
  ['Cool({3|1},-(1/2)+1)', '{5/2|3/2}'],
  ['Overheat(^,1,0)', 'Heat(^,0)'],
  ['Overheat(7/16,0,0)', '^[3]'],
  ['Freeze({3|1})', '2*'],
  ['NortonMultiply(3,^)', '^3'],
  ['NortonProduct(1/2,^)', '{^^*|v*}'],
  ['ConwayMultiply(*4,*4)', '*6'],
  ['ConwayMultiply(*60000,*60000)', '*33741'],
  ['ConwayProduct(1/2,*)', '*2'],
  ['Companion(^)', '^*'],
  ['Reduced({1^|*})', '{1|0}'],
  ['ReducedCanonicalForm(^)', '0'],
  ['AtomicWeight(^3*)', '3'],
  ['Mean({3||2|1})', '9/4'],
  ['Temperature({3||2|1})', '3/4'],
  ['OrdinalSum(*,1)', '^*'],
  // wherever a game may stand
  ['2.Heat(*,1)', '0'],
  ['2*Heat(*2,1)+1', '1'],
  ['-Heat(^,1)', 'Heat(v,1)'],
  ['{Heat(*,1) , 1| Freeze ( {2|0} )}', '{+-1,1|1*}'],
  ['Cool(Heat(^,3),3)', '^'],
  ['Heat({1,*|0},{2|1})', 'Heat({1|0},{2|1})'],
  // ordinal sums
  ['*:1', '^*'],
  ['1:*', '1*'],
  ['-1:-1', '-2'],
  ['1 : -1', '1/2'],
  ['1:-1:1', '3/4'],
  ['(1:-1):1', '3/4'],
  ['*:*:*', '*3'],
  ['1+*:1', '1^*'],
  ['1-*:1', '1v*'],
  ['*:-^', 'OrdinalSum(*,v)'],
  ['-(*:1)', 'v*'],
  ['{1|*:1}', '{1|^*}'],
  ['Heat(*:1,1:1)', 'Heat(^*,2)'],
])('%s = %s', (text, expected) => {
  expect(formatGame(arena, game(text))).toBe(formatGame(arena, game(expected)));
});

test('every function is that of the library', () => {
  const games = ['0', '-3', '3/4', '*2', '^*', '{3|1}', '{2||1|-1}', '+-{1,2*}', 'Tiny(1)'];
  for (const a of games) {
    const g = game(a);
    expect(game(`Freeze(${a})`)).toBe(freeze(arena, g));
    expect(game(`Companion(${a})`)).toBe(companion(arena, g));
    expect(game(`Reduced(${a})`)).toBe(reducedCanonicalForm(arena, g));
    expect(game(`Cool(${a},1/2)`)).toBe(cool(arena, g, Dyadic.of(1, 1)));
    for (const b of games) {
      const h = game(b);
      expect(game(`Heat(${a},${b})`)).toBe(heat(arena, g, h));
      expect(game(`Overheat(${a},${b},*)`)).toBe(overheat(arena, g, h, arena.star));
      expect(game(`NortonMultiply(${a},${b})`)).toBe(nortonProduct(arena, g, h));
      expect(game(`(${a}):(${b})`)).toBe(ordinalSum(arena, g, h));
    }
  }
  expect(game('ConwayMultiply({3|1},^^)')).toBe(conwayProduct(arena, game('{3|1}'), game('^^')));
});

test('a chain of ordinal sums can be as long as a text', () => {
  expect(game(Array(10_000).fill('1').join(':'))).toBe(arena.integer(10_000));
});

test('no name of a function is the beginning of another word', () => {
  for (const name of FUNCTION_NAMES) expect(() => game(`${name}s(1)`)).toThrow('cannot begin a game');
});
