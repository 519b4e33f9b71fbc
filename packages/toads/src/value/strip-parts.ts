/**
 * All strips of a length in parts that can be valued apart from each other, on several machines: no move changes the numbers
 * of blanks, toads and frogs. A part needs strips with fewer toads besides its own, since a toad at the end is left out, so
 * cutting a number of blanks into parts does some work twice; that is done only where the strips are many.
 */
import { binomial } from '../sweep/binomial.ts';
import type { StripPart } from './strips-engine.ts';

/** A part with the number of its strips. */
export interface SizedPart {
  readonly part: StripPart;
  /** How many strips it has. */
  readonly strips: number;
}

/** No part has more than about one in so many of all strips. */
const SHARE = 12;
/** Shorter strips are not cut by toads. */
const CUT_FROM = 15;

/**
 * The parts of all strips of a length.
 *
 * @param length - in squares
 * @example
 * ```ts
 * stripParts(2).map(({ part, strips }) => [part.blanks, strips]); // => [ [ 0, 4 ], [ 1, 4 ], [ 2, 1 ] ]
 * ```
 */
export function stripParts(length: number): SizedPart[] {
  const most = length < CUT_FROM ? Number.POSITIVE_INFINITY : 3 ** length / SHARE;
  const parts: SizedPart[] = [];
  for (let blanks = 0; blanks <= length; blanks++) {
    const pieces = length - blanks;
    let from = 0;
    let strips = 0;
    for (let toads = 0; toads <= pieces; toads++) {
      const more = binomial(length, blanks) * binomial(pieces, toads);
      if (strips > 0 && strips + more > most) {
        parts.push({ part: { blanks, toads: [from, toads - 1] }, strips });
        from = toads;
        strips = 0;
      }
      strips += more;
    }
    parts.push({ part: { blanks, toads: [from, pieces] }, strips });
  }
  return parts;
}
