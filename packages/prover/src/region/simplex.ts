/**
 * Exact feasibility of bounds lo ≤ row·x ≤ hi over the rationals, incremental, with push and pop.
 *
 * The "general simplex" of SMT solvers, kept in Cramer form because the dimension is tiny (at most a handful) and the
 * rows are many: `dimension` rows are *chosen*, each held at an integer value, and together they fix the point
 *
 *     x = inverse · held / det        (inverse = adjugate of the chosen rows, det = their determinant, > 0)
 *
 * All entries are integers, pivots divide exactly (Bareiss), and sizes are bounded by determinants of the rows, so
 * plain numbers suffice; every product is guarded against 2^53. Undoing a bound needs no undoing of pivots: the chosen
 * rows stay within any looser bounds. Bland's rule (least row first) makes every check end.
 */
import { exact, GaveUp } from './exact.ts';

const PIVOT_LIMIT = 10_000;

export class Simplex {
  readonly lo: number[] = [];
  readonly hi: number[] = [];
  /** Numerators of the current point over `det`, as of the last successful check. */
  readonly point: number[];
  det = 1;
  /** Rows that have a bound, in the order in which they got one. */
  readonly bounded: number[] = [];

  private readonly rows: number[] = [];
  private readonly norms: number[] = [];
  private readonly ids = new Map<string, number>();
  private readonly chosen: number[];
  private readonly slot: number[] = [];
  private readonly held: number[];
  private readonly inverse: number[];
  private readonly weights: number[];
  private readonly trail: number[] = [];
  private readonly marks: number[] = [];

  constructor(readonly dimension: number) {
    this.point = new Array(dimension).fill(0);
    this.held = new Array(dimension).fill(0);
    this.weights = new Array(dimension).fill(0);
    this.inverse = new Array(dimension * dimension).fill(0);
    this.chosen = [];
    for (let i = 0; i < dimension; i++) {
      const unit = new Array(dimension).fill(0);
      unit[i] = 1;
      this.chosen.push(this.row(unit));
      this.slot[i] = i;
      this.inverse[i * dimension + i] = 1;
    }
  }

  get rowCount(): number {
    return this.norms.length;
  }

  /** The index of a row, added if it is new. The first `dimension` rows are the unit vectors. */
  row(coefficients: readonly number[]): number {
    const key = coefficients.join();
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = this.norms.length;
    let norm = 0;
    for (const c of coefficients) {
      this.rows.push(c);
      norm += Math.abs(c);
    }
    this.norms.push(exact(norm));
    this.lo.push(-Infinity);
    this.hi.push(Infinity);
    this.slot.push(-1);
    this.ids.set(key, id);
    return id;
  }

  coefficients(row: number): number[] {
    return this.rows.slice(row * this.dimension, (row + 1) * this.dimension);
  }

  push(): void {
    this.marks.push(this.trail.length);
  }

  pop(): void {
    const mark = this.marks.pop()!;
    while (this.trail.length > mark) {
      const old = this.trail.pop()!;
      const code = this.trail.pop()!;
      const row = code >> 1;
      if (code & 1) this.hi[row] = old;
      else this.lo[row] = old;
      if (this.lo[row] === -Infinity && this.hi[row] === Infinity) this.bounded.pop();
    }
  }

  /** Demands row·x ≥ bound (or ≤ bound if `upper`). False if this contradicts the row's other bound at once. */
  bound(row: number, bound: number, upper: boolean): boolean {
    const { lo, hi } = this;
    if (upper ? hi[row] <= bound : lo[row] >= bound) return true;
    exact(bound);
    if (lo[row] === -Infinity && hi[row] === Infinity) this.bounded.push(row);
    this.trail.push(upper ? row * 2 + 1 : row * 2, upper ? hi[row] : lo[row]);
    if (upper) hi[row] = bound;
    else lo[row] = bound;
    if (lo[row] > hi[row]) return false;
    const place = this.slot[row];
    if (place >= 0 && (upper ? this.held[place] > bound : this.held[place] < bound)) this.held[place] = bound;
    return true;
  }

