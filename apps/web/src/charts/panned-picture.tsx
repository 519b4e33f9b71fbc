/** A drawing that may be larger than the page: in a window, to be moved, zoomed and saved. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { PictureButtons } from '../parts/picture-buttons.tsx';
import './panned-picture.css';
import { usePanZoom } from './use-pan-zoom.ts';
import { useWidth } from './use-width.ts';

interface PannedPictureProps {
  /** The name of the file that it is saved as, without its ending. */
  readonly name: string;
  /** What it is, for screen readers: "the tree". */
  readonly what: string;
  readonly label: string;
  /** Its size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** On a narrow screen it begins around this place, in pixels from its left, large enough to be read; if not given, it fits. */
  readonly middle?: number;
  readonly children: ComponentChildren;
}

const [LEAST_ZOOM, MOST_ZOOM] = [0.15, 2];
/** So large letters can be read on a narrow screen; wider ones have room. */
const [READABLE, NARROW] = [0.7, 640];
const MOST_HEIGHT = 560;
const LEAST_HEIGHT = 160;

export function PannedPicture({ name, what, label, width, height, middle, children }: PannedPictureProps) {
  const { place, width: room } = useWidth<HTMLDivElement>(800);
  const svg = useRef<SVGSVGElement>(null);
  const zoom = Math.max(LEAST_ZOOM, Math.min(1, room / width, MOST_HEIGHT / height));
  const isSmall = middle !== undefined && room < NARROW && zoom < READABLE;
  const high = Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, height * (isSmall ? READABLE : zoom)));
  const whole = { zoom, x: Math.max(0, (room - width * zoom) / 2), y: Math.max(0, (high - height * zoom) / 2) };
  const start = isSmall ? { zoom: READABLE, x: room / 2 - middle * READABLE, y: 0 } : whole;
  const { view, zoomBy, fit, handlers } = usePanZoom(
    { whole, start },
    { width: room, height: high },
    { least: LEAST_ZOOM, most: MOST_ZOOM },
  );
  return (
    <div class="panned-picture" ref={place}>
      <div class="picture-tools">
        <button type="button" aria-label="Smaller" onClick={() => zoomBy(1 / 1.3)}>
          −
        </button>
        <button type="button" aria-label="Larger" onClick={() => zoomBy(1.3)}>
          +
        </button>
        <button type="button" onClick={fit}>
          Fit
        </button>
        <PictureButtons name={name} what={what} picture={() => svg.current} />
      </div>
      <div class="picture-window" style={{ height: `${high}px` }} {...handlers}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing whose nodes are buttons */}
        <svg
          ref={svg}
          role="group"
          aria-label={label}
          width={width}
          height={height}
          data-size={`${width} ${height}`}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
        >
          {children}
        </svg>
      </div>
    </div>
  );
}
