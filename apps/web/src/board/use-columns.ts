/**
 * How many squares of a board stand side by side. A long board on a narrow screen goes on in further rows of about the
 * same length, so that its squares stay large enough for a finger and nothing has to be scrolled sideways.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** The least width of a square that is pressed, in pixels. */
const LEAST = 44;
/** The water around the squares, in pixels, on both sides together. */
const MARGIN = 16;

export interface Columns {
  /** The element whose width counts. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly columns: number;
}

/** The columns of a board with some squares; it is measured only if it `wraps`. */
export function useColumns(squares: number, wraps: boolean): Columns {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!wraps || element === null) return;
    const measure = (): void => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [wraps]);
  return { frame, columns: width === 0 ? squares : columnsIn(width, squares) };
}

/** In rows of about equal length, as few as possible. */
export function columnsIn(width: number, squares: number): number {
  const most = Math.max(1, Math.floor((width - MARGIN) / LEAST));
  return Math.ceil(squares / Math.ceil(squares / most));
}
