/** Erickson's conjectures (1996), and the formula that Hull's proof of the last one uses. */
import { type NamedResult, whole } from './named-result.ts';

const SOURCE = 'Erickson, New Toads and Frogs Results, 1996';
const HULL_FORMULA = 'T^n.TFT^m.TF = {m+n-1|{n|2}} for m >= 1';
const PREPRINT =
  'proved, says Thanatipanonda (2011), in his preprint "Three Results of Combinatorial Game Toads and Frogs"';

export const ERICKSON: readonly NamedResult[] = [
  {
    name: 'E1',
    kind: 'conjecture',
    statement: 'T^a..F^b = {{a-3|a-b}|{*|3-b}} for a > b >= 2',
    statements: whole('T^a..F^b = {{a-3|a-b}|{*|3-b}} for a > b >= 2'),
    source: SOURCE,
    literature: PREPRINT,
    checked: { scope: 'a <= N', usual: 7 },
  },
  {
    name: 'E2',
    kind: 'conjecture',
    statement: 'T^a...FF = {a-2|a-2} for a >= 2',
    statements: whole('T^a...FF = {a-2|a-2} for a >= 2'),
    source: SOURCE,
    literature:
      'proved by Thanatipanonda and Zeilberger (2009), as a special case of class A32, by the finite-state method',
    checked: { scope: 'a <= N', usual: 12 },
  },
  {
    name: 'E3',
    kind: 'conjecture',
    statement: 'T^a...FFF = a-7/2 for a >= 5',
    statements: whole('T^a...FFF = a-7/2 for a >= 5'),
    source: SOURCE,
    literature: PREPRINT,
    checked: { scope: 'a <= N', usual: 12 },
  },
  {
    name: 'E4',
    kind: 'conjecture',
    statement: 'T^a.^aF^(a-1) = 1 or 1* for a >= 1',
    statements: whole('T^a.^aF^(a-1) = 1 or 1* for a >= 1'),
    source: SOURCE,
    literature: 'refuted by Thanatipanonda (2011): T^7.^7F^6 > 2',
    checked: { scope: 'a <= N', usual: 7 },
  },
  {
    name: 'E5',
    kind: 'conjecture',
    statement: 'T^a.^bF^a is infinitesimal, except for a = 3, b = 2',
    statements: whole('T^a.^bF^a is infinitesimal for a, b >= 1 and (a,b) != (3,2)'),
    source: SOURCE,
    literature: 'open, says Thanatipanonda (2011), who proves it for b = 2, a >= 4 and refines it into T3 and T4',
    impliedBy: ['T3', 'T4', 'Theorem2'],
    checked: { scope: 'a, b <= N', usual: 10 },
  },
  {
    name: 'E6',
    kind: 'conjecture',
    statement: 'deciding who wins is NP-hard; the proof rests on T^n.TFT^m.TF = {m+n-1|{n|2}} for m >= 1',
    statements: [{ part: 'the formula', text: HULL_FORMULA }],
    isPartial: true,
    source: SOURCE,
    literature: 'proved by Hull (2000), says Thanatipanonda (2011)',
    from: ['Hull'],
    checked: { scope: 'm, n <= N', usual: 6 },
  },
  {
    name: 'Hull',
    kind: 'formula',
    statement: HULL_FORMULA,
    statements: whole(HULL_FORMULA),
    source: 'Hull, 2000',
    literature: 'proved by Hull (2000), on whose proof that the game is NP-hard it is a step',
    checked: { scope: 'm, n <= N', usual: 6 },
  },
];
