/** The question of a cell: its position, what the paper prints for it, and how much work it is. */
import { cellCost, printedAt, type Results, type TableFamily } from '@lilypad/tables';
import type { CellQuestion } from '../../worker/protocol.ts';

/** The question of a cell; null where the family has no position. */
export function questionOf(family: TableFamily, results: Results, row: number, column: number): CellQuestion | null {
  const position = family.position(row, column);
  if (position === null) return null;
  return { position, printed: printedAt(position), known: results.get(position)?.value };
}

/** An estimate of the work: arrangements to value, 0 if the value is known. */
export const costOf = ({ position, known }: CellQuestion): number => (known === undefined ? cellCost(position) : 0);
