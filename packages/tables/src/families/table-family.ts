/**
 * Families of boards with two parameters, as tables show them: those of the paper, T^(a+k).^bF^a with an excess of k
 * toads; the same for any excess; a fixed number of empty squares; and any family given as text.
 */
import { type Family, type NotationError, parseFamily, printPowers } from '@lilypad/toads';
import { PAPER, type PaperTable } from '../printed/paper.ts';

/** Which table: one of the paper's, or one of the kinds that this project adds. */
export type TableId = PaperTable['table'] | 'excess' | 'blanks' | 'own';

/** A parameter of a family, with what it counts. */
export interface TableParameter {
  /** The letter. */
  readonly name: string;
  /** What it counts, such as "frogs". */
  readonly meaning: string;
}

/** A family of boards with two parameters. */
export interface TableFamily {
  /** Which table it is. */
  readonly id: TableId;
  /** Such as `Table 3.1 of the paper`. */
  readonly title: string;
  /** In the notation of families, such as `T^(a+1).^bF^a`. */
  readonly text: string;
  /** Its two parameters, that of the rows first. */
  readonly parameters: readonly [TableParameter, TableParameter];
  /** The position for values of the two parameters, such as `T^5.^4F^3`; null if there is none. */
  position(first: number, second: number): string | null;
}

/** A family, or why there is none: what is wrong with its text, or how many parameters it has instead of two. */
export type ReadTableFamily =
  | { readonly ok: true; readonly value: TableFamily }
  | { readonly ok: false; readonly error: NotationError }
  | { readonly ok: false; readonly parameters: number };

/** The names of the paper's tables, in order. */
export const PAPER_IDS: readonly PaperTable['table'][] = PAPER.tables.map(({ table }) => table);

/**
 * The family of a table of the paper; undefined for any other name.
 *
 * @example
 * ```ts
 * paperFamily('3.2').text; // => 'T^(a+1).^bF^a'
 * ```
 */
export function paperFamily(id: PaperTable['table']): TableFamily;
export function paperFamily(id: string): TableFamily | undefined;
export function paperFamily(id: string): TableFamily | undefined {
  const found = PAPER.tables.find(({ table }) => table === id);
  return found && excessOf(found.table, found.excess, `Table ${found.table} of the paper`);
}

/**
 * Starting positions with so many more toads than frogs.
 *
 * @param excess - how many more toads than frogs
 * @example
 * ```ts
 * familyByExcess(2).position(3, 4); // => 'T^5.^4F^3'
 * ```
 */
export const familyByExcess = (excess: number): TableFamily =>
  excessOf('excess', excess, `${excess} more toads than frogs`);

/**
 * Starting positions with so many empty squares.
 *
 * @param blanks - how many empty squares
 * @example
 * ```ts
 * familyByBlanks(2).position(3, 4); // => 'T^3.^2F^4'
 * ```
 */
export function familyByBlanks(blanks: number): TableFamily {
  const title = blanks === 1 ? 'One empty square' : `${blanks} empty squares`;
  return written('blanks', title, `T^a.^${blanks}F^c`, ['toads', 'frogs']);
}

/**
 * A family given as text.
 *
 * @example
 * ```ts
 * const family = ownFamily('T^a.^3TF^b');
 * if (family.ok) {
 *   family.value.position(2, 1); // => 'T^2.^3TF'
 * }
 * ownFamily('T^a.F'); // => { ok: false, parameters: 1 }
 * ```
 */
export function ownFamily(text: string): ReadTableFamily {
  const parsed = parseFamily(text);
  if (!parsed.ok) return parsed;
  const { length } = parsed.value.parameters;
  if (length !== 2) return { ok: false, parameters: length };
  return { ok: true, value: tableFamily('own', text, parsed.value, ['rows', 'columns']) };
}

const excessOf = (id: TableId, excess: number, title: string): TableFamily =>
  written(id, title, `T^${excess === 0 ? 'a' : `(a+${excess})`}.^bF^a`, ['frogs', 'empty squares']);

/** A family whose text is known to be right. */
function written(id: TableId, title: string, text: string, meanings: readonly [string, string]): TableFamily {
  const parsed = parseFamily(text);
  if (!parsed.ok) throw new TypeError(`${text}: ${parsed.error.message}`);
  return tableFamily(id, title, parsed.value, meanings);
}

function tableFamily(id: TableId, title: string, family: Family, meanings: readonly [string, string]): TableFamily {
  const [first, second] = family.parameters as readonly [string, string];
  return {
    id,
    title,
    text: family.text,
    parameters: [
      { name: first, meaning: meanings[0] },
      { name: second, meaning: meanings[1] },
    ],
    position: (x, y) => {
      const board = family.boardAt({ [first]: x, [second]: y });
      return board && printPowers(board);
    },
  };
}
