/** Sets of small integers, 32 of them in each integer of an array: sets of samples, mostly. */
export type Bits = Uint32Array;

export function emptyBits(size: number): Bits {
  return new Uint32Array((size + 31) >> 5);
}

/** The set of all i < size with a property. */
export function bitsWhere(size: number, has: (i: number) => boolean): Bits {
  const bits = emptyBits(size);
  for (let i = 0; i < size; i++) if (has(i)) addBit(bits, i);
  return bits;
}

/** The set of all i < size. */
export function allBits(size: number): Bits {
  const bits = emptyBits(size).fill(0xffffffff);
  if (size % 32 !== 0) bits[bits.length - 1] = 2 ** (size % 32) - 1;
  return bits;
}

export function addBit(bits: Bits, i: number): void {
  bits[i >> 5] |= 1 << (i & 31);
}

export function hasBit(bits: Bits, i: number): boolean {
  return ((bits[i >> 5] >>> (i & 31)) & 1) === 1;
}

export function intersection(a: Bits, b: Bits): Bits {
  const both = new Uint32Array(a.length);
  for (let i = 0; i < a.length; i++) both[i] = a[i] & b[i];
  return both;
}

export function difference(a: Bits, b: Bits): Bits {
  const rest = new Uint32Array(a.length);
  for (let i = 0; i < a.length; i++) rest[i] = a[i] & ~b[i];
  return rest;
}

/** Takes the members of b out of a. */
export function remove(a: Bits, b: Bits): void {
  for (let i = 0; i < a.length; i++) a[i] &= ~b[i];
}

export function count(a: Bits): number {
  let n = 0;
  for (let i = 0; i < a.length; i++) n += ones(a[i]);
  return n;
}

/** The size of the intersection; the sets may be of different capacity. */
export function common(a: Bits, b: Bits): number {
  let n = 0;
  for (let i = Math.min(a.length, b.length) - 1; i >= 0; i--) {
    const chunk = a[i] & b[i];
    if (chunk !== 0) n += ones(chunk);
  }
  return n;
}

export function isSubset(a: Bits, b: Bits): boolean {
  for (let i = 0; i < a.length; i++) if ((a[i] & ~(b[i] ?? 0)) !== 0) return false;
  return true;
}

export function members(a: Bits): number[] {
  const list: number[] = [];
  eachCommon(a, a, (i) => list.push(i));
  return list;
}

/** Calls `visit` for each member of both sets, in order; the sets may be of different capacity. */
export function eachCommon(a: Bits, b: Bits, visit: (i: number) => void): void {
  for (let i = 0, end = Math.min(a.length, b.length); i < end; i++) {
    for (let chunk = a[i] & b[i]; chunk !== 0; chunk &= chunk - 1) visit(i * 32 + 31 - Math.clz32(chunk & -chunk));
  }
}

/** The things in some places of a list. */
export function chosen<Thing>(list: readonly Thing[], places: readonly number[]): Thing[] {
  const found: Thing[] = [];
  for (let i = 0; i < places.length; i++) found.push(list[places[i]]);
  return found;
}

/** For each i < size its place among the chosen; -1 if it is not one of them. */
export function placesOf(chosen: readonly number[], size: number): Int32Array {
  const places = new Int32Array(size).fill(-1);
  for (let place = 0; place < chosen.length; place++) places[chosen[place]] = place;
  return places;
}

/** For each set the places of its members that have one, of so many places; null if none has. */
export function project(sets: readonly Bits[], places: Int32Array, size: number): (Bits | null)[] {
  const words = (size + 31) >> 5;
  // One piece of memory for all: to get it takes longer than to fill it.
  const memory = new Uint32Array(sets.length * words);
  let free = 0;
  return sets.map((a) => {
    const seen = memory.subarray(free, free + words);
    let isEmpty = true;
    for (let i = 0; i < a.length; i++) {
      for (let chunk = a[i]; chunk !== 0; chunk &= chunk - 1) {
        const place = places[i * 32 + 31 - Math.clz32(chunk & -chunk)];
        if (place < 0) continue;
        addBit(seen, place);
        isEmpty = false;
      }
    }
    if (isEmpty) return null;
    free += words;
    return seen;
  });
}

/** The least member; -1 if there is none. */
export function firstMember(a: Bits): number {
  let i = 0;
  while (i < a.length && a[i] === 0) i++;
  return i === a.length ? -1 : i * 32 + 31 - Math.clz32(a[i] & -a[i]);
}

function ones(chunk: number): number {
  let x = chunk - ((chunk >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
