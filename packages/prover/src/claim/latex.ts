/**
 * What is claimed, set as mathematics: forms, games, and the conditions on the way to an end of a decision tree.
 */
import { Dyadic } from '@lilypad/games';
import { constantOf, type Form, modulo, valueAt } from '../check/form.ts';
import type { Condition } from '../check/text.ts';
import { type GameStyle, PLAIN } from '../formula/text.ts';
import { valueAt as affineAt } from '../region/affine.ts';
import type { Point } from './view.ts';

/** form / 2^exponent; positive terms first. */
function formLatex(names: readonly string[], form: Form, exponent = 0): string {
  const terms = names.map((name, i) => ({ factor: Dyadic.of(form[i], exponent), name }));
  const constant = { factor: Dyadic.of(constantOf(form), exponent), name: '' };
  const positive = terms.filter(({ factor }) => factor.sign() > 0);
  const negative = terms.filter(({ factor }) => factor.sign() < 0);
  const leads = constant.factor.sign() > 0 && positive.length === 0;
  const sum = leads ? [constant, ...negative] : [...positive, ...negative, constant];
  const text = sum.filter(({ factor }) => factor.sign() !== 0).map(termLatex);
  return text.join('').replace(/^\+/, '') || '0';
}

/** With its sign in front. */
function termLatex({ factor, name }: { readonly factor: Dyadic; readonly name: string }): string {
  const size = factor.sign() < 0 ? factor.negate() : factor;
  const [above, below] = size.toString().split('/');
  const number = below === undefined ? above : `\\frac{${above}}{${below}}`;
  return `${factor.sign() < 0 ? '-' : '+'}${name !== '' && number === '1' ? '' : number}${name}`;
}

/** Games in LaTeX. */
export const LATEX: GameStyle = {
  form: ({ names }, { coefficients, constant, shift }) => formLatex(names, [...coefficients, constant], shift),
  starred: (number) => `${number === '0' ? '' : /.[-+]/.test(number) ? `(${number})` : number}{\\ast}`,
  braces: ['\\left\\{', '\\right\\}'],
  bar: '\\,\\middle|\\,',
};

/** Games at a point, in plain notation with one bar a pair of braces. */
export const atPoint = (point: Point): GameStyle => ({
  ...PLAIN,
  form: (_, form) => affineAt(form, point).toString(),
  starred: (number) => `${number}*`,
});

export function holdsAt(condition: Condition, point: Point): boolean {
  const value = valueAt(condition.form, point);
  if (condition.kind === 'congruent') return modulo(value, condition.modulus) === 0;
  return condition.kind === 'atLeast' ? value >= 0 : value === 0;
}

/** A condition on the way to an end, met or not. */
export interface Step {
  readonly condition: Condition;
  readonly met: boolean;
}

/** Whether a point is on the side of a condition that a step goes to. */
export const isOn = ({ condition, met }: Step, point: Point): boolean => holdsAt(condition, point) === met;

/** What is known about one form, without its constant: bounds, values it does not take, residues. */
interface Known {
  readonly form: Form;
  readonly isParameter: boolean;
  low: number;
  high: number;
  readonly excluded: Set<number>;
  readonly residues: Residue[];
}

interface Residue {
  readonly modulus: number;
  readonly residue: number;
  readonly met: boolean;
}

/**
 * The conditions of a path in LaTeX, none if it is empty. Those on one form are put together: not b >= 2, not b = 1 is
 * b = 0.
 */
export function conditionsLatex(names: readonly string[], path: readonly Step[]): string[] {
  const known = new Map<string, Known>();
  for (const step of path) note(known, step);
  return [...known.values()].flatMap((one) => describe(names, one));
}

function note(known: Map<string, Known>, { condition, met }: Step): void {
  const { form } = condition;
  const sign = (form.slice(0, -1).find((c) => c !== 0) ?? 1) < 0 ? -1 : 1;
  const bound = -sign * constantOf(form);
  const direction = [...form.slice(0, -1).map((c) => sign * c), 0];
  const key = direction.join();
  const entry = known.get(key) ?? newEntry(direction);
  known.set(key, entry);
  if (condition.kind === 'congruent') {
    entry.residues.push({ modulus: condition.modulus, residue: modulo(bound, condition.modulus), met });
  } else if (condition.kind === 'equal') {
    if (!met) entry.excluded.add(bound);
    else Object.assign(entry, { low: Math.max(entry.low, bound), high: Math.min(entry.high, bound) });
  } else if (met === sign > 0) entry.low = Math.max(entry.low, met ? bound : bound + 1);
  else entry.high = Math.min(entry.high, met ? bound : bound - 1);
}

/** A single parameter is never negative. */
function newEntry(form: Form): Known {
  const factors = form.filter((c) => c !== 0);
  const isParameter = factors.length === 1 && factors[0] === 1;
  const low = isParameter ? 0 : Number.NEGATIVE_INFINITY;
  return { form, isParameter, low, high: Number.POSITIVE_INFINITY, excluded: new Set(), residues: [] };
}

/** Whether a residue that is not taken follows from one that is: if n = 3 (mod 6), then n is neither 1 (mod 6) nor 0 (mod 2). */
function isImplied({ modulus, residue, met }: Residue, all: readonly Residue[]): boolean {
  if (met) return false;
  return all.some((one) => one.met && one.modulus % modulus === 0 && modulo(one.residue, modulus) !== residue);
}

function describe(names: readonly string[], { form, isParameter, low, high, excluded, residues }: Known): string[] {
  const name = formLatex(names, form);
  let [least, most] = [low, high];
  while (excluded.has(least)) least += 1;
  while (excluded.has(most)) most -= 1;
  if (least === most) return [`${name} = ${least}`];
  const bounded = least > (isParameter ? 0 : Number.NEGATIVE_INFINITY);
  const words: string[] = [];
  if (bounded && most < Number.POSITIVE_INFINITY) words.push(`${least} \\le ${name} \\le ${most}`);
  else if (most < Number.POSITIVE_INFINITY) words.push(`${name} \\le ${most}`);
  else if (bounded) words.push(`${name} \\ge ${least}`);
  for (const value of excluded) if (value > least && value < most) words.push(`${name} \\ne ${value}`);
  for (const { modulus, residue, met } of residues.filter((one) => !isImplied(one, residues))) {
    words.push(`${name} ${met ? '\\equiv' : '\\not\\equiv'} ${residue} \\pmod{${modulus}}`);
  }
  return words;
}
