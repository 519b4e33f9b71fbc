/**
 * A memo from pairs of integers to integers that may forget: each pair has one place, and the latest pair takes it. It
 * begins small and grows as it is written to, up to a given size, so that a small arena takes little time to make.
 *
 * No pair may be (0, 0), which marks a free place, and no value may be -1, which means unknown.
 */
import { hashPair } from './pair-table.ts';

/** The first size is so small that it grows before V8 compiles the code around it, which then need not be thrown away. */
const FIRST_BITS = 7;
/** It grows eightfold: it forgets less often. */
const MORE_BITS = 3;
const UNKNOWN = -1;
const NO_END = -1;

export class PairMemo {
  /** Entry i: both numbers of the pair and its value. */
  // Empty at first: see row-table.ts.
  private entries = new Int32Array(0);
  private bits = 0;
  private readonly mostBits: number;
  /** How many more writes before it grows; negative at its greatest size. */
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
    if (this.room > 0) this.room--;
    else if (this.room === 0) this.grow();
    const { entries } = this;
    const at = 3 * (hashPair(a, b) >>> (32 - this.bits));
    entries[at] = a;
    entries[at + 1] = b;
    entries[at + 2] = value;
  }

  /** Begins a larger table; what the old one held is forgotten, which takes less time than to move it. */
  private grow(): void {
    this.resize(Math.min(this.bits + MORE_BITS, this.mostBits));
  }

  private resize(bits: number): void {
    this.bits = bits;
    this.entries = new Int32Array(3 << bits);
    this.room = bits < this.mostBits ? 1 << bits : NO_END;
  }
}