  /** Whether some rational point satisfies all bounds; it is then `point / det`. */
  check(): boolean {
    for (let pivots = 0; ; pivots++) {
      this.locate();
      const code = this.violated();
      if (code < 0) return true;
      const row = code >> 1;
      const raise = (code & 1) === 0;
      const place = this.entering(row, raise);
      if (place < 0) return false;
      if (pivots > PIVOT_LIMIT)
        throw new GaveUp(`More than ${PIVOT_LIMIT} pivots were needed for one question about the parameters.`);
      this.pivot(place, row, raise ? this.lo[row] : this.hi[row]);
    }
  }

  /** Whether an integer point satisfies all bounds. */
  admits(point: readonly number[]): boolean {
    const { rows, norms, lo, hi, dimension } = this;
    let largest = 0;
    for (let c = 0; c < dimension; c++) largest = Math.max(largest, Math.abs(point[c]));
    for (const row of this.bounded) {
      exact(norms[row] * largest);
      let value = 0;
      for (let c = 0, i = row * dimension; c < dimension; c++, i++) value += rows[i] * point[c];
      if (value < lo[row] || value > hi[row]) return false;
    }
    return true;
  }

  private locate(): void {
    const { dimension, inverse, held, point } = this;
    for (let r = 0, i = 0; r < dimension; r++) {
      let sum = 0;
      let size = 0;
      for (let c = 0; c < dimension; c++, i++) {
        const product = inverse[i] * held[c];
        sum += product;
        size += Math.abs(product);
      }
      exact(size);
      point[r] = sum;
    }
  }

  /** The least violated row, as 2·row (below its lower bound) or 2·row+1 (above its upper one); −1 if none. */
  private violated(): number {
    const { rows, norms, lo, hi, dimension, point, det } = this;
    let largest = 0;
    for (let c = 0; c < dimension; c++) largest = Math.max(largest, Math.abs(point[c]));
    let worst = -1;
    for (const row of this.bounded) {
      if (worst >= 0 && row > worst >> 1) continue;
      exact(norms[row] * largest);
      let value = 0;
      for (let c = 0, i = row * dimension; c < dimension; c++, i++) value += rows[i] * point[c];
      if (lo[row] !== -Infinity && value < exact(lo[row] * det)) worst = row * 2;
      else if (hi[row] !== Infinity && value > exact(hi[row] * det)) worst = row * 2 + 1;
    }
    return worst;
  }

  /** The place of the least chosen row that can move so as to raise (or lower) the given row; −1 if none can. */
  private entering(row: number, raise: boolean): number {
    const { rows, norms, dimension, inverse, weights, chosen, held, lo, hi } = this;
    let largest = 0;
    for (let i = 0; i < inverse.length; i++) largest = Math.max(largest, Math.abs(inverse[i]));
    exact(norms[row] * largest);
    let best = -1;
    for (let c = 0; c < dimension; c++) {
      let weight = 0;
      for (let r = 0, i = row * dimension; r < dimension; r++, i++) weight += rows[i] * inverse[r * dimension + c];
      weights[c] = weight;
      if (weight === 0) continue;
      const other = chosen[c];
      const canMove = weight > 0 === raise ? held[c] < hi[other] : held[c] > lo[other];
      if (canMove && (best < 0 || other < chosen[best])) best = c;
    }
    return best;
  }

  /** Lets `row` take the place of a chosen row and holds it at `value`; uses the weights left by `entering`. */
  private pivot(place: number, row: number, value: number): void {
    const { dimension, inverse, weights, det } = this;
    const lead = weights[place];
    for (let r = 0; r < dimension; r++) {
      const base = r * dimension;
      const head = inverse[base + place];
      for (let c = 0; c < dimension; c++) {
        if (c === place) continue;
        const kept = inverse[base + c] * lead;
        const moved = head * weights[c];
        exact(Math.abs(kept) + Math.abs(moved));
        inverse[base + c] = (kept - moved) / det;
      }
    }
    this.det = lead;
    if (lead < 0) {
      this.det = -lead;
      for (let i = 0; i < inverse.length; i++) inverse[i] = -inverse[i];
    }
    this.slot[this.chosen[place]] = -1;
    this.slot[row] = place;
    this.chosen[place] = row;
    this.held[place] = value;
  }
}
