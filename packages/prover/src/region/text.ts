/** Affine forms and regions as text: `2a+b-1/2`, and `a >= 2 and b = 1 (mod 2)`. What is printed here parses back. */
import { Dyadic } from '@lilypad/games';
import type { Affine, Space } from './affine.ts';
import type { Constraint } from './constraint.ts';
import { mod } from './exact.ts';
import type { Region } from './region.ts';
import { type TidyRegion, tidy } from './tidy.ts';

/** What is printed for a region without conditions. */
export const ALWAYS = 'always';

export function affineText({ names }: Space, { coefficients, constant, shift }: Affine): string {
  const terms = coefficients
    .map((c, i) => ({ c, text: term(Math.abs(c), shift, names[i]) }))
    .filter(({ c }) => c !== 0);
  const number = Dyadic.of(Math.abs(constant), shift).toString();
  const plus = terms.filter(({ c }) => c > 0).map(({ text }) => text);
  const minus = terms.filter(({ c }) => c < 0).map(({ text }) => text);
  if (constant > 0 && plus.length === 0) return number + minus.map((m) => `-${m}`).join('');
  const sum = plus.join('+') + minus.map((m) => `-${m}`).join('');
  if (constant === 0) return sum === '' ? '0' : sum;
  return `${sum}${constant < 0 ? '-' : '+'}${number}`;
}

/** size/2^shift times a name. */
function term(size: number, shift: number, name: string): string {
  const factor = Dyadic.of(size, shift);
  const over = factor.exponent === 0 ? '' : `/${2n ** BigInt(factor.exponent)}`;
  return `${factor.numerator === 1n ? '' : factor.numerator}${name}${over}`;
}

/** The region as a readable conjunction; it must not be empty. */
export function regionText(region: Region): string {
  return tidyText(region.space, tidy(region));
}

export function tidyText(space: Space, { equations, inequalities, congruences }: Omit<TidyRegion, 'region'>): string {
  const parts = [
    ...equations.map((form) => relation(space, form, '=')),
    ...inequalityTexts(space, inequalities),
    ...congruences.map((constraint) => congruenceText(space, constraint)),
  ];
  return parts.length === 0 ? ALWAYS : parts.join(' and ');
}

/** Inequalities, with the two bounds of one combination joined: 0 <= a <= 3. */
function inequalityTexts(space: Space, forms: readonly Affine[]): string[] {
  const texts: string[] = [];
  const done = new Set<Affine>();
  for (const form of forms) {
    if (done.has(form)) continue;
    const opposite = form.coefficients.map((x) => -x).join();
    const partner = forms.find((other) => other.coefficients.join() === opposite);
    done.add(form);
    if (partner === undefined) {
      texts.push(relation(space, form, '<='));
      continue;
    }
    done.add(partner);
    const [upper, lower] = leads(form) > 0 ? [form, partner] : [partner, form];
    const { left, right, sign } = sides(space, upper);
    const low = sides(space, lower);
    texts.push(`${low.right} ${low.sign.replace('>', '<')} ${left} ${sign} ${right}`);
  }
  return texts;
}

/** form ≤ 0 or form = 0, turned round if that saves a negative constant: b >= a+2 rather than a <= b-2. */
function relation(space: Space, form: Affine, kind: '<=' | '='): string {
  const written = sides(space, form, kind === '=');
  if (!written.mixed || written.constant >= 0) return `${written.left} ${written.sign} ${written.right}`;
  const turned = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=' }[written.sign];
  const other = space.plus(written.leftForm, space.one, -written.constant);
  return `${affineText(space, written.rightVariables)} ${turned} ${affineText(space, other)}`;
}

type Sign = '<' | '<=' | '>' | '>=' | '=';

interface Sides {
  readonly left: string;
  readonly right: string;
  readonly sign: Sign;
  readonly mixed: boolean;
  readonly constant: number;
  readonly leftForm: Affine;
  readonly rightVariables: Affine;
}

/**
 * form ≤ 0 (or = 0) with its first variable on the left; strict if variables are on both sides and that saves a 1.
 */
function sides(space: Space, form: Affine, equation = false): Sides {
  const lead = leads(form);
  const { coefficients } = form;
  const leftForm = space.affine(
    coefficients.map((c) => Math.max(c * lead, 0)),
    0,
  );
  const rightVariables = space.affine(
    coefficients.map((c) => Math.max(-c * lead, 0)),
    0,
  );
  const mixed = rightVariables !== space.zero;
  const strict = !equation && mixed && form.constant === 1;
  const constant = strict ? 0 : -form.constant * lead;
  const sign = equation ? '=' : lead > 0 ? (strict ? '<' : '<=') : strict ? '>' : '>=';
  const right = affineText(space, space.plus(rightVariables, space.one, constant));
  return { left: affineText(space, leftForm), right, sign, mixed, constant, leftForm, rightVariables };
}

/** The sign of the first coefficient that is not zero. */
function leads(form: Affine): number {
  return Math.sign(form.coefficients.find((c) => c !== 0) ?? 1);
}

function congruenceText(space: Space, { form, modulus }: Constraint): string {
  const small = form.coefficients.map((c) =>
    2 * mod(c, modulus) > modulus ? mod(c, modulus) - modulus : mod(c, modulus),
  );
  const left = space.affine(
    small.map((c) => Math.max(c, 0)),
    0,
  );
  const right = space.affine(
    small.map((c) => Math.max(-c, 0)),
    mod(-form.constant, modulus),
  );
  return `${affineText(space, left)} = ${affineText(space, right)} (mod ${modulus})`;
}
