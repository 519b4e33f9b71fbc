/**
 * Lists of small integers that V8 keeps as such. Lists of other kinds have floating-point numbers, or places that might be empty; a loop that has
 * met several kinds is compiled again and again, checks each list, and even rewrites lists of small integers into those of floating-point numbers.
 * So the lists that live long (points, forms, directions, lattices) are made here; the proof of a class of 20 words goes over them hundreds of millions of times.
 *
 * Integers that calculations give are not always small ones for V8, even if they are small. `Array.from`, `map` and `fill` are of several kinds, and
 * all lists of one literal are of the kind that one of them has needed.
 */

const NO_NUMBERS: readonly number[] = [];

/** A new list, to be filled by `push`. */
export const newList = (): number[] => NO_NUMBERS.slice();

/** The same number, and 0 for -0. */
export function small(x: number): number {
  const integer = x | 0;
  return integer === x ? integer : x;
}

/** The same numbers, or some of them. */
export function smallAll(list: readonly number[], start = 0, end = list.length): number[] {
  const found = newList();
  for (let i = start; i < end; i++) found.push(small(list[i]));
  return found;
}

export function zeros(length: number): number[] {
  const found = newList();
  for (let i = 0; i < length; i++) found.push(0);
  return found;
}
