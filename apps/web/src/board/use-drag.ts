/** Dragging a piece to where its move leads: pointer events, so that mouse, pen and finger work alike. */
import type { Move } from '@lilypad/toads';
import { useRef, useState } from 'preact/hooks';

/** A piece that follows the pointer. */
export interface Drag {
  readonly from: number;
  /** How far it is from its square, in squares, to the right and down. */
  readonly x: number;
  readonly y: number;
}

/** A pointer that moved less than this, in squares, has pressed and not dragged. */
const LEAST = 0.2;

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

/** Where a drag began, and the size of a square there. */
interface Start {
  readonly x: number;
  readonly y: number;
  readonly square: DOMRect;
}

/** Calls `onDrop` with the move of the piece when it is dropped on the square that the move leads to. */
export function useDrag(onDrop: (move: Move) => void): Dragging {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<Start | null>(null);
  const dragged = useRef(false);
  const end = (): void => {
    start.current = null;
    setDrag(null);
  };
  return {
    drag,
    handlers: (move) => ({
      onPointerDown(event) {
        dragged.current = false;
        if (move === undefined || event.button !== 0 || !(event.currentTarget instanceof Element)) return;
        start.current = { x: event.clientX, y: event.clientY, square: event.currentTarget.getBoundingClientRect() };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        if (move === undefined || start.current === null) return;
        const { x: left, y: top, square } = start.current;
        const [x, y] = [(event.clientX - left) / square.width, (event.clientY - top) / square.height];
        if (Math.hypot(x, y) >= LEAST) dragged.current = true;
        if (dragged.current) setDrag({ from: move.from, x, y });
      },
      onPointerUp(event) {
        end();
        if (dragged.current && move !== undefined && squareUnder(event) === move.to) onDrop(move);
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

/** The square under the pointer, of the board that the drag began on; null if there is none. */
function squareUnder({ clientX, clientY, currentTarget }: PointerEvent): number | null {
  const spot = document.elementFromPoint(clientX, clientY)?.closest('.spot');
  if (spot == null || !(currentTarget instanceof Element)) return null;
  const squares = [...(currentTarget.parentElement?.children ?? [])];
  return squares.includes(spot) ? squares.indexOf(spot) : null;
}
