/**
 * Tables 3.1 to 3.4 of "Further Hopping with Toads and Frogs" (2011), as printed. They hold values of T^(a+k).^bF^a,
 * where the excess k is 0 in the first table, 1 in the second, and so on.
 *
 * A line is one a, from 1 on; along it b goes from 1 on. A cell is a value, or what else is printed: `inf` for an
 * infinitesimal, `long` for a value too long to print, `>x,<y` for bounds, `||x` for confused with x, `>x,||y` for
 * both, `-` for a blank before other cells. (In row a = 5 of table 3.1 one copy of the text leaves b = 11 blank and
 * has 0 at b = 12, another runs the two together; the first is taken.)
 */
import { printStart } from '@lilypad/toads';
import type { Printed } from './printed.ts';

/** A cell of a printed table. */
export interface PaperCell {
  /** In the usual notation, such as `T^5.^4F^3`. */
  readonly position: string;
  /** The number of frogs. */
  readonly a: number;
  /** The number of empty squares. */
  readonly b: number;
  /** What is printed. */
  readonly printed: Printed;
}

/** A printed table. */
export interface PaperTable {
  /** Its number in the paper. */
  readonly table: '3.1' | '3.2' | '3.3' | '3.4';
  /** How many more toads than frogs its positions have. */
  readonly excess: number;
  /** Its cells, line by line. */
  readonly cells: readonly PaperCell[];
}

const TABLE_3_1 = `
* 0 * 0 * 0 * 0 * 0 * 0 * 0 * 0 * 0 * 0
* * * * 0 0 * 0 0 0 0 0 * 0 0 0 0 0 * 0 0 0 0 0 * 0 0 0 0 0 * 0 0 0 0 0 * 0 0 0 0 0 * 0 0 0 0 0 * 0 0 0 0 0 * 0 0 0 0 0 * 0 0 0 0 0 * 0 0 0 0 0 * 0 0 0 0 0 * 0 0 0 0 0 * 0 0 0 0 0 * 0 0 0 0 0 * 0 0 0 0 0 *
* +-1/8 0 * 0 * 0 0 0 0 0 0 0 * 0 0 0 0 0 0 0 0 0 0 0 0 0 0 * 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
* inf * 0 0 0 0 * * 0 0 0 0 0 0 0 0 0 0 0
* inf * * * 0 * 0 0 0 - 0
* inf * * * * *
* inf * * *
* inf * * *
* inf * *
* inf * *
`;

const TABLE_3_2 = `
{1/2|0} 1 2* 3 4* 5 6* 7 8* 9 10* 11 12* 13 14* 15
* {1/2|0} 1* 2* 3 7/2 5* 11/2 13/2 15/2 17/2 19/2 41/4 23/2 12* 13
* {1*|{*|0}} {1|{1/2|0}} 1* 2 11/4 15/4 9/2
* {{2|1}|{*|-1}} 1* {{2*|1*}|{1/2|0}} 1 2 >5/2,<3
* {{3|1}|{*|-2}} 1* 1* >5/4,<2 1 >5/2,<3
* {{4|1}|{*|-3}} 1* 1* 2* >1,<2 >2,||3
* {{5|1}|{*|-4}} 1* 1* ||2
* {{6|1}|{*|-5}} 1* 1* ||2
`;

const TABLE_3_3 = `
{{1|1}|0} 2 4* 6 8* 10 12* 14 16* 18 20* 22
* {3/2|0} 2* 4* 95/16 15/2 9* {11|11*} 12 29/2 15* 17*
* {2*|{*|0}} 3/2 {{5/2|2}|2} 4 {11/2|41/8} 7
* {{3|2}|{*|-1}} 2* {{4*|2*}|{3/2|1}} 3 4 5*
* {{4|2}|{*|-2}} 2* 2* >3,<4 3 5
* {{5|2}|{*|-3}} 2* 2* ||4
* {{6|2}|{*|-4}} 2* 2*
`;

const TABLE_3_4 = `
{{2|1}|0} 3 6* 9 12* 15 18* 21
* {5/2|0} 3* {6|11/2} {17/2|8} 11* 13 31/2
* {3*|{*|0}} 5/2 long 41/8 ||8
* {{4|3}|{*|-1}} 3* 5/2 5 ||5
* {{5|3}|{*|-2}} 3* ||3 >5,<6
* {{6|3}|{*|-3}} 3* 3*
`;

function readPaperTable(table: PaperTable['table'], excess: number, text: string): PaperTable {
  const cells = text
    .trim()
    .split('\n')
    .flatMap((line, i) =>
      line.split(' ').flatMap((cell, j): PaperCell[] => {
        const [a, b] = [i + 1, j + 1];
        return cell === '-' ? [] : [{ position: printStart(a + excess, b, a), a, b, printed: readPrinted(cell) }];
      }),
    );
  return { table, excess, cells };
}

function readPrinted(text: string): Printed {
  if (text === 'inf') return { relation: 'infinitesimal' };
  if (text === 'long') return { relation: 'long' };
  const match = /^(?:>([^,]*),?)?(?:<(.*))?(?:\|\|(.*))?$/.exec(text);
  if (match === null) return { relation: 'equal', value: text };
  const [, above = '', below, other = ''] = match;
  if (below !== undefined) return { relation: 'between', above, below };
  return above === '' ? { relation: 'confused', with: other } : { relation: 'above-and-confused', above, with: other };
}

/** The printed tables, with the one cell of them that is wrong. */
export const PAPER = {
  source:
    'Tables 3.1 to 3.4 of "Further Hopping with Toads and Frogs" (2011), as printed: values of T^(a+excess) .^b F^a.',
  erratum: { position: 'T^5.^4F^3', printed: '{{5/2|2}|2}', correct: '{{3*|5/2}|2}' },
  tables: [
    readPaperTable('3.1', 0, TABLE_3_1),
    readPaperTable('3.2', 1, TABLE_3_2),
    readPaperTable('3.3', 2, TABLE_3_3),
    readPaperTable('3.4', 3, TABLE_3_4),
  ],
} as const;

const BY_POSITION: ReadonlyMap<string, Printed> = new Map(
  PAPER.tables.flatMap(({ cells }) => cells.map(({ position, printed }) => [position, printed])),
);

/**
 * What the paper prints for a position in the usual notation; null if the position is not in its tables.
 *
 * @example
 * ```ts
 * printedAt('T^5.^4F^3'); // => { relation: 'equal', value: '{{5/2|2}|2}' }
 * printedAt('TF.'); // => null
 * ```
 */
export const printedAt = (position: string): Printed | null => BY_POSITION.get(position) ?? null;
