/** Results of this project that no source states, and an old one that the papers cite. */
import { type NamedResult, whole } from './named-result.ts';

const SOURCE = 'this project';
const UNKNOWN = 'not in the literature known here';

export const OURS: readonly NamedResult[] = [
  {
    name: 'Knot',
    kind: 'formula',
    statement: '.^aTF.^b = {b-a-2|b-a+2}',
    statements: whole('.^aTF.^b = {b-a-2|b-a+2}'),
    source: 'Berlekamp, Conway and Guy, Winning Ways, 1982; Erickson, 1996, lemma 4.1',
    literature: 'proved by Erickson (1996)',
    from: ['B11'],
    checked: { scope: 'a, b <= N', usual: 6 },
  },
  {
    name: 'B21',
    kind: 'formula',
    statement: 'formulas for all boards with two toads and one frog: 65 values, with slanted regions and period 3',
    statements: [],
    classes: /^B21$/,
    source: SOURCE,
    literature:
      'Thanatipanonda and Zeilberger (2009) have no formula for f(a,b,0,d) with b, d >= 1, and name the class as future work',
    from: ['B11'],
  },
  {
    name: 'OneFrog',
    kind: 'theorem',
    statement: 'the value of every board with one frog, by counting',
    statements: [],
    certificate: 'OneFrog',
    source: SOURCE,
    literature: 'Thanatipanonda (2011) names the general class B1 as future work',
  },
  {
    name: 'B3',
    kind: 'theorem',
    statement: 'T^a...F^b = (a-b)* for a, b >= 4',
    statements: whole('T^a...F^b = (a-b)* for a, b >= 4'),
    source: SOURCE,
    literature: UNKNOWN,
    checked: { scope: 'a, b <= N', usual: 7 },
  },
  {
    name: 'Reservoirs',
    kind: 'theorem',
    statement:
      'U T^a . F^b V = (A-B)* for a, b >= 4, where U is any word of toads and holes that ends with a hole, with A pairs of a toad and a hole to its right, and V the mirror image of such a word, with B pairs',
    statements: [],
    certificate: 'Reservoirs',
    source: SOURCE,
    literature: UNKNOWN,
  },
  {
    name: 'A33',
    kind: 'formula',
    statement: 'the classes A23, A33 and A42 have compact formulas',
    statements: [],
    classes: /^A(?:23|33|42)$/,
    source: SOURCE,
    literature: UNKNOWN,
  },
];
