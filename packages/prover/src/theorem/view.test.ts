/** What pages show agrees with direct computation, on all words of the library and a box of points. */
import { readdirSync } from 'node:fs';
import { Arena, parseGame } from '@lilypad/games';
import { boardOf, Valuer } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';
import { outcomeFixture } from '../check/testing/outcome-meaning.ts';
import { readCondition } from '../check/text.ts';
import { describeClass } from '../claim/class-view.ts';
import { atPoint, conditionsLatex, holdsAt, LATEX } from '../claim/latex.ts';
import type { ClaimView, DecisionView, Point, QuestionsView, RegionsView } from '../claim/view.ts';
import { readGame } from '../formula/testing/read.ts';
import { gameText } from '../formula/text.ts';
import { Space } from '../region/affine.ts';
import { Forest } from '../symbolic/forest.ts';
import { libraryTheorem } from './library.ts';
import { libraryText, theoremIn } from './testing/claims.ts';

const names = readdirSync(new URL('../../library/', import.meta.url)).map((file) => file.replace('.json', ''));
const viewOf = (name: string): ClaimView => libraryTheorem(name, libraryText(name) as string).view();

describe('games', () => {
  it.each([
    ['2a+b-1/2', { a: 3, b: 4 }, '19/2', '2a+b-\\frac{1}{2}'],
    ['-a + 3', { a: 5 }, '-2', '3-a'],
    ['3a/2', { a: 3 }, '9/2', '\\frac{3}{2}a'],
    ['c-a+2', { a: 1, c: 1 }, '2', 'c-a+2'],
    ['0', {}, '0', '0'],
    ['-a-b', { a: 1, b: 1 }, '-2', '-a-b'],
    ['{{a-2|1}|0}', { a: 4 }, '{{2|1}|0}', '\\left\\{\\left\\{a-2\\,\\middle|\\,1\\right\\}\\,\\middle|\\,0\\right\\}'],
    ['(2a+1)*', { a: 4 }, '9*', '(2a+1){\\ast}'],
    ['a*', { a: 4 }, '4*', 'a{\\ast}'],
    ['*', {}, '0*', '{\\ast}'],
    ['{0,*|}', {}, '{0,0*|}', '\\left\\{0,{\\ast}\\,\\middle|\\,\\right\\}'],
  ])('%s', (text, point, value, latex) => {
    const parameters = ['a', 'b', 'c'];
    const forest = new Forest(new Space(parameters));
    const game = readGame(forest, text);
    const sizes = parameters.map((name) => (point as Record<string, number>)[name] ?? 0);
    expect([atPoint(sizes), LATEX].map((style) => gameText(forest, game, style))).toEqual([value, latex]);
  });
});

describe('conditions', () => {
  it.each([
    ['b >= c+2', [0, 4, 2], true],
    ['b >= c+2', [0, 3, 2], false],
    ['b <= 1', [0, 1, 0], true],
    ['b < 1', [0, 1, 0], false],
    ['a = b', [2, 2, 0], true],
    ['c-a = 1 (mod 3)', [1, 0, 5], true],
    ['a = 1 (mod 2)', [2, 0, 0], false],
    ['a-c = 2 (mod 3)', [0, 0, 1], true],
  ])('%s at %j: %s', (text, point, expected) => {
    expect(holdsAt(readCondition(text, ['a', 'b', 'c']), point)).toBe(expected);
  });

  it.each([
    [['!b >= 2', '!b = 1'], ['b = 0']],
    [['a >= 1', '!a >= 4'], ['1 \\le a \\le 3']],
    [['b >= a+2'], ['a-b \\le -2']],
    [
      ['!a = 2', 'a >= 1', '!a = 1', 'c = 1 (mod 3)'],
      ['a \\ge 3', 'c \\equiv 1 \\pmod{3}'],
    ],
    [['a >= 0'], []],
  ])('%j together are %j', (texts, latex) => {
    const path = texts.map((text) => ({
      condition: readCondition(text.replace('!', ''), ['a', 'b', 'c']),
      met: !text.startsWith('!'),
    }));
    expect(conditionsLatex(['a', 'b', 'c'], path)).toEqual(latex);
  });
});

