/**
 * Draws a thermograph as an SVG picture in the usual way: temperature upwards, values growing to the left, so
 * that Left's wall is on the left. Stops, mean and temperature are labelled. Left is blue and Right red, but nothing
 * depends on colour. Positions are computed from exact numbers and only then rounded to hundredths of a pixel, so a
 * game of size 2^200 is drawn as well as one of size 1. The usual picture begins at temperature 0; that of a number,
 * whose walls meet below it, begins at -1.
 */
import { Dyadic } from '../core/dyadic.ts';
import { LEFT, RIGHT, SIDES, type Side } from '../core/side.ts';
import type { Thermograph } from '../theory/thermograph.ts';
import { COLDEST, type Corner } from '../theory/trajectory.ts';
import { escapeXml } from './xml.ts';

const MAX_WIDTH = 400;
const MIN_WIDTH = 140;
const MAX_HEIGHT = 320;
const MIN_HEIGHT = 80;
/** Above the walls there is room for the mast, below for the numbers and the stops, at the sides for the axis. */
const TITLE_ROOM = 52;
const MAST_ROOM = 54;
const ROOM_BELOW = 66;
const ROOM_LEFT = 72;
const ROOM_RIGHT = 40;
const PAD = 16;
const FONT_SIZE = 13;
/** Roughly; there is no way to measure text here, so it errs on the wide side. */
const LETTER_WIDTH = 7.6;
const LONGEST_LABEL = 20;
const TICK_ROOM = 48;
/** The labels of the stops lead away from each other, so that they never meet. */
const STOP_ANCHORS = ['end', 'start'] as const;
const STOP_SHIFTS = [-6, 6] as const;
const WALL_COLOURS = ['#174a9c', '#a8201a'] as const;

/** An interval of exact numbers laid on an interval of the picture. */
interface Axis {
  readonly low: Dyadic;
  readonly high: Dyadic;
  /** The places of `low` and of `high`. */
  readonly start: number;
  readonly end: number;
}

/** What all parts of the drawing share. */
interface Drawing {
  readonly graph: Thermograph;
  readonly walls: readonly (readonly Corner[])[];
  readonly values: Axis;
  readonly temperatures: Axis;
  readonly stopLabels: readonly [string, string];
  readonly width: number;
  readonly height: number;
}

/**
 * The picture as an SVG document.
 *
 * @param title - printed above the picture, such as the game (default: nothing)
 * @example
 * ```ts
 * const arena = new Arena();
 * const hot = arena.game([arena.integer(3)], [arena.integer(1)]);
 * thermographSvg(thermograph(arena, hot), '{3|1}').startsWith('<svg'); // => true
 * ```
 */
export function thermographSvg(graph: Thermograph, title = ''): string {
  const drawing = layOut(graph);
  const { width, height } = drawing;
  const name = title === '' ? 'Thermograph' : `Thermograph of ${title}`;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Georgia, 'Times New Roman', serif" font-size="${FONT_SIZE}">`,
    `<title>${escapeXml(name)}</title>`,
    `<desc>${escapeXml(description(graph))}</desc>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    text(width / 2, 24, 'middle', cut(title, Math.floor(width / LETTER_WIDTH) - 2)),
    ...axes(drawing),
    ...wallsAndMast(drawing),
    ...labels(drawing),
    '</svg>',
  ].join('\n')}\n`;
}

