/**
 * Thermographs over one another, with a reading: temperature upwards, values growing to the left. Where the pointer is,
 * or the slider, the walls of every game are read exactly. Only the drawing is rounded. It is drawn for the width that
 * there is, so that its letters have the same size on every screen; two fingers, or a button, enlarge it.
 */
import { Dyadic, mixedNumber } from '@lilypad/games';
import { useMemo, useRef, useState } from 'preact/hooks';
import { PictureButtons } from '../parts/picture-buttons.tsx';
import type { ThermographAnswer } from '../worker/protocol.ts';
import { readDyadic } from './dyadic.ts';
import './thermographs.css';
import { usePanZoom } from './use-pan-zoom.ts';
import { useWidth } from './use-width.ts';
import { type Corner, readWall, wallAt } from './wall.ts';

export interface NamedThermograph {
  readonly name: string;
  readonly graph: ThermographAnswer;
}

/** Temperatures are read in steps of one sixteenth. */
const STEPS = 16;
const MOST_ZOOM = 8;
const WHOLE = { zoom: 1, x: 0, y: 0 };
const MARGIN = { left: 46, right: 16, top: 24, bottom: 42 };

interface Drawn {
  readonly name: string;
  readonly walls: readonly [Corner[], Corner[]];
  readonly mean: Dyadic;
  readonly temperature: Dyadic;
}

