/**
 * Thermographs in machine integers: the walls of games whose stops have exact keys (core/row-table.ts), in units of
 * 2^-30. thermograph.ts is the plain version in exact dyadics, and takes over where a temperature needs a finer unit.
 *
 * Both walls are kept as functions that never rise: the left wall as it is, the right wall with the other sign. All
 * slopes are then 0 or -1, and Left and Right are alike: the scaffold of a side is the greatest, over its options, of
 *
 *     -(the opponent's wall of the option) + sign * offset - t,
 *
 * whose slopes are 0 and -1 again, so that scaffolds cross at whole units; and the temperature is the least t at which
 * the two scaffolds have a sum of at most 0. There it may take half a unit.
 *
 * A function is a run of corners (temperature, value) in a flat array, the first at -1, none on a straight line.
 */
import { EXACT_KEYS, has, NUS } from '../core/flags.ts';
import { offsetOf, shapeOf } from '../core/game-id.ts';
import { KEY_ONE, type RowTable } from '../core/row-table.ts';
import { LEFT, opposite, RIGHT, type Side } from '../core/side.ts';

/** Corners in a flat array that grows: entry 2i is a temperature, entry 2i + 1 a value. */
class Corners {
  // Empty at first: see core/row-table.ts.
  at = new Float64Array(0);
  size = 0;

  constructor() {
    this.at = new Float64Array(256);
  }

  /** Makes room for so many more. */
  private reserve(count: number): void {
    let length = this.at.length;
    while (2 * (this.size + count) > length) length *= 2;
    const wider = new Float64Array(length);
    wider.set(this.at);
    this.at = wider;
  }

  /** Adds the first corners of another run. */
  append(from: Corners, count: number): void {
    if (2 * (this.size + count) > this.at.length) this.reserve(count);
    const { at, size } = this;
    for (let i = 0; i < 2 * count; i++) at[2 * size + i] = from.at[i];
    this.size += count;
  }

  push(temperature: number, value: number): void {
    if (2 * this.size === this.at.length) this.reserve(1);
    this.at[2 * this.size] = temperature;
    this.at[2 * this.size + 1] = value;
    this.size++;
  }

  /** The same, but if the last corner lies on a straight line between the one before it and this one, this one replaces it. */
  pushTurn(temperature: number, value: number): void {
    const { at, size } = this;
    if (size > 1 && at[2 * size - 1] < at[2 * size - 3] === value < at[2 * size - 1]) this.size--;
    this.push(temperature, value);
  }
}

/** The walls of the shapes that were asked for, and of their followers. */
export class KeyWalls {
  /** How many shapes it knows. */
  size = 0;
  private readonly indices = new Map<number, number>();
  /** By index: the temperature, or NaN if there is none in this unit. */
  private readonly temperatures: number[] = [];
  /** By 2 * index + side: the first corner; the walls of a shape lie one after the other. */
  private readonly starts: number[] = [0];
  private readonly pool = new Corners();
  private best = new Corners();
  private candidate = new Corners();
  private merged = new Corners();
  private other = new Corners();

  /** The index of the walls of a shape; -1 if they are not exact in this unit. */
  find(rows: RowTable, shape: number): number {
    const { indices } = this;
    let index = indices.get(shape);
    if (index === undefined) {
      // One function, not several: called a few thousand times, it runs before V8 thinks of compiling it.
      const pending = [shape];
      while (pending.length > 0) {
        const top = pending[pending.length - 1];
        const size = pending.length;
        const kind = rows.flags[top] & (EXACT_KEYS | NUS);
        if (kind === EXACT_KEYS) {
          const first = rows.first[top];
          const end = first + rows.count[2 * top] + rows.count[2 * top + RIGHT];
          for (let i = first; i < end; i++) {
            const option = shapeOf(rows.pool[i]);
            if (!indices.has(option)) pending.push(option);
          }
        }
        if (pending.length > size) continue;
        if (!indices.has(top)) this.add(rows, top, kind);
        pending.length = size - 1;
      }
      index = indices.get(shape) as number;
    }
    return Number.isNaN(this.temperatures[index]) ? -1 : index;
  }

