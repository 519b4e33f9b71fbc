/** The certificates of the library: the checker accepts each, and each agrees with direct computation. */
import { readdirSync, readFileSync } from 'node:fs';
import { Arena } from '@lilypad/games';
import { boardOf, Evaluator, mirror } from '@lilypad/toads';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Meaning } from '../check/testing/meaning.ts';
import { isTrueCorollary, isTrueOf, type OutcomeJson } from '../check/testing/outcome-meaning.ts';
import { compactText } from '../claim/certificate-text.ts';
import { CheckedTheorem } from './checked-theorem.ts';
import { libraryTheorem, TheoremLibrary } from './library.ts';
import { FormulaLibrary } from './lookup.ts';
import { INVARIANT_THEOREMS } from './named-invariants.ts';
import { recordText } from './record.ts';
import { STRATEGY_THEOREMS, strategyNamed } from './strategy-theorems.ts';
import { libraryText, theoremIn } from './testing/claims.ts';

const folder = new URL('../../library/', import.meta.url);
const names = readdirSync(folder).map((name) => name.replace('.json', ''));
const certificates = names.map((name) => {
  const text = libraryText(name) as string;
  return { name, text, certificate: JSON.parse(text) as OutcomeJson };
});
type Entry = (typeof certificates)[number];
/** Those about the words of a class. */
const classes = certificates.filter(
  ({ certificate }) => certificate.claim === 'value' || certificate.claim === 'outcome',
);

/** A word with small gaps, mostly, and a few large ones. */
const placed = ({ words }: OutcomeJson) =>
  fc.nat(words.length - 1).chain((i) =>
    fc.record({
      i: fc.constant(i),
      gaps: fc.tuple(
        ...words[i].parameters.map(() =>
          fc.oneof({ weight: 4, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.nat(12) }),
        ),
      ),
    }),
  );

/** Direct computation must stay quick. */
const MOST_SQUARES = 26;

it('has the classes of the papers and more', () => {
  expect(names).toEqual(
    expect.arrayContaining('A11 A12 A13 A14 A15 A21 A22 A23 A24 A31 A32 A33 A41 A42 A51 A61 B11 B21 T2 W22'.split(' ')),
  );
});

const checked = certificates.map(({ name, text, certificate }) => ({ name, certificate, theorem: theoremIn(text) }));

it.each(checked)('$name says of its class what its name says', ({ name, certificate, theorem }) => {
  if (theorem.claim.kind === 'counting' || theorem.claim.kind === 'strategy') return expect(theorem.target).toBe(name);
  expect(theorem.counts.words).toBe(certificate.words.length);
  // Values are found by the name of the class; other theorems about a class have other names.
  expect(name === theorem.target).toBe(theorem.claim.kind === 'value');
});

it('has all theorems by strategies that can be proved by name, and states what they state', () => {
  const strategies = checked.filter(({ theorem }) => theorem.claim.kind === 'strategy');
  expect(strategies.map(({ name }) => name)).toEqual(STRATEGY_THEOREMS.map(({ name }) => name).sort());
  for (const { name, theorem } of strategies) {
    expect(theorem.corollaries).toHaveLength(strategyNamed(name)?.statements.length ?? 0);
  }
});

it.each(INVARIANT_THEOREMS)(
  'has $name, a closed set of $target, with what follows',
  ({ name, target, corollaries }) => {
    const theorem = checked.find((one) => one.name === name)?.theorem;
    expect(theorem?.target).toBe(target);
    expect(theorem?.corollaries.map((one) => one.name)).toEqual(corollaries.map((one) => one.name));
  },
);

it('has certificates of strategies as they are written', () => {
  for (const { certificate, text, name } of certificates) {
    if (certificate.claim === 'strategy') expect([name, compactText(certificate)]).toEqual([name, text]);
  }
});

it('is recorded as the checker accepts it now', () => {
  const module = readFileSync(new URL('recorded.ts', import.meta.url), 'utf8');
  const theorems = checked.map(({ name, theorem }) => ({
    name,
    certificate: theorem.certificate,
    counts: theorem.counts,
  }));
  expect(recordText(module, theorems)).toBe(module);
});

it('takes what is recorded as it is, has all else checked, and refuses what is false', () => {
  const text = libraryText('A11') as string;
  expect(CheckedTheorem.recorded(text)?.counts).toEqual(theoremIn(text).counts);
  expect(CheckedTheorem.recorded(`${text} `)).toBeNull();
  expect(libraryTheorem('A11', `${text} `).counts).toEqual(theoremIn(text).counts);
  const tampered = text.replace('{a-1|1}', '{a-1|2}');
  expect(tampered).not.toBe(text);
  expect(CheckedTheorem.recorded(tampered)).toBeNull();
  expect(() => libraryTheorem('A11', tampered)).toThrow(/^the certificate A11 of the library is rejected: word ".F", /);
});

const isValue = ({ certificate }: Entry): boolean => certificate.claim === 'value';

