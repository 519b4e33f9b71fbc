/** Worksheets as LaTeX documents. Comments mark the cells, so that a document can be read again. */
import type { PlainCell, PlainWorksheet } from '../model/worksheet.ts';
import { type Answers, escapeLatex, hasOutput, outputLatex, unescapeLatex } from './outputs.ts';

const CODE = ['\\begin{verbatim}', '\\end{verbatim}'] as const;
const END = '% end of cell';

export function writeLatex({ title, cells }: PlainWorksheet, answers: Answers): string {
  const blocks = cells.map((cell, i) => {
    const outputs = (answers[i]?.statements ?? []).filter(hasOutput).map((one) => `\\[ ${outputLatex(one)} \\]`);
    const body = cell.kind === 'code' ? [CODE[0], cell.text, CODE[1]] : cell.text.split('\n').map(latexLine);
    return [`% ${cell.kind}`, ...body, END, ...outputs].join('\n');
  });
  return [
    '\\documentclass{article}',
    '\\usepackage{amsmath,amssymb}',
    `\\title{${escapeLatex(title)}}`,
    '\\date{}',
    '\\begin{document}',
    '\\maketitle',
    ...blocks,
    '\\end{document}',
    '',
  ].join('\n');
}

const HEADING = /^\\subsection\*\{(.*)\}$/;
const ITEM = '\\par\\textbullet\\ ';

function latexLine(line: string): string {
  if (line.startsWith('## ')) return `\\subsection*{${inline(line.slice(3))}}`;
  return line.startsWith('- ') ? ITEM + inline(line.slice(2)) : inline(line);
}

function textLine(line: string): string {
  const heading = HEADING.exec(line)?.[1];
  if (heading !== undefined) return `## ${outline(heading)}`;
  return line.startsWith(ITEM) ? `- ${outline(line.slice(ITEM.length))}` : outline(line);
}

/** Code in backticks and formulas keep their meaning. */
const inline = (text: string): string =>
  text
    .split(/(`[^`]*`|\$[^$]*\$)/)
    .map((part, i) =>
      i % 2 === 0 ? escapeLatex(part) : part.startsWith('$') ? part : `\\texttt{${escapeLatex(part.slice(1, -1))}}`,
    )
    .join('');

const outline = (latex: string): string =>
  latex
    .split(/(\\texttt\{(?:\\[a-z]+\{\}|\\.|[^{}\\])*\}|(?<!\\)\$[^$]*\$)/)
    .map((part, i) =>
      i % 2 === 0 ? unescapeLatex(part) : part.startsWith('$') ? part : `\`${unescapeLatex(part.slice(8, -1))}\``,
    )
    .join('');

/** Reads a document that writeLatex made; everything else in it is left out. */
export function readLatex(latex: string, otherwise: string): PlainWorksheet {
  const all = latex.replace(/\r\n?/g, '\n');
  const title = /^\\title\{(.*)\}$/m.exec(all)?.[1];
  const cells = [...all.matchAll(/^% (code|text)\n([\s\S]*?)\n% end of cell$/gm)].map(
    ([, kind, body = '']): PlainCell => {
      if (kind === 'text') return { kind, text: body.split('\n').map(textLine).join('\n') };
      return { kind: 'code', text: body.slice(CODE[0].length + 1, -CODE[1].length - 1) };
    },
  );
  return { title: title === undefined ? otherwise : unescapeLatex(title), cells };
}
