/**
 * Closed sets with fewer regions. A set that follows all samples has regions with hardly a position, and what later slices can contain
 * follows all their walls. So regions are left out, those with fewest positions first, and those that leak without them, as long as nearly
 * all positions stay.
 */
import type { Predicate } from '../outcomes/claim.ts';
import type { Leak } from './closure.ts';
import { regionsOf, withOwnEnds, without } from './cut-out.ts';

export interface Simplifying {
  readonly leaks: (set: Predicate) => readonly Leak[];
  /** How many of some positions are in each region. */
  readonly shares: (set: Predicate) => ReadonlyMap<Predicate, number>;
  /** Whether a part of the set has enough positions. */
  readonly isEnough: (part: Predicate) => boolean;
}

/** A closed part of a closed set, with as few regions as were found. */
export function simplified(set: Predicate, options: Simplifying): Predicate {
  let now = withOwnEnds(set);
  for (;;) {
    const shares = options.shares(now);
    const regions = regionsOf(now).sort((x, y) => (shares.get(x) ?? 0) - (shares.get(y) ?? 0));
    const next = firstOf(regions, (region) => closedWithout(now, region, options));
    if (next === null) return now;
    now = next;
  }
}

/** The largest union of regions that is closed and lacks one of them; null if it has too few positions. */
function closedWithout(set: Predicate, region: Predicate, { leaks, isEnough }: Simplifying): Predicate | null {
  let now = set;
  for (let dropped = new Set([region]); dropped.size > 0; dropped = new Set(leaks(now).map((leak) => leak.region))) {
    now = without(now, dropped);
    if (!isEnough(now)) return null;
  }
  return now;
}

/** What is found first; null if nothing is. */
function firstOf<T, Found>(things: readonly T[], find: (thing: T) => Found | null): Found | null {
  for (const thing of things) {
    const found = find(thing);
    if (found !== null) return found;
  }
  return null;
}
