/** A table in Markdown. */
import { headsOf, type Table } from './cells.ts';
import { cellText, legend, remarks } from './legend.ts';

const WIDEST = 40;

export function formatMarkdown(table: Table): string {
  const { rows, title } = table.spec;
  const line = (texts: readonly string[]): string => `| ${texts.join(' | ')} |`;
  const head = headsOf(table.spec);
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
