/** A certificate has one meaning, the checker's; and only the checker makes theorems. */
import { Arena } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import { describe, expect, test } from 'vitest';
import { box, fixture } from '../check/testing/meaning.ts';
import { outcomeFixture } from '../check/testing/outcome-meaning.ts';
import { CheckedTheorem } from './checked-theorem.ts';
import { treesOf } from './kinds.ts';
import { FormulaLibrary } from './lookup.ts';
import { theoremIn } from './testing/claims.ts';

/** The certificate with other names for the parameters of each word, in its formulas too: it says the same. */
function renamed<C extends { readonly words: readonly { readonly parameters: readonly string[] }[] }>(
  certificate: C,
  name: (i: number, count: number) => string,
): C {
  const words = certificate.words.map((entry) => {
    const { parameters, ...rest } = entry;
    const names = new Map(parameters.map((old, i) => [old, name(i, parameters.length)]));
    const put = (text: string): string =>
      text.replace(/(?<![A-Za-z])[a-z](?![a-z])/g, (letter) => names.get(letter) ?? letter);
    const inTree = (json: unknown): unknown => {
      if (typeof json === 'string') return put(json);
      if (typeof json !== 'object' || json === null) return json;
      return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, inTree(value)]));
    };
    const trees = Object.entries(rest).map(([key, value]) => [key, key === 'word' ? value : inTree(value)]);
    return { ...Object.fromEntries(trees), parameters: [...names.values()] };
  });
  return { ...certificate, words };
}

const NAMINGS: readonly (readonly [string, (i: number, count: number) => string])[] = [
  ['other names', (i) => `x${i}`],
  ['the same names in reverse', (i, count) => 'abcdefgh'[count - 1 - i]],
  ['the same names turned round by one', (i, count) => 'abcdefgh'[(i + 1) % count]],
];

describe.each(NAMINGS)('%s', (_, name) => {
  test.each(['A11', 'B11', 'A21'] as const)('of the parameters of %s: the values are those of the positions', (of) => {
    const certificate = renamed(fixture(of), name);
    expect(certificate.words[0].parameters).not.toEqual(fixture(of).words[0].parameters);
    const theorem = theoremIn(JSON.stringify(certificate));
    const library = new FormulaLibrary((wanted) => (wanted === of ? theorem : null));
    const arena = new Arena();
    const evaluator = new Evaluator(arena);
    const view = theorem.view();
    for (const entry of view.entries) {
      for (const point of box(entry.parameters.length, 0, 3)) {
        const board = entry.boardAt(point);
        const value = evaluator.value(boardOf(board));
        expect([board, library.value(arena, boardOf(board))?.value]).toEqual([board, value]);
      }
    }
    expect(treesOf(theorem.claim)).toEqual(treesOf(theoremIn(JSON.stringify(fixture(of))).claim));
  });

  test('of the parameters of outcomes: the trees are the same', () => {
    const plain = theoremIn(JSON.stringify(outcomeFixture()));
    const theorem = theoremIn(JSON.stringify(renamed(outcomeFixture(), name)));
    expect(treesOf(theorem.claim)).toEqual(treesOf(plain.claim));
    expect(theorem.counts).toEqual(plain.counts);
  });
});

test('permuted names without permuted formulas are another claim, and false', () => {
  const certificate = fixture('A11');
  const words = certificate.words.map((entry) => ({ ...entry, parameters: [...entry.parameters].reverse() }));
  expect(CheckedTheorem.check(JSON.stringify({ ...certificate, words }))).toMatchObject({ ok: false });
});

test('what is false, or cannot be read, is no theorem', () => {
  const certificate = fixture('A11');
  const [first, ...others] = certificate.words;
  const words = [{ ...first, formula: { value: '7' } }, ...others];
  expect(CheckedTheorem.check(JSON.stringify({ ...certificate, words }))).toMatchObject({ ok: false });
  expect(CheckedTheorem.check('{}')).toMatchObject({ ok: false, obligation: 'format' });
  expect(() => CheckedTheorem.check('{')).toThrow(SyntaxError);
  expect(CheckedTheorem.recorded(JSON.stringify(certificate))).toBeNull();
});
