/** Which part of a drawing is seen in a window: how much it is enlarged, and where its corner is, in pixels. */

export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How small and how large a drawing may become. */
export interface ZoomLimits {
  readonly least: number;
  readonly most: number;
}

/** The view after zooming by a factor, within the limits; what is at `still` stays there. */
export function zoomedAt(view: View, factor: number, still: Spot, { least, most }: ZoomLimits): View {
  const zoom = Math.max(least, Math.min(most, view.zoom * factor));
  const ratio = zoom / view.zoom;
  return { zoom, x: still.x - (still.x - view.x) * ratio, y: still.y - (still.y - view.y) * ratio };
}

/** The view after a drag. */
export const draggedBy = (view: View, from: Spot, to: Spot): View => ({
  ...view,
  x: view.x + to.x - from.x,
  y: view.y + to.y - from.y,
});

/** The view after two fingers went from one pair of places to another: what was between them stays between them. */
export function pinched(view: View, from: readonly [Spot, Spot], to: readonly [Spot, Spot], limits: ZoomLimits): View {
  const [start, end] = [middle(from), middle(to)];
  const moved = draggedBy(view, start, end);
  return zoomedAt(moved, distance(to) / Math.max(1, distance(from)), end, limits);
}

const middle = ([a, b]: readonly [Spot, Spot]): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b]: readonly [Spot, Spot]): number => Math.hypot(a.x - b.x, a.y - b.y);