  temperature(index: number): number {
    return this.temperatures[index];
  }

  /** The place of the mast. */
  mean(index: number): number {
    return this.pool.at[2 * this.starts[2 * index + RIGHT] - 1];
  }

  /** Calls back with the corners of a wall, in order. */
  forEach(index: number, side: Side, visit: (temperature: number, value: number) => void): void {
    const { at } = this.pool;
    const end = this.starts[2 * index + side + 1];
    const sign = side === LEFT ? 1 : -1;
    for (let i = this.starts[2 * index + side]; i < end; i++) visit(at[2 * i], sign * at[2 * i + 1]);
  }

  /** Adds the walls of a shape whose options are known, by its flags. */
  private add(rows: RowTable, shape: number, kind: number): void {
    if (!has(kind, EXACT_KEYS)) this.finish(shape, Number.NaN);
    else if (has(kind, NUS)) this.ofNus(rows, shape);
    else this.fromOptions(rows, shape);
  }

  private finish(shape: number, temperature: number): void {
    this.indices.set(shape, this.size++);
    this.temperatures.push(temperature);
    while (this.starts.length < 2 * this.size + 1) this.starts.push(this.pool.size);
  }

  // ---- from options ----

  private fromOptions(rows: RowTable, shape: number): void {
    const lefts = rows.first[shape];
    const rights = lefts + rows.count[2 * shape];
    const exact =
      this.scaffold(rows, LEFT, lefts, rights) &&
      this.keep() &&
      this.scaffold(rows, RIGHT, rights, rights + rows.count[2 * shape + RIGHT]);
    this.join(shape, exact ? meeting(this.other, this.best) : Number.NaN);
  }

  /** Makes `best` the scaffold of a side, from the options at these places; false if a wall is not exact. */
  private scaffold(rows: RowTable, side: Side, from: number, to: number): boolean {
    const sign = side === LEFT ? 1 : -1;
    for (let i = from; i < to; i++) {
      const option = rows.pool[i];
      const index = this.indices.get(shapeOf(option)) as number;
      if (Number.isNaN(this.temperatures[index])) return false;
      this.tilt(2 * index + opposite(side), sign * offsetOf(option) * KEY_ONE);
      if (i === from) this.swap();
      else this.takeGreater();
    }
    return true;
  }

  /** Makes `candidate` minus a wall of the pool, plus a constant, minus the temperature. */
  private tilt(wall: number, constant: number): void {
    const { candidate, pool, starts } = this;
    candidate.size = 0;
    for (let i = starts[wall]; i < starts[wall + 1]; i++) {
      const temperature = pool.at[2 * i];
      candidate.push(temperature, constant - pool.at[2 * i + 1] - temperature);
    }
  }

  private swap(): void {
    const { best } = this;
    this.best = this.candidate;
    this.candidate = best;
  }

  private takeGreater(): void {
    greater(this.best, this.candidate, this.merged);
    const { best } = this;
    this.best = this.merged;
    this.merged = best;
  }

  /** Puts the scaffold of Left aside. */
  private keep(): boolean {
    const { best } = this;
    this.best = this.other;
    this.other = best;
    return true;
  }

  /** Writes the walls: Left's scaffold, which is in `other`, and Right's, in `best`, up to a temperature. */
  private join(shape: number, temperature: number): void {
    const known = Number.isInteger(temperature) ? temperature : Number.NaN;
    if (known === temperature) {
      upTo(this.other, temperature, this.pool);
      this.starts.push(this.pool.size);
      upTo(this.best, temperature, this.pool);
    }
    this.finish(shape, known);
  }

  // ---- numbers, ups and nimbers ----

  /** As `ofNus` of thermograph.ts. */
  private ofNus(rows: RowTable, shape: number): void {
    const x = rows.keys[2 * shape + RIGHT];
    const ups = rows.ups[shape];
    const nimber = rows.nimber[shape];
    const isNumber = ups === 0 && nimber === 0;
    const lefts = isNumber || !(ups >= 0 || (ups === -1 && nimber === 1));
    const rights = isNumber || !(ups <= 0 || (ups === 1 && nimber === 1));
    this.nusScaffold(LEFT, x, lefts);
    this.keep();
    this.nusScaffold(RIGHT, x, rights);
    this.join(shape, isNumber ? -unitOf(x) : 0);
  }

