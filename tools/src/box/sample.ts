/**
 * Which answers of a farm about a box are found again here: one in fifty by chance, so that nobody knows which, and those of the least work as long
 * as it is next to nothing; but none that would take this machine many seconds or gigabytes. So a machine that errs is noticed, for a few percent of the work.
 */
const ONE_IN = 50;
/** One with more points is believed: two million take some seconds, and a gigabyte. */
const MOST_POINTS = 2_000_000;
/** So many points in all take less than a second. */
const FREE_POINTS = 20_000;

/** The numbers of the answers, of which each is about so many points; `random` gives numbers from 0 to 1. */
export function sampleOf(points: readonly number[], random: () => number = Math.random): Set<number> {
  const sample = new Set([...points.keys()].filter((i) => random() < 1 / ONE_IN && points[i] <= MOST_POINTS));
  let free = FREE_POINTS;
  for (const i of [...points.keys()].sort((one, other) => points[one] - points[other])) {
    free -= points[i];
    if (free < 0) break;
    sample.add(i);
  }
  return sample;
}
