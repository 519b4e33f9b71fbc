/** A table from pairs of non-negative integers to integers: flat, open addressing, grows as it fills. */
const FREE = -1;
const FIRST_LENGTH = 3 * 64;

export class PairTable {
  private size = 0;
  /** Entry i: both numbers of the pair and its value. */
  // Empty at first: see row-table.ts.
  private entries = new Int32Array(0);

  constructor() {
    this.entries = new Int32Array(FIRST_LENGTH).fill(FREE);
  }

  /** Forgets all pairs. */
  clear(): void {
    if (this.size === 0) return;
    this.size = 0;
    if (this.entries.length === FIRST_LENGTH) this.entries.fill(FREE);
    else this.entries = new Int32Array(FIRST_LENGTH).fill(FREE);
  }

  /** The value of a pair, or -1. */
  get(a: number, b: number): number {
    if (this.size === 0) return FREE;
    const at = this.find(a, b);
    return this.entries[at] === FREE ? FREE : this.entries[at + 2];
  }

  set(a: number, b: number, value: number): void {
    let at = this.find(a, b);
    if (this.entries[at] === FREE) {
      if (6 * ++this.size > this.entries.length) {
        this.grow();
        at = this.find(a, b);
      }
      this.entries[at] = a;
      this.entries[at + 1] = b;
    }
    this.entries[at + 2] = value;
  }

  /** Where the pair is, or the free entry where it would be. */
  private find(a: number, b: number): number {
    const { entries } = this;
    const mask = entries.length / 3 - 1;
    let slot = hashPair(a, b) & mask;
    while (entries[3 * slot] !== FREE && (entries[3 * slot] !== a || entries[3 * slot + 1] !== b)) {
      slot = (slot + 1) & mask;
    }
    return 3 * slot;
  }

  private grow(): void {
    const old = this.entries;
    this.entries = new Int32Array(2 * old.length).fill(FREE);
    for (let at = 0; at < old.length; at += 3) {
      if (old[at] !== FREE) this.entries.set(old.subarray(at, at + 3), this.find(old[at], old[at + 1]));
    }
  }
}

export function hashPair(a: number, b: number): number {
  const h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  return Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) >>> 0;
}
