import { describe, expect, it } from 'vitest';
import { draggedBy, pinched, type Spot, type View, zoomedAt } from './view.ts';

const LIMITS = { least: 0.5, most: 4 };
const START: View = { zoom: 1, x: 10, y: 20 };
/** The place of the drawing that is seen at a spot of the window. */
const seenAt = ({ zoom, x, y }: View, spot: Spot) => [(spot.x - x) / zoom, (spot.y - y) / zoom];

describe('a view', () => {
  it.each([
    [2, 2],
    [100, 4],
    [0.01, 0.5],
  ])('is zoomed by %d to %d, and what is pointed at stays', (factor, zoom) => {
    const spot = { x: 70, y: 30 };
    const next = zoomedAt(START, factor, spot, LIMITS);
    expect(next.zoom).toBe(zoom);
    expect(seenAt(next, spot)).toEqual(seenAt(START, spot));
  });

  it('follows two fingers: what is between them stays between them', () => {
    const from = [
      { x: 40, y: 50 },
      { x: 60, y: 50 },
    ] as const;
    const to = [
      { x: 30, y: 90 },
      { x: 90, y: 90 },
    ] as const;
    const next = pinched(START, from, to, LIMITS);
    expect(next.zoom).toBe(3);
    expect(seenAt(next, { x: 60, y: 90 })).toEqual(seenAt(START, { x: 50, y: 50 }));
    expect(pinched(START, from, from, LIMITS)).toEqual(START);
  });

  it('is dragged', () => {
    expect(draggedBy(START, { x: 1, y: 1 }, { x: 4, y: 0 })).toEqual({ zoom: 1, x: 13, y: 19 });
  });
});
