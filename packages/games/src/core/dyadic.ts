/**
 * Exact dyadic rationals, numerator / 2^exponent, of any size: the values of short games that are numbers.
 *
 * Immutable and normalised: the exponent is never negative, and the numerator is odd unless the exponent is 0,
 * so two dyadics are equal exactly when both fields are.
 */
import { LEFT, type Side } from './side.ts';

export class Dyadic {
  static readonly ZERO = new Dyadic(0n, 0);
  static readonly ONE = new Dyadic(1n, 0);

  private constructor(
    readonly numerator: bigint,
    readonly exponent: number,
  ) {}

  /** numerator / 2^exponent; a negative exponent multiplies. */
  static of(numerator: bigint | number, exponent = 0): Dyadic {
    let n = BigInt(numerator);
    if (n === 0n) return Dyadic.ZERO;
    let e = exponent;
    if (e <= 0) return new Dyadic(n << BigInt(-e), 0);
    const shift = Math.min(e, trailingZeros(n));
    n >>= BigInt(shift);
    e -= shift;
    return new Dyadic(n, e);
  }

  add(other: Dyadic): Dyadic {
    const e = Math.max(this.exponent, other.exponent);
    return Dyadic.of(this.numeratorAt(e) + other.numeratorAt(e), e);
  }

  subtract(other: Dyadic): Dyadic {
    return this.add(other.negate());
  }

  negate(): Dyadic {
    return new Dyadic(-this.numerator, this.exponent);
  }

  multiply(other: Dyadic): Dyadic {
    return Dyadic.of(this.numerator * other.numerator, this.exponent + other.exponent);
  }

  half(): Dyadic {
    return this.scale(-1);
  }

  /** This number times 2^k. */
  scale(k: number): Dyadic {
    return Dyadic.of(this.numerator, this.exponent - k);
  }

  compare(other: Dyadic): -1 | 0 | 1 {
    const e = Math.max(this.exponent, other.exponent);
    const a = this.numeratorAt(e);
    const b = other.numeratorAt(e);
    return a < b ? -1 : a > b ? 1 : 0;
  }

  equals(other: Dyadic): boolean {
    return this.exponent === other.exponent && this.numerator === other.numerator;
  }

  sign(): -1 | 0 | 1 {
    return this.numerator < 0n ? -1 : this.numerator > 0n ? 1 : 0;
  }

  isInteger(): boolean {
    return this.exponent === 0;
  }

  /** The greatest integer not above this number (`>>` on bigint rounds down). */
  floor(): bigint {
    return this.numerator >> BigInt(this.exponent);
  }

  ceil(): bigint {
    return -(-this.numerator >> BigInt(this.exponent));
  }

  /** The day on which this number is born: |n| for an integer, floor|x| + 1 + exponent for a proper fraction. */
  birthday(): bigint {
    const size = this.numerator < 0n ? this.negate() : this;
    return this.isInteger() ? size.numerator : size.floor() + 1n + BigInt(this.exponent);
  }

  /** The option that the canonical form of this number has for a side, if any: 3 = {2|}, 3/4 = {1/2|1}. */
  option(side: Side): Dyadic | null {
    const step = side === LEFT ? -1n : 1n;
    if (this.isInteger() && step * this.numerator >= 0n) return null;
    return Dyadic.of(this.numerator + step, this.exponent);
  }

  toString(): string {
    return this.exponent === 0 ? this.numerator.toString() : `${this.numerator}/${1n << BigInt(this.exponent)}`;
  }

  /**
   * The simplest number between two bounds (the one born first), each open or closed, `null` for no bound.
   * The interval must not be empty.
   */
  static simplest(low: Dyadic | null, lowClosed: boolean, high: Dyadic | null, highClosed: boolean): Dyadic {
    const inside = (x: Dyadic): boolean =>
      (low === null || x.compare(low) >= (lowClosed ? 0 : 1)) &&
      (high === null || x.compare(high) <= (highClosed ? 0 : -1));
    if (inside(Dyadic.ZERO)) return Dyadic.ZERO;
    if (low === null || low.sign() < 0) {
      // the whole interval is negative: reflect it
      return Dyadic.simplest(high?.negate() ?? null, highClosed, low?.negate() ?? null, lowClosed).negate();
    }
    const integer = lowClosed ? low.ceil() : low.floor() + 1n;
    if (inside(Dyadic.of(integer))) return Dyadic.of(integer);
    // No integer fits, so `high` exists. In units so fine that open bounds can be closed by one unit, the simplest
    // number is the multiple of the highest power of two: the bits above the first one in which the bounds differ.
    const end = high as Dyadic;
    const exponent = Math.max(low.exponent, end.exponent) + 1;
    const least = low.numeratorAt(exponent) + (lowClosed ? 0n : 1n);
    const greatest = end.numeratorAt(exponent) - (highClosed ? 0n : 1n);
    if (least > greatest) throw new RangeError('no number lies between these bounds');
    const free = BigInt(bitLength((least - 1n) ^ greatest) - 1);
    return Dyadic.of((greatest >> free) << free, exponent);
  }

  private numeratorAt(exponent: number): bigint {
    return this.numerator << BigInt(exponent - this.exponent);
  }
}

function trailingZeros(n: bigint): number {
  let zeros = 0;
  let rest = n;
  // Skip whole words first, so that a power such as 2^200000 costs no more than its length.
  while ((rest & 0xffffffffn) === 0n) {
    rest >>= 32n;
    zeros += 32;
  }
  const low = Number(rest & 0xffffffffn);
  return zeros + (31 - Math.clz32(low & -low));
}

/** How many bits a positive number has. */
function bitLength(n: bigint): number {
  const digits = n.toString(16);
  return 4 * digits.length - Math.clz32(Number.parseInt(digits.charAt(0), 16)) + 28;
}
