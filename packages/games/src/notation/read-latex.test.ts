/** What papers write is read; what the latex style prints is in round-trip.test.ts. */
import { expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { game } from '../testing/text.ts';
import { parseGame } from './evaluate.ts';
import { formatGame } from './format.ts';
import { readLatex } from './read-latex.ts';

const arena = new Arena();

test.each([
  [String.raw`\frac{1}{2}`, '1/2'],
  [String.raw`\tfrac12`, '1/2'],
  [String.raw`-\dfrac{3}{4}`, '-3/4'],
  [String.raw`1+\frac{-1}{2}`, '1/2'],
  [String.raw`\uparrow`, '^'],
  [String.raw`\uparrow\ast`, '^*'],
  [String.raw`\uparrow\uparrow\uparrow`, '^3'],
  [String.raw`\Uparrow\star`, '^^*'],
  [String.raw`{\Downarrow}`, 'vv'],
  [String.raw`\uparrow^2`, '^<2>'],
  [String.raw`2\downarrow^{3}\ast 2`, '2v<3>*2'],
  [String.raw`\uparrow^{[2]}`, '^[2]'],
  [String.raw`\uparrow 3`, '^3'],
  [String.raw`\ast 2 + \ast3`, '*'],
  [String.raw`\pm 1`, '+-1'],
  [String.raw`\pm\frac{1}{2}`, '+-1/2'],
  [String.raw`\pm\{1, 1\ast\}`, '+-{1,1*}'],
  [String.raw`\{ 1 \mid 0 \}`, '{1|0}'],
  [String.raw`$\{\,3 \mid\mid 2\mid 1\,\}$`, '{3||2|1}'],
  [String.raw`\{3 \| 2 | 1\}`, '{3||2|1}'],
  [String.raw`\left\{ 3 \,\middle|\, \left\{ 2 \,\middle|\, 1 \right\} \right\}`, '{3||2|1}'],
  [String.raw`\bigl\{0,\ast\bigm|0\bigr\}`, '^*'],
  [String.raw`\lbrace 0 \mid \ast \rbrace`, '^'],
  [String.raw`3\cdot\uparrow`, '^3'],
  [String.raw`-\left(1\uparrow\right)`, '-1v'],
  [String.raw`\mathbf{+}_2`, 'Tiny(2)'],
  [String.raw`3{\mathbf{-}}_{\mathbf{+}_{\frac{1}{2}}+1}`, '3Miny(1Tiny(1/2))'],
  [String.raw`Heat(\ast,1)`, '+-1'],
  [String.raw`\ast:1`, '^*'],
])('%s = %s', (text, expected) => {
  expect(formatGame(arena, game(arena, text))).toBe(expected);
  expect(readLatex(text)).toHaveLength(text.length);
});

test.each([
  [String.raw`1+\foo`, 3, '"\\" cannot begin a game.'],
  [String.raw`\{ 1 \mid 0`, 12, 'The brace opened at column 1 is never closed.'],
  [String.raw`\frac{1}{2} + \frac{1}{3}`, 25, '1/3 is no dyadic fraction: the denominator must be a power of two.'],
  [String.raw`\ast + x`, 8, '"x" cannot begin a game.'],
  [String.raw`1\frac{1}{2}`, 10, 'An operator such as + or - is missing before "1".'],
])('a fault in %s is at column %i', (text, column, message) => {
  expect(parseGame(arena, text)).toEqual({ ok: false, error: { column, message } });
});

test('a text that is too long is refused as it stands', () => {
  const text = `\\ast${' '.repeat(1_000_000)}`;
  expect(readLatex(text)).toBe(text);
  expect(parseGame(arena, text)).toMatchObject({ ok: false, error: { message: expect.stringContaining('too long') } });
});