function layOut(graph: Thermograph): Drawing {
  const bottom = graph.temperature.sign() < 0 ? COLDEST : Dyadic.ZERO;
  const top = graph.temperature.sign() > 0 ? graph.temperature : bottom.add(Dyadic.ONE);
  const walls = SIDES.map((side) => visibleCorners(graph, side, bottom));
  let [low, high] = [graph.mean, graph.mean];
  for (const { value } of walls.flat()) {
    if (value.compare(low) < 0) low = value;
    if (value.compare(high) > 0) high = value;
  }
  if (low.equals(high)) [low, high] = [low.subtract(Dyadic.ONE), high.add(Dyadic.ONE)];

  // One unit is as long upwards as sideways, unless that would make the picture too flat or too thin.
  const tall = share(top.subtract(bottom), high.subtract(low), MAX_WIDTH);
  const plotWidth = Math.round(Math.max(MIN_WIDTH, Math.min(1, MAX_HEIGHT / tall) * MAX_WIDTH));
  const ideal = share(top.subtract(bottom), high.subtract(low), plotWidth);
  const plotHeight = Math.min(MAX_HEIGHT + 1, Math.max(MIN_HEIGHT, ideal));

  const stopLabels = [stopLabel(graph, LEFT), stopLabel(graph, RIGHT)] as const;
  const left = Math.max(ROOM_LEFT, widthOf(stopLabels[LEFT]) + PAD);
  const values = { low, high, start: left + plotWidth, end: left };
  const floor = Math.ceil(TITLE_ROOM + MAST_ROOM + plotHeight);
  const right = Math.max(
    values.start + ROOM_RIGHT,
    place(values, graph.walls[RIGHT].at(Dyadic.ZERO)) + widthOf(stopLabels[RIGHT]) + PAD,
    place(values, graph.mean) + Math.max(...mastLabels(graph).map(widthOf)) + 2 * PAD,
  );
  return {
    graph,
    walls,
    values,
    temperatures: { low: bottom, high: top, start: floor, end: floor - plotHeight },
    stopLabels,
    width: Math.round(right),
    height: floor + ROOM_BELOW,
  };
}

/** The corners of a wall from temperature `bottom` up to the foot of the mast. */
function visibleCorners({ walls, mean, temperature: foot }: Thermograph, side: Side, bottom: Dyadic): Corner[] {
  const between = walls[side].corners.filter(
    (c) => c.temperature.compare(bottom) > 0 && c.temperature.compare(foot) < 0,
  );
  const first = { temperature: bottom, value: walls[side].at(bottom) };
  return foot.equals(bottom) ? [first] : [first, ...between, { temperature: foot, value: mean }];
}

function wallsAndMast({ graph, walls, values, temperatures }: Drawing): string[] {
  const [left, right] = walls.map((corners) =>
    corners.map(({ value, temperature }) => `${place(values, value)},${place(temperatures, temperature)}`),
  );
  const wall = (side: Side, points: readonly string[]) =>
    `<polyline points="${points.join(' ')}" fill="none" stroke="${WALL_COLOURS[side]}" stroke-width="2.5" stroke-linejoin="round"/>`;
  const x = place(values, graph.mean);
  const tip = TITLE_ROOM + 6;
  return [
    `<polygon points="${[...left!, ...right!.toReversed()].join(' ')}" fill="#e8e8e8"/>`,
    wall(LEFT, left!),
    wall(RIGHT, right!),
    `<line x1="${x}" y1="${place(temperatures, graph.temperature)}" x2="${x}" y2="${tip + 8}" stroke="#000" stroke-width="2.5"/>`,
    `<path d="M${x} ${tip}l-5 10h10z"/>`,
  ];
}

/** Both axes with their ticks; the numbers of an axis are left out when they are too long to be of use. */
function axes({ values, temperatures }: Drawing): string[] {
  const x = values.end - PAD;
  const y = temperatures.start;
  const lines: string[] = [
    `<path d="M${x} ${TITLE_ROOM}V${y}H${values.start + PAD}" fill="none" stroke="#000"/>`,
    text(x, TITLE_ROOM - 8, 'middle', 'temperature', 'font-style="italic"'),
    text((values.start + values.end) / 2, y + 58, 'middle', '← values', 'font-style="italic"'),
  ];
  for (const tick of ticks(values)) {
    const at = place(values, tick);
    lines.push(`<path d="M${at} ${y}v5" stroke="#000"/>`, text(at, y + 18, 'middle', minus(tick)));
  }
  for (const tick of ticks(temperatures)) {
    const at = place(temperatures, tick);
    lines.push(`<path d="M${x} ${at}h-5" stroke="#000"/>`, text(x - 9, at + 4, 'end', minus(tick)));
  }
  return lines;
}

function labels({ graph, values, temperatures, stopLabels }: Drawing): string[] {
  const x = place(values, graph.mean);
  const y = place(temperatures, graph.temperature);
  const [mean, temperature] = mastLabels(graph);
  const lines = [
    text(x + 12, TITLE_ROOM + 18, 'start', mean),
    text(x + 12, y - 10, 'start', temperature),
    `<path d="M${values.end - PAD} ${y}H${x}" stroke="#000" stroke-dasharray="2 4"/>`,
  ];
  for (const side of SIDES) {
    const stop = graph.walls[side].at(Dyadic.ZERO);
    const at = place(values, stop);
    lines.push(`<circle cx="${at}" cy="${place(temperatures, Dyadic.ZERO)}" r="3.5"/>`);
    lines.push(text(at + STOP_SHIFTS[side], temperatures.start + 36, STOP_ANCHORS[side], stopLabels[side]));
  }
  return lines;
}

