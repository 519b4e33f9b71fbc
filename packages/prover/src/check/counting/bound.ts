/**
 * The games that boards are compared with: N + j, N + j + 1/2 and N + j + *, where j is an integer. n + 1/2 is {n|n+1},
 * and n + * is {n|n}.
 *
 * Trusted: the order and the options of these games.
 */

import { clip, Misread } from '../misread.ts';
import { missing } from '../missing.ts';

/** N + twice/2, plus * if `star`; twice is even then. */
export interface Bound {
  readonly twice: number;
  readonly star: boolean;
}

export type Relation = '<=' | '>=';

const NUMBER = /^N(?:([+-]\d{1,6})(\/2)?)?$/;
const STARRED = /^(?:(N)|\((N[+-]\d{1,6})\))\*$/;

/** Reads N, N-1, N+3/2, N*, (N+1)*. */
export function readBound(text: string): Bound {
  const starred = STARRED.exec(text);
  const match = NUMBER.exec(starred === null ? text : (starred[1] ?? starred[2] ?? missing()));
  if (match === null) throw new Misread(`"${clip(text)}" is no value such as N+1, N+3/2 or (N+1)*`);
  const [, offset = '0', half] = match;
  return { twice: half === undefined ? 2 * Number(offset) : Number(offset), star: starred !== null };
}

export const shifted = ({ twice, star }: Bound, change: number): Bound => ({ twice: twice + 2 * change, star });

/** Is the first game <= (or >=) the second? A number and a number with * are confused if the numbers are equal. */
export function isWithin(one: Bound, relation: Relation, other: Bound): boolean {
  if (one.twice === other.twice) return one.star === other.star;
  return relation === '<=' ? one.twice < other.twice : one.twice > other.twice;
}

const isInteger = ({ twice, star }: Bound): boolean => twice % 2 === 0 && !star;

/** A step from a game to its Right option (1) or its Left option (-1). An integer n is {n-1|n+1} here. */
function option(bound: Bound, step: 1 | -1): Bound {
  if (bound.star) return { twice: bound.twice, star: false };
  return { twice: bound.twice + step * (isInteger(bound) ? 2 : 1), star: false };
}

/**
 * For "board <= bound": the option of the bound that Left, who would refute it, can move to; the same for >= and Right.
 */
export const attacked = (bound: Bound, relation: Relation): Bound => option(bound, relation === '<=' ? 1 : -1);

/** For "board <= bound": the option of the bound that the other player can move to. */
export const defended = (bound: Bound, relation: Relation): Bound => option(bound, relation === '<=' ? -1 : 1);

/** Integers have no option for the attacker of "<=" if they are >= 0, of ">=" if they are <= 0. */
export const mayBeClosed = isInteger;
