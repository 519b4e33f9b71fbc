/** Lookups that must succeed: a missing element is a defect of the program and throws at once. */

/** The element of a list at an index. */
export function elementAt<T>(list: { readonly length: number; readonly [index: number]: T }, index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`There is nothing at ${index} of ${list.length}.`);
  return found;
}

/** The last element of a list that is not empty. */
export const lastOf = <T>(list: { readonly length: number; readonly [index: number]: T }): T =>
  elementAt(list, list.length - 1);
