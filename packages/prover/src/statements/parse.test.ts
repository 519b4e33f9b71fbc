/** Statements as people write them. */
import { expect, test } from 'vitest';
import { sideText, wordText } from '../strategies/pattern/text.ts';
import { isStatement, parseStatement } from './parse.ts';

test.each([
  ['T^a..F^b = {{a-3|a-b}|{*|3-b}} for a > b >= 2', 'T^(a+b+3)..F^(b+2) = {{a+b|a+1}|{*|-b+1}}'],
  ['T^a..F^a is infinitesimal for a >= 4', 'T^(a+4)..F^(a+4) infinitesimal 0'],
  ['<~T>T^a.F^b<F~> <= * for a, b >= 2', '<~T>T^(a+2).F^(b+2)<F~> <= *'],
  ['T^x...F^y = (x-y)* for x, y >= 4', 'T^(a+4)...F^(b+4) = (a-b)*'],
  ['T^a.F^b<F~>>= 0 for 2 <= a and b >= 1', 'T^(a+2).F^(b+1)<F~> >= 0'],
  ['T^a...FF = (a-2)* for a >= 2', 'T^(a+2)...FF = a*'],
  ['TT.F = 0', 'TT.F = 0'],
])('%s', (text, written) => {
  expect(isStatement(text)).toBe(true);
  const parsed = parseStatement(text);
  expect(parsed).toMatchObject({ ok: true });
  if (!parsed.ok) return;
  const { word, relation, side } = parsed.value;
  expect(`${wordText(word)} ${relation} ${sideText(side)}`).toBe(written);
});

test.each([
  ['T^(a-1).F = 0', /may be negative/],
  ['T^a.F < 0', /has no <=/],
  ['T^a.X = 0', /is no word/],
  ['T^a.F = 0 for a', /is no condition/],
  ['T^a.F^b = 0 for a >= b >= a', /circle/],
  ['T^a.F is infinitesimal 3', /stands after/],
])('%s is refused', (text, error) => {
  expect(parseStatement(text)).toMatchObject({ ok: false, error: expect.stringMatching(error) });
});

test.each(['A32', 'T^a...FF', '<~T>T^a.F', 'T2'])('%s is no statement', (text) => {
  expect(isStatement(text)).toBe(false);
});
