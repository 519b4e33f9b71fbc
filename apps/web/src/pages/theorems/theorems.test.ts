/** The reading of certificates agrees with direct computation, on all words of some classes and a box of points. */
import { readdirSync, readFileSync } from 'node:fs';
import { Arena, parseGame } from '@lilypad/games';
import { boardOf, Valuer } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';
import { affineLatex, type Point, readAffine, valueAt } from './affine.ts';
import { describeClass, familyText, theoremOf, type WordTheorem, wordLatex, wordText } from './certificate.ts';
import { claimsAt } from './claims.ts';
import { holdsAt, readCondition } from './condition.ts';
import type { CertificateDocument } from './document.ts';
import { gameAt, gameLatex, readGameFormula } from './game-formula.ts';
import { answerAt, endCount, OUTCOMES, type OutcomeWord, outcomeAt, outcomesOf } from './outcome.ts';
import { conditionsLatex } from './region.ts';

const FOLDER = new URL('./', import.meta.resolve('@lilypad/prover/library/A11.json'));
const CERTIFICATES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as CertificateDocument);

describe('linear forms', () => {
  it.each([
    ['2a+b-1/2', { a: 3, b: 4 }, '19/2', '2a+b-\\frac{1}{2}'],
    ['-a + 3', { a: 5 }, '-2', '-a+3'],
    ['3a/2', { a: 3 }, '9/2', '\\frac{3}{2}a'],
    ['c-a+2', { a: 1, c: 1 }, '2', 'c-a+2'],
    ['0', {}, '0', '0'],
  ])('%s', (text, point, value, latex) => {
    const { form, end } = readAffine(text, 0)!;
    expect(end).toBe(text.length);
    expect(valueAt(form, point as Point).toString()).toBe(value);
    expect(affineLatex(form)).toBe(latex);
  });
});

describe('conditions', () => {
  it.each([
    ['b >= c+2', { b: 4, c: 2 }, true],
    ['b >= c+2', { b: 3, c: 2 }, false],
    ['b <= 1', { b: 1 }, true],
    ['b < 1', { b: 1 }, false],
    ['b > 0', { b: 1 }, true],
    ['a = b', { a: 2, b: 2 }, true],
    ['c-a = 1 (mod 3)', { a: 1, c: 5 }, true],
    ['a = 1 (mod 2)', { a: 2 }, false],
    ['a-c = 2 (mod 3)', { a: 0, c: 1 }, true],
  ])('%s at %j: %s', (text, point, expected) => {
    expect(holdsAt(readCondition(text), point as Point)).toBe(expected);
  });
});

describe('games', () => {
  it.each([
    ['{{a-2|1}|0}', '{{2|1}|0}', '\\left\\{\\left\\{a-2\\,\\middle|\\,1\\right\\}\\,\\middle|\\,0\\right\\}'],
    ['(2a+1)*', '9*', '(2a+1){\\ast}'],
    ['a*', '4*', 'a{\\ast}'],
    ['*', '0*', '{\\ast}'],
    ['{0, * | }', '{0,0*|}', '\\left\\{0,{\\ast}\\,\\middle|\\,\\right\\}'],
  ])('%s', (text, plain, latex) => {
    const game = readGameFormula(text);
    expect(gameAt(game, { a: 4 })).toBe(plain);
    expect(gameLatex(game)).toBe(latex);
  });

  it.each(['{a|b', '{a|b|c}', 'a+', 'a}', ''])('refuses %j', (text) => {
    expect(() => readGameFormula(text)).toThrow();
  });
});

describe('regions', () => {
  it('read well', () => {
    const theorem = theoremOf(CERTIFICATES.find(({ target }) => target === 'A11')!);
    const words = theorem.words as WordTheorem[];
    expect(words[0].regions.map(conditionsLatex)).toEqual([
      ['b \\ge 2'],
      ['b = 1'],
      ['b = 0', 'a \\ge 1'],
      ['b = 0', 'a = 0'],
    ]);
    expect(words[1].regions.map(conditionsLatex)).toEqual([[]]);
    expect(wordLatex(theorem.words[0], theorem.gap)).toBe('T^{a}\\,\\Box\\,T^{b}\\,F\\,T^{c}');
    expect(wordText(theorem.words[0], theorem.gap)).toBe('T^a . T^b F T^c');
    expect(describeClass({ key: { '.': 2, F: 1 }, gap: 'T' })).toBe(
      'two empty squares, one frog, and any number of toads in each gap',
    );
  });
});

