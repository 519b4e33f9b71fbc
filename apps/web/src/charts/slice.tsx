/**
 * A slice through a parameter space: a square of points, each coloured and numbered by its region. The first axis
 * runs to the right, the second upwards. Pressing a point chooses it; from the keyboard the sliders do the same.
 */
import './slice.css';

interface SliceProps {
  readonly title: string;
  readonly across: string;
  readonly up: string;
  readonly size: number;
  /** The region of a point. */
  readonly region: (x: number, y: number) => number;
  /** Null for no colour. */
  readonly hue: (region: number) => number | null;
  /** The text in a point; by default the number of its region, from 1. */
  readonly label?: (region: number) => string;
  readonly chosen: readonly [x: number, y: number];
  /** Points that a check found wrong. */
  readonly wrong: ReadonlySet<string>;
  readonly onChoose: (x: number, y: number) => void;
}

const CELL = 26;
/** For the numbers at the left and below, and for the names of the axes above and below these. */
const ROOM = 34;
const ABOVE = 22;

export function Slice({ title, across, up, size, region, hue, label, chosen, wrong, onChoose }: SliceProps) {
  const side = size * CELL;
  const axis = Array.from({ length: size }, (_, i) => i);
  const left = (x: number): number => ROOM + x * CELL;
  const top = (y: number): number => ABOVE + (size - 1 - y) * CELL;
  return (
    <svg class="slice" viewBox={`0 0 ${side + ROOM} ${ABOVE + side + ROOM + 4}`} role="img">
      <title>{title}</title>
      {axis.map((y) =>
        axis.map((x) => {
          const number = region(x, y);
          const colour = hue(number);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; the sliders are accessible
            <g
              key={`${x} ${y}`}
              class="slice-point"
              style={colour === null ? {} : { '--hue': colour }}
              onClick={() => onChoose(x, y)}
            >
              <rect
                class={`slice-cell${colour === null ? ' plain' : ''}`}
                x={left(x)}
                y={top(y)}
                width={CELL}
                height={CELL}
              />
              <text x={left(x) + CELL / 2} y={top(y) + CELL / 2 + 4} text-anchor="middle">
                {wrong.has(`${x},${y}`) ? '✕' : (label?.(number) ?? number + 1)}
              </text>
            </g>
          );
        }),
      )}
      <rect class="slice-chosen" x={left(chosen[0])} y={top(chosen[1])} width={CELL} height={CELL} />
      {axis.map((i) => (
        <g key={i} class="slice-axis">
          <text x={left(i) + CELL / 2} y={ABOVE + side + 15} text-anchor="middle">
            {i}
          </text>
          <text x={ROOM - 6} y={top(i) + CELL / 2 + 4} text-anchor="end">
            {i}
          </text>
        </g>
      ))}
      <text class="slice-name" x={left(size) - 4} y={ABOVE + side + 33} text-anchor="end">
        {across} →
      </text>
      <text class="slice-name" x={ROOM - 6} y={14} text-anchor="end">
        ↑ {up}
      </text>
    </svg>
  );
}
