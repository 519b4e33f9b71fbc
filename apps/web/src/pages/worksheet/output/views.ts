/**
 * How a value can be looked at. A comment after a statement chooses: `[f(n) for n in 1..9]  # plot`, and otherwise a
 * list is shown as a list and a table as a table.
 */
import type { Shown } from '@lilypad/sheet';
import type { PlotPoint } from '../../../charts/plot.tsx';
import { plainText } from '../formats/outputs.ts';

export type View = 'list' | 'table' | 'heat map' | 'plot';

const CHOICE = /^[^\S\n]*;?[^\S\n]*(?:#|\/\/)[^\S\n]*(list|table|heat map|plot)\b/;

/** The views of a value, the usual one first. */
export function viewsOf(shown: Shown): View[] {
  const plot: View[] = pointsOf(shown) === null ? [] : ['plot'];
  if (shown.kind === 'list') return ['list', ...plot];
  if (shown.kind !== 'table') return [];
  return ['table', ...(hasColours(shown) ? (['heat map'] as const) : []), ...plot];
}

/** The view that the comment after a statement asks for. */
export function chosenView(text: string, end: number): View | null {
  const [, found] = CHOICE.exec(text.slice(end)) ?? [];
  return (['list', 'table', 'heat map', 'plot'] as const).find((view) => view === found) ?? null;
}

const nearOf = (shown: Shown): number | null =>
  (shown.kind === 'integer' || shown.kind === 'number') && Number.isFinite(shown.near) ? shown.near : null;

/** The points of a list of numbers, or of a table of numbers with one parameter; null if it has others. */
export function pointsOf(shown: Shown): PlotPoint[] | null {
  if (shown.kind === 'list') {
    const points = shown.items.map((item, i) => point(i + 1, String(i + 1), item));
    return complete(points);
  }
  if (shown.kind !== 'table' || shown.axes.length !== 1) return null;
  const [axis] = shown.axes;
  return complete(
    shown.rows.map(([value], i) => {
      const at = axis?.values[i];
      return at === undefined || value === undefined
        ? null
        : point(nearOf(at), `${axis?.name} = ${plainText(at)}`, value);
    }),
  );
}

function point(x: number | null, name: string, shown: Shown): PlotPoint | null {
  const y = nearOf(shown);
  return x === null || y === null ? null : { x, y, label: `${name}: ${plainText(shown)}` };
}

function complete(points: readonly (PlotPoint | null)[]): PlotPoint[] | null {
  const all = points.filter((one) => one !== null);
  return all.length === points.length && all.length > 1 ? all : null;
}

const hasColours = ({ rows }: Extract<Shown, { kind: 'table' }>): boolean =>
  rows.some((row) => row.some((shown) => nearOf(shown) !== null || shown.kind === 'boolean'));

/** The colour of a cell of a heat map: who is ahead, and how far from 0 to 1. */
export interface Heat {
  readonly side: 'left' | 'right' | 'none';
  readonly shade: number;
}

/** Colours of the cells of a table: numbers by size, true as if Left were ahead. */
export function heatOf({ rows }: Extract<Shown, { kind: 'table' }>): Heat[][] {
  const most = Math.max(...rows.flat().map((shown) => Math.abs(nearOf(shown) ?? 0))) || 1;
  return rows.map((row) =>
    row.map((shown) => {
      const size = shown.kind === 'boolean' ? (shown.truth ? most : 0) : (nearOf(shown) ?? 0);
      return { side: size > 0 ? 'left' : size < 0 ? 'right' : 'none', shade: Math.abs(size) / most };
    }),
  );
}
