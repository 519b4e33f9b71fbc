/** A table for the terminal. */
import { type Paper, range, type Table } from './cells.ts';
import { cellText, legend, remarks } from './legend.ts';

const WIDEST = 16;

export function formatText(table: Table, paper: Paper): string {
  const { rows, columns, title } = table.spec;
  const head = [`${rows.name} \\ ${columns.name}`, ...range(columns).map(String)];
  const body = table.cells.map((cells, i) => [String(rows.from + i), ...cells.map((cell) => cellText(cell, WIDEST))]);
  const widths = head.map((text, i) => Math.max(text.length, ...body.map((line) => (line[i] as string).length)));
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, i) => (i === 0 ? text.padStart(widths[i] as number) : text.padEnd(widths[i] as number)))
      .join('  ')
      .trimEnd();
  const lines = [title, '', line(head), ...body.map(line), '', legend(table), ...remarks(table, paper)];
  return lines.join('\n');
}
