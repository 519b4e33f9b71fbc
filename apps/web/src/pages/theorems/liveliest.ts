/** Where something happens in a parameter space: the axes and the point to begin with show many regions. */
import type { EntryView, Point } from '@lilypad/prover';

/** Points are looked at in steps, up to this size of a gap. */
const SIZES = [0, 1, 2, 3, 5, 8];
/** The gaps that are not on an axis all have one of these sizes. */
const LEVELS = [3, 0, 1, 2];
const INSIDE = 3;

/** The two parameters, by place, in whose slice through a point the most kinds occur; the first ones if all are alike. */
export function liveliestAxes(
  names: readonly string[],
  point: Point,
  kind: (point: Point) => number,
): readonly [across: number, up: number] {
  let best: readonly [number, number] = [0, Math.min(1, names.length - 1)];
  let most = 0;
  for (let across = 0; across < names.length; across++) {
    for (let up = across + 1; up < names.length; up++) {
      const count = kindsIn(point, across, up, kind);
      if (count > most) [best, most] = [[across, up], count];
    }
  }
  return best;
}

/** A point through which the liveliest slice goes. */
export function liveliestPoint(entry: EntryView): Point {
  const { parameters } = entry;
  if (parameters.length < 2) return parameters.map(() => INSIDE);
  const kind =
    entry.kind === 'regions' ? entry.rowAt : (point: Point) => entry.outcomes.indexOf(entry.outcomeAt(point));
  const found = LEVELS.map((size) => {
    const point: Point = parameters.map(() => size);
    const [across, up] = liveliestAxes(parameters, point, kind);
    // On the axes it stands off the walls.
    return { point: point.with(across, INSIDE).with(up, INSIDE), count: kindsIn(point, across, up, kind) };
  });
  return found.reduce((best, one) => (one.count > best.count ? one : best)).point;
}

function kindsIn(point: Point, across: number, up: number, kind: (point: Point) => number): number {
  const kinds = new Set<number>();
  for (const x of SIZES) for (const y of SIZES) kinds.add(kind(point.with(across, x).with(up, y)));
  return kinds.size;
}
