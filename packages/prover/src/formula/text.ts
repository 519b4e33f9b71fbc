/**
 * Games and conditions in the notation of certificates: `{{a-2|1}|0}` with one bar a pair of braces, and `b >= a+2`,
 * `b = 1 (mod 2)`; (a-2)* is {a-2|a-2}. Trees are written as they are, never simplified: {c-a-2|c-a+2} is a number
 * everywhere, but not c-a.
 */
import { LEFT, RIGHT, type StyleName } from '@lilypad/games';
import type { Affine, Space } from '../region/affine.ts';
import { type Constraint, congruent } from '../region/constraint.ts';
import { mod } from '../region/exact.ts';
import { affineText } from '../region/text.ts';
import type { Forest, Tree } from '../symbolic/forest.ts';
import { formatTree } from '../symbolic/print.ts';

/** How games are written. */
export interface GameStyle {
  readonly form: (space: Space, form: Affine) => string;
  /** A number, as text, and a star. */
  readonly starred: (number: string) => string;
  readonly braces: readonly [string, string];
  readonly bar: string;
}

/** The style of certificates. */
export const PLAIN: GameStyle = {
  form: affineText,
  starred: (number) => `${inParentheses(number)}*`,
  braces: ['{', '}'],
  bar: '|',
};

/** A game in the style of certificates, in another one, or in a notation of games. */
export function gameText(forest: Forest, tree: Tree, style: GameStyle | StyleName = PLAIN): string {
  if (typeof style === 'string') return formatTree(forest, tree, style);
  const { space } = forest;
  const form = forest.form(tree);
  if (form !== null) return style.form(space, form);
  const left = forest.options(tree, LEFT);
  const right = forest.options(tree, RIGHT);
  const star = left.length === 1 && right.length === 1 && left[0] === right[0] ? forest.form(left[0]) : null;
  if (star !== null) return style.starred(style.form(space, star));
  const [open, close] = style.braces;
  const write = (options: readonly Tree[]): string => options.map((g) => gameText(forest, g, style)).join(',');
  return `${open}${write(left)}${style.bar}${write(right)}${close}`;
}

function inParentheses(text: string): string {
  if (text === '0') return '';
  return /^[a-z0-9]*$/.test(text) ? text : `(${text})`;
}

/** A condition as one relation between sums. */
export function conditionText(space: Space, { form, modulus }: Constraint): string {
  if (modulus !== 0) return congruenceText(space, form, modulus);
  // form ≤ 0: its negative terms, made positive, are at least the positive ones.
  const greater = termsOfSign(space, form, -1);
  const less = termsOfSign(space, form, 1);
  if (greater.nonPositive === null) return `${affineText(space, less)} <= ${affineText(space, greater)}`;
  return `${affineText(space, greater)} >= ${affineText(space, less)}`;
}

/** The terms of a sign, made positive. */
function termsOfSign(space: Space, { coefficients, constant, shift }: Affine, sign: number): Affine {
  const positive = (x: number): number => Math.max(x * sign, 0);
  return space.affine(coefficients.map(positive), positive(constant), shift);
}

function congruenceText(space: Space, form: Affine, modulus: number): string {
  const { coefficients, constant } = congruent(space, form, 0, modulus).form;
  const small = coefficients.map((c) => (2 * c > modulus ? c - modulus : c));
  const sign = (small.find((c) => c !== 0) ?? 1) < 0 ? -1 : 1;
  const left = space.affine(
    small.map((c) => c * sign),
    0,
  );
  return `${affineText(space, left)} = ${mod(-constant * sign, modulus)} (mod ${modulus})`;
}
