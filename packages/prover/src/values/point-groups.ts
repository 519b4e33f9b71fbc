/** Points of words in groups, each of which is a job: to value them, or to look at them. */
import { pointKey, type WordPoint } from './word-jobs.ts';

/** No point counts as more: its value is given up before (word-tasks.ts). */
const MOST_FOLLOWERS = 1_000_000;
/** A group has at most this part of what a thread has to do, so that no thread is left alone with the last one. */
const PARTS = 4;

/**
 * Points by the sums of their gaps, which moves do not change: those of one sum are valued with one another. The largest sums,
 * which take longest, come first.
 */
export function bySum(points: readonly WordPoint[]): (readonly WordPoint[])[] {
  const groups = new Map<number, WordPoint[]>();
  const seen = new Set<string>();
  for (const one of points) {
    if (seen.has(pointKey(one))) continue;
    seen.add(pointKey(one));
    const sum = one[1].reduce((total, x) => total + x, 0);
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
export function forThreads(
  groups: readonly (readonly WordPoint[])[],
  threads: number,
): readonly (readonly WordPoint[])[] {
  if (threads === 1) return groups;
  const most = groups.flat().reduce((sum, one) => sum + followers(one), 0) / (PARTS * threads);
  return groups.flatMap((group) => {
    const parts: WordPoint[][] = [];
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
const followers = ([, point]: WordPoint): number =>
  Math.min(
    point.reduce((product, gap) => product * (gap + 1), 1),
    MOST_FOLLOWERS,
  );
