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
  readonly temperature: Dyadic;
  readonly value: Dyadic;
}

/** Below this temperature (down to the next piece) the trajectory has this slope: its derivative by temperature. */
export interface Piece {
  readonly below: Dyadic;
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

/** A piecewise linear function of temperature, from -1 upwards: the wall of a thermograph. */
export class Trajectory {
  readonly corners: readonly Corner[];
  readonly slopeAbove: Slope;

  constructor(corners: readonly Corner[], slopeAbove: Slope) {
    this.corners = withoutStraightCorners(corners, slopeAbove);
    this.slopeAbove = slopeAbove;
  }

  static constant(value: Dyadic): Trajectory {
    return new Trajectory([{ temperature: COLDEST, value }], 0);
  }

  /** The value at the last corner: that of the mast, for the wall of a thermograph. */
  get mast(): Dyadic {
    return (this.corners.at(-1) as Corner).value;
  }

  /** The value at a temperature. Throws a RangeError below -1. */
  at(temperature: Dyadic): Dyadic {
    if (temperature.compare(COLDEST) < 0) throw new RangeError('Thermographs begin at temperature -1.');
    const { corners } = this;
    let low = 0;
    for (let high = corners.length; high - low > 1; ) {
      const middle = (low + high) >> 1;
      if ((corners[middle] as Corner).temperature.compare(temperature) <= 0) low = middle;
      else high = middle;
    }
    return alongLine(corners[low] as Corner, this.slopeAfter(low), temperature);
  }

  /** The pieces from the top down: the trajectory is `mast` at the last corner and above it has slope `slopeAbove`. */
  pieces(): readonly Piece[] {
    const pieces: Piece[] = [];
    for (let i = this.corners.length - 1; i > 0; i--) {
      pieces.push({ below: (this.corners[i] as Corner).temperature, slope: this.slopeAfter(i - 1) });
    }
    return pieces;
  }

  /** This trajectory plus a constant, plus slope times the temperature. Throws a RangeError if it gets too steep. */
  plus(constant: Dyadic, slope: Slope): Trajectory {
    const corners = this.corners.map(({ temperature, value }) => {
      const moved = value.add(constant);
      return {
        temperature,
        value: slope === 0 ? moved : slope > 0 ? moved.add(temperature) : moved.subtract(temperature),
      };
    });
    return new Trajectory(corners, checkedSlope(this.slopeAbove + slope));
  }

  /** The same trajectory up to a temperature, and constant above it. */
  upTo(temperature: Dyadic): Trajectory {
    const below = this.corners.filter((corner) => corner.temperature.compare(temperature) < 0);
    return new Trajectory([...below, { temperature, value: this.at(temperature) }], 0);
  }

  /** Whichever is better for a side at each temperature: the greater of the two for Left, the less for Right. */
  static best(side: Side, a: Trajectory, b: Trajectory): Trajectory {
    const sign = side === LEFT ? 1 : -1;
    const corners: Corner[] = [];
    const add = ({ temperature, a: x, b: y }: Pair) =>
      corners.push({ temperature, value: sign * x.compare(y) >= 0 ? x : y });
    const rows = sideBySide(a, b);
    rows.forEach((row, i) => {
      add(row);
      const crossing = crossingAfter(a, b, rows, i);
      if (crossing !== null) add(crossing);
    });
    const last = crossingAfter(a, b, rows, rows.length - 1) ?? (rows.at(-1) as Pair);
    const lead = sign * last.a.compare(last.b);
    const steeper = sign * (a.slopeAbove - b.slopeAbove);
    return new Trajectory(corners, (lead === 0 ? steeper : lead) >= 0 ? a.slopeAbove : b.slopeAbove);
  }

  /** The least temperature at which a ≤ b, given that a - b never rises and becomes negative. */
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

/** The values of both trajectories at every corner of either. */
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
      a: order <= 0 ? (p as Corner).value : a.at(temperature),
      b: order >= 0 ? (q as Corner).value : b.at(temperature),
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
  const gap = from.a.subtract(from.b);
  const slopeA = to === undefined ? a.slopeAbove : to.a.compare(from.a);
  const slopeB = to === undefined ? b.slopeAbove : to.b.compare(from.b);
  const closing = (slopeB - slopeA) * gap.sign();
  if (closing <= 0) return null;
  const size = gap.sign() < 0 ? gap.negate() : gap;
  const temperature = from.temperature.add(closing === 2 ? size.half() : size);
  if (to !== undefined && temperature.compare(to.temperature) >= 0) return null;
  const value = alongLine({ temperature: from.temperature, value: from.a }, slopeA, temperature);
  return { temperature, a: value, b: value };
}
