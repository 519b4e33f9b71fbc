/** Tables of positions: which cells there are, what is known of each, and how it stands to the paper. */
import { readFileSync } from 'node:fs';
import { Arena, formatGame, parseGame } from '@lilypad/games';
import { kindOf, type Mark, markOf, type Printed, type Result, type ValueKind } from '@lilypad/tables';
import { type Family, printPowers, printStart } from '@lilypad/toads';
import { InputError } from '../../output/errors.ts';

export interface Axis {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface TableSpec {
  readonly title: string;
  readonly family: Family;
  readonly rows: Axis;
  readonly columns: Axis;
}

/** A cell whose value is known. */
interface KnownCell {
  readonly value: string;
  readonly latex: string;
  readonly kind: ValueKind;
  readonly mark: Mark;
  readonly result: Result;
}

export interface Cell {
  readonly row: number;
  readonly column: number;
  /** Null where the family has no position. */
  readonly position: string | null;
  readonly printed: Printed | null;
  readonly known: KnownCell | null;
}

export interface Table {
  readonly spec: TableSpec;
  /** By row, then by column. */
  readonly cells: readonly (readonly Cell[])[];
}

/** All cells of a table, with what `find` knows of them. */
export function readTable(spec: TableSpec, paper: Paper, find: (position: string) => Result | undefined): Table {
  const arena = new Arena();
  const printedAt = printedCells(paper);
  const cells = range(spec.rows).map((row) =>
    range(spec.columns).map((column): Cell => {
      const board = spec.family.boardAt({ [spec.rows.name]: row, [spec.columns.name]: column });
      if (board === null) return { row, column, position: null, printed: null, known: null };
      const position = printPowers(board);
      const printed = printedAt.get(position) ?? null;
      const result = find(position);
      return { row, column, position, printed, known: result ? known(arena, result, printed) : null };
    }),
  );
  return { spec, cells };
}

function known(arena: Arena, result: Result, printed: Printed | null): KnownCell {
  const parsed = parseGame(arena, result.value);
  if (!parsed.ok) throw new InputError(`the stored value of ${result.position} is no game`);
  const game = parsed.value;
  return {
    value: result.value,
    latex: formatGame(arena, game, { style: 'latex' }),
    kind: kindOf(arena, game),
    mark: markOf(arena, game, printed),
    result,
  };
}

export function range({ from, to }: Axis): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

export interface Paper {
  readonly source: string;
  readonly erratum: { readonly position: string; readonly printed: string; readonly correct: string };
  readonly tables: readonly {
    readonly table: string;
    readonly excess: number;
    readonly cells: readonly (Printed & { readonly a: number; readonly b: number })[];
  }[];
}

/** The tables of the paper, as this project keeps them. */
export function readPaper(): Paper {
  const file = new URL(import.meta.resolve('@lilypad/tables/data/paper-tables.json'));
  return JSON.parse(readFileSync(file, 'utf8')) as Paper;
}

/** What the paper prints, by position. */
function printedCells(paper: Paper): ReadonlyMap<string, Printed> {
  return new Map(
    paper.tables.flatMap(({ excess, cells }) =>
      cells.map((cell) => [printStart(cell.a + excess, cell.b, cell.a), cell] as const),
    ),
  );
}

/** What the paper says of a cell, in words. */
export function printedText(printed: Printed): string {
  switch (printed.relation) {
    case 'infinitesimal':
      return 'infinitesimal';
    case 'between':
      return `> ${printed.above}, < ${printed.below}`;
    case 'confused':
      return `|| ${printed.with}`;
    case 'above-and-confused':
      return `> ${printed.above}, || ${printed.with}`;
    case 'long':
      return 'too long to print';
    default:
      return printed.value ?? '';
  }
}
