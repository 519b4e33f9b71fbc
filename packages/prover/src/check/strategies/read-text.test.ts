/** What the texts of a strategy mean, and which mean nothing. */
import { expect, test } from 'vitest';
import { Misread } from '../misread.ts';
import { mirrorWord } from './normal.ts';
import { readAffine, readSide, readWord } from './read-text.ts';
import { expand, mirrorText } from './testing/expand.ts';

test.each([
  ['T^(2a+b-1+2).^3F', 'TTTTTTT...F'],
  ['T^aT^2 F^0 . F^2b', 'TTTT.FFFF'],
  ['T^(b-a+a)#.', 'TT#.'],
  ['T^a2', 'TTTTT'],
  ['(TF)^aT(FT)^(b+1).', 'TFTFTFTFTFT.'],
  ['T^bF(TF)^a.(FT)^3', 'TTFTFTF.FTFTFT'],
])('%s at a = b = 2, a2 = 5 is %s', (text, board) => {
  const point = { a: 2, b: 2, a2: 5 };
  expect(expand(readWord(text), point, [])).toBe(board);
  expect(expand(mirrorWord(readWord(text)), point, [])).toBe(mirrorText(board));
});

test.each([
  'T^(a-1)',
  'T^-1',
  'T^',
  'T^a^b',
  'T^(a',
  'T2',
  'Ta',
  'T^1000001',
  'T^99999999999999999999',
  'T^1.5x',
  't',
  'TU(1,0)',
  'V(1,0)F',
  'U(1)',
  'U(a-1,0)',
  '<T~',
  '<TF~>',
  '<.~>',
  'T*',
  '(TT)^a',
  '(T)^a',
  '(TFT)^a',
  '(TF)^(a-1)',
  '<a:~>',
  '<A~>',
  ']',
])('%s is no word', (text) => {
  expect(() => readWord(text)).toThrow(Misread);
});

test.each([
  ['*', [0, true, false]],
  ['-3', [-3, false, false]],
  ['-3*', [-3, true, false]],
  ['(2-5)*', [-3, true, false]],
  ['(2-5)*+eps', [-3, true, true]],
  ['eps', [0, false, true]],
  ['1+eps', [1, false, true]],
])('the side %s', (text, [n, star, eps]) => {
  expect(readSide(text)).toMatchObject({ n: readAffine(`${n}`), star, eps, choice: null });
});

test.each([
  '',
  '2-5*',
  '1/2',
  '1-eps',
  '-eps',
  '2eps',
  '**',
  '*2',
  '+1',
  '1+',
  '{0|0',
  '{0||1}',
  '{0|1}*',
  '{0|1}+1',
  'eps+eps',
  '2 3',
  'O^a',
  'O^(a-1)(0)',
  'P^a(0)',
  'O^a(0)+1',
  '[T.F',
  '[T.F]*',
  '-[T.F]',
])('%s is no side', (text) => {
  expect(() => readSide(text)).toThrow(Misread);
});
