/** Directions that are fitted to samples: the wall between two labels is among them. */
import { expect, test } from 'vitest';
import { bitsWhere } from '../support/bits.ts';
import { generator } from '../support/random.ts';
import { Fitted } from './fitted.ts';
import { logisticFit } from './logistic.ts';
import { rowsOf } from './rows.ts';

/** Points of five coordinates, and whether a form is positive there. */
function sampled(form: readonly number[]) {
  const random = generator();
  const points = Array.from({ length: 400 }, () => form.map(() => random(20)));
  return { points, answers: points.map((point) => point.reduce((sum, x, k) => sum + x * form[k], 0) > 0) };
}

test.each([[[1, -1, 0, 2, -2]], [[2, 1, -3, 0, -1]], [[0, 1, 1, -2, 0]]])('the wall %j is found', (form) => {
  const { points, answers } = sampled(form);
  const columns = form.map((_, k) => Int32Array.from(points, (point) => point[k]));
  const sides = [true, false].map((label) => rowsOf(columns, (i) => answers[i] === label));
  const { weights } = logisticFit(sides[0], sides[1]);
  const { weights: all } = logisticFit(sides[0], sides[1], 0);
  for (const [k, weight] of weights.entries()) expect(weight).toBeCloseTo(all[k], 8);
  const most = Math.max(...weights.map(Math.abs));
  const largest = Math.max(...form.map(Math.abs));
  for (const [k, weight] of weights.entries()) expect(weight / most).toBeCloseTo(form[k] / largest, 0);

  const source = new Fitted({ listed: [], fixed: [], random: generator() });
  const node = {
    samples: points.map((_, i) => i),
    columns,
    fits: [true, false].map((label) => bitsWhere(points.length, (i) => answers[i] === label)),
    sizes: [1, 1],
  };
  const sign = (form.find((x) => x !== 0) as number) < 0 ? -1 : 1;
  const wanted = form.map((x) => x * sign + 0).join();
  expect(source.directions(node).map(({ coefficients }) => coefficients.join())).toContain(wanted);
});

test('a direction is changed by a form that is constant on all samples if that makes it shorter', () => {
  const { points, answers } = sampled([1, 1, 1, 1, -4]);
  const source = new Fitted({ listed: [], fixed: [[1, 1, 1, 1, 1]], random: generator() });
  const node = {
    samples: points.map((_, i) => i),
    columns: [0, 1, 2, 3, 4].map((k) => Int32Array.from(points, (point) => point[k])),
    fits: [true, false].map((label) => bitsWhere(points.length, (i) => answers[i] === label)),
    sizes: [1, 1],
  };
  expect(source.directions(node).map(({ coefficients }) => coefficients.join())).toContain('0,0,0,0,1');
});

test('with more than two labels walls are fitted between one and the others', () => {
  const form = [1, -1, 0, 2, -2];
  const { points, answers } = sampled(form);
  const labels = points.map((point, i) => (answers[i] ? 0 : point[0] < 10 ? 1 : 2));
  const source = new Fitted({ listed: [], fixed: [], random: generator() });
  const node = {
    samples: points.map((_, i) => i),
    columns: form.map((_, k) => Int32Array.from(points, (point) => point[k])),
    fits: [1, 0, 2].map((label) => bitsWhere(points.length, (i) => labels[i] === label)),
    sizes: [1, 1, 1],
  };
  expect(source.directions(node).map(({ coefficients }) => coefficients.join())).toContain(form.join());
});
