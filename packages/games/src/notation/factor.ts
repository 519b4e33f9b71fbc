/**
 * The parts of a term that are juxtaposed and added: number, ups and star. What comes after a number decides what it
 * is: a value by itself, the number part of one such as 2v4 or 3/2*, or a count of copies as in 3.^ .
 */
import type { Dyadic } from '../core/dyadic.ts';
import { MAX_NIMBER, MAX_UPS } from '../core/limits.ts';
import { checkCount, readCount } from './numeral.ts';
import { Fault, quoteAt } from './parse-error.ts';
import type { Scanner } from './scanner.ts';
import type { Syntax } from './syntax.ts';

/** The greatest n in ^<n> and ^[n]: such a game has n followers. */
const MAX_UPTIMAL = 250_000;

interface Copies {
  readonly kind: 'copies';
  readonly count: bigint;
}

/**
 * What follows the number just read. `atGame` says whether a factor other than a number begins at the head. A star
 * after a whole number multiplies if such a factor follows it: 3*^ is three ups, but 3*2 is 3 + *2.
 */
export function readFactorTail(
  scanner: Scanner,
  at: number,
  number: Dyadic,
  atGame: () => boolean,
): Syntax<never> | Copies {
  const sign = scanner.at;
  if (scanner.atTimes) {
    scanner.at++;
    scanner.skipBlanks();
    if (scanner.atDigit) throw new Fault('Decimals are not read; write a fraction such as 1/2.', sign);
    return copies(scanner, sign, number);
  }
  if (scanner.next === '{' || scanner.next === '(') {
    const after = scanner.next === '{' ? '{..}' : '(..)';
    throw new Fault(`Write a sign between the number and ${after}: + adds them, a point makes copies.`, sign);
  }
  if (scanner.atStar && !scanner.atPowerSign) {
    scanner.at++;
    scanner.skipBlanks();
    const multiplies = !scanner.atDigit && atGame();
    if (multiplies) return copies(scanner, sign, number);
    scanner.at = sign;
  }
  return readUpStar(scanner, at, number);
}

function copies(scanner: Scanner, sign: number, number: Dyadic): Copies {
  if (!number.isInteger()) {
    throw new Fault(`Only a whole number can stand before ${quoteAt(scanner.text, sign)}, to make copies.`, sign);
  }
  return { kind: 'copies', count: number.numerator };
}

/** The ups and the star after a number (0 if none was written), if there are any. */
export function readUpStar(scanner: Scanner, at: number, number: Dyadic): Syntax<never> {
  let ups = 0;
  let uptimal: { kind: 'power' | 'series'; n: number } | null = null;
  if (scanner.atArrow) {
    ups = readArrows(scanner);
    uptimal = Math.abs(ups) === 1 ? readUptimal(scanner) : null;
    if (uptimal === null) ups *= readUpCount(scanner, Math.abs(ups));
  }
  const nimber = readStar(scanner);
  if (uptimal === null) return { kind: 'nus', at, number, ups, nimber };
  return { ...uptimal, at, number, down: ups < 0, nimber };
}

/** A run of arrows of one direction: ^^^ is three ups. */
function readArrows(scanner: Scanner): number {
  const start = scanner.at;
  let ups = scanner.takeArrow();
  for (let end = scanner.at; ; end = scanner.at) {
    scanner.skipBlanks();
    const here = scanner.at;
    const more = scanner.atArrow ? scanner.takeArrow() : 0;
    if (Math.sign(more) !== Math.sign(ups)) {
      scanner.at = more === 0 ? end : here;
      break;
    }
    ups += more;
  }
  if (Math.abs(ups) > MAX_UPS) checkCount(String(Math.abs(ups)), start, MAX_UPS, 'The number of ups');
  return ups;
}

function readUpCount(scanner: Scanner, arrows: number): number {
  const end = scanner.at;
  scanner.skipBlanks();
  if (!scanner.atDigit) {
    scanner.at = end;
    return 1;
  }
  if (arrows > 1) throw new Fault('A count can follow one arrow only: ^3 is three ups.', scanner.at);
  return readCount(scanner, MAX_UPS, 'The number of ups');
}

/** ^<n>, ^[n], or a superscript. */
function readUptimal(scanner: Scanner): { kind: 'power' | 'series'; n: number } | null {
  const end = scanner.at;
  scanner.skipBlanks();
  const start = scanner.at;
  const superscript = scanner.takeSuperscript();
  if (superscript !== '') {
    return { kind: 'power', n: positive(checkCount(superscript, start, MAX_UPTIMAL, 'An uptimal'), start) };
  }
  for (const [open, close, kind] of [
    ['<', '>', 'power'],
    ['[', ']', 'series'],
  ] as const) {
    if (!scanner.take(open)) continue;
    scanner.skipBlanks();
    const from = scanner.at;
    if (!scanner.atDigit) throw new Fault(`A whole number must follow "${open}".`, from);
    const n = positive(readCount(scanner, MAX_UPTIMAL, 'An uptimal'), from);
    scanner.skipBlanks();
    if (!scanner.take(close)) throw new Fault(`"${close}" is expected here.`, scanner.at);
    return { kind, n };
  }
  scanner.at = end;
  return null;
}

function positive(n: number, at: number): number {
  if (n === 0) throw new Fault('The uptimals are numbered from 1.', at);
  return n;
}

function readStar(scanner: Scanner): number {
  const end = scanner.at;
  scanner.skipBlanks();
  if (!scanner.atStar) {
    scanner.at = end;
    return 0;
  }
  if (scanner.atPowerSign) throw new Fault('The power sign "**" stands between whole numbers only.', scanner.at);
  scanner.at++;
  const star = scanner.at;
  scanner.skipBlanks();
  if (scanner.atDigit) return readCount(scanner, MAX_NIMBER, 'A nimber');
  scanner.at = star;
  return 1;
}
