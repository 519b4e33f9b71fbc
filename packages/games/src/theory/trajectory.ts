/**
 * Trajectories: the piecewise linear functions of temperature that thermographs are made of.
 *
 * A trajectory is defined for every temperature from -1 upwards. It is kept as its corners, in order of rising
 * temperature and with the first one at -1, and the slope of the ray above the last corner. All slopes are -1, 0 or 1,
 * so all values are exact dyadics; no three corners lie on one line, so equal functions have equal corners.
 */
import { Dyadic } from '../core/dyadic.ts';
import { LEFT, type Side } from '../core/side.ts';

/** The slope of a piece: change of value by change of temperature. */
export type Slope = -1 | 0 | 1;

/** A point where the slope changes, or the first point, at temperature -1. */
export interface Corner {
  /** Where the corner is, at least -1. */
  readonly temperature: Dyadic;
  /** The value there. */
  readonly value: Dyadic;
}

/** Below this temperature (down to the next piece) the trajectory has this slope: its derivative by temperature. */
export interface Piece {
  /** The temperature at which the piece ends. */
  readonly below: Dyadic;
  /** Its slope. */
  readonly slope: Slope;
}

/** Both of two trajectories at one temperature. */
interface Pair {
  readonly temperature: Dyadic;
  readonly a: Dyadic;
  readonly b: Dyadic;
}

/** The temperature at which all thermographs end; cooling is not defined there. */
export const COLDEST = Dyadic.of(-1);

/**
 * A piecewise linear function of temperature, from -1 upwards: the wall of a thermograph.
 *
 * @example
 * ```ts
 * const wall = Trajectory.constant(Dyadic.of(3)).plus(Dyadic.ZERO, -1).upTo(Dyadic.ONE);
 * wall.toString(); // => 'Trajectory(2,[1],[0,-1])'
 * wall.at(Dyadic.of(1, 1)).toString(); // => '5/2'
 * wall.mast.toString(); // => '2'
 * ```
 */
export class Trajectory {
  /** The first point, at temperature -1, and the points where the slope changes, upwards. */
  readonly corners: readonly Corner[];
  /** The slope above the last corner. */
  readonly slopeAbove: Slope;

  /** `normal` says that every corner is a real one. */
  constructor(corners: readonly Corner[], slopeAbove: Slope, normal = false) {
    this.corners = normal ? corners : withoutStraightCorners(corners, slopeAbove);
    this.slopeAbove = slopeAbove;
  }

  /** The trajectory that has the same value at all temperatures. */
  static constant(value: Dyadic): Trajectory {
    return new Trajectory([{ temperature: COLDEST, value }], 0);
  }

  /** The value at the last corner: that of the mast, for the wall of a thermograph. */
  get mast(): Dyadic {
    return (this.corners.at(-1) as Corner).value;
  }

  /**
   * The value at a temperature.
   *
   * @throws RangeError - below temperature -1
   */
  at(temperature: Dyadic): Dyadic {
    if (temperature.compare(COLDEST) < 0) throw new RangeError('Thermographs begin at temperature -1.');
    const { corners } = this;
    let low = 0;
    for (let high = corners.length; high - low > 1; ) {
      const middle = (low + high) >> 1;
      if ((corners[middle] as Corner).temperature.compare(temperature) <= 0) low = middle;
      else high = middle;
    }
    return this.after(low, temperature);
  }

  /**
   * The value at a temperature between this corner and the next.
   *
   * @param corner - the index of a corner, from 0
   */
  after(corner: number, temperature: Dyadic): Dyadic {
    return alongLine(this.corners[corner] as Corner, this.slopeAfter(corner), temperature);
  }

  /** The pieces from the top down: the trajectory is `mast` at the last corner and above it has slope `slopeAbove`. */
  pieces(): readonly Piece[] {
    const pieces: Piece[] = [];
    for (let i = this.corners.length - 1; i > 0; i--) {
      pieces.push({ below: (this.corners[i] as Corner).temperature, slope: this.slopeAfter(i - 1) });
    }
    return pieces;
  }

  /**
   * This trajectory plus a constant, plus slope times the temperature.
   *
   * @throws RangeError - if a slope leaves -1, 0, 1
   */
  plus(constant: Dyadic, slope: Slope): Trajectory {
    const still = constant.sign() === 0;
    if (still && slope === 0) return this;
    const corners: Corner[] = [];
    for (const { temperature, value } of this.corners) {
      const moved = still ? value : value.add(constant);
      const tilted = slope === 0 ? moved : slope > 0 ? moved.add(temperature) : moved.subtract(temperature);
      corners.push({ temperature, value: tilted });
    }
    // All slopes change by the same amount, so corners stay corners.
    return new Trajectory(corners, checkedSlope(this.slopeAbove + slope), true);
  }

  /** The same trajectory up to a temperature, and constant above it. */
  upTo(temperature: Dyadic): Trajectory {
    const corners: Corner[] = [];
    for (const corner of this.corners) {
      if (corner.temperature.compare(temperature) >= 0) break;
      corners.push(corner);
    }
    const last = corners.length - 1;
    const slope = last < 0 ? 0 : this.slopeAfter(last);
    // Where the trajectory is constant below the temperature already, there is no corner at it.
    if (last < 0 || slope !== 0) corners.push({ temperature, value: this.at(temperature) });
    return new Trajectory(corners, 0, true);
  }

