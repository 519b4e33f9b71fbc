import { cellCost, PAPER } from '@lilypad/tables';
import { expect, it } from 'vitest';
import { loadResults } from './bundled-results.ts';

it('the results that come with the project are there, large cells and all cells of the paper among them', async () => {
  const results = await loadResults();
  expect(results.get('T^7.^7F^6')).toMatchObject({ value: '3*', method: 'sweep' });
  expect(cellCost('T^7.^7F^6')).toBeGreaterThan(60_000_000);
  const missing = PAPER.tables.flatMap(({ cells }) => cells.filter(({ position }) => !results.has(position)));
  expect(missing).toEqual([]);
});
