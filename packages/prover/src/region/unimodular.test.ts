import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dot } from './exact.ts';
import { columnReduction } from './unimodular.ts';

test('rows involve the first coordinates only, and the change of coordinates is invertible over the integers', () => {
  const row = fc.tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: -9, max: 9 })));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
      const { rank, columns, inverseRows } = columnReduction(rows, 4);
      inverseRows.forEach((r, i) => {
        columns.forEach((column, j) => {
          expect(dot(r, column)).toBe(i === j ? 1 : 0);
        });
      });
      for (const r of rows) for (const column of columns.slice(rank)) expect(dot(r, column) + 0).toBe(0);
      // The rank is not too large: the first columns are seen by some row.
      if (rank > 0) expect(rows.some((r) => dot(r, columns[rank - 1]) !== 0)).toBe(true);
    }),
  );
});
