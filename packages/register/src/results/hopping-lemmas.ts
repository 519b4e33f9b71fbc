/**
 * The lemmas and theorems of "Further Hopping with Toads and Frogs" (2011). Its ends L~ and R~ are the wildcards <~T> and <F~>.
 */
import { type NamedResult, whole } from './named-result.ts';

const SOURCE = 'Thanatipanonda, Further Hopping with Toads and Frogs, 2011';
const PROVED = 'proved by Thanatipanonda (2011)';
const FEW = { scope: 'parameters <= N, eight short words a wildcard', usual: 3 };

export const HOPPING_LEMMAS: readonly NamedResult[] = [
  {
    name: 'L4.1',
    kind: 'lemma',
    statement:
      'One-sided death leap: a board without two empty squares side by side on which every move of Left is a jump is <= 0',
    statements: [],
    source: `${SOURCE}, lemma 4.1`,
    literature: PROVED,
  },
  {
    name: 'L4.2',
    kind: 'lemma',
    statement: '<~T>T^a. = a; and pieces that end with FF at the left edge can be taken away: <P:~>FF.<Q:~> = [.<Q:~>]',
    statements: [
      { part: 'terminal toads', text: '<~T>T^a. = a' },
      { part: 'dead pieces', text: '<P:~>FF.<Q:~> = [.<Q:~>]' },
    ],
    source: `${SOURCE}, lemma 4.2`,
    literature: `${PROVED}, who calls it trivial`,
    checked: FEW,
  },
  {
    name: 'L4.3',
    kind: 'lemma',
    statement: 'Death leap: <~T>.<F~> = 0',
    statements: whole('<~T>.<F~> = 0'),
    source: 'Berlekamp, Conway and Guy, Winning Ways, 1982; generalised by Erickson, 1996',
    literature: 'proved in Winning Ways (1982) and, more generally, by Erickson (1996)',
    checked: FEW,
  },
  {
    name: 'L4.4',
    kind: 'lemma',
    statement: '<~T>T.F<F~> = *',
    statements: whole('<~T>T.F<F~> = *'),
    source: `${SOURCE}, lemma 4.4`,
    literature: PROVED,
    from: ['L4.3'],
    checked: FEW,
  },
  {
    name: 'L4.5',
    kind: 'lemma',
    statement: '<~T>T^a.F^b<F~> = * for a, b >= 2',
    statements: whole('<~T>T^a.F^b<F~> = * for a, b >= 2'),
    source: `${SOURCE}, lemma 4.5`,
    literature: PROVED,
    from: ['L4.1', 'L4.3'],
    checked: FEW,
  },
  {
    name: 'L4.6',
    kind: 'lemma',
    statement: '<~T>T^a.(TF)^b = {a-1|1/2^(b-1)} for a, b >= 1',
    statements: whole('<~T>T^a.(TF)^b = {a-1|1/2^(b-1)} for a, b >= 1'),
    source: `${SOURCE}, lemma 4.6`,
    literature: PROVED,
    from: ['L4.2', 'L4.3'],
    checked: FEW,
  },
  {
    name: 'L4.7',
    kind: 'lemma',
    statement: '<~T>T^a.F(TF)^b = {{a-2|1/2^b}|0} for a >= 2',
    statements: whole('<~T>T^a.F(TF)^b = {{a-2|1/2^b}|0} for a >= 2'),
    source: `${SOURCE}, lemma 4.7`,
    literature: PROVED,
    from: ['L4.6', 'L4.3'],
    checked: FEW,
  },
  {
    name: 'L4.8',
    kind: 'lemma',
    statement:
      '<~T>T^a.(TF)^bTF^c<F~> = {a-1|O^b([<~T>T^aF(TF)^bT.F^(c-1)<F~>])} for a >= 1 and c >= 2, where O(x) = {0|x}',
    statements: whole('<~T>T^a.(TF)^bTF^c<F~> = {a-1|O^b([<~T>T^aF(TF)^bT.F^(c-1)<F~>])} for a >= 1 and c >= 2'),
    source: `${SOURCE}, lemma 4.8`,
    literature: PROVED,
    from: ['L4.3'],
    checked: FEW,
  },
  {
    name: 'L4.9',
    kind: 'lemma',
    statement:
      '<~T>T^a.F(TF)^bTF^c<F~> = {{a-2|O^(b+1)([<~T>T^(a-1)F(TF)^(b+1)T.F^(c-1)<F~>])}|0} for a, c >= 2, where O(x) = {0|x}',
    statements: whole(
      '<~T>T^a.F(TF)^bTF^c<F~> = {{a-2|O^(b+1)([<~T>T^(a-1)F(TF)^(b+1)T.F^(c-1)<F~>])}|0} for a, c >= 2',
    ),
    source: `${SOURCE}, lemma 4.9`,
    literature: PROVED,
    from: ['L4.8', 'L4.3'],
    checked: FEW,
  },
  {
    name: 'Theorem1',
    kind: 'theorem',
    statement:
      'finitely many recurrences, those of lemmas 4.2 to 4.9, give the value of every board with one empty square: <A:~>.<B:~> has recurrences',
    statements: [],
    certificate: 'Theorem1',
    source: `${SOURCE}, theorem 1`,
    literature: PROVED,
    from: ['L4.2', 'L4.3', 'L4.4', 'L4.5', 'L4.6', 'L4.7', 'L4.8', 'L4.9'],
  },
  {
    name: 'L5.1',
    kind: 'lemma',
    statement: '<~T>T^aF.T^kFT.F^b <= 1/2^n for b >= 1 and n >= 3',
    statements: whole('<~T>T^aF.T^kFT.F^b <= 1/2^n for b >= 1 and n >= 3'),
    source: `${SOURCE}, lemma 5.1`,
    literature: PROVED,
    from: ['L4.1'],
    checked: { scope: 'a, b, k <= N, n <= 3, eight short words a wildcard', usual: 3, bounds: { n: 3 } },
  },
  {
    name: 'Theorem2',
    kind: 'theorem',
    statement: 'T^a..F^a is infinitesimal for a >= 4',
    statements: whole('T^a..F^a is infinitesimal for a >= 4'),
    source: `${SOURCE}, theorem 2`,
    literature: PROVED,
    from: ['L5.1', 'L4.1'],
    checked: { scope: 'a <= N', usual: 10 },
  },
];
