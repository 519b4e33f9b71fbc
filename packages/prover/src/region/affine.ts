/**
 * Affine forms in named integer parameters, with dyadic coefficients: (c·p + constant) / 2^shift.
 *
 * Coefficients and constant are exact integers within 2^53 (guarded); the shift is the least possible, so equal forms
 * have equal fields. Forms belong to a `Space`, the list of parameter names, which interns them: within a space equal
 * forms are one object with a small `id`, differences are memoised, and each form knows the half-space it bounds.
 */
import { Dyadic } from '@lilypad/games';
import { areEqual, Interned, mixed, mixedAll } from '../support/interned.ts';
import { newList, small, smallAll } from '../support/small-lists.ts';
import { areMultiples, dot, exact, floorDiv, GaveUp, gcd, scaled } from './exact.ts';

const MAX_SHIFT = 50;

export interface Affine {
  readonly id: number;
  readonly coefficients: readonly number[];
  readonly constant: number;
  readonly shift: number;
  /** The set where the form is ≤ 0; null if the form is constant. */
  readonly nonPositive: HalfSpace | null;
}

/** direction·p ≤ bound (`upper`), or direction·p ≥ bound. Directions are primitive, with first entry > 0, by number. */
export interface HalfSpace {
  readonly direction: number;
  readonly upper: boolean;
  readonly bound: number;
}

export class Space {
  readonly dimension: number;
  /** The primitive vectors met so far; a `HalfSpace` names them by index. */
  readonly directions: (readonly number[])[] = [];
  readonly zero: Affine;
  readonly one: Affine;

  private readonly forms = new Interned<Affine>();
  private count = 0;
  private readonly directionIds = new Map<string, number>();
  private readonly differences = new Map<number, Affine>();

  constructor(readonly names: readonly string[]) {
    this.dimension = names.length;
    this.zero = this.constant(Dyadic.ZERO);
    this.one = this.constant(Dyadic.ONE);
  }

  /** (coefficients·p + constant) / 2^shift */
  affine(coefficients: readonly number[], constant: number, shift = 0): Affine {
    let halvings = 0;
    let unit = 2;
    while (halvings < shift && constant % unit === 0 && areMultiples(coefficients, unit)) {
      halvings += 1;
      unit *= 2;
    }
    const c = halvings === 0 ? coefficients : scaled(coefficients, 2 / unit);
    const k = (2 * constant) / unit;
    const s = shift - halvings;
    const hash = mixedAll(mixed(s, k), c);
    const alike = this.forms.alike(hash);
    for (let i = 0; i < alike.length; i++) {
      const form = alike[i];
      if (form.constant === k && form.shift === s && areEqual(form.coefficients, c)) return form;
    }
    for (let i = 0; i < c.length; i++) exact(c[i]);
    if (s > MAX_SHIFT) throw new GaveUp(`A fraction with parameters has a denominator beyond 2^${MAX_SHIFT}.`);
    const form: Affine = {
      id: this.count,
      coefficients: smallAll(c),
      constant: small(exact(k)),
      shift: s,
      nonPositive: this.halfSpace(c, k),
    };
    this.count += 1;
    this.forms.add(hash, form);
    return form;
  }

  constant(x: Dyadic | number): Affine {
    const none = this.unit(this.dimension);
    if (typeof x === 'number') return this.affine(none, x);
    const numerator = Number(x.numerator);
    return this.affine(none, exact(numerator), x.exponent);
  }

  parameter(index: number): Affine {
    return this.affine(this.unit(index), 0);
  }

  /** 1 at this place, and 0 at all others. */
  private unit(index: number): readonly number[] {
    const found = newList();
    for (let i = 0; i < this.dimension; i++) found.push(i === index ? 1 : 0);
    return found;
  }

  /** x + factor·y */
  plus(x: Affine, y: Affine, factor = 1): Affine {
    const shift = Math.max(x.shift, y.shift);
    const sx = 2 ** (shift - x.shift);
    const sy = factor * 2 ** (shift - y.shift);
    const coefficients = newList();
    for (let i = 0; i < this.dimension; i++) coefficients.push(sumOf(x.coefficients[i], sx, y.coefficients[i], sy));
    return this.affine(coefficients, sumOf(x.constant, sx, y.constant, sy), shift);
  }

  /** x − y, memoised: the question that comparisons ask. */
  minus(x: Affine, y: Affine): Affine {
    const key = x.id * 0x4000000 + y.id;
    let difference = this.differences.get(key);
    if (difference === undefined) {
      difference = this.plus(x, y, -1);
      this.differences.set(key, difference);
    }
    return difference;
  }

  negate(x: Affine): Affine {
    return this.minus(this.zero, x);
  }

  /** factor·x / 2^shift */
  scale(x: Affine, factor: number, shift = 0): Affine {
    const coefficients = newList();
    for (const a of x.coefficients) coefficients.push(small(exact(a * factor)));
    return this.affine(coefficients, exact(x.constant * factor), x.shift + shift);
  }

  private halfSpace(coefficients: readonly number[], constant: number): HalfSpace | null {
    const common = coefficients.reduce(gcd, 0);
    if (common === 0) return null;
    let first = 0;
    while (coefficients[first] === 0) first++;
    const upper = coefficients[first] > 0;
    const scale = upper ? common : -common;
    // c·p + k ≤ 0  ⇔  (c/g)·p ≤ floor(−k/g): tightened, since the left side is an integer
    const bound = floorDiv(-constant, common);
    const direction = newList();
    for (const x of coefficients) direction.push(small(x / scale));
    return { direction: this.directionId(direction), upper, bound: small(upper ? bound : -bound) };
  }

  private directionId(direction: readonly number[]): number {
    const key = direction.join();
    let id = this.directionIds.get(key);
    if (id === undefined) {
      id = this.directions.length;
      this.directions.push(direction);
      this.directionIds.set(key, id);
    }
    return id;
  }
}

const sumOf = (a: number, factorA: number, b: number, factorB: number): number =>
  small(exact(exact(a * factorA) + exact(b * factorB)));

export const isConstant = (form: Affine): boolean => form.nonPositive === null;

/** The integer c·p + constant: the form times 2^shift, at a point. */
export function numeratorAt(form: Affine, point: readonly number[]): number {
  return exact(dot(form.coefficients, point) + form.constant);
}

export function valueAt(form: Affine, point: readonly number[]): Dyadic {
  return Dyadic.of(numeratorAt(form, point), form.shift);
}