describe.each(CERTIFICATES.map((certificate) => [`${certificate.target}, ${certificate.claim}`, certificate] as const))(
  '%s',
  (_, certificate) => {
    it('is read as it is meant: what is claimed of positions is true', () => {
      const arena = new Arena();
      const valuer = new Valuer(arena);
      const theorem = theoremOf(certificate);
      for (const word of theorem.words) {
        for (const point of box(word.parameters, 4)) {
          for (const { instance, relation } of claimsAt(word, theorem.gap, point)) {
            const { board, game } = instance;
            const parsed = parseGame(arena, game);
            const found = parsed.ok && arena.compare(valuer.value(boardOf(board)), parsed.value);
            expect([board, game, found]).toEqual([board, game, relation]);
          }
        }
      }
    });
  },
);

describe('outcomes', () => {
  const t2 = CERTIFICATES.find(({ claim }) => claim === 'outcome')!;
  const word = theoremOf(t2).words[0] as OutcomeWord;
  const at = (...gaps: number[]): Point => Object.fromEntries(word.parameters.map((name, i) => [name, gaps[i]!]));

  it.each([
    [[0, 0, 7, 0, 0], '∗'],
    [[0, 0, 8, 0, 0], '0'],
    [[0, 0, 3, 0, 2], '+'],
    [[2, 0, 3, 0, 0], '−'],
    [[1, 0, 1, 0, 1], '‖'],
  ])('of TTFF with gaps %j: %s', (gaps, sign) => {
    expect(OUTCOMES[outcomeAt(word, at(...gaps))]!.sign).toBe(sign);
  });

  it('say nothing about ∗ where the certificate says nothing', () => {
    const silent: OutcomeWord = { ...word, questions: word.questions.filter(({ rival }) => rival === '0') };
    const text = (one: OutcomeWord, ...gaps: number[]) => OUTCOMES[outcomeAt(one, at(...gaps))]!.text;
    for (const gaps of [
      [0, 0, 7, 0, 0],
      [1, 0, 1, 0, 1],
    ]) {
      expect(text(silent, ...gaps)).toBe('confused with 0: whoever begins wins');
      expect(text(word, ...gaps)).toContain('∗');
    }
    expect(text(silent, 0, 0, 3, 0, 2)).toBe('positive: Left wins');
    expect(outcomesOf(silent).map(({ sign }) => sign)).toEqual(['0', '+', '−', '‖']);
    expect(outcomesOf(silent).some((one) => one.text.includes('∗'))).toBe(false);
    expect(outcomesOf(word).map(({ sign }) => sign)).toEqual(['0', '∗', '+', '−', '‖']);
  });

  it('are decided by conditions that hold there', () => {
    const point = at(0, 0, 7, 0, 0);
    const answers = word.questions.map((question) => answerAt(question, point));
    expect(answers.map(({ holds }) => holds)).toEqual([false, false, true, true]);
    for (const { path } of answers) {
      expect(path.length).toBeGreaterThan(1);
      for (const { condition, met } of path) expect(holdsAt(condition, point)).toBe(met);
    }
    expect(endCount(word)).toBe(208);
  });

  it('have corollaries about families, written like boards', () => {
    const texts = t2.corollaries!.map(({ word: letters, gaps }) => familyText(letters, gaps, t2.gap));
    expect(texts).toEqual(['TT.^nFF', 'TT.^(n+7)FF']);
  });
});

/** All points with parameters below a bound, thinned out where there are many parameters. */
function* box(parameters: readonly string[], bound: number): Generator<Point> {
  const total = bound ** parameters.length;
  // Odd, so that all values of all parameters occur.
  const step = 2 * Math.floor(total / 120) + 1;
  for (let k = 0; k < total; k += step) {
    let rest = k;
    yield Object.fromEntries(
      parameters.map((name) => {
        const value = rest % bound;
        rest = Math.floor(rest / bound);
        return [name, value];
      }),
    );
  }
}
