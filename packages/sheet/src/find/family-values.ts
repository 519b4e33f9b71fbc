/**
 * The values of the boards of a family by threads: some slices at a time, when a search comes to them, so that it can still
 * end early.
 */
import { ALONE, type Board, isLong, mapByTeam, type Team, valuePositions } from '@lilypad/toads';
import { slicesOf } from './slices.ts';

/** Work of a slice, in arrangements: a fraction of a second. */
const SLICE_WORK = 300_000;
const SLICES_PER_THREAD = 4;
/** With less work at a time, the values are found before other threads have come. */
const LEAST_WORK = 500_000;

/** Who finds values, and within what. */
export interface FamilyWork {
  readonly team: Team;
  /** The most memory that all threads may take for them, in bytes. */
  readonly maxBytes: number;
  /** Called now and then while values are found; may throw. */
  readonly onProgress?: () => void;
}

/**
 * Values in plain notation, by the numbers of boards, which must be asked for in order. Null where there is none: because it is found
 * by who asks as quickly, by a proved formula, or since the memory of one thread was not enough.
 */
export function familyValues(
  boards: Iterable<Board | null>,
  { team, maxBytes, onProgress }: FamilyWork,
): ((index: number) => string | null) | null {
  if (team === ALONE) return null;
  const slices = slicesOf(unproved(boards), SLICE_WORK);
  const task = valuePositions();
  const values = new Map<number, string>();
  let next = 0;
  const go = (): void => {
    const some = taken(slices, SLICES_PER_THREAD * team.threads);
    const places = some.flat();
    const last = places.at(-1);
    next = last === undefined ? Number.POSITIVE_INFINITY : last.index + 1;
    if (places.reduce((sum, { cost }) => sum + cost, 0) < LEAST_WORK) return;
    // A team of one may tell somebody that others would help.
    if (team.threads === 1) {
      team.call({ kind: 'map' });
      return;
    }
    const jobs = some.map((slice) => ({
      positions: slice.map(({ position }) => position),
      maxBytes: maxBytes / team.threads,
    }));
    const found = mapByTeam(task, jobs, { team, onProgress }).flat();
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

/** The next ones, at most so many. */
function taken<T>(all: Iterator<T>, most: number): T[] {
  const some: T[] = [];
  while (some.length < most) {
    const one = all.next();
    if (one.done === true) break;
    some.push(one.value);
  }
  return some;
}

/** Other threads have no formulas; without one, a long board is much work, and all threads work on it together. */
function* unproved(boards: Iterable<Board | null>): Generator<Board | null> {
  for (const board of boards) yield board === null || isLong(board) ? null : board;
}
