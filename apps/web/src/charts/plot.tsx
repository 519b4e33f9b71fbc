/** Numbers over numbers: points joined by a line, with axes. Only the drawing is approximate; titles have the values. */
export interface PlotPoint {
  readonly x: number;
  readonly y: number;
  /** The ends of a line through the point, such as the stops of a game; none for a point alone. */
  readonly ends: readonly number[];
  /** The exact values in words. */
  readonly label: string;
}

const [WIDTH, HEIGHT] = [360, 220];
const MARGIN = { left: 44, right: 12, top: 12, bottom: 30 };
const MOST_TICKS = 6;

export function Plot({ points, title }: { readonly points: readonly PlotPoint[]; readonly title: string }) {
  const across = scaleOf(points.map(({ x }) => x));
  const up = scaleOf(points.flatMap(({ y, ends }) => [y, ...ends]));
  const x = (value: number): number => MARGIN.left + across.part(value) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (value: number): number => HEIGHT - MARGIN.bottom - up.part(value) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  return (
    <svg class="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img">
      <title>{title}</title>
      <desc>{points.map(({ label }) => label).join('; ')}</desc>
      {up.ticks.map((tick) => (
        <g key={`up ${tick}`} class="tick">
          <line x1={MARGIN.left} x2={WIDTH - MARGIN.right} y1={y(tick)} y2={y(tick)} />
          <text x={MARGIN.left - 6} y={y(tick) + 4} text-anchor="end">
            {written(tick)}
          </text>
        </g>
      ))}
      {across.ticks.map((tick) => (
        <text key={`across ${tick}`} class="tick" x={x(tick)} y={HEIGHT - 8} text-anchor="middle">
          {written(tick)}
        </text>
      ))}
      <polyline class="curve" points={points.map((point) => `${x(point.x)},${y(point.y)}`).join(' ')} />
      {points.map((point, i) => (
        // A point is its place in the list.
        <g key={i}>
          {point.ends.length > 0 && (
            <line
              class="span"
              x1={x(point.x)}
              x2={x(point.x)}
              y1={y(Math.min(...point.ends))}
              y2={y(Math.max(...point.ends))}
            />
          )}
          <circle cx={x(point.x)} cy={y(point.y)} r="3.5">
            <title>{point.label}</title>
          </circle>
        </g>
      ))}
    </svg>
  );
}

interface Scale {
  readonly ticks: readonly number[];
  /** Where a value is, from 0 to 1. */
  readonly part: (value: number) => number;
}

/** A scale with round numbers that holds all values. */
function scaleOf(values: readonly number[]): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const rough = (most - least || 1) / MOST_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((n) => n * power >= rough) ?? 10);
  const [from, to] = [Math.floor(least / step), Math.max(Math.ceil(most / step), Math.floor(least / step) + 1)];
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
  return { ticks, part: (value) => (value / step - from) / (to - from) };
}

const written = (tick: number): string => String(Number(tick.toPrecision(6))).replace('-', '−');
