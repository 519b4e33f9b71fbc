/**
 * Things of which equal ones are to be one, found by a hash of what they are. Texts as keys would do, but to make them takes longer than everything
 * else.
 */
export class Interned<Thing> {
  private readonly lists = new Map<number, Thing[]>();

  /** The things with this hash, among which is the one if there is one. */
  alike(hash: number): readonly Thing[] {
    return this.lists.get(hash) ?? NONE;
  }

  add(hash: number, thing: Thing): void {
    const alike = this.lists.get(hash);
    if (alike === undefined) this.lists.set(hash, [thing]);
    else alike.push(thing);
  }
}

const NONE: readonly never[] = [];

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
