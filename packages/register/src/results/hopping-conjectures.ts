/** The conjectures T1 to T5 of "Further Hopping with Toads and Frogs" (2011). */
import { type NamedResult, whole } from './named-result.ts';

const SOURCE = 'Thanatipanonda, Further Hopping with Toads and Frogs, 2011, section 6';
const OPEN = 'stated as a conjecture by Thanatipanonda (2011); no proof is known here';

const T1_1 = [
  { part: 'T1.1 for R = 0, b = 1', text: 'T^a.F = {{a-2|1}|0} for a >= 1' },
  { part: 'T1.1 for even b', text: '.^RT^a.^bF.^R = (a-1)(b-1+R) for a >= 1, b even and R+b >= 1' },
  { part: 'T1.1 for odd b', text: '.^RT^a.^bF.^R = ((a-1)(b-1+R))* for a >= 1, b odd and R+b >= 2' },
];
const T1_2 = [
  { part: 'T1.2 for even b', text: '.^(R-1)T^a.^bF.^R = (a-1)(b-1+R) for a >= 1, b even' },
  { part: 'T1.2 for odd b', text: '.^(R-1)T^a.^bF.^R = (a-1)(b-1+R)+1/2 for a >= 1, b odd' },
];
const T1_3 = [{ part: 'T1.3', text: '.^LT^a.^bF.^R = R-L-1+(a-1)(b-1+R) for a >= 1 and R-L >= 2' }];

const ONE_FROG = { scope: 'a, b, R <= N', usual: 4 };

export const HOPPING_CONJECTURES: readonly NamedResult[] = [
  {
    name: 'T1',
    kind: 'conjecture',
    statement:
      '.^LT^a.^bF.^R is a formula in L, a, b, R: with s = (a-1)(b-1+R), it is R-L-1+s for R-L >= 2; s, or s+1/2 if b is odd, ' +
      'for R-L = 1; s, or s* if b is odd, for R = L with R+b >= 1, but {{a-2|1}|0} for R = L = 0, b = 1; a >= 1 always',
    statements: [...T1_1, ...T1_2, ...T1_3],
    source: SOURCE,
    literature: `${OPEN}; the case R = L = b = 0, where the formula is false, is left out there`,
    impliedBy: ['T1.1', 'T1.2', 'T1.3'],
    checked: { scope: 'a, b, L, R <= N', usual: 4 },
  },
  {
    name: 'T1.1',
    kind: 'conjecture',
    statement:
      '.^RT^a.^bF.^R is {{a-2|1}|0} for R = 0, b = 1; otherwise s = (a-1)(b-1+R) for even b with R+b >= 1, and s* for odd b',
    statements: T1_1,
    source: SOURCE,
    literature: `${OPEN}; (R, b) = (0, 0) is excluded there`,
    from: ['OneFrog'],
    checked: ONE_FROG,
  },
  {
    name: 'T1.2',
    kind: 'conjecture',
    statement: '.^(R-1)T^a.^bF.^R is s = (a-1)(b-1+R) for even b, and s+1/2 for odd b; R >= 1',
    statements: T1_2,
    source: SOURCE,
    literature: OPEN,
    from: ['OneFrog'],
    checked: ONE_FROG,
  },
  {
    name: 'T1.3',
    kind: 'conjecture',
    statement: '.^LT^a.^bF.^R = R-L-1+(a-1)(b-1+R) for R-L >= 2',
    statements: [{ text: T1_3[0].text }],
    source: SOURCE,
    literature: OPEN,
    from: ['OneFrog'],
    checked: { scope: 'a, b, L, R <= N', usual: 4 },
  },
  {
    name: 'T2',
    kind: 'conjecture',
    statement: 'TT.^aFF = * if a = 7, 13, 19, ... and 0 for all other a >= 7',
    statements: [
      { part: 'a = 7, 13, 19, ...', text: 'TT.^aFF = * for a >= 7 and a = 1 (mod 6)' },
      { part: 'all other a', text: 'TT.^aFF = 0 for a >= 7 and a != 1 (mod 6)' },
    ],
    source: SOURCE,
    literature: OPEN,
    from: ['B21'],
    checked: { scope: 'a <= N', usual: 103 },
  },
  {
    name: 'T3',
    kind: 'conjecture',
    statement: 'T^a.^bF^a = * for a > b > 0, b != 2',
    statements: whole('T^a.^bF^a = * for a > b > 0, b != 2'),
    source: SOURCE,
    literature: OPEN,
    checked: { scope: 'a <= N', usual: 10 },
  },
  {
    name: 'T4',
    kind: 'conjecture',
    statement: 'T^a.^bF^a = 0 or * for b >= a > 0',
    statements: whole('T^a.^bF^a = 0 or * for b >= a > 0'),
    source: SOURCE,
    literature: OPEN,
    checked: { scope: 'b <= N', usual: 20 },
  },
  {
    name: 'T5',
    kind: 'conjecture',
    statement: 'for every C >= 3 there is an a from which on T^C.^aF^C = 0',
    statements: whole('T^C.^aF^C = 0 for C >= 3, a >= 1 and large a'),
    source: SOURCE,
    literature: OPEN,
    checked: { scope: 'C <= 5, a <= N', usual: 53, bounds: { C: 5 } },
  },
];
