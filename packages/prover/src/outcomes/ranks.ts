/**
 * Numbers the lists of gaps with a given sum, so that what is known of them is an array: a list has as its rank how many lists of the same
 * sum come before it, in the order of their first differing entries. That is the order of `pointsOfSum`.
 */
import { binomial } from '../region/points.ts';

/** Sums up to which numbers are kept at first. */
const FIRST_SUMS = 64;

export class Ranks {
  /** For k, then for each sum: in how many ways k+1 gaps have it. The first entry of each row is for a sum of -1. */
  private choices = new Int32Array(0);
  /** How many sums a row has. */
  private sums = 0;

  /** For lists of so many gaps. */
  constructor(private readonly gaps: number) {
    this.grow(FIRST_SUMS);
  }

  /** How many lists have a sum; 0 for a negative one. */
  count(sum: number): number {
    if (sum >= this.sums) return binomial(sum + this.gaps - 1, this.gaps - 1);
    return this.choices[(this.gaps - 1) * (this.sums + 1) + sum + 1];
  }

  /** Prepares for lists with sums up to this one. */
  reach(sum: number): void {
    if (sum >= this.sums) this.grow(2 * sum);
  }

  /** The rank of a list, whose sum has been reached. */
  rank(gaps: readonly number[]): number {
    const { choices } = this;
    const row = this.sums + 1;
    let left = 0;
    for (let i = 0; i < gaps.length; i++) left += gaps[i];
    let rank = 0;
    for (let i = 0, at = (gaps.length - 1) * row + 1; i < gaps.length - 1; i++, at -= row) {
      const rest = left - gaps[i];
      rank += choices[at + left] - choices[at + rest];
      left = rest;
    }
    return rank;
  }

  /**
   * Whether something differs between a list and one of its neighbours, whose sums are 1 less or 1 more: by ranks, what is known of those
   * with less and with more. The ranks of neighbours come from the terms of that of the list: those before the gap that changes have another
   * sum left, and those after it are the same.
   */
  differs(gaps: readonly number[], rank: number, here: number, less: Uint8Array | null, more: Uint8Array): boolean {
    const { choices } = this;
    const row = this.sums + 1;
    let left = 0;
    for (let i = 0; i < gaps.length; i++) left += gaps[i];
    // What the terms up to a gap add to the rank of the list, and to that of a neighbour that differs in a later gap.
    let terms = 0;
    let above = 0;
    let below = 0;
    for (let i = 0, at = (gaps.length - 1) * row + 1; i < gaps.length; i++, at -= row) {
      const rest = left - gaps[i];
      terms += choices[at + left] - choices[at + rest];
      const others = rank - terms - choices[at + rest];
      if (more[above + choices[at + left + 1] + others] !== here) return true;
      if (less !== null && rest < left && less[below + choices[at + left - 1] + others] !== here) return true;
      above += choices[at + left + 1] - choices[at + rest + 1];
      // With nothing left no later gap can become smaller.
      if (rest === 0) below = 0;
      else below += choices[at + left - 1] - choices[at + rest - 1];
      left = rest;
    }
    return false;
  }

  private grow(sums: number): void {
    this.sums = sums;
    const row = sums + 1;
    this.choices = new Int32Array(this.gaps * row);
    for (let k = 0; k < this.gaps; k++) {
      for (let sum = 0; sum < sums; sum++)
        this.choices[k * row + sum + 1] = Math.min(binomial(sum + k, k), 2 ** 31 - 1);
    }
  }
}
