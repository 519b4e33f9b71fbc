/**
 * Reports in Markdown as LaTeX documents: headings, paragraphs, lists, tables, fenced lines. Words and games, which Markdown has between
 * backquotes, are set as mathematics; fenced lines stay as they are.
 */
import { latexDocument } from './latex-document.ts';

/** The document of a page that reports write. */
export const latexPage = (markdown: string): string => latexDocument(blocksOf(markdown.split('\n')));

const HEADINGS = ['section', 'subsection', 'subsubsection'];

function blocksOf(lines: readonly string[]): string[] {
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const kind = kindOf(lines[at]);
    let end = at + 1;
    if (kind === 'fence') {
      while (end < lines.length && kindOf(lines[end]) !== 'fence') end++;
      blocks.push(
        `{\\scriptsize\\begin{verbatim}\n${lines
          .slice(at + 1, end)
          .map(plain)
          .join('\n')}\n\\end{verbatim}}`,
      );
      at = end + 1;
      continue;
    }
    while (end < lines.length && kind !== 'heading' && kindOf(lines[end]) === kind) end++;
    const block = blockOf(kind, lines.slice(at, end));
    if (block !== '') blocks.push(block);
    at = end;
  }
  return blocks;
}

type Kind = 'fence' | 'heading' | 'table' | 'list' | 'blank' | 'text';

function kindOf(line: string): Kind {
  if (line.startsWith('```')) return 'fence';
  if (line.startsWith('#')) return 'heading';
  if (line.startsWith('|')) return 'table';
  return line.startsWith('- ') ? 'list' : line.trim() === '' ? 'blank' : 'text';
}

function blockOf(kind: Kind, lines: readonly string[]): string {
  if (kind === 'heading') {
    const [, marks, text] = /^(#+) (.*)$/.exec(lines[0]) ?? ['', '#', lines[0]];
    return `\\${HEADINGS[Math.min(marks.length, HEADINGS.length) - 1]}*{${inline(text)}}`;
  }
  if (kind === 'table') return table(lines.map(cellsOf));
  if (kind === 'list') {
    return ['\\begin{itemize}', ...lines.map((line) => `\\item ${inline(line.slice(2))}`), '\\end{itemize}'].join('\n');
  }
  return kind === 'blank' ? '' : lines.map(inline).join('\n');
}

/** The cells of a row; a bar with a backslash belongs to a cell. */
const cellsOf = (line: string): string[] =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** The first row is the head, the second a rule. */
function table([head, , ...rows]: readonly string[][]): string {
  const width = (0.92 / head.length).toFixed(2);
  const columns = head.map(() => `>{\\raggedright\\arraybackslash}p{${width}\\linewidth}`).join('');
  const row = (cells: readonly string[]): string => `${cells.map(inline).join(' & ')} \\\\`;
  return [`\\begin{longtable}{${columns}}`, row(head), '\\hline', ...rows.map(row), '\\end{longtable}'].join('\n');
}

/** Text with code, which is set as mathematics, stress and links, whose texts are kept. */
const inline = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? `$${mathOf(part.slice(1, -1))}$` : prose(part)))
    .join('');

const prose = (text: string): string =>
  escaped(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('\\*', '∗'))
    .replace(/\*\*(.*?)\*\*/g, '\\textbf{$1}')
    .replace(/[≥≤−∗]/g, (sign) => SIGNS[sign]);

const SIGNS: Readonly<Record<string, string>> = { '≥': '$\\ge$', '≤': '$\\le$', '−': '$-$', '∗': '$\\ast$' };

const escaped = (text: string): string =>
  text.replace(/[\\{}#$%&_^~<>|]/g, (sign) => {
    if ('#$%&_{}'.includes(sign)) return `\\${sign}`;
    return { '\\': '\\textbackslash{}', '^': '\\^{}', '~': '\\~{}' }[sign] ?? `$${sign === '|' ? '\\mid' : sign}$`;
  });

/** Lines as they are, without the signs that the fonts of LaTeX lack. */
const plain = (line: string): string =>
  line.replaceAll('╭', '.').replaceAll('─', '-').replaceAll('→', '>').replaceAll('≥', '>=').replaceAll('≤', '<=');

const TOKEN =
  /<(?:([A-Z]\d*):)?([TF]?)~([TF]?)>(\+?)|\^\(([^()]*)\)|\^(\w+)|<=|>=|\|\||<\||\|>|[a-z]{2,}|[TF.*{}|#&%$_~\\]|\s+|./gsu;

const MATHS: Readonly<Record<string, string>> = {
  '<=': '\\le ',
  '>=': '\\ge ',
  '||': '\\parallel ',
  '<|': '\\lhd ',
  '|>': '\\rhd ',
  T: '\\T ',
  F: '\\F ',
  '.': '\\Box ',
  '*': '{\\ast}',
  '|': '\\mid ',
  '#': '\\mathbin{\\#}',
  '~': '{\\sim}',
  '\\': '\\backslash ',
  eps: '\\varepsilon ',
};

/** A word, a game or a sentence about them as mathematics; lines may break between squares. */
export function mathOf(code: string): string {
  return code.replace(
    TOKEN,
    (token, name: string | undefined, first: string, last: string, full: string, long: string, short: string) => {
      if (token.startsWith('<') && first !== undefined) {
        const letters = [first, last].map((letter) => (letter === '' ? '' : `\\${letter} `));
        return `\\langle ${name === undefined ? '' : `${name}{:}`}${letters[0]}{\\sim}${letters[1]}\\rangle ${full === '' ? '' : '^{+}'}\\allowbreak `;
      }
      const power = long ?? short;
      if (power !== undefined) return `^{${power}}\\allowbreak `;
      if (MATHS[token] !== undefined) return MATHS[token];
      if (/^[a-z]{2,}$/.test(token)) return `\\text{ ${token} }`;
      if (/^\s+$/.test(token)) return '\\ ';
      return '{}&%$_'.includes(token) ? `\\${token}` : token;
    },
  );
}
