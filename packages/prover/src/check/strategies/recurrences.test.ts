/** Recurrences, derivations and strict relations: what is true is accepted, and each condition of the checker is needed. */
import { expect, test } from 'vitest';
import { checkCertificate } from '../check.ts';
import { readWord } from './read-text.ts';
import { Refused } from './refused.ts';
import { casesOf } from './split.ts';
import { fixture, type StrategyJson } from './testing/claims.ts';
import { expand } from './testing/expand.ts';
import { isShorter } from './way.ts';

type Steps = Record<string, unknown> & { cases: Steps[] };

/** Theorem 1 with one change to the cases of its recurrences. */
function changed(change: (root: Steps, json: StrategyJson) => void): StrategyJson {
  const json: StrategyJson = JSON.parse(JSON.stringify(fixture('Theorem1')));
  change(json.statements.at(-1)?.proofs[0] as Steps, json);
  return json;
}

/** The steps that give values. */
const endsIn = (step: Steps): Steps[] => (step.cases === undefined ? [step] : step.cases.flatMap(endsIn));
const withBoards = (root: Steps): Steps => endsIn(root).find(({ equals }) => `${equals}`.includes('[')) as Steps;

test('the recurrences of theorem 1 are accepted', () => {
  expect(checkCertificate(changed(() => {}))).toMatchObject({ ok: true });
});

test.each<[string, RegExp, (root: Steps, json: StrategyJson) => void]>([
  ['a case too few', /4 cases, and 3 are given/, (root) => root.cases.pop()],
  ['another value', /does not say as much|no such bound/, (root) => Object.assign(endsIn(root)[0]!, { equals: '1' })],
  [
    'a board that is the position itself',
    /way may not be shorter/,
    (root) => {
      const proofs = [{ same: true }, { same: true }];
      Object.assign(root.cases[3]!, { split: undefined, cases: undefined });
      root.cases[3] = { equals: '[<A:~T>T^(b+1)(TF)^a.<B:~>]', proofs } as unknown as Steps;
    },
  ],
  [
    'a wildcard that the case does not have',
    /none of its word/,
    (root) => {
      const end = withBoards(root);
      end.equals = `${end.equals}`.replace('<A:~T>', '<A:~>');
    },
  ],
  [
    'boards of another kind',
    /no instance of the word/,
    (_, json) => {
      json.statements.at(-1)!.word = '<A:~>.<B:~>#F';
    },
  ],
  ['a game', /a game other than 0/, (_, json) => Object.assign(json.statements.at(-1)!, { game: '1' })],
  ['one proof for a value', /needs two proofs/, (root) => (endsIn(root)[0]!.proofs as unknown[]).pop()],
  [
    'a variable of a split that is there',
    /is not new/,
    (root) => {
      root.split = [1, 'right', 'a', 'a'];
    },
  ],
])('%s is rejected', (_, message, change) => {
  expect(checkCertificate(changed(change))).toMatchObject({ ok: false, message: expect.stringMatching(message) });
});

/** Statements about claims that hold: <~T>T.F<F~> <= *, which is its own mirror image, and one with a board in its game. */
const stating = (word: string, relation: string, game: string, ...proofs: unknown[]) => ({
  format: 'lilypad-certificate/1',
  target: 'stated',
  claim: 'strategy',
  claims: [...fixture('L4.4').claims, ...fixture('L4.8').claims.map(later)],
  statements: [{ word, relation, game, proofs }],
});
/** Claims of L4.8 use only themselves; here they come behind one other. */
const later = (claim: { word: string; atMost: string; proof: unknown }) =>
  JSON.parse(JSON.stringify(claim).replace(/"use":(\d)/g, (_, n: string) => `"use":${Number(n) + 1}`));

const STAR = { use: 0, put: {} };
const via = (atMost: string, proof: unknown = STAR) => ({
  via: '{0|[TFT.F]}',
  proof: { use: 1, put: { a: '0', b: '0', c: '0' } },
  boards: [{ atMost, proof }],
});

test.each<[string, object]>([
  ['<~T>T.F<F~> || 0', stating('<~T>T.F<F~>', '||', '0', STAR, STAR)],
  ['<~T>T.F<F~> < 1', stating('<~T>T.F<F~>', '<', '1', STAR, STAR)],
  ['<~T>T.F<F~> |> 0', stating('<~T>T.F<F~>', '|>', '0', STAR)],
  ['<~T>T.F<F~> <| 0, by a move', stating('<~T>T.F<F~>', '<|', '0', { reply: 'F1', rest: [{ leap: true }] })],
  ['T.F <| a+1, in cases', stating('T.F', '<|', 'a+1', { split: ['a'], cases: [STAR, STAR] })],
  ['F. <| 1', stating('F.', '<|', '1', { leap: true })],
  ['T.TFF <= {0|*}, through a board', stating('T.TFF', '<=', '{0|*}', via('*'))],
  ['T.TFF <| 1, through a board', stating('T.TFF', '<|', '1', via('*'))],
])('%s is accepted', (_, certificate) => {
  expect(checkCertificate(certificate)).toMatchObject({ ok: true });
});

