/**
 * The values of a family by threads, for `lilypad find`: some slices at a time, when the search comes to them, so that it can
 * still end early.
 */
import { boardsToFind, type FindQuestion } from '@lilypad/sheet';
import { mapByTeam, type Team, VALUE_POSITIONS } from '@lilypad/toads';
import { type Place, slicesOf } from './slices.ts';

/** Work of a slice, in arrangements: a fraction of a second. */
const SLICE_WORK = 300_000;
const SLICES_PER_THREAD = 4;
/** With less work at a time, the values are found before other threads have come. */
const LEAST_WORK = 500_000;

/** Values by the number of the board; null where there is none, because it is found here as quickly, or memory was not enough. */
export function threadValues(
  question: FindQuestion,
  memory: number,
  team: Team,
): ((index: number) => string | null) | null {
  if (team.threads === 1) return null;
  const slices = slicesOf(boardsToFind(question), SLICE_WORK);
  const values = new Map<number, string>();
  const maxBytes = (memory * 2 ** 20) / team.threads;
  let next = 0;
  const go = (): void => {
    const some: Place[][] = [];
    while (some.length < SLICES_PER_THREAD * team.threads) {
      const slice = slices.next();
      if (slice.done === true) break;
      some.push(slice.value);
    }
    const places = some.flat();
    const last = places.at(-1);
    next = last === undefined ? Number.POSITIVE_INFINITY : last.index + 1;
    const work = places.reduce((sum, { cost }) => sum + cost, 0);
    if (work < LEAST_WORK) return;
    const jobs = some.map((slice) => ({ positions: slice.map(({ position }) => position), maxBytes }));
    const found = mapByTeam(VALUE_POSITIONS, jobs, { team }).flat();
    for (const [k, { index }] of places.entries()) {
      const value = found[k] ?? null;
      if (value !== null) values.set(index, value);
    }
  };
  return (index) => {
    while (index >= next) go();
    const value = values.get(index) ?? null;
    values.delete(index);
    return value;
  };
}
