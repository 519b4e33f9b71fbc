/** A table as it is printed: which cells of a family, and what is known of each. */
import { Arena, type StyleName } from '@lilypad/games';
import { type Cell, cellOf, type Result, type TableFamily, UnreadableResult } from '@lilypad/tables';
import { InputError } from '../../output/errors.ts';
import { inNotation } from '../../output/in-notation.ts';

export interface Axis {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface TableSpec {
  readonly title: string;
  readonly family: TableFamily;
  readonly rows: Axis;
  /** Without a name if the family has one parameter. */
  readonly columns: Axis;
  /** The value of a third parameter. */
  readonly slice?: Readonly<Record<string, number>>;
}

/** A cell with its place in the table. */
export interface TableCell extends Cell {
  readonly row: number;
  readonly column: number;
}

export interface Table {
  readonly spec: TableSpec;
  /** By row, then by column. */
  readonly cells: readonly (readonly TableCell[])[];
}

/** All cells of a table, with the results that `find` gives for them. */
export function readTable(spec: TableSpec, find: (position: string) => Result | undefined): Table {
  const arena = new Arena();
  const [first] = spec.family.parameters;
  const rowsFirst = spec.rows.name === first.name;
  const cells = range(spec.rows).map((row) =>
    range(spec.columns).map((column): TableCell => {
      const position = rowsFirst ? spec.family.position(row, column) : spec.family.position(column, row);
      return { row, column, ...readCell(arena, position, find) };
    }),
  );
  return { spec, cells };
}

/** The table with its values in a notation. */
export const written = (table: Table, style: StyleName): Table => ({
  ...table,
  cells: table.cells.map((row) =>
    row.map((cell) => {
      return cell.known === null
        ? cell
        : { ...cell, known: { ...cell.known, value: inNotation(cell.known.value, style) } };
    }),
  ),
});

function readCell(arena: Arena, position: string | null, find: (position: string) => Result | undefined): Cell {
  try {
    return cellOf(arena, position, position === null ? undefined : find(position));
  } catch (error) {
    throw error instanceof UnreadableResult ? new InputError(error.message) : error;
  }
}

/** The heads of the columns, that of the rows first; a sequence has one column. */
export function headsOf({ rows, columns }: TableSpec): string[] {
  if (columns.name === '') return [rows.name, 'value'];
  return [`${rows.name} \\ ${columns.name}`, ...range(columns).map(String)];
}

/** The parameters at a cell. */
export function valuesAt({ rows, columns, slice }: TableSpec, { row, column }: TableCell): Record<string, number> {
  return { [rows.name]: row, ...(columns.name === '' ? {} : { [columns.name]: column }), ...slice };
}

export function range({ from, to }: Axis): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