it('regions and words read well', () => {
  const view = viewOf('A11');
  const [first, second] = view.entries as RegionsView[];
  expect(first.rows.map(({ conditions }) => conditions)).toEqual([
    ['b \\ge 2'],
    ['b = 1', 'a \\ge 2'],
    ['b = 1', 'a = 1'],
    ['b = 1', 'a = 0'],
    ['b = 0', 'a \\ge 3'],
    ['b = 0', 'a = 2'],
    ['b = 0', 'a = 1'],
    ['b = 0', 'a = 0'],
  ]);
  expect(second.rows.map(({ conditions }) => conditions)).toEqual([[]]);
  expect([first.latex, first.text]).toEqual(['T^{a}\\,\\Box\\,T^{b}\\,F\\,T^{c}', 'T^a . T^b F T^c']);
  expect(describeClass({ keys: { '.': 2, F: 1 }, gap: 'T' })).toBe(
    'two empty squares, one frog, and any number of toads in each gap',
  );
  expect(view.title).toBe('Class A11');
  expect(view.about).toMatch(
    /^All positions with one empty square, .* It has 2 words; the certificate has 5 regions\.$/,
  );
  expect(view.report?.()).toMatch(/^# The values of class A11\n/);
});

/** With many parameters, a small box has many points. */
const BOX_SIDES: Readonly<Record<number, number>> = { 6: 3, 7: 2, 8: 2 };
/** Of a class with more words, about so many are tried: the formulas of a word are made when they are first asked for. */
const WORDS = 6;

// Strategies and counting have no entries: their claims are tried by other tests.
it.each(names.filter((name) => viewOf(name).entries.length > 0))('%s: what is claimed of positions is true', (name) => {
  const arena = new Arena();
  const valuer = new Valuer(arena);
  const wrong: string[] = [];
  let compared = 0;
  const { entries } = viewOf(name);
  const step = Math.ceil(entries.length / WORDS);
  for (const entry of entries.filter((_, i) => i % step === 0)) {
    for (const point of box(entry.parameters.length, BOX_SIDES[entry.parameters.length] ?? 4)) {
      for (const { board, game, relation } of entry.instancesAt(point)) {
        const parsed = parseGame(arena, game);
        const found = parsed.ok && arena.compare(valuer.value(boardOf(board)), parsed.value);
        compared++;
        // ">=" is ">" or "=".
        if (found === false || !relation.includes(found)) wrong.push(`${board} ${found} ${game}, not ${relation}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(0);
});

describe('outcomes', () => {
  const view = viewOf('T2');
  const word = view.entries[0] as QuestionsView;

  it.each([
    [[0, 0, 7, 0, 0], '∗'],
    [[0, 0, 8, 0, 0], '0'],
    [[0, 0, 3, 0, 2], '+'],
    [[2, 0, 3, 0, 0], '−'],
    [[1, 0, 1, 0, 1], '‖'],
  ])('of TTFF with gaps %j: %s', (gaps, sign) => {
    expect(word.outcomeAt(gaps).sign).toBe(sign);
    expect(word.outcomes).toContain(word.outcomeAt(gaps));
  });

  it('say nothing about ∗ where the certificate says nothing', () => {
    const json = outcomeFixture();
    const words = json.words.map((entry) => {
      if (entry.against === undefined) return entry;
      return { ...entry, against: { '0': entry.against['0'] } };
    });
    const silent = theoremIn(JSON.stringify({ ...json, words, corollaries: [] })).view().entries[0] as QuestionsView;
    expect(silent.outcomes.map(({ sign }) => sign)).toEqual(['0', '+', '−', '‖']);
    expect(silent.outcomes.some(({ text }) => text.includes('∗'))).toBe(false);
    expect(silent.outcomeAt([0, 1, 0]).text).toBe('confused with 0: whoever begins wins');
    expect(word.outcomes.map(({ sign }) => sign)).toEqual(['0', '∗', '+', '−', '‖']);
  });

  it('are decided by conditions', () => {
    const answers = word.questions.map(({ answerAt }) => answerAt([0, 0, 7, 0, 0]));
    expect(word.questions.map(({ sign }) => sign)).toEqual(['≥ 0', '≤ 0', '≥ ∗', '≤ ∗']);
    expect(answers.map(({ holds }) => holds)).toEqual([false, false, true, true]);
    for (const { conditions } of answers) expect(conditions.length).toBeGreaterThan(1);
  });

  it('have corollaries about families, written like boards', () => {
    expect(view.corollaries.map(({ title }) => title)).toEqual([
      'For all n from 0 on, the value of TT.^nFF',
      'T2: for all n from 0 on, the value of TT.^(n+7)FF',
    ]);
    expect(view.corollaries[1].rows.map(({ conditions, text }) => [conditions, text])).toEqual([
      [['n \\equiv 0 \\pmod{6}'], '*'],
      [['n \\not\\equiv 0 \\pmod{6}'], '0'],
    ]);
    expect(view.report).toBeNull();
  });
});

/** All points with parameters below a bound, only some of them if there are many parameters. */
function* box(parameters: number, bound: number): Generator<Point> {
  const total = bound ** parameters;
  // Odd, so that all values of all parameters occur.
  const step = 2 * Math.floor(total / 120) + 1;
  for (let k = 0; k < total; k += step) {
    yield Array.from({ length: parameters }, (_, i) => Math.floor(k / bound ** i) % bound);
  }
}

describe('decisions', () => {
  const follow = <E>(decision: DecisionView<E> | null, point: Point): E | undefined => {
    if (decision?.kind !== 'fork') return decision?.end;
    return follow(decision.holdsAt(point) ? decision.yes : decision.no, point);
  };

  it.each(['A11', 'A21', 'B11'])('of %s lead to the row that holds', (name) => {
    for (const entry of viewOf(name).entries) {
      if (entry.kind !== 'regions') throw new Error('no values');
      for (let size = 0; size < 6; size++) {
        const point = entry.parameters.map((_, i) => (size * (i + 2)) % 5);
        expect(follow(entry.decisions, point)).toBe(entry.rowAt(point));
      }
    }
  });

  it('of T2 lead to the answers', () => {
    const entry = viewOf('T2').entries.find(({ word }) => word === 'TTFF');
    if (entry?.kind !== 'questions') throw new Error('no questions');
    for (const { decisions, answerAt } of entry.questions) {
      for (const point of box(5, 8)) expect(follow(decisions, point)).toBe(answerAt(point).holds);
    }
  });
});
