/** The one-sided death leap on patterns: a bound for a board on which Left can only jump into single holes. */
import { add, atLeast, constant, type Form, isNumber, subtract } from './form.ts';
import { arePairs, isReservoir, isRunOf, type Word } from './word.ts';

/** An integer that the board is at most; null if the death leap does not apply. */
export function leapBound(segment: Word): Form | null {
  let bound = constant(0);
  /** What is before the current square: an edge, surely a frog, or something else. */
  let before: 'edge' | 'frog' | 'other' = 'edge';
  for (const [i, item] of segment.entries()) {
    if (isReservoir(item)) {
      const pairs = add(item.pieces, item.extra);
      if (item.kind === 'V' && !isRunOf(segment[i - 1], 'F', 2)) return null;
      bound = item.kind === 'U' ? add(bound, pairs) : subtract(bound, pairs);
      before = 'other';
    } else if (item.kind === '.') {
      if (before === 'other' || !isNumber(item.power, 1)) return null;
      before = 'other';
    } else if (item.kind === '?') {
      if (item.notLast !== 'T') before = 'other';
      else if (!item.mayBeEmpty) before = 'frog';
    } else if (item.kind === 'T' || item.kind === 'FT') before = 'other';
    else if (arePairs(item)) before = atLeast(item.power, 1) ? 'frog' : before;
    // Frogs that may be missing change nothing.
    else if (isRunOf(item, 'F', 1)) before = 'frog';
  }
  return bound;
}
