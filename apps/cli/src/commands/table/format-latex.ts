/** A table in LaTeX. */
import { PAPER, printedText } from '@lilypad/tables';
import { range, type Table, type TableCell } from './cells.ts';

/** Values whose plain form is longer than this are printed below the table. */
const LONGEST = 24;
const SIGNS = { agrees: '', settles: '^{\\diamond}', differs: '^{\\neq}', new: '^{+}' } as const;

export function formatLatex(table: Table): string {
  const { rows, columns, title } = table.spec;
  const long: string[] = [];
  const cell = ({ position, known }: TableCell): string => {
    if (position === null) return '';
    if (known === null) return '$\\cdot$';
    if (known.value.length <= LONGEST) return `$${known.latex}${SIGNS[known.mark]}$`;
    long.push(`${texPosition(position)} = ${known.latex}`);
    return `$({\\rm ${long.length}})${SIGNS[known.mark]}$`;
  };
  const body = table.cells.map((cells, i) => `  ${[rows.from + i, ...cells.map(cell)].join(' & ')} \\\\`);
  const differing = table.cells.flat().filter(({ known }) => known?.mark === 'differs');
  const notes = [
    ...long.map((text, i) => `(${i + 1}) $${text}$`),
    ...differing.flatMap(({ position, printed }) => {
      if (position === null || printed === null) return [];
      const erratum = position === PAPER.erratum.position ? ' (a known erratum)' : '';
      const said = `\\texttt{${texText(printedText(printed))}}`;
      return [`$${texPosition(position)}$ is printed as ${said} in the paper${erratum}.`];
    }),
  ];
  return [
    '\\begin{table}',
    `\\caption{${texText(title)}}`,
    `\\begin{tabular}{r|${'c'.repeat(range(columns).length)}}`,
    `  $${rows.name} \\backslash ${columns.name}$ & ${range(columns).join(' & ')} \\\\ \\hline`,
    ...body,
    '\\end{tabular}',
    ...notes.flatMap((note) => ['', note]),
    '\\par\\smallskip $\\diamond$ settles what the paper bounds, $+$ not in its tables, $\\neq$ differs from it.',
    '\\end{table}',
  ].join('\n');
}

const texPosition = (position: string): string => position.replace(/\^(\d+)/g, '^{$1}').replace(/\./g, '\\Box ');

const texText = (text: string): string =>
  text.replace(/[\\{}^_#$%&~]/g, (character) =>
    character === '^' || character === '~'
      ? `\\${character}{}`
      : character === '\\'
        ? '\\textbackslash{}'
        : `\\${character}`,
  );
