/** Few sets that cover what all of them cover. */

/** Repeatedly takes the set that adds the most, the first of equals. Elements are numbers from 0 to size - 1. */
export function greedyCover<T>(sets: readonly T[], size: number, elementsOf: (set: T) => readonly number[]): T[] {
  const elements = sets.map(elementsOf);
  const isCovered = new Uint8Array(size);
  const taken: T[] = [];
  for (;;) {
    let [best, most] = [-1, 0];
    elements.forEach((some, i) => {
      let gain = 0;
      if (some.length > most) for (const element of some) gain += 1 - (isCovered[element] as number);
      if (gain > most) [best, most] = [i, gain];
    });
    if (best < 0) return taken;
    for (const element of elements[best] as readonly number[]) isCovered[element] = 1;
    taken.push(sets[best] as T);
  }
}
