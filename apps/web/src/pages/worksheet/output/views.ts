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
  const views: View[] = ['table', ...(hasColours(shown) ? (['heat map'] as const) : [])];
  return shown.view === 'plot' ? [...plot, ...views] : [...views, ...plot];
}

/** The view that the comment after a statement asks for. */
export function chosenView(text: string, end: number): View | null {
  const [, found] = CHOICE.exec(text.slice(end)) ?? [];
  return (['list', 'table', 'heat map', 'plot'] as const).find((view) => view === found) ?? null;
}

/** Where a value is on the line of numbers: a game at its mean. */
function nearOf(shown: Shown): number | null {
  if (shown.kind === 'game') return shown.mean;
  return (shown.kind === 'integer' || shown.kind === 'number') && Number.isFinite(shown.near) ? shown.near : null;
}

/** The points of a list, or of a table with one parameter; null if there is something that is no game. */
export function pointsOf(shown: Shown): PlotPoint[] | null {
  if (shown.kind === 'list') {
    const points = shown.items.map((item, i) => point(i + 1, String(i + 1), item));
    return complete(points);
  }
  if (shown.kind !== 'table' || shown.axes.length !== 1) return null;
  const [axis] = shown.axes;
  const cells = shown.rows.map(([value], i) => ({ at: axis?.values[i], value }));
  return complete(
    // A cell that failed has no point, and leaves the others alone.
    cells
      .filter(({ value }) => value?.kind !== 'error')
      .map(({ at, value }) =>
        at === undefined || value === undefined ? null : point(nearOf(at), `${axis?.name} = ${plainText(at)}`, value),
      ),
  );
}

/** A number is a point; a game is a point at its mean, on a line from one stop to the other. */
function point(x: number | null, name: string, shown: Shown): PlotPoint | null {
  const y = nearOf(shown);
  if (x === null || y === null) return null;
  const ends = shown.kind === 'game' ? shown.stops : [];
  return { x, y, ends, label: `${name}: ${plainText(shown)}` };
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

/** Colours of the cells of a table: numbers by size, games by their mean, true as if Left were ahead. */
export function heatOf({ rows }: Extract<Shown, { kind: 'table' }>): Heat[][] {
  const most = Math.max(...rows.flat().map((shown) => Math.abs(nearOf(shown) ?? 0))) || 1;
  return rows.map((row) =>
    row.map((shown) => {
      const size = shown.kind === 'boolean' ? (shown.truth ? most : 0) : (nearOf(shown) ?? 0);
      return { side: size > 0 ? 'left' : size < 0 ? 'right' : 'none', shade: Math.abs(size) / most };
    }),
  );
}
