/** The conjectures of Erickson (E1 to E6) and of Thanatipanonda (T1 to T5). */
import { printPower, printStart } from '@lilypad/toads';
import type { Conjecture, Instance, KnownInstance } from './conjecture.ts';

/** T5 is checked up to this many toads. */
const MOST_TOADS = 5;

/** The results of a function for each number from `from` to `to`, in one list. */
const each = <T>(from: number, to: number, make: (n: number) => T | readonly T[]): T[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => make(from + i)).flat() as T[];

/** T^a .^b F^a for all a and b up to a bound that fit a condition. */
const balanced = (bound: number, fits: (a: number, b: number) => boolean, oneOf: Instance['oneOf']): Instance[] =>
  each(1, bound, (a) => each(1, bound, (b) => (fits(a, b) ? [{ position: printStart(a, b, a), oneOf }] : [])));

/** The value that T1 gives to .^L T^a .^b F .^R, L at most R; null for the position that it leaves out. */
function oneFrog(L: number, a: number, b: number, R: number): string | null {
  const slope = (a - 1) * (b - 1 + R);
  const odd = b % 2 === 1;
  if (R - L >= 2) return `${R - L - 1 + slope}`;
  if (R - L === 1) return odd ? `${2 * slope + 1}/2` : `${slope}`;
  if (R === 0 && b === 0) return null;
  if (R === 0 && b === 1) return `{{${a - 2}|1}|0}`;
  return odd ? `{${slope}|${slope}}` : `${slope}`;
}

const oneFrogInstances = (bound: number): Instance[] =>
  each(0, bound, (R) =>
    each(0, R, (L) =>
      each(1, bound, (a) =>
        each(0, bound, (b) => {
          const value = oneFrog(L, a, b, R);
          const position = printPower('.', L) + printStart(a, b, 1) + printPower('.', R);
          return value === null ? [] : [{ position, oneOf: [value] }];
        }),
      ),
    ),
  );

/** For each number of toads: from which gap on all values are 0, as far as they are known without a break. */
function lastExceptions(known: readonly KnownInstance[]): string {
  const isZero = new Map(known.map(({ instance, holds }) => [instance.position, holds]));
  return each(3, MOST_TOADS, (C) => {
    let last = 0;
    let most = 0;
    while (isZero.has(printStart(C, most + 1, C))) {
      most++;
      if (!isZero.get(printStart(C, most, C))) last = most;
    }
    if (most === 0) return [];
    return [last === most ? `C = ${C}: not 0 for a = ${most}` : `C = ${C}: 0 for ${last + 1} <= a <= ${most}`];
  }).join('; ');
}

/** All conjectures, in the order of their names. */
export const CONJECTURES: readonly Conjecture[] = [
  {
    name: 'E1',
    statement: 'T^a..F^b = {{a-3|a-b}|{*|3-b}} for a > b >= 2',
    literature: 'proved by hand (2008)',
    scope: 'a <= N',
    usual: 7,
    instances: (bound) =>
      each(3, bound, (a) =>
        each(2, a - 1, (b) => ({ position: printStart(a, 2, b), oneOf: [`{{${a - 3}|${a - b}}|{*|${3 - b}}}`] })),
      ),
  },
  {
    name: 'E2',
    statement: 'T^a...FF = {a-2|a-2} for a >= 2',
    literature: 'proved by the finite-state method',
    scope: 'a <= N',
    usual: 12,
    instances: (bound) => each(2, bound, (a) => ({ position: printStart(a, 3, 2), oneOf: [`{${a - 2}|${a - 2}}`] })),
  },
  {
    name: 'E3',
    statement: 'T^a...FFF = a-7/2 for a >= 5',
    literature: 'proved by hand (2008)',
    scope: 'a <= N',
    usual: 12,
    instances: (bound) => each(5, bound, (a) => ({ position: printStart(a, 3, 3), oneOf: [`${2 * a - 7}/2`] })),
  },
  {
    name: 'E4',
    statement: 'T^a.^aF^(a-1) = 1 or 1* for a >= 1',
    literature: 'refuted by T^7.^7F^6 > 2 (2011)',
    scope: 'a <= N',
    usual: 7,
    instances: (bound) => each(1, bound, (a) => ({ position: printStart(a, a, a - 1), oneOf: ['1', '1*'] })),
  },
  {
    name: 'E5',
    statement: 'T^a.^bF^a is infinitesimal, except for a = 3, b = 2',
    literature: 'open',
    scope: 'a, b <= N',
    usual: 10,
    instances: (bound) => balanced(bound, (a, b) => a !== 3 || b !== 2, 'infinitesimal'),
  },
  {
    name: 'E6',
    statement: 'deciding who wins is NP-hard; the proof rests on T^n.TFT^m.TF = {m+n-1|{n|2}} for m >= 1',
    literature: 'proved (Hull, 2000)',
    scope: 'm, n <= N',
    usual: 6,
    instances: (bound) =>
      each(1, bound, (n) =>
        each(1, bound, (m) => ({
          position: `${printPower('T', n)}.TF${printPower('T', m)}.TF`,
          oneOf: [`{${m + n - 1}|{${n}|2}}`],
        })),
      ),
  },
  {
    name: 'T1',
    statement:
      '.^LT^a.^bF.^R is a formula in L, a, b, R: with s = (a-1)(b-1+R), it is R-L-1+s for R-L >= 2; s, or s+1/2 if b is odd, ' +
      'for R-L = 1; s, or s* if b is odd, for R = L with R+b >= 1, but {{a-2|1}|0} for R = L = 0, b = 1; a >= 1 always',
    literature: 'open',
    scope: 'a, b, L, R <= N',
    usual: 4,
    instances: oneFrogInstances,
  },
  {
    name: 'T2',
    statement: 'TT.^aFF = * if a = 7, 13, 19, ... and 0 for all other a >= 7',
    literature: 'open',
    scope: 'a <= N',
    usual: 103,
    instances: (bound) => each(7, bound, (a) => ({ position: printStart(2, a, 2), oneOf: [a % 6 === 1 ? '*' : '0'] })),
  },
  {
    name: 'T3',
    statement: 'T^a.^bF^a = * for a > b > 0, b != 2',
    literature: 'open',
    scope: 'a <= N',
    usual: 10,
    instances: (bound) => balanced(bound, (a, b) => a > b && b !== 2, ['*']),
  },
  {
    name: 'T4',
    statement: 'T^a.^bF^a = 0 or * for b >= a > 0',
    literature: 'open',
    scope: 'b <= N',
    usual: 20,
    instances: (bound) => balanced(bound, (a, b) => b >= a, ['0', '*']),
  },
  {
    name: 'T5',
    statement: 'for every C >= 3 there is an a from which on T^C.^aF^C = 0',
    literature: 'open',
    scope: `C <= ${MOST_TOADS}, a <= N`,
    usual: 53,
    instances: (bound) =>
      each(3, MOST_TOADS, (C) => each(1, bound, (a) => ({ position: printStart(C, a, C), oneOf: ['0'] }))),
    exceptions: lastExceptions,
  },
];
