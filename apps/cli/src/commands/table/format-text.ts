/**
 * A table for the terminal. If it is wider than the terminal, its columns are shown in several parts, one below the
 * other.
 */
import { headsOf, type Table } from './cells.ts';
import { cellText, legend, remarks } from './legend.ts';

const WIDEST = 16;
const GAP = 2;

export function formatText(table: Table, width: number): string {
  const { rows, title } = table.spec;
  const head = headsOf(table.spec);
  const body = table.cells.map((cells, i) => [String(rows.from + i), ...cells.map((cell) => cellText(cell, WIDEST))]);
  const widths = head.map((text, i) => Math.max(text.length, ...body.map((line) => (line[i] as string).length)));
  const part = (columns: readonly number[]): string[] =>
    [head, ...body].map((texts) =>
      [0, ...columns]
        .map((i) =>
          i === 0 ? (texts[i] as string).padStart(widths[i] as number) : texts[i]?.padEnd(widths[i] as number),
        )
        .join(' '.repeat(GAP))
        .trimEnd(),
    );
  const parts = partsOf(widths, width).map(part);
  const lines = [title, '', ...parts.flatMap((part) => [...part, '']), legend(table), ...remarks(table)];
  return lines.join('\n');
}

/** The columns of each part, without the first column, which is in all parts; a part has at least one. */
export function partsOf(widths: readonly number[], width: number): number[][] {
  const [first = 0, ...others] = widths;
  const parts: number[][] = [];
  let used = first;
  for (const [i, own] of others.entries()) {
    if (i === 0 || used + GAP + own > width) {
      parts.push([]);
      used = first;
    }
    parts.at(-1)?.push(i + 1);
    used += GAP + own;
  }
  return parts;
}
