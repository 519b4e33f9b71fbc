/**
 * Exact dyadic rationals, numerator / 2^exponent, of any size: the values of short games that are numbers.
 *
 * Immutable and normalised: the exponent is never negative, and the numerator is odd unless the exponent is 0,
 * so two dyadics are equal exactly when numerators and exponents are.
 *
 * A numerator is a machine integer where it is exact, that is up to 2^53, and a bigint beyond. Every operation tries
 * machine integers first and takes the bigint path when an operand or the result does not fit; nothing is ever rounded,
 * because a product or sum of doubles beyond 2^53 is recognised as too large, even if it was rounded.
 */
import { LEFT, type Side } from './side.ts';

/** The powers of two that are exact factors of machine integers. Reading past the end gives NaN, which never fits. */
const POWERS = Array.from({ length: 53 }, (_, k) => 2 ** k);
const power = (k: number): number => POWERS[k] ?? Number.NaN;

const fits = (n: number): boolean => Math.abs(n) <= Number.MAX_SAFE_INTEGER;

/**
 * An exact number numerator / 2^exponent.
 *
 * @example
 * ```ts
 * Dyadic.of(3, 2).add(Dyadic.of(1, 2)).toString(); // => '1'
 * Dyadic.of(5, 1).toString(); // => '5/2'
 * Dyadic.of(5, 1).compare(Dyadic.ONE); // => 1
 * Dyadic.of(2n ** 80n, 3).toString(); // => '151115727451828646838272'
 * ```
 */
export class Dyadic {
  /** The number 0. */
  static readonly ZERO = new Dyadic(0, null, 0);
  /** The number 1. */
  static readonly ONE = new Dyadic(1, null, 0);

  /** The numerator is `large`, or `small` if that is null. */
  private constructor(
    private readonly small: number,
    private readonly large: bigint | null,
    /** The denominator is 2 to this power, at least 0. */
    readonly exponent: number,
  ) {}

  /**
   * numerator / 2^exponent.
   *
   * @param numerator - an integer of any size
   * @param exponent - the power of two in the denominator; a negative one multiplies (default 0)
   * @throws RangeError - for a numerator that is not an integer
   */
  static of(numerator: bigint | number, exponent = 0): Dyadic {
    const machine = Number(numerator);
    if (Number.isSafeInteger(machine)) {
      if (exponent >= 0) return Dyadic.ofSmall(machine, exponent);
      const product = machine * power(-exponent);
      if (fits(product)) return Dyadic.ofSmall(product, 0);
    }
    return Dyadic.ofLarge(BigInt(numerator), exponent);
  }

  private static ofSmall(numerator: number, exponent: number): Dyadic {
    if (numerator === 0) return Dyadic.ZERO;
    if (exponent === 0 || (numerator & 1) !== 0) return new Dyadic(numerator, null, exponent);
    const shift = Math.min(exponent, trailingZeros(numerator));
    return new Dyadic(numerator / power(shift), null, exponent - shift);
  }

  private static ofLarge(numerator: bigint, exponent: number): Dyadic {
    if (numerator === 0n) return Dyadic.ZERO;
    const shift = exponent <= 0 ? exponent : Math.min(exponent, trailingZerosOfLarge(numerator));
    const n = shift < 0 ? numerator << BigInt(-shift) : numerator >> BigInt(shift);
    const machine = Number(n);
    return fits(machine) ? new Dyadic(machine, null, exponent - shift) : new Dyadic(0, n, exponent - shift);
  }

  /** The numerator in lowest terms. */
  get numerator(): bigint {
    return this.large ?? BigInt(this.small);
  }

  /** This number plus another. */
  add(other: Dyadic): Dyadic {
    const e = Math.max(this.exponent, other.exponent);
    if (this.large === null && other.large === null) {
      const a = this.small * power(e - this.exponent);
      const b = other.small * power(e - other.exponent);
      if (fits(a) && fits(b) && fits(a + b)) return Dyadic.ofSmall(a + b, e);
    }
    return Dyadic.ofLarge(this.numeratorAt(e) + other.numeratorAt(e), e);
  }

  /** This number minus another. */
  subtract(other: Dyadic): Dyadic {
    return this.add(other.negate());
  }

