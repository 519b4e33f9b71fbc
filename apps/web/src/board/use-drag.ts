/** Dragging a piece to where its move leads: pointer events, so that mouse, pen and finger work alike. */
import type { Move } from '@lilypad/toads';
import { useRef, useState } from 'preact/hooks';

/** A piece that follows the pointer. */
export interface Drag {
  readonly from: number;
  /** How far it is from its square, in squares. */
  readonly by: number;
}

/** A pointer that moved less than this, in squares, has pressed and not dragged. */
const LEAST = 0.25;

interface Dragging {
  readonly drag: Drag | null;
  /** The event handlers of a square. */
  handlers(move: Move | undefined): {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(): void;
  };
  /** Whether the press that just ended was a drag; asked once, by the click that follows it. */
  wasDrag(): boolean;
}

export function useDrag(onMove: (move: Move) => void): Dragging {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const dragged = useRef(false);
  const end = (): void => {
    start.current = null;
    setDrag(null);
  };
  const distance = (event: PointerEvent): number =>
    start.current === null ? 0 : (event.clientX - start.current.x) / start.current.width;
  return {
    drag,
    handlers: (move) => ({
      onPointerDown(event) {
        dragged.current = false;
        if (move === undefined || event.button !== 0 || !(event.currentTarget instanceof Element)) return;
        start.current = { x: event.clientX, width: event.currentTarget.getBoundingClientRect().width };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        if (move === undefined || start.current === null) return;
        if (Math.abs(distance(event)) >= LEAST) dragged.current = true;
        if (dragged.current) setDrag({ from: move.from, by: distance(event) });
      },
      onPointerUp(event) {
        const reached = move !== undefined && Math.round(move.from + distance(event)) === move.to;
        end();
        if (dragged.current && reached) onMove(move);
      },
      onPointerCancel: end,
    }),
    wasDrag() {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
  };
}
