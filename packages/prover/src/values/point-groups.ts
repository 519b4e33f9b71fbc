/** Points of words, or failures there, in groups, each of which is a job: to value them, or to look at them. */
import { pointKey, type WordFailure, type WordPoint } from './word-jobs.ts';

/** A point, or a failure at its first point. */
type Item = WordPoint | WordFailure;

const pointOf = (item: Item): WordPoint => (typeof item[0] === 'string' ? (item as WordPoint) : item[0]);

/** No point counts as more: its value is given up before (inspector.ts). */
const MOST_FOLLOWERS = 1_000_000;
/** A group has at most this part of what a thread has to do, so that no thread is left alone with the last one. */
const PARTS = 4;

/**
 * Points by the sums of their gaps, which moves do not change: those of one sum are valued with one another. The largest sums,
 * which take longest, come first.
 */
export function bySum<One extends Item>(points: readonly One[]): (readonly One[])[] {
  const groups = new Map<number, One[]>();
  const seen = new Set<string>();
  for (const one of points) {
    const key = pointKey(pointOf(one));
    if (seen.has(key)) continue;
    seen.add(key);
    const sum = pointOf(one)[1].reduce((total, x) => total + x, 0);
    const group = groups.get(sum);
    if (group === undefined) groups.set(sum, [one]);
    else group.push(one);
  }
  return [...groups].sort(([x], [y]) => y - x).map(([, group]) => group);
}

/**
 * The same in smaller groups for several threads: what is found at a point does not depend on the others of its group, and a few
 * points far from the origin can take longer than all others together.
 */
export function forThreads<One extends Item>(
  groups: readonly (readonly One[])[],
  threads: number,
): readonly (readonly One[])[] {
  if (threads === 1) return groups;
  const most = groups.flat().reduce((sum, one) => sum + followers(one), 0) / (PARTS * threads);
  return groups.flatMap((group) => {
    const parts: One[][] = [];
    let sum = Number.POSITIVE_INFINITY;
    for (const one of group) {
      sum += followers(one);
      if (sum > most) {
        parts.push([]);
        sum = followers(one);
      }
      parts.at(-1)?.push(one);
    }
    return parts;
  });
}

/** About how many positions can be reached from a point. */
const followers = (item: Item): number =>
  Math.min(
    pointOf(item)[1].reduce((product, gap) => product * (gap + 1), 1),
    MOST_FOLLOWERS,
  );
