/** Looking things up where they must be: what is missing is a mistake of the program, told at once. */

/** The element of a list at an index. */
export function elementAt<T>(list: { readonly length: number; readonly [index: number]: T }, index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`There is nothing at ${index} of ${list.length}.`);
  return found;
}

/** The last element of a list that is not empty. */
export const lastOf = <T>(list: { readonly length: number; readonly [index: number]: T }): T =>
  elementAt(list, list.length - 1);
