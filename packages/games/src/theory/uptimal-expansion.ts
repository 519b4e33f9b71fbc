/**
 * Uptimal expansions x + *m + a_1 up^1 + a_2 up^2 + ... + a_k up^k, as data: the number x, the nimber m and the integer
 * coefficients a_i, of which the last is not 0. The sequence is kept as runs of equal coefficients, because the
 * uptimals that occur in play (up^k, and up^1 + ... + up^k) are long but have only one or two runs.
 */
import type { Dyadic } from '../core/dyadic.ts';

/** So many equal coefficients, one after the other. */
export interface Run {
  /** The coefficient, an integer. */
  readonly value: number;
  /** How many times it stands. */
  readonly count: number;
}

/**
 * A number, a nimber, and integer coefficients of up^1, up^2, ..
 *
 * @example
 * ```ts
 * const expansion = UptimalExpansion.of(Dyadic.ZERO, 1, [1, 2]);
 * expansion.toString(); // => '*.12'
 * expansion.coefficient(2); // => 2
 * ```
 */
export class UptimalExpansion {
  private constructor(
    /** The number x. */
    readonly number: Dyadic,
    /** The m of *m, at least 0. */
    readonly nimber: number,
    /** The coefficients: neighbouring runs differ in value, and the last value is not 0. */
    readonly runs: readonly Run[],
    /** The number of coefficients, k. */
    readonly length: number,
  ) {}

  /**
   * The expansion with these coefficients, a_1 first; zeros at the end are dropped.
   *
   * @param nimber - the m of *m, at least 0
   */
  static of(number: Dyadic, nimber: number, coefficients: readonly number[]): UptimalExpansion {
    return UptimalExpansion.ofRuns(
      number,
      nimber,
      coefficients.map((value) => ({ value, count: 1 })),
    );
  }

  private static ofRuns(number: Dyadic, nimber: number, runs: readonly Run[]): UptimalExpansion {
    const merged: Run[] = [];
    for (const { value, count } of runs) {
      const last = merged.at(-1);
      if (count === 0) continue;
      if (last?.value === value) merged[merged.length - 1] = { value, count: last.count + count };
      else merged.push({ value, count });
    }
    if (merged.at(-1)?.value === 0) merged.pop();
    const length = merged.reduce((sum, run) => sum + run.count, 0);
    return new UptimalExpansion(number, nimber, merged, length);
  }

  /**
   * The coefficient of up^i, for i ≥ 1.
   *
   * @param i - which power of up, from 1
   * @returns an integer; 0 beyond the last coefficient
   */
  coefficient(i: number): number {
    let past = 0;
    for (const { value, count } of this.runs) {
      past += count;
      if (i <= past) return value;
    }
    return 0;
  }

  /** All coefficients, a_1 first. */
  coefficients(): number[] {
    return this.runs.flatMap(({ value, count }) => Array<number>(count).fill(value));
  }

  /** The same with the sign of every coefficient changed; number and nimber stay. */
  mirrored(): UptimalExpansion {
    const runs = this.runs.map(({ value, count }) => ({ value: value === 0 ? 0 : -value, count }));
    return new UptimalExpansion(this.number, this.nimber, runs, this.length);
  }

  /**
   * The same with another nimber.
   *
   * @param nimber - the m of *m, at least 0
   */
  withNimber(nimber: number): UptimalExpansion {
    return new UptimalExpansion(this.number, nimber, this.runs, this.length);
  }

  /**
   * Only the coefficients up to a_n.
   *
   * @param n - how many coefficients to keep
   */
  truncated(n: number): UptimalExpansion {
    return UptimalExpansion.ofRuns(this.number, this.nimber, this.split(n)[0]);
  }

  /**
   * One more of each of up^1 .. up^n.
   *
   * @param n - how many coefficients to raise
   */
  incremented(n: number): UptimalExpansion {
    const [head, tail] = this.split(n);
    const raised = head.map(({ value, count }) => ({ value: value + 1, count }));
    return UptimalExpansion.ofRuns(this.number, this.nimber, [...raised, ...tail]);
  }

  /**
   * The greatest i with a_i ≤ bound, or 0.
   *
   * @param bound - an integer
   * @returns an index from 1, or 0
   */
  lastAtMost(bound: number): number {
    let end = this.length;
    for (let i = this.runs.length - 1; i >= 0; i--) {
      const run = this.runs[i] as Run;
      if (run.value <= bound) return end;
      end -= run.count;
    }
    return 0;
  }

  /** Whether the first coefficient that is not 1, if there is one up to a_k, is less than 1. */
  isAtMostOnes(): boolean {
    const first = this.runs.find((run) => run.value !== 1);
    return first === undefined || first.value < 1;
  }

  /** Whether both are the same expansion. */
  equals(other: UptimalExpansion): boolean {
    return this.number.equals(other.number) && this.key() === other.key();
  }

  /** The nimber and the coefficients as text: the same exactly for equal ones. */
  key(): string {
    return `*${this.nimber}.${this.runs.map(({ value, count }) => `${value}x${count}`).join(',')}`;
  }

  /** In digits, "x*m.a_1a_2...": a minus sign follows its digit, ten and more are A to Z, then in parentheses. */
  toString(): string {
    const star = this.nimber === 0 ? '' : this.nimber === 1 ? '*' : `*${this.nimber}`;
    const number = this.number.sign() === 0 && star !== '' ? '' : this.number.toString();
    const digits = this.coefficients().map((a) => {
      const size = Math.abs(a);
      return (size < 36 ? size.toString(36).toUpperCase() : `(${size})`) + (a < 0 ? '-' : '');
    });
    return `${number}${star}.${digits.join('') || '0'}`;
  }

  /** The runs before and after a_n; the first part is filled up with zeros to n. */
  private split(n: number): readonly [readonly Run[], readonly Run[]] {
    const head: Run[] = [];
    const tail: Run[] = [];
    let room = n;
    for (const { value, count } of this.runs) {
      const inHead = Math.min(room, count);
      head.push({ value, count: inHead });
      tail.push({ value, count: count - inHead });
      room -= inHead;
    }
    head.push({ value: 0, count: room });
    return [head, tail];
  }
}
