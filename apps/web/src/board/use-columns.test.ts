import { expect, it } from 'vitest';
import { columnsIn } from './use-columns.ts';

it.each([
  [1200, 8, 8],
  [368, 8, 8],
  [367, 8, 4],
  [300, 16, 6],
  [300, 6, 6],
  [300, 13, 5],
  [10, 3, 1],
  [1200, 1, 1],
])('in %i pixels %i squares stand in rows of %i', (width, squares, columns) => {
  expect(columnsIn(width, squares)).toBe(columns);
});
