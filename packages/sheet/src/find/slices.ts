/** The positions of a family in slices, each a job for a thread or a farm. */
import { type Board, printPowers, valueCost } from '@lilypad/toads';

/** A slice has at most so many positions, and ends before its work exceeds this (in arrangements). */
export const MOST_POSITIONS = 500;
const MOST_WORK = 5_000_000;

/** A position of a slice. */
export interface SlicePosition {
  /** Its number among all boards, from 0. */
  readonly index: number;
  /** With powers, as `printPowers` writes it. */
  readonly position: string;
  /** The work to value it, in arrangements. */
  readonly cost: number;
}

/** The position of the board with this number. */
export const placeOf = (board: Board, index: number): SlicePosition => ({
  index,
  position: printPowers(board),
  cost: valueCost(board),
});

/**
 * Boards in slices, in their order; null is no board, but counts.
 *
 * @example
 * ```ts
 * import { boardOf } from '@lilypad/toads';
 * const [slice] = slicesOf([boardOf('T.F'), null, boardOf('TT.F')]);
 * slice?.map(({ index, position }) => [index, position]); // => [ [ 0, 'T.F' ], [ 2, 'T^2.F' ] ]
 * ```
 */
export const slicesOf = (boards: Iterable<Board | null>): Generator<readonly SlicePosition[]> =>
  sliced(placesOf(boards), MOST_WORK);

function* placesOf(boards: Iterable<Board | null>): Generator<SlicePosition> {
  let index = 0;
  for (const board of boards) {
    if (board !== null) yield placeOf(board, index);
    index++;
  }
}

/** Positions in slices, which have at most so much work if they have several positions. */
export function* sliced(places: Iterable<SlicePosition>, mostWork: number): Generator<readonly SlicePosition[]> {
  let slice: SlicePosition[] = [];
  let work = 0;
  for (const place of places) {
    if (slice.length === MOST_POSITIONS || (slice.length > 0 && work + place.cost > mostWork)) {
      yield slice;
      [slice, work] = [[], 0];
    }
    slice.push(place);
    work += place.cost;
  }
  if (slice.length > 0) yield slice;
}
