/**
 * A slice through a parameter space: a square of points, each coloured and numbered by its region. The first axis
 * runs to the right, the second upwards. Pressing a point chooses it; from the keyboard the sliders do the same.
 */
interface SliceProps {
  readonly title: string;
  readonly across: string;
  readonly up: string;
  readonly size: number;
  /** The region of a point. */
  readonly region: (x: number, y: number) => number;
  readonly hue: (region: number) => number;
  /** The text in a point; by default the number of its region, from 1. */
  readonly label?: (region: number) => string;
  readonly chosen: readonly [x: number, y: number];
  /** Points that a check found wrong. */
  readonly wrong: ReadonlySet<string>;
  readonly onChoose: (x: number, y: number) => void;
}

const CELL = 26;
const ROOM = 34;

export function Slice({ title, across, up, size, region, hue, label, chosen, wrong, onChoose }: SliceProps) {
  const side = size * CELL;
  const axis = Array.from({ length: size }, (_, i) => i);
  const left = (x: number): number => ROOM + x * CELL;
  const top = (y: number): number => (size - 1 - y) * CELL;
  return (
    <svg class="slice" viewBox={`0 0 ${side + ROOM} ${side + ROOM}`} role="img">
      <title>{title}</title>
      {axis.map((y) =>
        axis.map((x) => {
          const number = region(x, y);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; the sliders are accessible
            <g key={`${x} ${y}`} style={{ '--hue': hue(number) }} onClick={() => onChoose(x, y)}>
              <rect class="slice-cell" x={left(x)} y={top(y)} width={CELL} height={CELL} />
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
          <text x={left(i) + CELL / 2} y={side + 14} text-anchor="middle">
            {i}
          </text>
          <text x={ROOM - 6} y={top(i) + CELL / 2 + 4} text-anchor="end">
            {i}
          </text>
        </g>
      ))}
      <text class="slice-name" x={left(size) - CELL / 2} y={side + 30} text-anchor="middle">
        {across} →
      </text>
      <text class="slice-name" x="8" y={side + 30}>
        ↑ {up}
      </text>
    </svg>
  );
}
