/**
 * The one-sided death leap: a board on which Left can only jump into single holes is <= 0, because Right answers each
 * jump with the frog that was jumped over. With reservoirs of toads and frogs at its ends it is at most the number of
 * pairs of the one less that of the other.
 *
 * Trusted: `leapBound` gives a bound for all instances, or null. docs/strategies.md has the proof.
 */
import { type Affine, add, atLeast, constant, isNumber, plusTimes } from './affine.ts';
import { type Item, isRun, isRunOf, lastOf, type Reservoir, type Run, type Word } from './word.ts';

/** An integer that a segment is at most, by the death leap; null if it does not apply. */
export function leapBound(segment: Word): Affine | null {
  const [first, last] = [segment[0], segment.at(-1)];
  const toads = first?.kind === 'toads' ? first : null;
  const frogs = last?.kind === 'frogs' ? last : null;
  const middle = segment.slice(toads ? 1 : 0, frogs ? -1 : undefined);
  const isLeap = (holes: Run, at: number) => isLeapHole(holes, middle.slice(0, at), toads === null);
  if (!middle.every((item, at) => !isRun(item, '.') || isLeap(item, at))) return null;
  // Left must not move into the reservoir of frogs.
  if (frogs !== null && !isRunOf(middle.at(-1), 'F', 2)) return null;
  return plusTimes(toads ? pairsOf(toads) : constant(0), -1, frogs ? pairsOf(frogs) : constant(0));
}

const pairsOf = ({ pieces, extra }: Reservoir): Affine => add(pieces, extra);

/** Is this one hole, with surely no toad and no other hole before it? At an edge nothing need be before it. */
function isLeapHole(holes: Run, before: Word, atEdge: boolean): boolean {
  if (!isNumber(holes.power, 1)) return false;
  for (const item of before.toReversed()) {
    const end = endOf(item);
    if (end === 'frog') return true;
    if (end === 'other') return false;
  }
  return atEdge;
}

/** What an item ends with: surely a frog, a frog if it is not empty, or something else. */
function endOf(item: Item): 'frog' | 'frog or nothing' | 'other' {
  if (item.kind === 'any') return item.notLast !== 'T' ? 'other' : item.mayBeEmpty ? 'frog or nothing' : 'frog';
  if (isRun(item, 'F') || (item.kind === 'pairs' && lastOf(item) === 'F')) {
    return atLeast(item.power, 1) ? 'frog' : 'frog or nothing';
  }
  return 'other';
}
