/** A table in Markdown. */
import { range, type Table } from './cells.ts';
import { cellText, legend, remarks } from './legend.ts';

const WIDEST = 40;

export function formatMarkdown(table: Table): string {
  const { rows, columns, title } = table.spec;
  const line = (texts: readonly string[]): string => `| ${texts.join(' | ')} |`;
  const head = [`${rows.name} \\ ${columns.name}`, ...range(columns).map(String)];
  const body = table.cells.map((cells, i) => [
    `**${rows.from + i}**`,
    ...cells.map((cell) => escaped(cellText(cell, WIDEST))),
  ]);
  const notes = remarks(table).map((remark) => `- ${escaped(remark)}`);
  return [`### ${escaped(title)}`, '', line(head), line(head.map(() => '---')), ...body.map(line), '', legend(table)]
    .concat(notes.length > 0 ? ['', ...notes] : [])
    .join('\n');
}

/** Characters that Markdown would interpret. */
function escaped(text: string): string {
  return text.replace(/[\\|*_^<>{}[\]~`]/g, (character) => `\\${character}`);
}
