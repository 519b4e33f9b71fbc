/** Formulas for some words of a class in a file: completed, or answered with the row that is wrong. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CheckedTheorem } from './checked-theorem.ts';
import { proveGuess, wrongRow } from './prove-guess.ts';

interface Document {
  readonly words: readonly { readonly word: string }[];
}

const textOf = (name: string): string =>
  readFileSync(new URL(`../check/testing/${name}.json`, import.meta.url), 'utf8');
const A12 = JSON.parse(textOf('A12')) as Document;
const without = (words: readonly string[]): string =>
  JSON.stringify({ ...A12, words: A12.words.filter(({ word }) => !words.includes(word)) });

test.each([[['.FF']], [['F.F', 'FF.']]])('A12 without the words %j is completed', (words) => {
  const found = proveGuess(without(words));
  if (found.kind !== 'completed') throw new Error(found.kind);
  expect(found.given).toBe(3 - words.length);
  expect(found.finding.status).toBe('proved');
  expect(found.finding.theorem?.counts.words).toBe(3);
});

describe('a wrong formula', () => {
  const wrong = textOf('A11').replace('"{a-1|1}"', '"{a-1|2}"');
  const row = {
    word: '.F',
    family: 'T^a.T^bFT^c',
    where: 'b = 1',
    value: '{a-1|2}',
    point: { a: 1, b: 1, c: 0 },
    position: 'T.TF',
    right: '1/2',
    claimed: '1',
  };

  test('is answered with its row, a point and both values', () => {
    expect(proveGuess(wrong)).toEqual({ kind: 'wrong', row });
  });

  test('is found where the checker stops at a row that is right', () => {
    const rejected = CheckedTheorem.check(wrong);
    if (rejected instanceof CheckedTheorem) throw new Error('accepted');
    expect(rejected.obligation).toContain('value {{a-2|1}|0}');
    expect(wrongRow(wrong, rejected)).toEqual(row);
  });

  test('may be wrong far from 0 only', () => {
    const far = textOf('A11').replace(
      '{ "value": "b" }',
      '{ "if": "b >= 90", "then": { "value": "b+1" }, "else": { "value": "b" } }',
    );
    expect(proveGuess(far)).toMatchObject({
      kind: 'wrong',
      row: { word: 'F.', where: 'b >= 90', value: 'b+1', claimed: '91', right: '90' },
    });
  });
});

test.each([
  ['{}', 'the certificate lacks the field "format"'],
  [textOf('A11').replace('"word": "F."', '"word": "FF"'), 'the word "FF" is no arrangement of the key letters'],
  [textOf('B11-outcome'), 'only formulas for the values of words can be completed'],
])('what cannot be read says why', (text, message) => {
  expect(proveGuess(text)).toMatchObject({ kind: 'unreadable', rejected: { message } });
});