  /** The wall of x of this side; or, where the side moves to x, that of the other side, tilted. */
  private nusScaffold(side: Side, x: number, ownWall: boolean): void {
    const { best } = this;
    const own = side === LEFT ? x : -x;
    best.size = 0;
    const finest = unitOf(x);
    for (let unit = KEY_ONE; unit >= finest; unit /= 2) {
      if (ownWall) best.pushTurn(-unit, Math.ceil(own / unit) * unit);
      else best.pushTurn(-unit, unit - Math.ceil(-own / unit) * unit);
    }
    if (ownWall) best.pushTurn(0, own); // the wall stays there, where a scaffold would fall
  }
}

/** The greatest power of two that divides a key, at most 1 as a number. */
function unitOf(key: number): number {
  let unit = KEY_ONE;
  while (key % unit !== 0) unit /= 2;
  return unit;
}

/** The slope after corner i - 1, where i is the next corner: 0 or -1, and -1 after the last. */
function slopeBefore(f: Corners, i: number): number {
  return i >= f.size || f.at[2 * i + 1] < f.at[2 * i - 1] ? -1 : 0;
}

/** The greater of two functions at each temperature. Above the last corners both fall. */
function greater(f: Corners, g: Corners, to: Corners): void {
  to.size = 0;
  let i = 0;
  let j = 0;
  let a = 0;
  let b = 0;
  for (let t = -KEY_ONE; t < Infinity; ) {
    // Corners i and j are the next ones after t.
    if (i < f.size && f.at[2 * i] === t) a = f.at[2 * i++ + 1];
    if (j < g.size && g.at[2 * j] === t) b = g.at[2 * j++ + 1];
    to.pushTurn(t, Math.max(a, b));
    const next = Math.min(i < f.size ? f.at[2 * i] : Infinity, j < g.size ? g.at[2 * j] : Infinity);
    const slopeA = slopeBefore(f, i);
    const slopeB = slopeBefore(g, j);
    const closing = (slopeB - slopeA) * (a - b);
    if (closing > 0 && t + closing < next) to.pushTurn(t + closing, Math.min(a, b));
    a += slopeA * (next - t);
    b += slopeB * (next - t);
    t = next;
  }
  // The last corner is none if the function falls before it, too.
  if (to.size > 1 && slopeBefore(to, to.size - 1) === -1) to.size--;
}

/** The least temperature at which the sum of two functions is at most 0; perhaps not a whole number of units. */
function meeting(f: Corners, g: Corners): number {
  let i = 0;
  let j = 0;
  let a = 0;
  let b = 0;
  for (let t = -KEY_ONE; ; ) {
    if (i < f.size && f.at[2 * i] === t) a = f.at[2 * i++ + 1];
    if (j < g.size && g.at[2 * j] === t) b = g.at[2 * j++ + 1];
    if (a + b <= 0) return t;
    const next = Math.min(i < f.size ? f.at[2 * i] : Infinity, j < g.size ? g.at[2 * j] : Infinity);
    const slopeA = slopeBefore(f, i);
    const slopeB = slopeBefore(g, j);
    const slope = slopeA + slopeB;
    if (slope < 0 && t - (a + b) / slope < next) return t - (a + b) / slope;
    a += slopeA * (next - t);
    b += slopeB * (next - t);
    t = next;
  }
}

/** Adds the same function to the pool, but constant above a temperature. */
function upTo(f: Corners, temperature: number, pool: Corners): void {
  let i = 0;
  while (i < f.size && f.at[2 * i] < temperature) i++;
  pool.append(f, i);
  if (i === 0) pool.push(temperature, f.at[1]);
  else if (slopeBefore(f, i) === -1) pool.push(temperature, f.at[2 * i - 1] + f.at[2 * i - 2] - temperature);
}
