/** Conditions on the parameters, such as b >= c+2 or a = 1 (mod 3): read, and decided at a point. */
import { Dyadic } from '@lilypad/games';
import { type Affine, type Point, readAffine, subtract, valueAt } from './affine.ts';

/** The form is at least 0, equals 0, or is congruent to 0. */
export type Condition =
  | { readonly kind: 'atLeast' | 'equal'; readonly form: Affine }
  | { readonly kind: 'congruent'; readonly form: Affine; readonly modulus: number };

const SIGN = /\s*(>=|<=|=|>|<)\s*/y;
const MODULUS = /\s*\(\s*mod\s+(\d+)\s*\)\s*$/;

/** Reads a condition of a certificate of our own; throws on anything else. */
export function readCondition(text: string): Condition {
  const left = readAffine(text, 0);
  SIGN.lastIndex = left?.end ?? 0;
  const sign = SIGN.exec(text)?.[1];
  const right = readAffine(text, SIGN.lastIndex);
  const modulus = MODULUS.exec(text)?.[1];
  if (left === null || right === null || sign === undefined) throw new SyntaxError(`${text} is no condition.`);
  const difference = subtract(left.form, right.form);
  if (modulus !== undefined) return { kind: 'congruent', form: difference, modulus: Number(modulus) };
  if (sign === '=') return { kind: 'equal', form: difference };
  const form = sign.startsWith('<') ? subtract(right.form, left.form) : difference;
  return {
    kind: 'atLeast',
    form: sign.length === 1 ? { ...form, constant: form.constant.subtract(Dyadic.ONE) } : form,
  };
}

export function holdsAt(condition: Condition, point: Point): boolean {
  const value = valueAt(condition.form, point);
  if (condition.kind === 'congruent') return value.isInteger() && value.numerator % BigInt(condition.modulus) === 0n;
  return condition.kind === 'atLeast' ? value.sign() >= 0 : value.sign() === 0;
}
