/** The width of an element in pixels, followed while it changes: drawings are made for it, so that text keeps its size. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export function useWidth<E extends HTMLElement>(
  usual: number,
): { readonly place: { current: E | null }; readonly width: number } {
  const place = useRef<E>(null);
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const follow = (): void => setWidth(Math.max(200, Math.floor(element.clientWidth)));
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, width };
}
