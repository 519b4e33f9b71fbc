/**
 * A stack of assumptions about integer parameters: inequalities and congruences. It keeps an integer point that
 * satisfies them all, as long as there is one, and answers "is this form ≤ 0 here?" exactly, with yes, no or open.
 *
 * - Congruences are substituted away (lattice.ts). The inequalities are kept in the coordinates of the lattice, each
 *   tightened by the common divisor of its coefficients there, in an incremental simplex (simplex.ts).
 * - That point (`witness`) halves the work: it shows one side of every question to be possible, so one search for an
 *   integer point on the other side settles it. A point found for the other side is kept for when that side is assumed.
 * - What has been inferred is remembered per direction as a pair of bounds, and forgotten again by `pop`.
 */

import { zeros } from '../support/small-lists.ts';
import type { Affine, HalfSpace, Space } from './affine.ts';
import { type Constraint, congruent, holdsAt } from './constraint.ts';
import { ceilDiv, dot, floorDiv, GaveUp, gcd, mod } from './exact.ts';
import { integerPoint } from './integer-point.ts';
import { Lattice } from './lattice.ts';
import { Simplex } from './simplex.ts';

export type Answer = 'yes' | 'no' | 'open';

/** Residues are tried one by one, so there may be no more than this. */
const MOST_RESIDUES = 4096;

/** How a direction over the parameters reads in lattice coordinates: direction·p = common·(row·q) + offset. */
interface Image {
  readonly row: number;
  readonly common: number;
  readonly offset: number;
}

interface Layer {
  readonly lattice: Lattice;
  readonly simplex: Simplex;
  readonly images: (Image | undefined)[];
}

interface Frame {
  readonly layers: number;
  readonly facts: number;
  readonly assumed: number;
  readonly witness: number[] | null;
}

export class Store {
  /** Everything assumed, in order. */
  readonly assumed: Constraint[] = [];
  /** How many searches for an integer point were made: the measure of work. */
  searches = 0;
  /**
   * A point worth trying when the next assumption excludes the witness: the last one found on the other side of a
   * question.
   */
  hint: number[] | null = null;

  private readonly layers: Layer[];
  private readonly frames: Frame[] = [];
  private readonly lo: number[] = [];
  private readonly hi: number[] = [];
  private readonly facts: number[] = [];
  private point: number[] | null;

  constructor(readonly space: Space) {
    const lattice = Lattice.whole(space.dimension);
    this.layers = [{ lattice, simplex: new Simplex(space.dimension), images: [] }];
    this.point = zeros(space.dimension);
  }

  /** An integer point that satisfies everything assumed; null if there is none. */
  get witness(): readonly number[] | null {
    return this.point;
  }

  push(): void {
    const { layers, facts, assumed, point } = this;
    this.frames.push({ layers: layers.length, facts: facts.length, assumed: assumed.length, witness: point });
    this.top.simplex.push();
  }

  pop(): void {
    const frame = this.frames.pop()!;
    this.layers.length = frame.layers;
    this.top.simplex.pop();
    while (this.facts.length > frame.facts) {
      const old = this.facts.pop()!;
      const code = this.facts.pop()!;
      if (code & 1) this.hi[code >> 1] = old;
      else this.lo[code >> 1] = old;
    }
    this.assumed.length = frame.assumed;
    this.point = frame.witness;
  }

  /** Adds an assumption; false if no integer point is left. */
  assume(constraint: Constraint): boolean {
    this.assumed.push(constraint);
    if (this.point === null) return false;
    return constraint.modulus === 0 ? this.assumeHalfSpace(constraint) : this.assumeCongruence(constraint);
  }

  assumeAll(constraints: Iterable<Constraint>): boolean {
    for (const constraint of constraints) this.assume(constraint);
    return this.point !== null;
  }

  /** Whether the form is ≤ 0 everywhere here ('yes'), nowhere ('no'), or at some points only ('open'). */
  ask(form: Affine): Answer {
    const half = form.nonPositive;
    if (half === null) return form.constant <= 0 ? 'yes' : 'no';
    const { direction, upper, bound } = half;
    const lo = this.lo[direction] ?? -Infinity;
    const hi = this.hi[direction] ?? Infinity;
    if (upper ? hi <= bound : lo >= bound) return 'yes';
    if (upper ? lo > bound : hi < bound) return 'no';
    if (this.point === null) return 'yes';
    const value = dot(this.space.directions[direction], this.point);
    const here = upper ? value <= bound : value >= bound;
    // Is the other side possible too?
    const beyond = upper ? bound + 1 : bound - 1;
    if (this.possible(here ? { direction, upper: !upper, bound: beyond } : half)) return 'open';
    if (here) this.learn(direction, bound, upper);
    else this.learn(direction, beyond, !upper);
    return here ? 'yes' : 'no';
  }

  /** Whether a constraint holds everywhere here. */
  entails(constraint: Constraint): boolean {
    if (this.point === null) return true;
    if (constraint.modulus === 0) return this.ask(constraint.form) === 'yes';
    return holdsAt(constraint, this.point) && this.residues(constraint.form, constraint.modulus).length === 1;
  }

