/**
 * The games that counting claims compare boards with: N + j, N + j + 1/2, N + j + *, with an integer j. N is a number
 * that each board has (measure.ts).
 */
import { type Arena, Dyadic, type GameId } from '@lilypad/games';

export type Relation = '<=' | '>=';

/** N + twice/2, plus * if `star`. */
export interface Bound {
  readonly twice: number;
  readonly star: boolean;
}

/** N, N-1, N+3/2, N*, (N+1)*; another text may stand for N. */
export function boundText({ twice, star }: Bound, name = 'N'): string {
  const size = Math.abs(twice);
  const offset = twice === 0 ? '' : `${twice < 0 ? '-' : '+'}${size % 2 === 0 ? size / 2 : `${size}/2`}`;
  if (!star) return name + offset;
  return offset === '' ? `${name}*` : `(${name}${offset})*`;
}

/** Reads what `boundText` writes. */
export function readBound(text: string): Bound {
  const match = /^\(?N(?:([+-]\d+)(\/2)?)?\)?(\*?)$/.exec(text);
  if (match === null) throw new TypeError(`"${text}" is no bound.`);
  const [, offset = '0', half, star] = match;
  return { twice: half === undefined ? 2 * Number(offset) : Number(offset), star: star === '*' };
}

/** The game, for a given N. */
export function boundGame(arena: Arena, { twice, star }: Bound, n: bigint): GameId {
  const number = arena.number(Dyadic.of(2n * n + BigInt(twice), 1));
  return star ? arena.add(number, arena.star) : number;
}

export const shifted = ({ twice, star }: Bound, change: number): Bound => ({ twice: twice + 2 * change, star });

/** Is the first game <= (or >=) the second? */
export function isWithin(one: Bound, relation: Relation, other: Bound): boolean {
  if (one.twice === other.twice) return one.star === other.star;
  return relation === '<=' ? one.twice < other.twice : one.twice > other.twice;
}

/** The Left option (step -1) or Right option (step 1) of a bound; an integer n is {n-1|n+1}. */
export function optionOf({ twice, star }: Bound, step: 1 | -1): Bound {
  if (star) return { twice, star: false };
  return { twice: twice + step * (twice % 2 === 0 ? 2 : 1), star: false };
}
