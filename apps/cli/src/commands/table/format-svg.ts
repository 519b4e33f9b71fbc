/**
 * A table as a heat map of the kinds of value, to be printed or shown: light fills that differ in brightness too, dark
 * text, and every cell with a full title.
 */
import { KIND_LABELS, MARK_SIGNS, printedText, type ValueKind } from '@lilypad/tables';
import { shorten } from '../../output/shorten.ts';
import { range, type Table, type TableCell } from './cells.ts';
import { legend } from './legend.ts';

const CELL = { width: 64, height: 30 };
const HEAD = { left: 44, top: 64 };
const KIND_HEIGHT = 44;
const LINE = 15;
const LONGEST = 8;

const FILLS: Readonly<Record<ValueKind, string>> = {
  zero: '#ffffff',
  infinitesimal: '#e3ecf7',
  number: '#dcefd6',
  numberish: '#b9d9c4',
  hot: '#f6c8a8',
};

export function formatSvg(table: Table): string {
  const { rows, columns, title } = table.spec;
  const width = Math.max(HEAD.left + range(columns).length * CELL.width + 12, 560);
  const marks = legend(table).split('   ');
  const height = HEAD.top + range(rows).length * CELL.height + KIND_HEIGHT + LINE * marks.length;
  const body = table.cells.flatMap((cells, i) => cells.map((cell, j) => cellSvg(cell, i, j)));
  const heads = range(columns).map((column, j) => label(HEAD.left + (j + 0.5) * CELL.width, HEAD.top - 8, `${column}`));
  const sides = range(rows).map((row, i) => label(HEAD.left - 16, HEAD.top + (i + 0.5) * CELL.height + 4, `${row}`));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ' font-family="system-ui, sans-serif" font-size="12" fill="#1a1a1a" role="img">',
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<text x="${HEAD.left}" y="22" font-size="15">${escaped(title)}</text>`,
    label(HEAD.left - 16, HEAD.top - 8, `${rows.name}\\${columns.name}`),
    ...heads,
    ...sides,
    ...body,
    ...kinds(HEAD.top + range(rows).length * CELL.height + 16),
    ...marks.map(
      (mark, i) =>
        `<text x="${HEAD.left}" y="${height - 10 - LINE * (marks.length - 1 - i)}" font-size="11">${escaped(mark)}</text>`,
    ),
    '</svg>',
  ].join('\n');
}

function cellSvg(cell: TableCell, i: number, j: number): string {
  const { position, known, printed } = cell;
  if (position === null) return '';
  const x = HEAD.left + j * CELL.width;
  const y = HEAD.top + i * CELL.height;
  const said = printed === null ? '' : `; the paper says ${printedText(printed)}`;
  const about =
    known === null ? `${position}: not computed${said}` : `${position} = ${shorten(known.value, 300)}${said}`;
  const fill = known === null ? '#f4f4f4' : FILLS[known.kind];
  const text = known === null ? '·' : shorten(known.value, LONGEST);
  const mark = known === null ? '' : MARK_SIGNS[known.mark];
  return (
    `<g><title>${escaped(about)}</title>` +
    `<rect x="${x}" y="${y}" width="${CELL.width}" height="${CELL.height}" fill="${fill}" stroke="#8a8a8a" stroke-width="0.6"/>` +
    label(x + CELL.width / 2, y + CELL.height / 2 + 4, text) +
    `<text x="${x + CELL.width - 3}" y="${y + 10}" font-size="8" text-anchor="end">${mark}</text></g>`
  );
}

function kinds(y: number): string[] {
  let x = HEAD.left;
  return (Object.keys(FILLS) as ValueKind[]).map((kind) => {
    const at = x;
    x += 34 + 6.2 * KIND_LABELS[kind].length;
    return (
      `<rect x="${at}" y="${y}" width="12" height="12" fill="${FILLS[kind]}" stroke="#8a8a8a" stroke-width="0.6"/>` +
      `<text x="${at + 17}" y="${y + 10}" font-size="11">${KIND_LABELS[kind]}</text>`
    );
  });
}

const label = (x: number, y: number, text: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle">${escaped(text)}</text>`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