  /**
   * The residues modulo m that the numerator of a form takes here, in increasing order. Throws `GaveUp` if they may be
   * too many.
   */
  residues(form: Affine, m: number): number[] {
    if (this.point === null) return [];
    const { first, step } = this.top.lattice.residues(form.coefficients, form.constant, m);
    const value = dot(form.coefficients, this.point) + form.constant;
    const here = mod(value, m);
    if (m / step > MOST_RESIDUES) {
      const excess = this.space.affine(form.coefficients, form.constant - value);
      if (this.ask(excess) === 'yes' && this.ask(this.space.negate(excess)) === 'yes') return [here];
      throw new GaveUp(`A form with parameters can have more than ${MOST_RESIDUES} residues modulo ${m}.`);
    }
    const found: number[] = [];
    for (let residue = first; residue < m; residue += step) {
      if (residue === here || step === m) {
        found.push(residue);
        continue;
      }
      this.push();
      if (this.assume(congruent(this.space, form, residue, m))) found.push(residue);
      this.pop();
    }
    return found;
  }

  private get top(): Layer {
    return this.layers[this.layers.length - 1];
  }

  private assumeHalfSpace({ form }: Constraint): boolean {
    const half = form.nonPositive;
    if (half === null) {
      if (form.constant > 0) this.point = null;
      return this.point !== null;
    }
    const { direction, upper, bound } = half;
    if (upper ? (this.hi[direction] ?? Infinity) <= bound : (this.lo[direction] ?? -Infinity) >= bound) return true;
    this.learn(direction, bound, upper);
    if (!this.restrict(this.top, half)) this.point = null;
    else if (!this.inside(half, this.point!)) {
      if (this.hint !== null && this.fits(this.hint)) this.point = this.hint;
      else this.search(this.top);
    }
    return this.point !== null;
  }

  private assumeCongruence(constraint: Constraint): boolean {
    const { form, modulus } = constraint;
    const old = this.top.lattice;
    const lattice = old.solve(form.coefficients, form.constant, modulus);
    if (lattice === old) return true;
    if (lattice === null) {
      this.point = null;
      return false;
    }
    const layer: Layer = { lattice, simplex: new Simplex(this.space.dimension), images: [] };
    this.layers.push(layer);
    for (const { form, modulus } of this.assumed) {
      if (modulus !== 0 || form.nonPositive === null) continue;
      if (!this.restrict(layer, form.nonPositive)) {
        this.point = null;
        return false;
      }
    }
    if (!holdsAt(constraint, this.point!)) {
      if (this.hint !== null && this.fits(this.hint)) this.point = this.hint;
      else this.search(layer);
    }
    return this.point !== null;
  }

  /** Whether some point here lies in a half-space as well. */
  private possible(half: HalfSpace): boolean {
    const { hint } = this;
    if (hint !== null && this.inside(half, hint) && this.fits(hint)) return true;
    const { simplex, lattice } = this.top;
    simplex.push();
    let found: number[] | null = null;
    if (this.restrict(this.top, half)) {
      this.searches++;
      found = integerPoint(simplex);
    }
    simplex.pop();
    if (found === null) return false;
    this.hint = lattice.at(found);
    return true;
  }

  private search({ simplex, lattice }: Layer): void {
    this.searches++;
    const found = integerPoint(simplex);
    this.point = found === null ? null : lattice.at(found);
  }

  /** Adds a half-space to a layer's simplex, tightened in its coordinates; false if plainly impossible. */
  private restrict(layer: Layer, { direction, upper, bound }: HalfSpace): boolean {
    const { row, common, offset } = this.image(layer, direction);
    if (common === 0) return upper ? offset <= bound : offset >= bound;
    const rest = bound - offset;
    return layer.simplex.bound(row, upper ? floorDiv(rest, common) : ceilDiv(rest, common), upper);
  }

  private image(layer: Layer, direction: number): Image {
    let image = layer.images[direction];
    if (image === undefined) {
      const coefficients = this.space.directions[direction];
      const pulled = layer.lattice.pullBack(coefficients);
      const common = pulled.reduce(gcd, 0);
      const row = common === 0 ? -1 : layer.simplex.row(pulled.map((x) => x / common + 0));
      image = { row, common, offset: dot(coefficients, layer.lattice.offset) };
      layer.images[direction] = image;
    }
    return image;
  }

  private learn(direction: number, bound: number, upper: boolean): void {
    const list = upper ? this.hi : this.lo;
    this.facts.push(direction * 2 + (upper ? 1 : 0), list[direction] ?? (upper ? Infinity : -Infinity));
    list[direction] = bound;
  }

  private inside({ direction, upper, bound }: HalfSpace, point: readonly number[]): boolean {
    const value = dot(this.space.directions[direction], point);
    return upper ? value <= bound : value >= bound;
  }

  private fits(point: readonly number[]): boolean {
    for (const constraint of this.assumed) if (!holdsAt(constraint, point)) return false;
    return true;
  }
}
