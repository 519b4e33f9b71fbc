/**
 * The values of the boards of a family by threads: some at a time, when a search comes to them, and the more the longer it goes on. So a
 * search that ends early has not done much more than was needed.
 */
import { ALONE, type Board, isLargeSweep, isLong, mapByTeam, type Team, valuePositions } from '@lilypad/toads';
import { MOST_POSITIONS, placeOf, type SlicePosition, sliced } from './slices.ts';

/** Work of a slice, in arrangements: a fraction of a second. */
const SLICE_WORK = 300_000;
const SLICES_PER_THREAD = 4;
/** With less work at a time, the values are found before other threads have come. */
const LEAST_WORK = 500_000;
/** So much more work may be done at a time as was done before. */
const MORE = 2;
/** So many boards that are not for other threads are passed over at a time: those before them may be all that is wanted. */
const MOST_PASSED = 1000;

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
  const portions = portionsOf(boards, SLICES_PER_THREAD * team.threads);
  const task = valuePositions();
  const values = new Map<number, string>();
  let next = 0;
  const go = (): void => {
    const portion = portions.next();
    next = portion.done === true ? Number.POSITIVE_INFINITY : portion.value.end;
    if (portion.done === true || portion.value.work < LEAST_WORK) return;
    // A team of one may tell somebody that others would help.
    if (team.threads === 1) {
      team.call({ kind: 'map' });
      return;
    }
    const { places } = portion.value;
    if (places.length === 1) return;
    const jobs = [...sliced(places, SLICE_WORK)].map((slice) => ({
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

/** Some boards that follow each other, and those of them that are for threads. */
interface Portion {
  /** The number of the board after them. */
  readonly end: number;
  readonly places: readonly SlicePosition[];
  readonly work: number;
}

/** Portions of at most about so many slices. */
function* portionsOf(boards: Iterable<Board | null>, mostSlices: number): Generator<Portion> {
  let done = 0;
  let places: SlicePosition[] = [];
  let work = 0;
  let passed = 0;
  /** Work in slices that are full; what is over in a large slice counts only there. */
  let inSlices = 0;
  let index = 0;
  const isFull = (): boolean =>
    work >= Math.max(LEAST_WORK, MORE * done) ||
    inSlices >= mostSlices * SLICE_WORK ||
    passed === MOST_PASSED ||
    places.length === mostSlices * MOST_POSITIONS;
  for (const board of boards) {
    if (board === null || isForOne(board)) passed += 1;
    else {
      const place = placeOf(board, index);
      places.push(place);
      work += place.cost;
      inSlices += Math.min(place.cost, SLICE_WORK);
    }
    index += 1;
    if (!isFull()) continue;
    yield { end: index, places, work };
    done += work;
    [places, work, passed, inSlices] = [[], 0, 0, 0];
  }
  yield { end: index, places, work };
}

/** Whether a board is for who asks: other threads have no formulas, and without one all threads work on it together, as they do on a large sweep. */
const isForOne = (board: Board): boolean => isLong(board) || isLargeSweep(board);
