/** A table for programs: CSV with a line for each cell, and JSON. */
import { PAPER, printedText } from '@lilypad/tables';
import type { Table, TableCell } from './cells.ts';

const COLUMNS = [
  'row',
  'column',
  'position',
  'value',
  'kind',
  'mark',
  'paper',
  'method',
  'nodes',
  'seconds',
  'version',
  'date',
] as const;

function facts({
  row,
  column,
  position,
  printed,
  known,
}: TableCell): Record<(typeof COLUMNS)[number], string | number | null> {
  return {
    row,
    column,
    position,
    value: known?.value ?? null,
    kind: known?.kind ?? null,
    mark: known?.mark ?? null,
    paper: printed === null ? null : printedText(printed),
    method: known?.result.method ?? null,
    nodes: known?.result.nodes ?? null,
    seconds: known?.result.seconds ?? null,
    version: known?.result.version ?? null,
    date: known?.result.date ?? null,
  };
}

export function formatCsv(table: Table): string {
  const quoted = (item: string | number | null): string => {
    const text = item === null ? '' : String(item);
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = table.cells.flat().map((cell) => Object.values(facts(cell)).map(quoted).join(','));
  return [COLUMNS.join(','), ...lines].join('\n');
}

export function formatJson(table: Table): string {
  const { title, family, rows, columns } = table.spec;
  const cells = table.cells.flat().map(facts);
  return JSON.stringify({
    title,
    family: family.text,
    rows,
    columns,
    paper: PAPER.source,
    erratum: PAPER.erratum,
    cells,
  });
}
