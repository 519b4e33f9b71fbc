/** The question of a cell: its position, what the paper prints for it, and how much work it is. */

import data from '@lilypad/tables/data/paper-tables.json';
import {
  boardCount,
  boardOf,
  countSquares,
  countsOf,
  EMPTY,
  FROG,
  printSquares,
  printStart,
  sweepSize,
  TOAD,
} from '@lilypad/toads';
import type { CellQuestion } from '../../worker/protocol.ts';
import type { Family } from './family.ts';
import type { Results } from './results.ts';

type Printed = NonNullable<CellQuestion['printed']>;

const PRINTED: ReadonlyMap<string, Printed> = new Map(
  data.tables.flatMap(({ excess, cells }) =>
    cells.map((cell): [string, Printed] => [printStart(cell.a + excess, cell.b, cell.a), cell]),
  ),
);

/** The cell that the paper got wrong. */
export const ERRATUM: { readonly position: string; readonly printed: string; readonly correct: string } = data.erratum;

/** The question of a cell; null where the family has no position. */
export function questionOf(family: Family, results: Results, row: number, column: number): CellQuestion | null {
  const position = family.position(row, column);
  if (position === null) return null;
  return { position, printed: PRINTED.get(position) ?? null, known: results.get(position)?.value };
}

/** A rough measure of the work: positions to value. With one empty square there is hardly any, and none if it is known. */
export function costOf({ position, known }: CellQuestion): number {
  if (known !== undefined) return 0;
  const board = boardOf(position);
  const blanks = countSquares(board, EMPTY);
  if (blanks <= 1) return 1;
  const unplayed = /^T*\.*F*$/.test(printSquares(board));
  return unplayed
    ? sweepSize(countSquares(board, TOAD), countSquares(board, FROG), blanks)
    : Number(boardCount(countsOf(board)));
}

/** What the paper says, in words. */
export function describePrinted(printed: Printed): string {
  switch (printed.relation) {
    case 'infinitesimal':
      return 'an infinitesimal';
    case 'between':
      return `between ${printed.above} and ${printed.below}`;
    case 'confused':
      return `confused with ${printed.with}`;
    case 'above-and-confused':
      return `greater than ${printed.above} and confused with ${printed.with}`;
    case 'long':
      return 'a value too long to print';
    default:
      return printed.value ?? 'nothing';
  }
}
