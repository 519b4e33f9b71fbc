/** Worksheets as Markdown: text as it is, code in fences marked `lily`, what it gave as formulas. */
import type { PlainCell, PlainWorksheet } from '../model/worksheet.ts';
import { type Answers, hasOutput, outputLatex } from './outputs.ts';

const OUTPUT = ['<!-- output -->', '<!-- end of output -->'] as const;
/** Between two cells of text. */
const NEXT = '<!-- next -->';

export function writeMarkdown({ title, cells }: PlainWorksheet, answers: Answers): string {
  const blocks = cells.flatMap((cell, i) => {
    const follows = cell.kind === 'text' && cells[i - 1]?.kind === 'text';
    const outputs = (answers[i]?.statements ?? []).filter(hasOutput).map((one) => `$$${outputLatex(one)}$$`);
    return [
      ...(follows ? [NEXT] : []),
      cell.kind === 'text' ? cell.text : fenced(cell.text),
      ...(outputs.length > 0 ? [`${OUTPUT[0]}\n\n${outputs.join('\n\n')}\n\n${OUTPUT[1]}`] : []),
    ];
  });
  return `${[`# ${title}`, ...blocks].join('\n\n')}\n`;
}

function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}lily\n${text}\n${fence}`;
}

/** Reads any Markdown; fences of other languages are left out. */
export function readMarkdown(markdown: string, otherwise: string): PlainWorksheet {
  const cells: PlainCell[] = [];
  let title: string | null = null;
  let text: string[] = [];
  /** The sign that ends what is being read, and whether it is code. */
  let inside: { readonly end: string; readonly code: string[] | null } | null = null;
  const endText = (): void => {
    const own = text.join('\n').trim();
    if (own !== '') cells.push({ kind: 'text', text: own });
    text = [];
  };
  for (const line of markdown.replace(/\r\n?/g, '\n').split('\n')) {
    const [, fence, language] = /^(`{3,})\s*(\S*)/.exec(line) ?? [];
    if (inside !== null) {
      if (line.trimEnd() !== inside.end) inside.code?.push(line);
      else {
        if (inside.code !== null) cells.push({ kind: 'code', text: inside.code.join('\n') });
        inside = null;
      }
    } else if (fence !== undefined) {
      endText();
      inside = { end: fence, code: language === 'lily' ? [] : null };
    } else if (line === OUTPUT[0] || line === NEXT) {
      endText();
      if (line !== NEXT) inside = { end: OUTPUT[1], code: null };
    } else if (title === null && cells.length === 0 && text.join('').trim() === '' && line.startsWith('# ')) {
      title = line.slice(2).trim();
    } else text.push(line);
  }
  endText();
  return { title: title ?? otherwise, cells };
}
