/** A table in one of the formats. Each format has its own file. */
import type { Table } from './cells.ts';
import { formatCsv, formatJson } from './format-data.ts';
import { formatLatex } from './format-latex.ts';
import { formatMarkdown } from './format-markdown.ts';
import { formatSvg } from './format-svg.ts';
import { formatText } from './format-text.ts';
import type { TableFormat } from './options.ts';

const FORMATTERS: Readonly<Record<TableFormat, (table: Table, width: number) => string>> = {
  text: formatText,
  markdown: formatMarkdown,
  latex: formatLatex,
  csv: formatCsv,
  json: formatJson,
  svg: formatSvg,
};

/** The width is that of the terminal, in columns. */
export function formatTable(table: Table, format: TableFormat, width: number): string {
  return FORMATTERS[format](table, width);
}