function mastLabels({ mean, temperature }: Thermograph): [string, string] {
  return [`mean ${label(mean)}`, `temperature ${label(temperature)}`];
}

function stopLabel({ walls }: Thermograph, side: Side): string {
  const stop = label(walls[side].at(Dyadic.ZERO));
  return side === LEFT ? `left stop ${stop}` : `right stop ${stop}`;
}

function description({ walls, mean, temperature }: Thermograph): string {
  const [left, right] = walls.map((wall) => wall.at(Dyadic.ZERO));
  return `Left stop ${left}, right stop ${right}, mean ${mean}, temperature ${temperature}.`;
}

/** Round numbers along an axis, none if they do not read well. */
function ticks({ low, high, start, end }: Axis): Dyadic[] {
  const step = tickStep(high.subtract(low), Math.floor(Math.abs(end - start) / TICK_ROOM));
  const found: Dyadic[] = [];
  for (let tick = firstMultiple(low, step); tick.compare(high) <= 0; tick = tick.add(step)) found.push(tick);
  return found.some((tick) => tick.toString().length > 7) ? [] : found;
}

/**
 * The least of 1, 2, 5, 10, 20, ... that gives at most `most` steps; where that is fewer than three, of 1/2, 1/4, ...
 */
function tickStep(span: Dyadic, most: number): Dyadic {
  const fits = (step: Dyadic, count: number) => span.compare(step.multiply(Dyadic.of(count))) <= 0;
  let step = Dyadic.ONE;
  if (fits(step, most)) {
    while (fits(step, 2) && fits(step.half(), most)) step = step.half();
    return step;
  }
  const digits = BigInt(span.floor().toString().length);
  const scale = 10n ** (digits > 2n ? digits - 2n : 0n);
  const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n].map((factor) => Dyadic.of(factor * scale));
  return steps.find((candidate) => fits(candidate, most))!;
}

function firstMultiple(low: Dyadic, step: Dyadic): Dyadic {
  // Steps below 1 are powers of two, so this is exact in both cases.
  if (step.exponent > 0) return Dyadic.of(low.scale(step.exponent).ceil(), step.exponent);
  const quotient = low.ceil() / step.numerator;
  const multiple = Dyadic.of(quotient * step.numerator);
  return multiple.compare(low) < 0 ? multiple.add(step) : multiple;
}

/** The place of x on the axis, rounded to hundredths. */
function place({ low, high, start, end }: Axis, x: Dyadic): number {
  const way = share(x.subtract(low), high.subtract(low), Math.abs(end - start));
  return Number((end > start ? start + way : start - way).toFixed(2));
}

/** part / whole of a length, in exact arithmetic up to the last rounding. */
function share(part: Dyadic, whole: Dyadic, length: number): number {
  const numerator = (part.numerator * BigInt(Math.round(length * 200))) << BigInt(whole.exponent);
  const denominator = whole.numerator << BigInt(part.exponent);
  return Number((numerator / denominator + 1n) / 2n) / 100;
}

function widthOf(words: string): number {
  return Math.round(words.length * LETTER_WIDTH);
}

function label(x: Dyadic): string {
  return cut(minus(x), LONGEST_LABEL);
}

function minus(x: Dyadic): string {
  return x.toString().replace('-', '−');
}

/** A text of at most this many characters, cut in the middle. */
function cut(words: string, length: number): string {
  const characters = Array.from(words);
  if (characters.length <= length) return words;
  const kept = Math.floor((length - 1) / 2);
  return `${characters.slice(0, kept).join('')}…${characters.slice(-kept).join('')}`;
}

function text(x: number, y: number, anchor: 'start' | 'middle' | 'end', words: string, attributes = ''): string {
  const more = attributes === '' ? '' : ` ${attributes}`;
  return `<text x="${x}" y="${y}" text-anchor="${anchor}"${more}>${escapeXml(words)}</text>`;
}
