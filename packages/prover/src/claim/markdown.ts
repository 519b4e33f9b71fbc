/** Pieces of Markdown that reports and pages share. */

/** A table of regions and values. */
export function tableOf(rows: readonly { readonly where: string; readonly value: string }[]): string {
  const lines = rows.map(({ where, value }) => `| ${where} | \`${tableCell(value)}\` |`);
  return ['| where | value |', '|---|---|', ...lines].join('\n');
}

/** A bar inside a table would end the cell. */
export const tableCell = (text: string): string => text.replaceAll('|', '\\|');

/** Lines to be shown as they are. */
export const fenced = (lines: readonly string[]): string => ['```text', ...lines, '```'].join('\n');
