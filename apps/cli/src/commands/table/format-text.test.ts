import { expect, test } from 'vitest';
import { partsOf } from './format-text.ts';

test.each([
  [[5, 4, 4, 4], Number.POSITIVE_INFINITY, [[1, 2, 3]]],
  [[5, 4, 4, 4], 23, [[1, 2, 3]]],
  [[5, 4, 4, 4], 22, [[1, 2], [3]]],
  [[5, 4, 4, 4], 16, [[1], [2], [3]]],
  [[5, 40, 4, 4], 17, [[1], [2, 3]]],
])('columns as wide as %j on a terminal of %d columns', (widths, width, parts) => {
  expect(partsOf(widths, width)).toEqual(parts);
});
