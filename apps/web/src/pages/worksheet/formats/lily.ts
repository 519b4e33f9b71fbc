/**
 * Worksheets as .lily files, which `lilypad run` runs as well. Cells are separated by empty lines; cells of text are
 * comments. Where that would be read differently, lines such as `# %% code` introduce every cell.
 */
import { Sheet } from '@lilypad/sheet';
import type { PlainCell, PlainWorksheet } from '../model/worksheet.ts';

const TITLE = /^# title:[^\S\n]*(.*)$/;
const MARKER = /^# (%{2,}) (code|text)$/;

export function writeLily({ title, cells }: PlainWorksheet): string {
  const blocks = cells.map(blockOf);
  const head = `# title: ${title.replace(/\s+/g, ' ').trim()}\n`;
  const simple = `${head}\n${blocks.join('\n\n')}\n`;
  if (JSON.stringify(readLily(simple, '').cells) === JSON.stringify(cells)) return simple;
  const lines = blocks.flatMap((block) => block.split('\n'));
  let sign = '%%';
  while (lines.some((line) => MARKER.exec(line)?.[1] === sign)) sign += '%';
  return `${head}\n${blocks.map((block, i) => `# ${sign} ${cells[i]?.kind}\n${block}`).join('\n')}\n`;
}

/** Reads any text; `otherwise` is the title of a file that has none. */
export function readLily(text: string, otherwise: string): PlainWorksheet {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (lines[0]?.startsWith('#!')) lines.shift();
  const title = TITLE.exec(lines[0] ?? '')?.[1];
  if (title !== undefined) lines.shift();
  while (lines[0]?.trim() === '') lines.shift();
  const sign = MARKER.exec(lines[0] ?? '')?.[1];
  const cells = sign === undefined ? readBlocks(lines.join('\n')) : readMarked(lines, sign);
  return { title: title === undefined || title === '' ? otherwise : title, cells };
}

const blockOf = ({ kind, text }: PlainCell): string =>
  kind === 'code'
    ? text
    : text
        .split('\n')
        .map((line) => (line === '' ? '#' : `# ${line}`))
        .join('\n');

const uncommented = (block: string): string => block.replace(/^# ?/gm, '');

function readMarked(lines: readonly string[], sign: string): PlainCell[] {
  const cells: { kind: 'code' | 'text'; lines: string[] }[] = [];
  for (const line of lines) {
    const [, found, kind] = MARKER.exec(line) ?? [];
    if (found === sign) cells.push({ kind: kind === 'code' ? 'code' : 'text', lines: [] });
    else cells.at(-1)?.lines.push(line);
  }
  return cells.map(({ kind, lines: own }) => {
    const block = own.join('\n');
    return { kind, text: kind === 'code' ? block : uncommented(block) };
  });
}

/** Cells that are separated by empty lines; an empty line within a statement separates nothing. */
function readBlocks(text: string): PlainCell[] {
  const { parts } = Sheet.parse(text);
  const blocks: string[] = [];
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(/\n(?:[^\S\n]*\n)+/g)) {
    if (parts.some(({ at, end }) => at <= index && index + gap.length <= end)) continue;
    blocks.push(text.slice(from, index));
    from = index + gap.length;
  }
  blocks.push(text.slice(from));
  return blocks
    .filter((block) => block.trim() !== '')
    .map((block) =>
      block.split('\n').every((line) => line.startsWith('#'))
        ? { kind: 'text', text: uncommented(block) }
        : { kind: 'code', text: block },
    );
}