describe.each(classes.filter(isValue))('the values of $name', ({ name, text: file, certificate }) => {
  it('agree with direct computation on boards with gaps of up to 12', () => {
    const arena = new Arena();
    const evaluator = new Evaluator(arena);
    const theorem = libraryTheorem(name, file);
    const library = new FormulaLibrary((wanted) => (wanted === name ? theorem : null));
    fc.assert(
      fc.property(placed(certificate), ({ i, gaps }) => {
        const { word } = certificate.words[i];
        const text = gaps.map((size, j) => certificate.gap.repeat(size) + (word[j] ?? '')).join('');
        fc.pre(text.length <= MOST_SQUARES);
        const board = boardOf(text);
        expect([text, library.value(arena, board)]).toEqual([text, { class: name, value: evaluator.value(board) }]);
      }),
      { numRuns: 40 },
    );
  });
});

describe.each(classes.filter((entry) => !isValue(entry)))('the outcomes of $name', ({ certificate }) => {
  const { gap, words, corollaries = [] } = certificate;
  const meaning = new Meaning();

  it('agree with direct computation on boards with gaps of up to 12', () => {
    fc.assert(
      fc.property(placed(certificate), ({ i, gaps }) => {
        fc.pre(gaps.reduce((sum, size) => sum + size, words[i].word.length) <= MOST_SQUARES);
        const entry = words[i];
        expect([entry.word, gaps, isTrueOf(meaning, gap, entry, gaps)]).toEqual([entry.word, gaps, true]);
      }),
      { numRuns: 40 },
    );
  });

  it('have corollaries that are true of small positions', () => {
    expect(corollaries).not.toEqual([]);
    for (const corollary of corollaries) {
      expect(corollary.parameters).toHaveLength(1);
      for (let n = 0; n <= 15; n++) {
        expect([corollary.name, n, isTrueCorollary(meaning, gap, corollary, [n])]).toEqual([corollary.name, n, true]);
      }
    }
  });
});

const theorems = new TheoremLibrary({ names: () => names, text: libraryText });

it('values boards of any size, and mirror images', () => {
  const arena = new Arena();
  const library = new FormulaLibrary((name) => theorems.about(name));
  const value = (text: string) => library.value(arena, boardOf(text));
  const n = 999_994;
  const star = arena.game([arena.integer(n)], [arena.integer(n)]);
  expect(value('T^999996...FF')).toEqual({ class: 'A32', value: star });
  expect(value('TT...F^999996')).toEqual({ class: 'A32 mirror', value: arena.negate(star) });
  expect(value('TTTTTTTTTT..........FFFFFFFFFFTF')).toBeNull();
});

describe('the theorem on one frog', () => {
  const arena = new Arena();
  const library = new FormulaLibrary((name) => (name === 'OneFrog' ? theorems.theorem(name) : null));
  const value = (text: string) => library.value(arena, boardOf(text))?.value ?? null;

  it('agrees with direct computation on random boards, and on their mirror images', () => {
    const evaluator = new Evaluator(arena);
    const word = fc.stringMatching(/^[T.]{0,8}$/);
    let told = 0;
    fc.assert(
      fc.property(word, word, fc.boolean(), (before, behind, mirrored) => {
        const plain = boardOf(`${before}F${behind}`);
        const board = mirrored ? mirror(plain) : plain;
        const found = library.value(arena, board)?.value ?? null;
        if (found === null) return;
        told += 1;
        expect([before, behind, found]).toEqual([before, behind, evaluator.value(board)]);
      }),
      { numRuns: 400 },
    );
    expect(told).toBeGreaterThan(200);
  });

  it('values boards of any size', () => {
    const integer = (n: number) => arena.integer(n);
    // .^L T^a .^b F .^R is R-L-1+(a-1)(b-1+R) for R >= L+2
    expect(value('.^3T^50.^40F.^7')).toBe(integer(7 - 3 - 1 + 49 * 46));
    expect(value('T.^7TF^40.^40T.^3')).toBe(null);
    expect(value('.^7T.^40F^50.^3')).toBe(integer(-(7 - 3 - 1 + 49 * 46)));
    expect(value('.^1000T^1000.^1001F.^1000')).toBe(arena.add(integer(999 * 2000), arena.star));
    expect(value(`${'T..T.'.repeat(100)}F.^500`)).not.toBe(null);
  });
});

it('values boards by outcomes where these tell that they are 0 or *', () => {
  const arena = new Arena();
  const library = new FormulaLibrary((name) => (name === 'B22' ? theorems.about(name) : null));
  const value = (text: string) => library.value(arena, boardOf(text))?.value ?? null;
  const evaluator = new Evaluator(arena);
  expect([value('TT.^1003FF'), value('TT.^1004FF')]).toEqual([arena.star, arena.zero]);
  let told = 0;
  for (let a = 0; a < 3; a++) {
    for (const word of ['TT.^bFF', 'T.^bF.TF', 'F.^bTTF..', 'TF.^bF..T']) {
      for (let b = 0; b < 8; b++) {
        const text = '.'.repeat(a) + word.replace('^b', `^${b}`);
        const found = value(text);
        if (found === null) continue;
        told += 1;
        expect([text, found]).toEqual([text, evaluator.value(boardOf(text))]);
      }
    }
  }
  expect(told).toBeGreaterThan(50);
});
