/**
 * A drawing in a window that is moved by dragging and zoomed by two fingers, by the wheel with Ctrl, or by buttons. It
 * begins with a view that may not be the whole, and can be made to fit the window.
 */
import { useRef, useState } from 'preact/hooks';
import { draggedBy, pinched, type Spot, type View, type ZoomLimits, zoomedAt } from './view.ts';

/** So many pixels away a press becomes a drag. */
const SLACK = 4;

export interface PanZoom {
  readonly view: View;
  /** Zooms by a factor about the middle of the window. */
  readonly zoomBy: (factor: number) => void;
  /** Shows everything again. */
  readonly fit: () => void;
  /** What the window listens to. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
    readonly onWheel: (event: WheelEvent) => void;
    readonly onClickCapture: (event: Event) => void;
  };
}

interface Gesture {
  readonly view: View;
  readonly from: ReadonlyMap<number, Spot>;
}

export function usePanZoom(
  { whole, start }: { readonly whole: View; readonly start: View },
  size: { readonly width: number; readonly height: number },
  limits: ZoomLimits,
): PanZoom {
  const [own, setOwn] = useState<View | 'start' | 'whole'>('start');
  const view = own === 'start' ? start : own === 'whole' ? whole : own;
  const pointers = useRef(new Map<number, Spot>());
  const gesture = useRef<Gesture | null>(null);
  const moved = useRef(false);

  const begin = (): void => {
    gesture.current = { view, from: new Map(pointers.current) };
  };
  const end = ({ pointerId }: PointerEvent): void => {
    if (pointers.current.delete(pointerId)) begin();
  };
  return {
    view,
    zoomBy: (factor) => setOwn(zoomedAt(view, factor, { x: size.width / 2, y: size.height / 2 }, limits)),
    fit: () => setOwn('whole'),
    handlers: {
      onPointerDown(event) {
        if (pointers.current.size === 0) moved.current = false;
        pointers.current.set(event.pointerId, spotOf(event));
        begin();
      },
      onPointerMove(event) {
        const before = gesture.current;
        // A mouse button may have been let go elsewhere.
        if (event.buttons === 0) pointers.current.delete(event.pointerId);
        if (before === null || !pointers.current.has(event.pointerId)) return;
        pointers.current.set(event.pointerId, spotOf(event));
        const [next, distance] = viewAfter(before, pointers.current, limits);
        if (distance < SLACK && !moved.current) return;
        moved.current = true;
        setOwn(next);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onWheel(event) {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        setOwn(zoomedAt(view, event.deltaY < 0 ? 1.15 : 1 / 1.15, spotOf(event), limits));
      },
      // The end of a drag is no press on what is under the pointer.
      onClickCapture(event) {
        if (moved.current) event.stopPropagation();
      },
    },
  };
}

/** The view after a gesture, and how far its pointers have gone. */
function viewAfter({ view, from }: Gesture, to: ReadonlyMap<number, Spot>, limits: ZoomLimits): [View, number] {
  const [first, second] = [...from].flatMap(([id, start]) => {
    const end = to.get(id);
    return end === undefined ? [] : [{ start, end }];
  });
  if (first === undefined) return [view, 0];
  const gone = Math.hypot(first.end.x - first.start.x, first.end.y - first.start.y);
  if (second === undefined) return [draggedBy(view, first.start, first.end), gone];
  return [pinched(view, [first.start, second.start], [first.end, second.end], limits), Number.POSITIVE_INFINITY];
}

/** Where an event is in the window that listens. */
function spotOf({ clientX, clientY, currentTarget }: MouseEvent): Spot {
  const box = currentTarget instanceof Element ? currentTarget.getBoundingClientRect() : { left: 0, top: 0 };
  return { x: clientX - box.left, y: clientY - box.top };
}
