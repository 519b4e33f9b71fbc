import { expect, test } from 'vitest';
import { readClassDocument } from './testing/class-document.ts';
import { type CertificateJson, FIXTURES, type FormulaJson, fixture } from './testing/meaning.ts';

test.each(FIXTURES)('%s is read', (name) => {
  const { target, words } = readClassDocument(fixture(name));
  expect(target).toBe(name);
  expect([...words.keys()].sort()).toEqual(
    fixture(name)
      .words.map(({ word }) => word)
      .sort(),
  );
});

test('mirror images have the other gap letter, or the other keys', () => {
  const images: [string, Record<string, number>, string, string[]][] = [
    ['A12 mirror', { '.': 1, T: 2 }, 'F', ['TT.', 'T.T', '.TT']],
    ['B21 mirror', { T: 1, F: 2 }, '.', ['TFF', 'FTF', 'FFT']],
  ];
  for (const [target, key, gap, words] of images) {
    const formula = { value: '0' };
    const json = {
      ...fixture('A11'),
      target,
      key,
      gap,
      words: words.map((word) => ({ word, parameters: [...'abcd'], formula })),
    };
    expect([...readClassDocument(json).words.keys()]).toEqual(words);
  }
});

type Change = (certificate: CertificateJson) => unknown;

/** A formula with so many conditions, one within the other. */
function deep(conditions: number): FormulaJson {
  let formula: FormulaJson = { value: 'a' };
  // biome-ignore lint/suspicious/noThenProperty: the format has it
  for (let i = 0; i < conditions; i++) formula = { if: 'a >= 1', then: { value: 'a' }, else: formula };
  return formula;
}

const changed =
  (change: (certificate: CertificateJson) => void): Change =>
  (certificate) => {
    change(certificate);
    return certificate;
  };

test.each<[string, Change]>([
  ['the certificate is not an object', () => null],
  ['the certificate is not an object', () => []],
  ['the certificate is not an object', () => 'A11'],
  ['the certificate lacks the field "format"', () => ({})],
  ['the field format is not "lilypad-certificate/1"', (c) => ({ ...c, format: 'lilypad-certificate/2' })],
  ['the field claim is not "value" or "outcome"', (c) => ({ ...c, claim: 'values' })],
  ['the certificate has the field "note", which means nothing there', (c) => ({ ...c, note: '' })],
  ['the certificate leans on rules, and none is known as proved', (c) => ({ ...c, rules: ['terminal toads'] })],
  ['the field rules is not a list', (c) => ({ ...c, rules: 'none' })],
  ['the certificate lacks the field "rules"', ({ rules, ...rest }) => rest],
  ['the field target names no class such as "A21", "B11" or "A21 mirror"', (c) => ({ ...c, target: 'C11' })],
  ['the field target names no class such as "A21", "B11" or "A21 mirror"', (c) => ({ ...c, target: ['A11'] })],
  ['the field gap is not "F", as it is for the class A11 mirror', (c) => ({ ...c, target: 'A11 mirror' })],
  ['the field key does not give 2 "." to the class A21', (c) => ({ ...c, target: 'A21' })],
  ['the field key lacks the field "F"', (c) => ({ ...c, key: { '.': 1 } })],
  ['the field key has the field "T", which means nothing there', (c) => ({ ...c, key: { '.': 1, F: 1, T: 0 } })],
  ['the field gap is not "T", as it is for the class A11', (c) => ({ ...c, gap: '.' })],
  ['the field words is not a list', (c) => ({ ...c, words: { ...c.words } })],
  ['the word ".F" is missing', (c) => ({ ...c, words: c.words.slice(1) })],
  ['the word "F." is missing', (c) => ({ ...c, words: c.words.slice(0, 1) })],
  ['the word ".F" is there twice', (c) => ({ ...c, words: [...c.words, c.words[0]] })],
  [
    'the word "FF" is no arrangement of the key letters',
    changed((c) => {
      c.words[0]!.word = 'FF';
    }),
  ],
  [
    'an entry of words has a word that is not a text',
    changed((c) => {
      c.words[0]!.word = 1 as never;
    }),
  ],
  [
    'the parameters of the word ".F" are not 3 names, one for each gap',
    changed((c) => {
      c.words[0]!.parameters = ['a', 'b'];
    }),
  ],
  [
    'the parameters of the word ".F" are not all different',
    changed((c) => {
      c.words[0]!.parameters = ['a', 'b', 'b'];
    }),
  ],
  [
    'the parameters of the word ".F" are not all letters with or without digits',
    changed((c) => {
      c.words[0]!.parameters = ['a', 'b', '2'];
    }),
  ],
  [
    "in the formula of the word \"F.\", 'd' has 'd' where a number or a parameter should be",
    changed((c) => {
      c.words[1]!.formula = { value: 'd' };
    }),
  ],
  [
    'a value in the formula of the word "F." is not a text',
    changed((c) => {
      c.words[1]!.formula = { value: 0 } as never;
    }),
  ],
  [
    'the formula of the word "F." has the field "if", which means nothing there',
    changed((c) => {
      c.words[1]!.formula = { value: 'b', if: '' } as never;
    }),
  ],
  [
    'the formula of the word "F." lacks the field "else"',
    changed((c) => {
      // biome-ignore lint/suspicious/noThenProperty: the format has it
      c.words[1]!.formula = { if: 'a >= 1', then: { value: 'b' } } as never;
    }),
  ],
  [
    'the formula of the word "F." is more than 500 conditions deep',
    changed((c) => {
      c.words[1]!.formula = deep(100_000);
    }),
  ],
])('%s', (message, change) => {
  expect(() => readClassDocument(change(fixture('A11')))).toThrow(message);
});