test.each<[string, object]>([
  ['* < 0', stating('<~T>T.F<F~>', '<', '0', STAR, STAR)],
  ['* <| *', stating('<~T>T.F<F~>', '<|', '*', STAR)],
  ['* |> 1', stating('<~T>T.F<F~>', '|>', '1', STAR)],
  ['|| with one proof', stating('<~T>T.F<F~>', '||', '0', STAR)],
  ['<| by a move that loses', stating('T.F', '<|', '-1', { reply: 'F1', rest: [{ leap: true }] })],
  ['F. <| 0', stating('F.', '<|', '0', { leap: true })],
  ['a smaller bound of the board', stating('T.TFF', '<=', '{0|0}', via('0'))],
  ['a bound with the wrong proof', stating('T.TFF', '<=', '{0|0}', via('0', { leap: true }))],
  ['a bound with eps', stating('T.TFF', '<=', '{0|*}', via('*+eps'))],
  ['no bound for the board', stating('T.TFF', '<=', '{0|*}', { ...via('*'), boards: [] })],
  ['too small a game', stating('T.TFF', '<=', '0', via('*'))],
])('%s is rejected', (_, certificate) => {
  expect(checkCertificate(certificate)).toMatchObject({ ok: false });
});

/** All words of toads and frogs up to a length. */
const wordsTo = (longest: number): string[] => {
  const words = [''];
  for (let at = 0; at < words.length; at++)
    if (words[at]!.length < longest) words.push(`${words[at]}T`, `${words[at]}F`);
  return words;
};

test.each(['left', 'right'] as const)('the cases of pairs at the %s end have all words', (end) => {
  const pattern = {
    word: readWord('<~>'),
    side: { n: { constant: 0, factors: new Map() }, star: false, eps: false, choice: null },
  };
  const cases = casesOf({ kind: 'pairs', number: 1, end, name: 'a', other: 'b' }, pattern);
  const found = new Set<string>();
  for (const { word } of cases) {
    const wild = word.find((item) => item.kind === 'any');
    const isFree = (text: string) => text === '' || (text[0] !== wild?.notFirst && text.at(-1) !== wild?.notLast);
    for (const rest of wild === undefined ? [''] : wordsTo(6).filter(isFree)) {
      for (const a of [0, 1, 2, 3]) for (const b of [0, 1, 2, 3, 4, 5]) found.add(expand(word, { a, b }, [rest]));
    }
  }
  expect(wordsTo(6).filter((word) => !found.has(word))).toEqual([]);
});

/** By counting squares. */
const wayOf = (text: string): number =>
  [...text].reduce((sum, letter, i) => sum + (letter === 'T' ? text.length - 1 - i : letter === 'F' ? i : 0), 0);

test.each([
  ['T^aF.T^b', 'T^(a+1).T^bF', true],
  ['T^(a+1)(FT)^(b+1).F^c', 'T^(a+1).(TF)^(b+1)F^c', true],
  ['T^(a+1).(TF)^(b+1)F^c', 'T^(a+1)(FT)^(b+1).F^c', false],
  ['<A:~>(FT)^b.F^c<B:~>', '<A:~>.(TF)^bF^c<B:~>', false],
  ['<A:~>(FT)^(b+1).F^c<B:~>', '<A:~>.(TF)^(b+1)F^c<B:~>', true],
  ['T^a.', 'T^(a+1).', true],
  ['T^(a+b).', 'T^a.T^(b+1)', false],
  ['<A:~>.', '<A:~>T.', true],
  ['.<A:~>', '<A:~>.', false],
])('the way of %s is shorter than that of %s: %s', (word, than, expected) => {
  const [one, other] = [readWord(word), readWord(than)];
  expect(isShorter(one, other)).toBe(expected);
  const isShort = [0, 1, 2].flatMap((a) =>
    [0, 1, 2].flatMap((b) =>
      ['', 'T', 'F', 'TF', 'FFT'].map((filling) => {
        const point = { a, b, c: 1 };
        const fillings = [filling, filling];
        return wayOf(expand(one, point, fillings)) < wayOf(expand(other, point, fillings));
      }),
    ),
  );
  if (expected) expect(isShort.includes(false)).toBe(false);
});

test('the way of a wildcard without a name is not known', () => {
  expect(() => isShorter(readWord('<~>.'), readWord('<~>T.'))).toThrow(Refused);
});
