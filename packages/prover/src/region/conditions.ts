/**
 * Reads conditions on parameters: `a>=2 and b = 1 (mod 2), c-a+2 > 0, 0 <= d <= a, a != b, b odd`.
 *
 * Conditions are joined by "and", a comma, "&" or ";". What is read is a list of conjunctions that exclude each other,
 * usually one; `!=` makes two. Printed regions (text.ts) read back to the same region.
 */
import { Dyadic } from '@lilypad/games';
import type { Affine, Space } from './affine.ts';
import { atMostZero, type Constraint, congruent } from './constraint.ts';
import { Misread, Reader } from './expression.ts';
import { combine, type Linear, number, toAffine } from './linear.ts';
import { Region } from './region.ts';
import { ALWAYS } from './text.ts';

type Sign = '<' | '<=' | '>' | '>=' | '=' | '!=';

/** left − right compared with 0; `modulus` is 0 unless the condition is a congruence. */
export interface Condition {
  readonly difference: Linear;
  readonly sign: Sign;
  readonly modulus: number;
  /** Its offset in the text. */
  readonly at: number;
  readonly end: number;
}

const SIGNS: readonly (readonly [string, Sign])[] = [
  ['<=', '<='],
  ['≤', '<='],
  ['=<', '<='],
  ['>=', '>='],
  ['≥', '>='],
  ['=>', '>='],
  ['!=', '!='],
  ['<>', '!='],
  ['≠', '!='],
  ['==', '='],
  ['=', '='],
  ['≡', '='],
  ['<', '<'],
  ['>', '>'],
];
const JOIN = /\s*(?:,|;|&&?|∧|and\b)/iy;
const PARITY = /\s*(?:is\s+)?(even|odd)\b/iy;
const MODULUS = /\s*(?:\(\s*mod\s*([0-9]+)\s*\)|mod\s*([0-9]+))/iy;
const NO_CONDITION = new RegExp(`^\\s*(?:${ALWAYS}|true)?\\s*$`, 'i');
const LARGEST_MODULUS = 1000;
const MOST_PIECES = 64;

/** The conditions that a text states. Throws `Misread`. */
export function readConditions(text: string): Condition[] {
  const conditions: Condition[] = [];
  if (NO_CONDITION.test(text)) return conditions;
  const reader = new Reader(text);
  do {
    conditions.push(...readChain(reader));
  } while (reader.match(JOIN) !== '');
  reader.skipBlanks();
  if (reader.at < text.length)
    throw new Misread(reader.expected('"and", a comma or the end of the conditions'), reader.at);
  return conditions;
}

/** x < y <= z …, or a statement of parity. */
function readChain(reader: Reader): Condition[] {
  reader.skipBlanks();
  const at = reader.at;
  let left = reader.sum();
  const parity = reader.match(PARITY).trim().toLowerCase();
  if (parity !== '') {
    const one = number(Dyadic.of(parity.endsWith('odd') ? -1 : 0));
    return [{ difference: combine(left, one, Dyadic.ONE), sign: '=', modulus: 2, at, end: reader.at }];
  }
  const links: { difference: Linear; sign: Sign }[] = [];
  for (;;) {
    const sign = SIGNS.find(([written]) => reader.take(written) !== '')?.[1];
    if (sign === undefined) break;
    const right = reader.sum();
    links.push({ difference: combine(left, right, Dyadic.of(-1)), sign });
    left = right;
  }
  if (links.length === 0) throw new Misread(reader.expected('A comparison such as ">=" or "="'), reader.at);
  const modulus = readModulus(reader, links);
  return links.map((link) => ({ ...link, modulus, at, end: reader.at }));
}

function readModulus(reader: Reader, links: readonly { sign: Sign }[]): number {
  reader.skipBlanks();
  const at = reader.at;
  const digits = reader.match(MODULUS).replace(/\D/g, '');
  if (digits === '') return 0;
  if (links.some(({ sign }) => sign !== '=' && sign !== '!=')) {
    throw new Misread('"mod" can follow "=" only.', at);
  }
  const modulus = Number(digits);
  if (modulus < 1 || modulus > LARGEST_MODULUS) {
    throw new Misread(`A modulus lies between 1 and ${LARGEST_MODULUS}.`, at);
  }
  return modulus;
}

/** The regions, excluding each other, on which all conditions hold. Throws `Misread` if there are no such points. */
export function regionsOf(space: Space, text: string, conditions: readonly Condition[]): Region[] {
  let regions = [new Region(space, [])];
  for (const condition of conditions) {
    const alternatives = constraintsOf(space, condition);
    regions = regions
      .flatMap((region) => alternatives.map((constraints) => region.and(constraints)))
      .filter((region) => region.point() !== null);
    if (regions.length === 0) throw new Misread(contradiction(text, condition, conditions), condition.at);
    if (regions.length > MOST_PIECES) {
      throw new Misread(`The conditions fall into more than ${MOST_PIECES} pieces.`, condition.at);
    }
  }
  return regions;
}

function contradiction(text: string, condition: Condition, conditions: readonly Condition[]): string {
  const written = text.slice(condition.at, condition.end).trim();
  const first = condition === conditions[0];
  return first
    ? `No integers satisfy ${written}: the region is empty.`
    : `The region is empty: ${written} contradicts the conditions before it.`;
}

/** The condition as conjunctions that exclude each other. */
function constraintsOf(space: Space, { difference, sign, modulus }: Condition): Constraint[][] {
  const form = toAffine(space, difference);
  if (modulus !== 0) return congruences(space, form, modulus, sign === '=');
  const below = atMostZero(form);
  const above = atMostZero(space.negate(form));
  const strictlyAbove = atMostZero(
    space.affine(
      form.coefficients.map((x) => -x),
      1 - form.constant,
    ),
  );
  const strictlyBelow = atMostZero(space.affine(form.coefficients, form.constant + 1));
  switch (sign) {
    case '<=':
      return [[below]];
    case '>=':
      return [[above]];
    case '<':
      return [[strictlyBelow]];
    case '>':
      return [[strictlyAbove]];
    case '=':
      return [[below, above]];
    case '!=':
      return [[strictlyBelow], [strictlyAbove]];
  }
}

/** form ≡ 0 (mod m), or not: for a form with fractions, its numerator modulo m·2^shift. */
function congruences(space: Space, form: Affine, modulus: number, equal: boolean): Constraint[][] {
  const m = modulus * 2 ** form.shift;
  const whole = space.affine(form.coefficients, form.constant);
  const residues = equal ? [0] : Array.from({ length: m - 1 }, (_, i) => i + 1);
  return residues.map((residue) => [congruent(space, whole, residue, m)]);
}
