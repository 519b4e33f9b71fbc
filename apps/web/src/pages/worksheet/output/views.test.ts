import type { Shown } from '@lilypad/sheet';
import { describe, expect, it } from 'vitest';
import { Evaluator } from '../../../worker/evaluator.ts';
import { chosenView, heatOf, pointsOf, viewsOf } from './views.ts';

async function shown(text: string): Promise<Shown> {
  const { statements } = await new Evaluator({}).run([text], {});
  const value = statements[0]?.value;
  if (value === undefined || value === null) throw new Error(`${text} has no value.`);
  return value;
}

describe('the views of', () => {
  it.each([
    ['3', []],
    ['[1, 2, 3/2]', ['list', 'plot']],
    ['[1, *]', ['list', 'plot']],
    ['[1, TT..FF]', ['list']],
    ['[1]', ['list']],
    ['table(n**2, n = 1..3)', ['table', 'heat map', 'plot']],
    ['table(a + b, a = 1..2, b = 1..2)', ['table', 'heat map']],
    ['table({a|-b}, a = 1..2, b = 1..2)', ['table', 'heat map']],
    ['table("a", a = 1..2, b = 1..2)', ['table']],
    ['plot(n -> {n|-n}, 1..3)', ['plot', 'table', 'heat map']],
    ['plot(n -> "a", 1..3)', ['table']],
  ])('%s', async (text, views) => {
    expect(viewsOf(await shown(text))).toEqual(views);
  });
});

it.each([
  ['f(1)  # plot', 'plot'],
  ['f(1); // heat map of f', 'heat map'],
  ['f(1) # plots', null],
  ['f(1)\n# plot', null],
])('a comment chooses a view: %s', (text, view) => {
  expect(chosenView(text, 4)).toBe(view);
});

it('plots a table over its parameter', async () => {
  expect(pointsOf(await shown('table(1 - n, n = [2, 4])'))).toEqual([
    { x: 2, y: -1, ends: [], label: 'n = 2: −1' },
    { x: 4, y: -3, ends: [], label: 'n = 4: −3' },
  ]);
});

it('plots games at their means, from stop to stop, and leaves out what failed', async () => {
  expect(pointsOf(await shown('plot(n -> if n = 2 then none else {n|-1}, 1..3)'))).toEqual([
    { x: 1, y: 0, ends: [1, -1], label: 'n = 1: ±1' },
    { x: 3, y: 1, ends: [3, -1], label: 'n = 3: {3|−1}' },
  ]);
});

it('colours a table by size and sign', async () => {
  const table = await shown('table(n, n = [{3|1}, -1, 0])');
  expect(table.kind === 'table' && heatOf(table).flat()).toEqual([
    { side: 'left', shade: 1 },
    { side: 'right', shade: 0.5 },
    { side: 'none', shade: 0 },
  ]);
});
