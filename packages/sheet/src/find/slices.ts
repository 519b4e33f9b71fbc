/** The positions of a family in slices, each a job for a thread or a farm. */
import { type Board, printPowers, valueCost } from '@lilypad/toads';

/** A slice has at most so many positions, and ends before its work exceeds this (in arrangements). */
const MOST_POSITIONS = 500;
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

/**
 * Boards in slices, in their order; null is no board, but counts.
 *
 * @param mostWork - how much work a slice with several positions has at most, in arrangements (default 5,000,000)
 * @example
 * ```ts
 * import { boardOf } from '@lilypad/toads';
 * const [slice] = slicesOf([boardOf('T.F'), null, boardOf('TT.F')]);
 * slice?.map(({ index, position }) => [index, position]); // => [ [ 0, 'T.F' ], [ 2, 'T^2.F' ] ]
 * ```
 */
export function* slicesOf(
  boards: Iterable<Board | null>,
  mostWork: number = MOST_WORK,
): Generator<readonly SlicePosition[]> {
  let slice: SlicePosition[] = [];
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