export function Thermographs({ games }: { readonly games: readonly NamedThermograph[] }) {
  const { place, width } = useWidth<HTMLDivElement>(420);
  const svg = useRef<SVGSVGElement>(null);
  const drawn = useMemo(() => games.map(read), [games]);
  const whole = heightFor(width);
  const { view, zoomBy, fit, handlers } = usePanZoom(
    { whole: WHOLE, start: WHOLE },
    { width, height: whole },
    { least: 1, most: MOST_ZOOM },
  );
  // What is zoomed is drawn anew, larger: letters and lines keep their size.
  const frame = frameOf(drawn, width * view.zoom, whole * view.zoom);
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(Math.max(chosen ?? frame.coldest, frame.coldest), frame.hottest);
  const temperature = Dyadic.of(at, 4);
  const onPointer = (event: PointerEvent): void => {
    const box = svg.current?.getBoundingClientRect();
    if (box !== undefined) setChosen(Math.round(frame.temperatureAt(event.clientY - box.top) * STEPS));
  };
  const title = `Thermograph of ${drawn.map(({ name }) => name).join(', ')}`;
  const description = drawn.map(
    ({ name, walls, mean, temperature: heat }) =>
      `${name}: left stop ${wallAt(walls[0], Dyadic.ZERO)}, right stop ${wallAt(walls[1], Dyadic.ZERO)}, mean ${mean}, temperature ${heat}.`,
  );
  return (
    <div class="thermographs" ref={place}>
      <div class="thermograph-window" style={{ height: `${whole}px` }} {...handlers}>
        <svg
          ref={svg}
          role="img"
          aria-label={`${title}. ${description.join(' ')}`}
          width={frame.width}
          height={frame.height}
          style={{ transform: `translate(${view.x}px, ${view.y}px)` }}
          onPointerMove={onPointer}
          onPointerDown={onPointer}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setChosen(null)}
        >
          <Axes frame={frame} />
          {drawn.map((game, i) => (
            // A game is its place in the list.
            <Graph key={i} game={game} index={i} several={drawn.length > 1} frame={frame} />
          ))}
          {chosen !== null && (
            <g data-screen="">
              <line
                class="reading-line"
                x1={MARGIN.left}
                x2={frame.width - MARGIN.right}
                y1={frame.y(at / STEPS)}
                y2={frame.y(at / STEPS)}
              />
              {drawn.flatMap(({ walls }, i) =>
                walls.map((wall, side) => (
                  <circle
                    key={`${i} ${side}`}
                    class={`reading-point ${side === 0 ? 'left' : 'right'}`}
                    cx={frame.x(number(wallAt(wall, temperature)))}
                    cy={frame.y(at / STEPS)}
                    r="4"
                  />
                )),
              )}
            </g>
          )}
        </svg>
      </div>
      <label class="reading-slider">
        <span>At temperature {mixedNumber(temperature)}</span>
        <input
          type="range"
          min={frame.coldest}
          max={frame.hottest}
          value={at}
          onInput={(event) => setChosen(Number(event.currentTarget.value))}
        />
      </label>
      <table class="reading">
        <thead>
          <tr>
            <th scope="col">game</th>
            <th scope="col">left wall</th>
            <th scope="col">right wall</th>
          </tr>
        </thead>
        <tbody>
          {drawn.map(({ name, walls }, i) => (
            <tr key={i}>
              <th scope="row">
                {drawn.length > 1 && <span class={`graph-key graph-${i % 4}`} />}
                <code>{name}</code>
              </th>
              {walls.map((wall, side) => (
                <td key={side} data-testid={`wall-${i}-${side}`}>
                  {mixedNumber(wallAt(wall, temperature))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div class="picture-buttons">
        <button type="button" aria-label="Larger thermograph" onClick={() => zoomBy(1.5)}>
          +
        </button>
        <button type="button" onClick={fit} disabled={view.zoom === 1}>
          Fit
        </button>
        <PictureButtons name="thermograph" what="the thermograph" picture={() => svg.current} />
      </div>
    </div>
  );
}

const read = ({ name, graph }: NamedThermograph): Drawn => ({
  name,
  walls: [readWall(graph.walls[0]), readWall(graph.walls[1])],
  mean: readDyadic(graph.mean),
  temperature: readDyadic(graph.temperature),
});

/** Rounded, for places only. */
const number = (x: Dyadic): number => Number(x.numerator) / 2 ** x.exponent;

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly x: (value: number) => number;
  readonly y: (temperature: number) => number;
  readonly temperatureAt: (y: number) => number;
  readonly values: readonly number[];
  readonly temperatures: readonly number[];
  /** The coldest and hottest temperature that is read, in steps. */
  readonly coldest: number;
  readonly hottest: number;
}

/** The height of a drawing of some width, in pixels. */
const heightFor = (width: number): number => Math.round(Math.min(380, Math.max(220, width * 0.72)));

function frameOf(drawn: readonly Drawn[], width: number, height: number): Frame {
  const heats = drawn.map(({ temperature }) => number(temperature));
  const bottom = heats.every((heat) => heat < 0) ? -1 : 0;
  const top = Math.max(...heats, bottom) + Math.max(0.25, (Math.max(...heats, bottom) - bottom) * 0.3);
  const floor = Dyadic.of(bottom);
  const places = drawn.flatMap(({ walls, mean }) => [
    number(mean),
    ...walls.flatMap((wall) => [
      number(wallAt(wall, floor)),
      ...wall.filter(({ temperature }) => temperature.compare(floor) > 0).map(({ value }) => number(value)),
    ]),
  ]);
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const room = least === most ? 1 : (most - least) * 0.08;
  const [low, high] = [least - room, most + room];
  const [inner, tall] = [width - MARGIN.left - MARGIN.right, height - MARGIN.top - MARGIN.bottom];
  return {
    width,
    height,
    x: (value) => MARGIN.left + ((high - value) / (high - low)) * inner,
    y: (temperature) => height - MARGIN.bottom - ((temperature - bottom) / (top - bottom)) * tall,
    temperatureAt: (y) => bottom + ((height - MARGIN.bottom - y) / tall) * (top - bottom),
    values: ticks(low, high, Math.floor(inner / 60)),
    temperatures: ticks(bottom, top, Math.floor(tall / 40)),
    coldest: bottom * STEPS,
    hottest: Math.floor(top * STEPS),
  };
}

/** Round numbers in an interval: multiples of a power of two, or of 1, 2, 5, 10 … */
function ticks(low: number, high: number, most: number): number[] {
  const least = (high - low) / Math.max(most, 2);
  let step = 2 ** Math.ceil(Math.log2(least));
  if (step > 1) {
    const power = 10 ** Math.floor(Math.log10(least));
    step = power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
  }
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** Ticks are multiples of powers of two or whole, so this is exact. */
function tickText(tick: number): string {
  if (Number.isInteger(tick)) return String(tick).replace('-', '−');
  let exponent = 0;
  while (!Number.isInteger(tick * 2 ** exponent) && exponent < 40) exponent++;
  return mixedNumber(Dyadic.of(tick * 2 ** exponent, exponent));
}

function Axes({ frame }: { readonly frame: Frame }) {
  const { width, height, x, y } = frame;
  const base = height - MARGIN.bottom;
  return (
    <g class="axes">
      {frame.temperatures.map((tick) => (
        <g key={`t${tick}`}>
          <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(tick)} y2={y(tick)} />
          <text x={MARGIN.left - 8} y={y(tick) + 4} text-anchor="end">
            {tickText(tick)}
          </text>
        </g>
      ))}
      {frame.values.map((tick) => (
        <g key={`v${tick}`}>
          <line x1={x(tick)} x2={x(tick)} y1={base} y2={base + 5} />
          <text x={x(tick)} y={base + 18} text-anchor="middle">
            {tickText(tick)}
          </text>
        </g>
      ))}
      <text class="axis-name" x={MARGIN.left} y={13}>
        temperature
      </text>
      <text class="axis-name" x={width - MARGIN.right} y={height - 3} text-anchor="end">
        ← values
      </text>
    </g>
  );
}

interface GraphProps {
  readonly game: Drawn;
  readonly index: number;
  readonly several: boolean;
  readonly frame: Frame;
}

function Graph({ game, index, several, frame }: GraphProps) {
  const { x, y } = frame;
  const bottom = Dyadic.of(frame.coldest, 4);
  const lines = game.walls.map((wall) => {
    const foot = game.temperature.compare(bottom) < 0 ? bottom : game.temperature;
    const between = wall.filter(({ temperature }) => temperature.compare(bottom) > 0 && temperature.compare(foot) < 0);
    return [
      { temperature: bottom, value: wallAt(wall, bottom) },
      ...between,
      { temperature: foot, value: game.mean },
    ].map(({ temperature, value }) => `${x(number(value)).toFixed(1)},${y(number(temperature)).toFixed(1)}`);
  });
  const [left = [], right = []] = lines;
  const mast = x(number(game.mean));
  const foot = y(Math.max(number(game.temperature), frame.coldest / STEPS));
  return (
    <g class={several ? `graph graph-${index % 4}` : 'graph single'}>
      <polygon class="inside" points={[...left, ...right.toReversed()].join(' ')} />
      <polyline class="wall left" points={left.join(' ')} />
      <polyline class="wall right" points={right.join(' ')} />
      <line class="mast" x1={mast} x2={mast} y1={foot} y2={MARGIN.top} />
      <path class="tip" d={`M${mast} ${MARGIN.top - 8}l-5 9h10z`} />
    </g>
  );
}
