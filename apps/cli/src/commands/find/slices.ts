/** The positions of a family in slices, each a job for a thread or a farm. */
import { type Board, printPowers, valueCost } from '@lilypad/toads';

/** A slice has at most so many positions, and ends before its work exceeds this (in arrangements). */
const MOST_POSITIONS = 500;
const MOST_WORK = 5_000_000;

/** A position of a slice, with its number among all boards. */
export interface Place {
  readonly index: number;
  readonly position: string;
  readonly cost: number;
}

export function* slicesOf(boards: Iterable<Board | null>, mostWork: number = MOST_WORK): Generator<Place[]> {
  let slice: Place[] = [];
  let work = 0;
  let index = 0;
  for (const board of boards) {
    if (board !== null) {
      const place = { index, position: printPowers(board), cost: valueCost(board) };
      if (slice.length === MOST_POSITIONS || (slice.length > 0 && work + place.cost > mostWork)) {
        yield slice;
        [slice, work] = [[], 0];
      }
      slice.push(place);
      work += place.cost;
    }
    index++;
  }
  if (slice.length > 0) yield slice;
}
