/** Points one after the other in one array, a row of coordinates each: what fits walk through again and again. */
import type { Random } from '../support/random.ts';

export interface Rows {
  readonly dimension: number;
  readonly entries: Int32Array;
}

export const sizeOf = ({ dimension, entries }: Rows): number => entries.length / dimension;

/** The points of columns that are chosen. */
export function rowsOf(columns: readonly Int32Array[], isChosen: (i: number) => boolean): Rows {
  const places: number[] = [];
  for (let i = 0; i < columns[0].length; i++) if (isChosen(i)) places.push(i);
  const dimension = columns.length;
  const entries = new Int32Array(places.length * dimension);
  for (let k = 0, at = 0; k < places.length; k++) {
    for (let gap = 0; gap < dimension; gap++) entries[at++] = columns[gap][places[k]];
  }
  return { dimension, entries };
}

export const rowAt = ({ dimension, entries }: Rows, i: number): Int32Array =>
  entries.subarray(i * dimension, (i + 1) * dimension);

/** All of them, or so many that are drawn by lot, some perhaps twice. */
export function thin(rows: Rows, most: number, random: Random): Rows {
  const size = sizeOf(rows);
  if (size <= most) return rows;
  const places = new Int32Array(most);
  for (let k = 0; k < most; k++) places[k] = random(size);
  return gathered(rows, places);
}

/** The so many points with the smallest scores; of equal ones the first. */
export function best(rows: Rows, scores: Float64Array, count: number): Rows {
  if (scores.length <= count) return rows;
  const limit = smallest(scores.slice(), count);
  const places: number[] = [];
  for (let i = 0; i < scores.length; i++) if (scores[i] < limit) places.push(i);
  for (let i = 0; places.length < count; i++) if (scores[i] === limit) places.push(i);
  return gathered(rows, places);
}

function gathered({ dimension, entries }: Rows, places: ArrayLike<number>): Rows {
  const found = new Int32Array(places.length * dimension);
  for (let k = 0, at = 0; k < places.length; k++) {
    const from = places[k] * dimension;
    for (let gap = 0; gap < dimension; gap++) found[at++] = entries[from + gap];
  }
  return { dimension, entries: found };
}

/**
 * The number that would come at place `count`, from 1, if they were sorted. They are only divided at one of them again and again, as
 * quicksort does it, in the part where that place is. Changes their order.
 */
function smallest(numbers: Float64Array, count: number): number {
  const place = count - 1;
  let from = 0;
  let to = numbers.length - 1;
  while (from < to) {
    const pivot = numbers[(from + to) >> 1];
    let low = from;
    let high = to;
    while (low <= high) {
      while (numbers[low] < pivot) low += 1;
      while (numbers[high] > pivot) high -= 1;
      if (low > high) break;
      const one = numbers[low];
      numbers[low++] = numbers[high];
      numbers[high--] = one;
    }
    if (place <= high) to = high;
    else if (place >= low) from = low;
    else break;
  }
  return numbers[place];
}
