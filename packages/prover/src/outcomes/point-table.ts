/** Points as columns of numbers, gap by gap: little memory for many points, and one that threads can share. */
import { isChoice } from '../formula/decision-tree.ts';
import type { Constraint } from '../region/constraint.ts';
import { mod } from '../region/exact.ts';
import type { Predicate } from './claim.ts';

/** Points with answers, 1 for yes. */
export interface Examples {
  readonly columns: readonly Int32Array[];
  readonly answers: Uint8Array;
}

const FIRST_ROOM = 1024;

export class PointTable {
  size = 0;
  private room = FIRST_ROOM;
  private all: Int32Array[];

  constructor(dimension: number) {
    this.all = Array.from({ length: dimension }, () => new Int32Array(FIRST_ROOM));
  }

  push(point: readonly number[]): void {
    if (this.size === this.room) this.grow();
    const { all } = this;
    for (let gap = 0; gap < all.length; gap++) all[gap][this.size] = point[gap];
    this.size += 1;
  }

  /** The columns of the points that there are. */
  get columns(): readonly Int32Array[] {
    return this.all.map((column) => column.subarray(0, this.size));
  }

  private grow(): void {
    this.room *= 2;
    this.all = this.all.map((column) => {
      const larger = new Int32Array(this.room);
      larger.set(column);
      return larger;
    });
  }
}

export const pointAt = (columns: readonly Int32Array[], i: number): number[] => columns.map((column) => column[i]);

/** The points of columns, in their order. */
export function pointsOf(columns: readonly Int32Array[]): number[][] {
  const points: number[][] = [];
  for (let i = 0; i < columns[0].length; i++) points.push(pointAt(columns, i));
  return points;
}

/** The same examples in memory that threads share. */
export const shared = ({ columns, answers }: Examples): Examples => ({
  columns: columns.map((column) => {
    const copy = new Int32Array(new SharedArrayBuffer(column.byteLength));
    copy.set(column);
    return copy;
  }),
  answers: (() => {
    const copy = new Uint8Array(new SharedArrayBuffer(answers.byteLength));
    copy.set(answers);
    return copy;
  })(),
});

/**
 * The examples at which a predicate is wrong, by number, in their order. The examples are divided by one condition after the other: that
 * takes a tenth of the time of following the tree for each of them.
 */
export function wrongAt(predicate: Predicate, { columns, answers }: Examples): number[] {
  const wrong: number[] = [];
  const walk = (here: Predicate, places: Int32Array): void => {
    if (!isChoice(here)) {
      const right = here.holds ? 1 : 0;
      for (let k = 0; k < places.length; k++) if (answers[places[k]] !== right) wrong.push(places[k]);
      return;
    }
    const [yes, no] = divided(here.condition, columns, places);
    walk(here.yes, yes);
    walk(here.no, no);
  };
  const all = new Int32Array(answers.length);
  for (let i = 0; i < all.length; i++) all[i] = i;
  walk(predicate, all);
  return wrong.sort((x, y) => x - y);
}

/** The places of the points where a condition holds, and those of the others. */
function divided(
  { form, modulus }: Constraint,
  columns: readonly Int32Array[],
  places: Int32Array,
): readonly [yes: Int32Array, no: Int32Array] {
  const { coefficients, constant } = form;
  const found = new Int32Array(places.length);
  // Those where it holds from the front, the others from the back.
  let front = 0;
  let back = places.length;
  for (let k = 0; k < places.length; k++) {
    const place = places[k];
    let value = constant;
    for (let gap = 0; gap < coefficients.length; gap++) value += coefficients[gap] * columns[gap][place];
    if (modulus === 0 ? value <= 0 : mod(value, modulus) === 0) found[front++] = place;
    else found[--back] = place;
  }
  return [found.subarray(0, front), found.subarray(front)];
}