  /** Whichever is better for a side at each temperature: the greater of the two for Left, the less for Right. */
  static best(side: Side, a: Trajectory, b: Trajectory): Trajectory {
    if (a === b) return a;
    const sign = side === LEFT ? 1 : -1;
    const corners: Corner[] = [];
    const rows = sideBySide(a, b);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as Pair;
      corners.push({ temperature: row.temperature, value: sign * row.a.compare(row.b) >= 0 ? row.a : row.b });
      const crossing = crossingAfter(a, b, rows, i);
      if (crossing !== null) corners.push({ temperature: crossing.temperature, value: crossing.a });
    }
    const last = crossingAfter(a, b, rows, rows.length - 1) ?? (rows.at(-1) as Pair);
    const lead = sign * last.a.compare(last.b);
    const steeper = sign * (a.slopeAbove - b.slopeAbove);
    return new Trajectory(corners, (lead === 0 ? steeper : lead) >= 0 ? a.slopeAbove : b.slopeAbove);
  }

  /**
   * The least temperature at which a ≤ b, given that a - b never rises and becomes negative.
   *
   * @throws RangeError - if there is no such temperature
   */
  static meeting(a: Trajectory, b: Trajectory): Dyadic {
    const rows = sideBySide(a, b);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as Pair;
      if (row.a.compare(row.b) <= 0) return row.temperature;
      const crossing = crossingAfter(a, b, rows, i);
      if (crossing !== null) return crossing.temperature;
    }
    throw new RangeError('these trajectories never meet');
  }

  /** The mast, the temperatures of the corners from the top, and the slopes between them: "0,[0],[0,-1]". */
  shortForm(): string {
    const pieces = this.pieces();
    const slopes = [this.slopeAbove, ...pieces.map((piece) => piece.slope)];
    return `${this.mast},[${pieces.map((piece) => piece.below).join(',')}],[${slopes.join(',')}]`;
  }

  /** The short form with the name of the class, for messages. */
  toString(): string {
    return `Trajectory(${this.shortForm()})`;
  }

  private slopeAfter(corner: number): Slope {
    const next = this.corners[corner + 1];
    return next === undefined ? this.slopeAbove : next.value.compare((this.corners[corner] as Corner).value);
  }
}

function alongLine(from: Corner, slope: Slope, temperature: Dyadic): Dyadic {
  if (slope === 0) return from.value;
  const rise = temperature.subtract(from.temperature);
  return slope > 0 ? from.value.add(rise) : from.value.subtract(rise);
}

function checkedSlope(slope: number): Slope {
  if (slope < -1 || slope > 1) throw new RangeError('a trajectory cannot be steeper than one');
  return slope as Slope;
}

/** The corners at which the slope really changes, and the first. */
function withoutStraightCorners(corners: readonly Corner[], slopeAbove: Slope): readonly Corner[] {
  const kept: Corner[] = [];
  let slopeBelow: Slope | null = null;
  corners.forEach((corner, i) => {
    const next = corners[i + 1];
    if (next?.temperature.equals(corner.temperature)) return;
    const slope = next === undefined ? slopeAbove : next.value.compare(corner.value);
    if (slope !== slopeBelow) kept.push(corner);
    slopeBelow = slope;
  });
  return kept;
}

/** The values of both trajectories at every corner of either. Both have their first corner at the same temperature. */
function sideBySide(a: Trajectory, b: Trajectory): readonly Pair[] {
  const rows: Pair[] = [];
  let i = 0;
  let j = 0;
  while (i < a.corners.length || j < b.corners.length) {
    const p = a.corners[i];
    const q = b.corners[j];
    const order = p === undefined ? 1 : q === undefined ? -1 : p.temperature.compare(q.temperature);
    const { temperature } = (order <= 0 ? p : q) as Corner;
    rows.push({
      temperature,
      a: order <= 0 ? (p as Corner).value : a.after(i - 1, temperature),
      b: order >= 0 ? (q as Corner).value : b.after(j - 1, temperature),
    });
    if (order <= 0) i++;
    if (order >= 0) j++;
  }
  return rows;
}

/** Where the trajectories cross or meet strictly after row i and strictly before the next one, if they do. */
function crossingAfter(a: Trajectory, b: Trajectory, rows: readonly Pair[], i: number): Pair | null {
  const from = rows[i] as Pair;
  const to = rows[i + 1];
  const lead = from.a.compare(from.b);
  if (lead === 0) return null;
  const slopeA = to === undefined ? a.slopeAbove : to.a.compare(from.a);
  const slopeB = to === undefined ? b.slopeAbove : to.b.compare(from.b);
  const closing = (slopeB - slopeA) * lead;
  if (closing <= 0) return null;
  const size = lead < 0 ? from.b.subtract(from.a) : from.a.subtract(from.b);
  const temperature = from.temperature.add(closing === 2 ? size.half() : size);
  if (to !== undefined && temperature.compare(to.temperature) >= 0) return null;
  const value = alongLine({ temperature: from.temperature, value: from.a }, slopeA, temperature);
  return { temperature, a: value, b: value };
}
