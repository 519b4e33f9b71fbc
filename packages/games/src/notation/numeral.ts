/**
 * How numbers are written: whole numbers, fractions whose denominator is a power of two, and `a**n` for powers, as in
 * 2**200 or 1/2**200. (A single ^ cannot be the power sign: 2^200 is 2 plus two hundred ups.)
 */
import { Dyadic } from '../core/dyadic.ts';
import { Fault, quoteAt } from './parse-error.ts';
import type { Scanner } from './scanner.ts';

const MAX_DIGITS = 100_000;
const MAX_POWER_BITS = 332_000;

/** Reads the number at the head, which must be at a digit. */
export function readNumber(scanner: Scanner): Dyadic {
  const start = scanner.at;
  const above = readWhole(scanner);
  const end = scanner.at;
  scanner.skipBlanks();
  if (!scanner.take('/')) {
    scanner.at = end;
    return Dyadic.of(above);
  }
  scanner.skipBlanks();
  if (!scanner.atDigit) throw new Fault('A whole number must follow "/".', scanner.at);
  const below = scanner.at;
  const denominator = readWhole(scanner);
  if (denominator === 0n) throw new Fault('A number cannot be divided by zero.', below);
  const number = divide(above, denominator);
  if (number === null) {
    const written = scanner.text.slice(start, scanner.at);
    const name = written.length > 40 ? 'This fraction' : written;
    throw new Fault(`${name} is no dyadic fraction: the denominator must be a power of two.`, below);
  }
  return number;
}

/** A count after ^, v, * or in brackets: a whole number up to `limit`. */
export function readCount(scanner: Scanner, limit: number, what: string): number {
  const start = scanner.at;
  const digits = scanner.takeDigits();
  return checkCount(digits, start, limit, what);
}

export function checkCount(digits: string, start: number, limit: number, what: string): number {
  const count = Number(digits);
  if (count > limit) throw new Fault(`${what} can be at most ${limit.toLocaleString('en-US')}.`, start);
  return count;
}

function readWhole(scanner: Scanner): bigint {
  const start = scanner.at;
  const base = readDigits(scanner);
  const end = scanner.at;
  scanner.skipBlanks();
  if (!scanner.atPowerSign) {
    scanner.at = end;
    return base;
  }
  scanner.at += 2;
  scanner.skipBlanks();
  if (!scanner.atDigit) {
    const found = scanner.at < scanner.text.length ? `, not ${quoteAt(scanner.text, scanner.at)}` : '';
    throw new Fault(`A whole number must follow the power sign "**"${found}.`, scanner.at);
  }
  const exponent = readDigits(scanner);
  if (base > 1n && BigInt(bitLength(base)) * exponent > MAX_POWER_BITS) {
    throw new Fault(`This power is too large: it has more than ${MAX_DIGITS.toLocaleString('en-US')} digits.`, start);
  }
  return base ** (base > 1n ? exponent : exponent === 0n ? 0n : 1n);
}

function readDigits(scanner: Scanner): bigint {
  const start = scanner.at;
  const digits = scanner.takeDigits();
  if (digits.length > MAX_DIGITS) {
    throw new Fault(`A number can have at most ${MAX_DIGITS.toLocaleString('en-US')} digits.`, start);
  }
  return BigInt(digits);
}

/** above / below if that is a dyadic rational, else null. */
function divide(above: bigint, below: bigint): Dyadic | null {
  const twos = bitLength(below & -below) - 1;
  const odd = below >> BigInt(twos);
  return above % odd === 0n ? Dyadic.of(above / odd, twos) : null;
}

function bitLength(n: bigint): number {
  const hex = n.toString(16);
  return hex.length * 4 - (Math.clz32(Number.parseInt(hex.charAt(0), 16)) - 28);
}