  /** This number with the other sign. */
  negate(): Dyadic {
    if (this.large !== null) return new Dyadic(0, -this.large, this.exponent);
    return this.small === 0 ? this : new Dyadic(-this.small, null, this.exponent);
  }

  /** This number times another. */
  multiply(other: Dyadic): Dyadic {
    const e = this.exponent + other.exponent;
    if (this.large === null && other.large === null && fits(this.small * other.small)) {
      return Dyadic.ofSmall(this.small * other.small, e);
    }
    return Dyadic.ofLarge(this.numerator * other.numerator, e);
  }

  /** Half of this number. */
  half(): Dyadic {
    return this.scale(-1);
  }

  /**
   * This number times 2^k.
   *
   * @param k - an integer; negative to divide
   */
  scale(k: number): Dyadic {
    return Dyadic.of(this.large ?? this.small, this.exponent - k);
  }

  /** -1, 0 or 1 as this number is less than, equal to or greater than the other. */
  compare(other: Dyadic): -1 | 0 | 1 {
    if (this === other) return 0;
    const e = Math.max(this.exponent, other.exponent);
    if (this.large === null && other.large === null) {
      const a = this.small * power(e - this.exponent);
      const b = other.small * power(e - other.exponent);
      if (fits(a) && fits(b)) return a < b ? -1 : a > b ? 1 : 0;
    }
    const a = this.numeratorAt(e);
    const b = other.numeratorAt(e);
    return a < b ? -1 : a > b ? 1 : 0;
  }

  /** Whether both are the same number. */
  equals(other: Dyadic): boolean {
    return this.small === other.small && this.exponent === other.exponent && this.large === other.large;
  }

  /** -1, 0 or 1 as this number is negative, zero or positive. */
  sign(): -1 | 0 | 1 {
    const n = this.large ?? this.small;
    return n < 0 ? -1 : n > 0 ? 1 : 0;
  }

  /** Whether this number is an integer. */
  isInteger(): boolean {
    return this.exponent === 0;
  }

  /** The greatest integer not above this number (`>>` on bigint rounds down). */
  floor(): bigint {
    return this.numerator >> BigInt(this.exponent);
  }

  /** The least integer not below this number. */
  ceil(): bigint {
    return -(-this.numerator >> BigInt(this.exponent));
  }

  /** The day on which this number is born: |n| for an integer, floor|x| + 1 + exponent for a proper fraction. */
  birthday(): bigint {
    const size = this.sign() < 0 ? this.negate() : this;
    return this.isInteger() ? size.numerator : size.floor() + 1n + BigInt(this.exponent);
  }

  /** The option that the canonical form of this number has for a side, if any: 3 = {2|}, 3/4 = {1/2|1}. */
  option(side: Side): Dyadic | null {
    const step = side === LEFT ? -1 : 1;
    if (this.isInteger() && step * this.sign() >= 0) return null;
    return this.add(Dyadic.of(step, this.exponent));
  }

  /** As a fraction in lowest terms, "-3/4", or an integer, "7". */
  toString(): string {
    return this.exponent === 0 ? this.numerator.toString() : `${this.numerator}/${1n << BigInt(this.exponent)}`;
  }

  /**
   * The simplest number between two bounds (the one born first), each open or closed, `null` for no bound.
   *
   * @throws RangeError - if the interval is empty
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

/** How many zeros a machine integer other than 0 ends in. (Bit operators use only its lowest 32 bits.) */
function trailingZeros(n: number): number {
  const low = n | 0;
  return low === 0 ? 32 + trailingZeros(n / 2 ** 32) : 31 - Math.clz32(low & -low);
}

function trailingZerosOfLarge(n: bigint): number {
  let zeros = 0;
  let rest = n;
  // Skip 32 bits at a time first, so that a power such as 2^200000 costs no more than its length.
  while ((rest & 0xffffffffn) === 0n) {
    rest >>= 32n;
    zeros += 32;
  }
  return zeros + trailingZeros(Number(rest & 0xffffffffn));
}

/** How many bits a positive number has. */
function bitLength(n: bigint): number {
  const digits = n.toString(16);
  return 4 * digits.length - Math.clz32(Number.parseInt(digits.charAt(0), 16)) + 28;
}
