/**
 * Things of which equal ones are to be one, found by a hash of what they are. Texts as keys would do, but to make them takes longer than everything
 * else.
 */
export class Interned<Thing> {
  private readonly lists = new Map<number, Thing[]>();

  /** The thing with this hash that is the one; undefined if there is none. */
  find(hash: number, isIt: (thing: Thing) => boolean): Thing | undefined {
    const alike = this.lists.get(hash);
    if (alike === undefined) return undefined;
    for (let i = 0; i < alike.length; i++) if (isIt(alike[i])) return alike[i];
    return undefined;
  }

  add(hash: number, thing: Thing): void {
    const alike = this.lists.get(hash);
    if (alike === undefined) this.lists.set(hash, [thing]);
    else alike.push(thing);
  }
}

/** A hash with one more number in it, of 32 bits. */
export function mixed(hash: number, x: number): number {
  const next = Math.imul(hash ^ x, 0x85ebca6b);
  return next ^ (next >>> 13);
}

export function mixedAll(hash: number, list: readonly number[]): number {
  let next = mixed(hash, list.length);
  for (let i = 0; i < list.length; i++) next = mixed(next, list[i]);
  return next;
}

export function areEqual(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
