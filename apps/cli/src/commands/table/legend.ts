/** What the formats of a table have in common: signs for marks, and remarks below the table. */
import { MARK_SIGNS, type Mark, PAPER, printedText } from '@lilypad/tables';
import { shorten } from '../../output/shorten.ts';
import type { Table, TableCell } from './cells.ts';

const MARK_LABELS: Readonly<Record<Mark, string>> = {
  agrees: 'as the paper prints it',
  settles: 'settles what the paper bounds',
  differs: 'differs from the paper',
  new: 'not in the tables of the paper',
};

const OPEN = '·';

export function legend(table: Table): string {
  const counts = new Map<Mark, number>();
  let open = 0;
  for (const cell of table.cells.flat()) {
    if (cell.known !== null) counts.set(cell.known.mark, (counts.get(cell.known.mark) ?? 0) + 1);
    else if (cell.position !== null) open++;
  }
  const items = (Object.keys(MARK_SIGNS) as Mark[])
    .filter((mark) => counts.has(mark))
    .map((mark) => `${MARK_SIGNS[mark]} ${MARK_LABELS[mark]} (${counts.get(mark)})`);
  if (open > 0) items.push(`${OPEN} not computed (${open})`);
  return items.join('   ');
}

/** What the paper says where it prints no value, or another one. */
export function remarks(table: Table): string[] {
  return table.cells.flat().flatMap((cell) => {
    const { position, printed, known } = cell;
    if (position === null || printed === null || known?.mark === 'agrees') return [];
    if (known === null) {
      return printed.relation === 'equal' ? [] : [`${position}: the paper says ${printedText(printed)}.`];
    }
    const erratum = position === PAPER.erratum.position ? ' (a known erratum)' : '';
    return [`${position} = ${short(known.value)}; the paper says ${printedText(printed)}${erratum}.`];
  });
}

/** Values longer than this are cut in tables and remarks; the formats csv and json have them whole. */
const LONGEST_REMARK = 100;

const short = (value: string): string => shorten(value, LONGEST_REMARK);

/** The value in a cell, cut to a width; or, if it is not known, a dot. */
export function cellText(cell: TableCell, width: number): string {
  if (cell.position === null) return '';
  return cell.known === null ? OPEN : `${shorten(cell.known.value, width)} ${MARK_SIGNS[cell.known.mark]}`;
}
