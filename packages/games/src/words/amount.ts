/** Exact numbers as people write them: 2⅜ for 19/8, and amounts of moves. */
import { Dyadic } from '../core/dyadic.ts';

/** The fractions that have a sign of their own, by numerator and exponent of the denominator. */
const SIGNS: Readonly<Record<string, string>> = {
  '1 1': '½',
  '1 2': '¼',
  '3 2': '¾',
  '1 3': '⅛',
  '3 3': '⅜',
  '5 3': '⅝',
  '7 3': '⅞',
};

/**
 * A number with its whole part apart, such as 2⅜ for 19/8 or −1 5/16 for −21/16.
 *
 * @example
 * ```ts
 * [Dyadic.of(19, 3), Dyadic.of(-21, 4), Dyadic.of(7)].map(mixedNumber); // => [ '2⅜', '−1 5/16', '7' ]
 * ```
 */
export function mixedNumber(x: Dyadic): string {
  const size = x.sign() < 0 ? x.negate() : x;
  const whole = size.floor();
  const rest = size.subtract(Dyadic.of(whole));
  const sign = SIGNS[`${rest.numerator} ${rest.exponent}`];
  const fraction = rest.sign() === 0 ? '' : (sign ?? rest.toString());
  const gap = whole !== 0n && fraction !== '' && sign === undefined ? ' ' : '';
  const shown = whole === 0n && fraction !== '' ? '' : whole.toString();
  return `${x.sign() < 0 ? '−' : ''}${shown}${gap}${fraction}`;
}

/** "1 move", "3 moves", "2⅜ moves", "⅜ of a move". */
export function moves(x: Dyadic): string {
  const text = mixedNumber(x);
  if (x.equals(Dyadic.ONE)) return '1 move';
  return x.compare(Dyadic.ONE) < 0 && x.sign() > 0 ? `${text} of a move` : `${text} moves`;
}
