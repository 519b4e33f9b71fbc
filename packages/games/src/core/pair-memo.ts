/**
 * A memo from pairs of integers to integers that may forget: each pair has one place, and the latest pair takes it. It
 * begins small and doubles as it is written to, up to a given size: small arenas are made in no time.
 *
 * No pair may be (0, 0), which marks a free place, and no value may be -1, which means unknown.
 */
import { hashPair } from './pair-table.ts';

const FIRST_BITS = 10;
const UNKNOWN = -1;

export class PairMemo {
  /** Entry i: both numbers of the pair and its value. */
  // Empty at first: see row-table.ts.
  private entries = new Int32Array(0);
  private bits = 0;
  private readonly mostBits: number;
  /** How many more writes before it grows. */
  private room = 0;

  /** @param mostBits - log2 of the greatest number of entries, from 1 to 28 */
  constructor(mostBits: number) {
    this.mostBits = mostBits;
    this.resize(Math.min(FIRST_BITS, mostBits));
  }

  get bytes(): number {
    return this.entries.byteLength;
  }

  /** The value of a pair, or -1. */
  get(a: number, b: number): number {
    const { entries } = this;
    const at = 3 * (hashPair(a, b) >>> (32 - this.bits));
    return entries[at] === a && entries[at + 1] === b ? entries[at + 2] : UNKNOWN;
  }

  set(a: number, b: number, value: number): void {
    if (--this.room < 0) this.grow();
    const { entries } = this;
    const at = 3 * (hashPair(a, b) >>> (32 - this.bits));
    entries[at] = a;
    entries[at + 1] = b;
    entries[at + 2] = value;
  }

  private grow(): void {
    this.room = 1 << 30;
    if (this.bits === this.mostBits) return;
    const old = this.entries;
    this.resize(this.bits + 1);
    for (let at = 0; at < old.length; at += 3) {
      if (old[at] !== 0 || old[at + 1] !== 0) this.set(old[at], old[at + 1], old[at + 2]);
    }
  }

  private resize(bits: number): void {
    this.bits = bits;
    this.entries = new Int32Array(3 << bits);
    this.room = 1 << bits;
  }
}
