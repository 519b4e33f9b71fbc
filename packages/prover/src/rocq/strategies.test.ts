/** Certificates by strategies as files for Rocq; `npm run verify:rocq` tests that Rocq accepts them. */
import { describe, expect, test } from 'vitest';
import { fixture, type StrategyJson } from '../check/strategies/testing/claims.ts';
import { exportRocq } from '../theorem/export.ts';

function exported(certificate: StrategyJson): string {
  const result = exportRocq(JSON.stringify(certificate));
  if (!result.ok) throw new Error(result.message);
  return result.text;
}

const withClaims = (claims: StrategyJson['claims']): StrategyJson => ({ ...fixture('L4.5'), claims });
const rowsIn = (text: string): string[] =>
  [...text.matchAll(/^ {2}(Claim .*?)[;\]]\.?$/gm)].map((match) => match[1] ?? '');

describe('claims as terms', () => {
  const leap = { leap: true };
  const use = (put: Record<string, string>) => ({ use: 0, put });
  test.each([
    [
      'T^(a+2)..F',
      '0',
      leap,
      '(Goal [[Run T (Aff 2 [1]); Run E (Aff 2 []); Run F (Aff 1 [])]] (Side (Aff 0 []) false false [] [])) 0 Leap',
    ],
    [
      '<~T>T#F<F~>+',
      '*',
      leap,
      '(Goal [[Any None (Some T) true; Run T (Aff 1 [])]; [Run F (Aff 1 []); Any (Some F) None false]] (Side (Aff 0 []) true false [] [])) 0 Leap',
    ],
    ['T^b', 'a-2b-1+eps', leap, '(Goal [[Run T (Aff 0 [0; 1])]] (Side (Aff (-1) [1; -2]) false true [] [])) 0 Leap'],
    [
      'T',
      '{a,0|*}',
      leap,
      '(Goal [[Run T (Aff 1 [])]] (Side (Aff 0 []) false false [Side (Aff 0 [1]) false false [] []; Side (Aff 0 []) false false [] []] [Side (Aff 0 []) true false [] []])) 0 Leap',
    ],
    [
      'T^aF^c',
      '0',
      { split: ['c'], cases: [leap, { split: [2, 'right', 'b'], cases: [] }] },
      '(Goal [[Run T (Aff 0 [1]); Run F (Aff 0 [0; 0; 1])]] (Side (Aff 0 []) false false [] [])) 0 (Split (OnZero 2) [Leap; (Split (OnAny 1 false 1) [])])',
    ],
    [
      'T^a',
      '0',
      { drop: [1], rest: { ...use({ a: 'a+1' }), raw: true } },
      '(Goal [[Run T (Aff 0 [1])]] (Side (Aff 0 []) false false [] [])) 1 (LeaveOut [1%nat] (Use 0 [(Aff 1 [1])] true))',
    ],
  ])('%s <= %s', (word, atMost, proof, term) => {
    expect(rowsIn(exported(withClaims([{ word, atMost, proof }])))).toEqual([`Claim ${term}`]);
  });

  test('answers come in the order in which the moves are listed', () => {
    const reply = (name: string) => ({ reply: name, rest: [leap] });
    const moves = {
      R1: reply('L2'),
      n: reply('n'),
      T10: reply('F3'),
      eps: reply('eps'),
      '*': reply('*'),
      T2: reply('F1'),
    };
    expect(exported(withClaims([{ word: 'T', atMost: '0', proof: { moves } }]))).toContain(
      '(Moves [(Into 0 Leap); (Into 2 Leap); (Within InStar Leap); (Within InEps Leap); (Within InNumber Leap); (Within (InSwitch 1) Leap)])',
    );
  });

  test('a claim used before a piece has moved has a smaller rank', () => {
    const uses = (claim: number) => ({ use: claim, put: {} });
    const proofs = [
      uses(1),
      { moves: { '*': { reply: 'n', rest: [uses(2)] } } },
      { moves: { T1: { reply: '*', rest: [uses(0)] }, n: { reply: 'F1', rest: [uses(1)] } } },
      { split: ['a'], cases: [uses(1), uses(2)] },
    ];
    const rows = rowsIn(exported(withClaims(proofs.map((proof) => ({ word: 'T^a', atMost: '0', proof })))));
    expect(rows.map((row) => / (\d+) \((?:Use|Moves|Split)/.exec(row)?.[1])).toEqual(['2', '1', '0', '2']);
  });
});

describe('statements as goals', () => {
  test.each([
    ['<=', ['Run T (Aff 4 [1])'], ['(Aff 1 [1])']],
    ['>=', ['Run F (Aff 4 [1])'], ['(Aff (-1) [-1])']],
    ['=', ['Run T (Aff 4 [1])', 'Run F (Aff 4 [1])'], ['(Aff 1 [1])', '(Aff (-1) [-1])']],
  ])('%s', (relation, words, sides) => {
    const proofs = words.map(() => ({ leap: true }));
    const statement = { word: 'T^(a+4)', relation, game: 'a+1', proofs };
    const text = exported({ ...withClaims([]), statements: [statement] });
    const goals = [...text.matchAll(/^Definition \w+_goal\d : goal := \(Goal \[\[(.*?)\]\] \(Side (\(.*?\]\))/gm)];
    expect(goals.map((match) => [match[1], match[2]])).toEqual(words.map((word, i) => [word, sides[i]]));
    expect(text.match(/^Theorem \w+_goal\d_true/gm)).toHaveLength(words.length);
  });
});

test.each(['Theorem2', 'E1', 'L4.4'])('%s has a check, a theorem for each goal, and balanced brackets', (name) => {
  const text = exported(fixture(name));
  expect(rowsIn(text)).toHaveLength(fixture(name).claims.length);
  expect(text).toMatch(/^Lemma \w+_checked : check_claims \w+_claims = true\.$/m);
  for (const [open, close] of ['()', '[]'])
    expect(text.split(open as string).length).toBe(text.split(close as string).length);
  expect(text).not.toMatch(/Admitted|Axiom|admit|Parameter|NaN|undefined/);
});

test.each([
  ['Reservoirs', 'Rocq knows no strategies with reservoirs'],
  ['L4.6', 'Rocq knows no strategies with pairs (TF)^f'],
  ['DeadPieces', 'Rocq knows no strategies with O^f(x) or boards on the other side'],
])('%s is not exported: %s', (name, message) => {
  expect(exportRocq(JSON.stringify(fixture(name)))).toEqual({ ok: false, message });
});
