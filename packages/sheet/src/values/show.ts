/**
 * Values as plain data, for pages and documents: what a worker can send, and what JSON can hold. Games come in every
 * notation; exact numbers are texts.
 */
import {
  type Dyadic,
  formatThermograph,
  GameLimitError,
  LEFT,
  mean,
  RIGHT,
  SIDES,
  type StyleName,
  thermographSvg,
} from '@lilypad/games';
import { printSquares } from '@lilypad/toads';
import { printValue } from './print.ts';
import { type GameValue, kindName, type NumberValue, type SumTerm, type Value } from './value.ts';

/** A value in every notation; null where it is too long for one. */
export interface Written {
  readonly plain: string;
  readonly unicode: string | null;
  readonly latex: string | null;
  readonly paper: string | null;
}

/** A value as plain data. */
export type Shown =
  /** `near` is the number as a machine number, for drawing only. */
  | { readonly kind: 'integer' | 'number'; readonly written: Written; readonly near: number }
  /** `mean` and the stops, Left's first, for drawing only; null where they are too much work. */
  | {
      readonly kind: 'game';
      readonly written: Written;
      readonly mean: number | null;
      readonly stops: readonly number[];
    }
  | { readonly kind: 'board'; readonly text: string; readonly squares: string }
  | {
      readonly kind: 'sum';
      readonly text: string;
      readonly terms: readonly { readonly negative: boolean; readonly value: Shown }[];
    }
  | { readonly kind: 'boolean'; readonly text: string; readonly truth: boolean }
  | { readonly kind: 'text' | 'family' | 'function' | 'nothing'; readonly text: string }
  /** `more` items are left out. */
  | { readonly kind: 'list'; readonly items: readonly Shown[]; readonly more: number }
  | { readonly kind: 'record'; readonly fields: readonly ShownField[] }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly axes: readonly { readonly name: string; readonly values: readonly Shown[] }[];
      /** One row a value of the first axis, one cell a value of the second. */
      readonly rows: readonly (readonly Shown[])[];
      /** The view to begin with; null: the table. */
      readonly view: 'plot' | null;
    }
  | { readonly kind: 'cases'; readonly cases: readonly { readonly where: string; readonly written: Written }[] }
  | {
      readonly kind: 'report';
      readonly title: string;
      readonly lines: readonly string[];
      readonly fields: readonly ShownField[];
    }
  | {
      readonly kind: 'thermograph';
      readonly text: string;
      readonly mean: string;
      readonly temperature: string;
      readonly leftWall: readonly Corner[];
      readonly rightWall: readonly Corner[];
      readonly svg: string;
    }
  | { readonly kind: 'error'; readonly message: string; readonly at: number | null; readonly end: number | null };

/** A field of a record or a report. */
export interface ShownField {
  readonly name: string;
  readonly value: Shown;
}

/** A corner of a wall of a thermograph. */
export interface Corner {
  readonly temperature: string;
  readonly value: string;
}

/** The most items of a list that are shown. */
const MOST_ITEMS = 1000;

/**
 * A value as plain data; of a list at most `most` items.
 *
 * @example
 * ```ts
 * const [{ outcome }] = await new Sheet().runText('3/2');
 * outcome.ok && showValue(outcome.value).kind; // => 'number'
 * ```
 */
export function showValue(value: Value, most = MOST_ITEMS): Shown {
  const show = (one: Value): Shown => showValue(one, most);
  switch (value.kind) {
    case 'number':
      return { kind: kindName(value) as 'integer' | 'number', written: write(value), near: near(value.number) };
    case 'game':
      return showGame(value);
    case 'board':
      return { kind: 'board', text: printValue(value), squares: printSquares(value.board) };
    case 'sum':
      return { kind: 'sum', text: printValue(value), terms: value.terms.map((term) => showTerm(term, show)) };
    case 'boolean':
      return { kind: 'boolean', text: String(value.truth), truth: value.truth };
    case 'list':
      return {
        kind: 'list',
        items: value.items.slice(0, most).map(show),
        more: Math.max(0, value.items.length - most),
      };
    case 'record':
      return { kind: 'record', fields: showFields(value.fields, show) };
    case 'table':
      return {
        kind: 'table',
        title: value.title,
        axes: value.axes.map(({ name, values }) => ({ name, values: values.map(show) })),
        rows: value.rows.map((row) => row.map(show)),
        view: value.view,
      };
    case 'cases':
      return { kind: 'cases', cases: value.cases.map(({ where, text }) => ({ where, written: inStyles(text) })) };
    case 'report':
      return { kind: 'report', title: value.title, lines: value.lines, fields: showFields(value.fields, show) };
    case 'thermograph':
      return showThermograph(value);
    case 'error':
      return { kind: 'error', message: value.message, at: value.at ?? null, end: value.end ?? null };
    default:
      return { kind: kindName(value) as 'text' | 'family' | 'function' | 'nothing', text: printValue(value) };
  }
}

function showGame(value: GameValue): Shown {
  const { arena, id } = value;
  const stops = SIDES.map((side) => near(arena.stop(id, side)));
  return { kind: 'game', written: write(value), mean: unlessTooMuch(() => near(mean(arena, id))), stops };
}

const showTerm = ({ negative, value }: SumTerm, show: (value: Value) => Shown) => ({ negative, value: show(value) });

const showFields = (fields: ReadonlyMap<string, Value>, show: (value: Value) => Shown): ShownField[] =>
  [...fields].map(([name, value]) => ({ name, value: show(value) }));

function showThermograph({ thermograph }: Extract<Value, { kind: 'thermograph' }>): Shown {
  const wall = (side: 0 | 1): Corner[] =>
    thermograph.walls[side].corners.map(({ temperature, value }) => ({
      temperature: temperature.toString(),
      value: value.toString(),
    }));
  return {
    kind: 'thermograph',
    text: formatThermograph(thermograph),
    mean: thermograph.mean.toString(),
    temperature: thermograph.temperature.toString(),
    leftWall: wall(LEFT),
    rightWall: wall(RIGHT),
    svg: thermographSvg(thermograph, 'Thermograph'),
  };
}

/** A number of the machine that is close enough to draw. */
function near(number: Dyadic): number {
  const [above, below = '1'] = number.toString().split('/');
  return Number(above) / Number(below);
}

const write = (value: NumberValue | GameValue): Written => inStyles((style) => printValue(value, style));

function inStyles(text: (style: StyleName) => string): Written {
  const or = (style: StyleName): string | null => unlessTooMuch(() => text(style));
  return { plain: text('plain'), unicode: or('unicode'), latex: or('latex'), paper: or('paper') };
}

function unlessTooMuch<T>(find: () => T): T | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof GameLimitError) return null;
    throw error;
  }
}
