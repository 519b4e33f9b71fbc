/** A table as text for other programs: CSV, Markdown and LaTeX. */

export interface TextTable {
  /** The name of the rows and columns, such as "a \\ b". */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly TextCell[] }[];
}

/** What is known of a cell; empty texts where nothing is. */
interface TextCell {
  readonly plain: string;
  readonly latex: string;
}

export const FORMATS = {
  csv: { name: 'CSV', type: 'text/csv', write: csv },
  md: { name: 'Markdown', type: 'text/markdown', write: markdown },
  tex: { name: 'LaTeX', type: 'application/x-tex', write: latex },
} as const;

function csv({ corner, columns, rows }: TextTable): string {
  const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = [[corner, ...columns], ...rows.map(({ name, cells }) => [name, ...cells.map(({ plain }) => plain)])];
  return lines.map((line) => `${line.map(quoted).join(',')}\n`).join('');
}

function markdown({ corner, columns, rows }: TextTable): string {
  const code = (text: string): string => (text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  return [
    line([corner, ...columns]),
    line([corner, ...columns].map(() => '---')),
    ...rows.map(({ name, cells }) => line([name, ...cells.map(({ plain }) => code(plain))])),
  ].join('');
}

function latex({ corner, columns, rows }: TextTable): string {
  const maths = (text: string): string => (text === '' ? '' : `$${text}$`);
  const line = (cells: readonly string[]): string => `${cells.join(' & ')} \\\\\n`;
  return [
    `\\begin{tabular}{r|${'c'.repeat(columns.length)}}\n`,
    line([maths(corner.replace('\\', '\\backslash')), ...columns]),
    '\\hline\n',
    ...rows.map(({ name, cells }) => line([name, ...cells.map((cell) => maths(cell.latex))])),
    '\\end{tabular}\n',
  ].join('');
}
