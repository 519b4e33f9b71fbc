/** What cells gave, for files: as plain text and as LaTeX. */
import type { Shown } from '@lilypad/sheet';
import type { StatementAnswer, WorksheetAnswer } from '../../../worker/protocol.ts';

/** What the code cells of a worksheet gave, by their place among all cells; null where nothing is known. */
export type Answers = readonly (WorksheetAnswer | null)[];

/** A definition of a function needs no output: its text says it all. */
export const hasOutput = ({ value }: StatementAnswer): boolean => value?.kind !== 'function';

/** A value as text, in signs of Unicode, or in the plain notation that can be read again. */
export function plainText(shown: Shown, style: 'unicode' | 'plain' = 'unicode'): string {
  const text = (one: Shown): string => plainText(one, style);
  switch (shown.kind) {
    case 'integer':
    case 'number':
    case 'game':
      return shown.written[style] ?? shown.written.plain;
    case 'list':
      return `[${[...shown.items.map(text), ...(shown.more > 0 ? [`… ${shown.more} more`] : [])].join(', ')}]`;
    case 'record':
      return shown.fields.map(({ name, value }) => `${name} = ${text(value)}`).join('\n');
    case 'table':
      return tableRows(shown, text)
        .map((row) => row.join('\t'))
        .join('\n');
    case 'cases':
      return shown.cases.map(({ where, written }) => `${written[style] ?? written.plain} if ${where}`).join('\n');
    case 'report':
      return [shown.title, ...shown.lines].join('\n');
    case 'error':
      return shown.message;
    default:
      return shown.text;
  }
}

/** A table as rows of texts, the first with the names of the columns. */
function tableRows(
  { axes, rows }: Extract<Shown, { kind: 'table' }>,
  write: (shown: Shown) => string,
  label: (text: string) => string = (text) => text,
): string[][] {
  const [down, across] = axes;
  const head = [
    label(across === undefined ? (down?.name ?? '') : `${down?.name} \\ ${across.name}`),
    ...(across === undefined ? [label('value')] : across.values.map(write)),
  ];
  return [head, ...rows.map((row, i) => [...(down?.values.slice(i, i + 1) ?? []), ...row].map(write))];
}

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** A text as LaTeX outside formulas. */
export const escapeLatex = (text: string): string =>
  text.replace(/[\\~^{}$&#%_]/g, (sign) => SPECIAL[sign] ?? `\\${sign}`);

/** The text that escapeLatex made this of. */
export function unescapeLatex(latex: string): string {
  return latex.replace(/\\text(backslash|asciitilde|asciicircum)\{\}|\\([{}$&#%_])/g, (_, name, sign) =>
    name === undefined ? sign : name === 'backslash' ? '\\' : name === 'asciitilde' ? '~' : '^',
  );
}

/** A value as a formula, without the signs around it. */
function latexOf(shown: Shown): string {
  switch (shown.kind) {
    case 'integer':
    case 'number':
    case 'game':
      return shown.written.latex ?? words(shown.written.plain);
    case 'board':
      return `\\texttt{${escapeLatex(shown.squares)}}`;
    case 'sum':
      return shown.terms
        .map(({ negative, value }, i) => `${negative ? '-' : i > 0 ? '+' : ''} ${latexOf(value)}`)
        .join(' ');
    case 'list':
      return `[${[...shown.items.map(latexOf), ...(shown.more > 0 ? ['\\ldots'] : [])].join(',\\; ')}]`;
    case 'table': {
      const rows = tableRows(shown, latexOf, words);
      const columns = rows[0]?.length ?? 1;
      const [head, ...rest] = rows.map((row) => row.join(' & '));
      return `\\begin{array}{r|${'c'.repeat(columns - 1)}} ${head} \\\\ \\hline ${rest.join(' \\\\ ')} \\end{array}`;
    }
    case 'cases':
      return `\\begin{cases} ${shown.cases
        .map(({ where, written }) => `${written.latex ?? words(written.plain)} & ${words(where)}`)
        .join(' \\\\ ')} \\end{cases}`;
    default:
      return lines(plainText(shown));
  }
}

const words = (text: string): string => `\\text{${escapeLatex(text)}}`;

/** Several lines of text in a formula. */
function lines(text: string): string {
  const all = text.split('\n').map(words);
  return all.length === 1 ? all.join('') : `\\begin{array}{l} ${all.join(' \\\\ ')} \\end{array}`;
}

/** What a statement gave, as a formula. */
export function outputLatex({ defines, value, error }: StatementAnswer): string {
  const result = value === null ? words(error.message) : latexOf(value);
  return defines === null ? result : `${words(defines)} = ${result}`;
}
