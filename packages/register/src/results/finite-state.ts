/** The formulas, claims and the conjecture of Thanatipanonda and Zeilberger's paper on the finite-state method (2009). */
import { type NamedResult, whole } from './named-result.ts';

const SOURCE =
  'Thanatipanonda and Zeilberger, A Symbolic Finite-state Approach for Automated Proving of Theorems in Combinatorial Game Theory, 2009';
const PROVED = 'proved by Thanatipanonda and Zeilberger (2009)';

export const FINITE_STATE: readonly NamedResult[] = [
  {
    name: 'A11',
    kind: 'formula',
    statement:
      'T^a.T^bF is -1 for a = b = 0, {{a-2|1}|0} for b = 0, a >= 1, {a-1|1} for b = 1, a for b >= 2; T^aF. = 0',
    statements: [
      { part: 'f(0,0)', text: '.F = -1' },
      { part: 'f(a,0)', text: 'T^a.F = {{a-2|1}|0} for a >= 1' },
      { part: 'f(a,1)', text: 'T^a.TF = {a-1|1}' },
      { part: 'f(a,b)', text: 'T^a.T^bF = a for b >= 2' },
      { part: 'g(a)', text: 'T^aF. = 0' },
    ],
    source: SOURCE,
    literature: PROVED,
    checked: { scope: 'a, b <= N', usual: 6 },
  },
  {
    name: 'B11',
    kind: 'formula',
    statement: '.^aT.^bF.^c = {c-a-2|c-a+2} for even b, {{c-a-3|c-a+1}|{c-a-1|c-a+3}} for odd b',
    statements: [
      { part: 'even b', text: '.^aT.^bF.^c = {c-a-2|c-a+2} for b even' },
      { part: 'odd b', text: '.^aT.^bF.^c = {{c-a-3|c-a+1}|{c-a-1|c-a+3}} for b odd' },
    ],
    source: SOURCE,
    literature: `${PROVED}; b = 0 is in Erickson (1996)`,
    checked: { scope: 'a, b, c <= N', usual: 4 },
  },
  {
    name: 'B21.00',
    kind: 'formula',
    statement: '.^aTTF.^d = {{{d-a-4|d-a}|{d-a-2|d-a+2}}+d-1|} for d >= 1',
    statements: whole('.^aTTF.^d = {{{d-a-4|d-a}|{d-a-2|d-a+2}}+d-1|} for d >= 1'),
    source: `${SOURCE}, appendix A, f(a,0,0,d)`,
    literature: `${PROVED}; the printed second line drops the summand d-1: it gives 1 for TTF.., which is 2`,
    from: ['B11'],
    checked: { scope: 'a, d <= N', usual: 4 },
  },
  {
    name: 'B21.b',
    kind: 'formula',
    statement:
      '.^aT.^bTF is, for b = 1, 1/2 for a <= 1 and {0|3-a} for a >= 2; for even b >= 2, 1 for a = 0 and 2-a for a >= 1; for odd ' +
      'b >= 3, 1* for a = 0, 1/2 for a = 1 and 2-a for a >= 2',
    statements: [
      { part: 'b = 1, a <= 1', text: '.^aT.TF = 1/2 for a <= 1' },
      { part: 'b = 1, a >= 2', text: '.^aT.TF = {0|3-a} for a >= 2' },
      { part: 'b even, a = 0', text: 'T.^bTF = 1 for b >= 2, b even' },
      { part: 'b even, a >= 1', text: '.^aT.^bTF = 2-a for a >= 1, b >= 2, b even' },
      { part: 'b odd, a = 0', text: 'T.^bTF = {1|1} for b >= 2, b odd' },
      { part: 'b odd, a = 1', text: '.T.^bTF = 1/2 for b >= 2, b odd' },
      { part: 'b odd, a >= 2', text: '.^aT.^bTF = 2-a for a >= 2, b >= 2, b odd' },
    ],
    source: `${SOURCE}, appendix A, f(a,b,0,0)`,
    literature: `stated by Thanatipanonda and Zeilberger (2009)`,
    from: ['B11'],
    checked: { scope: 'a, b <= N', usual: 6 },
  },
  {
    name: 'A1n',
    kind: 'claim',
    statement: 'every class A1n, n >= 1, has compact formulas',
    statements: [],
    classes: /^A1[1-9]$/,
    source: SOURCE,
    literature: 'claimed by Thanatipanonda and Zeilberger (2009) for all n, as a consequence of theorem 1',
    from: ['Theorem1'],
  },
  {
    name: 'A-list',
    kind: 'claim',
    statement: 'the classes A11, A21, A31, A41, A51, A12, A22 and A32 have compact formulas',
    statements: [],
    classes: /^A(?:[1-5]1|[1-3]2)$/,
    source: SOURCE,
    literature: `${PROVED}, with the formulas on the authors' web pages`,
  },
  {
    name: 'Conjecture1',
    kind: 'conjecture',
    statement: 'every class A has compact formulas',
    statements: [],
    classes: /^A[1-9][1-9]$/,
    source: SOURCE,
    literature: 'stated as a conjecture by Thanatipanonda and Zeilberger (2009), without saying what compact means',
    from: ['A1n', 'A-list'],
  },
];
