/** A table as text of some kind. Each kind has a file of its own. */
import type { Paper, Table } from './cells.ts';
import { formatCsv, formatJson } from './format-data.ts';
import { formatLatex } from './format-latex.ts';
import { formatMarkdown } from './format-markdown.ts';
import { formatSvg } from './format-svg.ts';
import { formatText } from './format-text.ts';

export const TABLE_FORMATS = ['text', 'markdown', 'latex', 'csv', 'json', 'svg'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

const FORMATTERS: Readonly<Record<TableFormat, (table: Table, paper: Paper) => string>> = {
  text: formatText,
  markdown: formatMarkdown,
  latex: formatLatex,
  csv: formatCsv,
  json: formatJson,
  svg: formatSvg,
};

export function formatTable(table: Table, paper: Paper, format: TableFormat): string {
  return FORMATTERS[format](table, paper);
}
