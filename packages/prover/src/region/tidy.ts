/**
 * The same region in few and simple constraints: what is fixed becomes an equation, equations are used to shorten the
 * rest, bounds are as tight as they can be, and what follows from simpler constraints is dropped.
 */
import { type Affine, isConstant, numeratorAt, type Space } from './affine.ts';
import { atLeastZero, atMostZero, type Constraint, congruent } from './constraint.ts';
import { ceilDiv, gcd, inverse, mod } from './exact.ts';
import { Region } from './region.ts';
import { Store } from './store.ts';

/** A region as it is shown: equations form = 0, inequalities form ≤ 0 and congruences form ≡ 0, simplest first. */
export interface TidyRegion {
  readonly region: Region;
  readonly equations: readonly Affine[];
  readonly inequalities: readonly Affine[];
  readonly congruences: readonly Constraint[];
}

const TIGHTENING_STEPS = 6;

/** The region must not be empty. */
export function tidy(region: Region): TidyRegion {
  const { space } = region;
  const equations = equationsOn(region);
  const shorten = (form: Affine): Affine => shortest(space, form, equations);

  const inequalities: Affine[] = [];
  const congruences: Constraint[] = [];
  for (const { form, modulus } of region.constraints) {
    if (modulus !== 0) {
      congruences.push(plainCongruence(space, shorten(form), modulus));
    } else {
      const short = shorten(primitive(space, form));
      if (!isConstant(short)) inequalities.push(tighten(region, primitive(space, short)));
    }
  }
  const fixed = equations.flatMap((form) => [atMostZero(form), atLeastZero(space, form)]);
  const kept = irredundant(space, fixed, [
    ...distinct(inequalities).map(atMostZero),
    ...distinctCongruences(congruences),
  ]);
  return {
    region: new Region(space, [...fixed, ...kept]),
    equations,
    inequalities: kept.filter((c) => c.modulus === 0).map((c) => c.form),
    congruences: kept.filter((c) => c.modulus !== 0),
  };
}

/** Drops what follows from the rest, the most complicated constraints first. */
function irredundant(space: Space, given: readonly Constraint[], constraints: readonly Constraint[]): Constraint[] {
  const store = new Store(space);
  store.assumeAll(given);
  let kept: Constraint[] = [];
  for (const constraint of [...constraints].sort((x, y) => complexity(x) - complexity(y))) {
    if (store.entails(constraint)) continue;
    store.assume(constraint);
    kept.push(constraint);
  }
  for (const constraint of [...kept].reverse()) {
    const others = kept.filter((other) => other !== constraint);
    if (new Region(space, [...given, ...others]).entails(constraint)) kept = others;
  }
  return kept;
}

/**
 * Independent equations, form = 0, for everything that is fixed on a region that is not empty: the simplest that there
 * are.
 */
export function equationsOn(region: Region): Affine[] {
  const { space } = region;
  const point = region.point()!;
  const n = space.dimension;
  const unit = (i: number): number[] => Array.from({ length: n }, (_, k) => (k === i ? 1 : 0));
  const candidates: (readonly number[])[] = [];
  for (let i = 0; i < n; i++) candidates.push(unit(i));
  for (const sign of [-1, 1]) {
    for (let i = 0; i < n; i++) {
      for (let j = i + 1; j < n; j++) candidates.push(unit(i).map((x, k) => x + sign * unit(j)[k]));
    }
  }
  for (const { form, modulus } of region.constraints) if (modulus === 0) candidates.push(form.coefficients);
  const found: Affine[] = [];
  const echelon: Affine[] = [];
  for (const coefficients of candidates) {
    const through = space.affine(coefficients, 0);
    const form = primitive(space, space.affine(coefficients, -numeratorAt(through, point)));
    const rest = echelon.reduce((f, equation) => eliminate(space, f, equation), form);
    if (isConstant(rest)) continue;
    if (!region.entails(atMostZero(form)) || !region.entails(atLeastZero(space, form))) continue;
    found.push(form);
    echelon.push(rest);
  }
  return found;
}

/** Over the rationals: a multiple of `form` without the leading variable of the equation. */
function eliminate(space: Space, form: Affine, equation: Affine): Affine {
  const lead = firstVariable(equation);
  const a = equation.coefficients[lead];
  const b = form.coefficients[lead];
  if (b === 0) return form;
  return primitive(space, space.plus(space.scale(form, a), equation, -b));
}

/** A form that is equal where the equations hold, and as short as they make it. */
export function shortest(space: Space, form: Affine, equations: readonly Affine[]): Affine {
  return equations.reduce((f, equation) => substitute(space, f, equation), form);
}

/** Uses an equation to remove a variable that has coefficient ±1 there, if that makes the form shorter. */
function substitute(space: Space, form: Affine, equation: Affine): Affine {
  let best = form;
  equation.coefficients.forEach((a, i) => {
    if (Math.abs(a) !== 1 || form.coefficients[i] === 0) return;
    const other = space.plus(form, space.scale(equation, 1, form.shift), -a * form.coefficients[i]);
    if (length(other) < length(best)) best = other;
  });
  return best;
}

/** How long a form is to read: fewer and smaller terms first, then earlier names. */
function length(form: Affine): number {
  const size = (x: number, i: number): number => (x === 0 ? 0 : (2 + Math.abs(x)) * 100 + i);
  return form.coefficients.reduce((sum, x, i) => sum + size(x, i), 0);
}

/** A positive multiple with coprime coefficients, and the same half-space ≤ 0 over the integers. */
function primitive(space: Space, form: Affine): Affine {
  const common = form.coefficients.reduce(gcd, 0);
  if (common === 0) return form;
  const constant = ceilDiv(form.constant, common);
  return space.affine(
    form.coefficients.map((x) => x / common),
    constant,
  );
}

/** Raises the constant while the region allows it. */
function tighten(region: Region, form: Affine): Affine {
  let best = form;
  for (let i = 0; i < TIGHTENING_STEPS; i++) {
    const next = region.space.plus(best, region.space.one);
    if (!region.entails(atMostZero(next))) return best;
    best = next;
  }
  return best;
}

/** Divides out common factors, and makes the first coefficient 1 where it has an inverse. */
function plainCongruence(space: Space, form: Affine, modulus: number): Constraint {
  const { coefficients, constant } = form;
  const common = [...coefficients, constant].reduce(gcd, modulus);
  const m = modulus / common;
  const lead = mod(coefficients.find((x) => mod(x / common, m) !== 0) ?? 0, modulus) / common;
  const factor = lead !== 0 && gcd(lead, m) === 1 ? inverse(lead, m) : 1;
  const scaled = space.affine(
    coefficients.map((x) => mod((x / common) * factor, m)),
    mod((constant / common) * factor, m),
  );
  return congruent(space, scaled, 0, m);
}

function distinct(forms: readonly Affine[]): Affine[] {
  return [...new Set(forms)];
}

function distinctCongruences(constraints: readonly Constraint[]): Constraint[] {
  const seen = new Map(constraints.map((c) => [`${c.form.id},${c.modulus}`, c]));
  return [...seen.values()].filter((c) => c.modulus > 1);
}

function complexity({ form, modulus }: Constraint): number {
  return length(form) * 4 + (modulus === 0 ? 0 : 1);
}

function firstVariable(form: Affine): number {
  return form.coefficients.findIndex((x) => x !== 0);
}
