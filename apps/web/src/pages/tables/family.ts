/** The family of an address, with how much of its table is shown at first and at most. */
import { familyByBlanks, familyByExcess, paperFamily, type TableFamily } from '@lilypad/tables';
import { parseFamily, printPowers } from '@lilypad/toads';
import type { Parameters } from '../../router/route.ts';

/** A family with its first parameter down and its second across; a third one has the same value in the whole table. */
export interface ShownFamily {
  readonly family: TableFamily;
  /** The family in a formula. */
  readonly latex: string;
  readonly rows: ShownAxis;
  readonly columns: ShownAxis;
  /** The parameter that a slider chooses, with its value. */
  readonly third: { readonly name: string; readonly value: number } | null;
  /** The values of all parameters at a cell. */
  pointAt(row: number, column: number): Readonly<Record<string, number>>;
}

interface ShownAxis {
  readonly shown: number;
  readonly most: number;
}

export type ReadFamily =
  | { readonly ok: true; readonly value: ShownFamily }
  | { readonly ok: false; readonly message: string; readonly column: number };

const MOST_PIECES = 14;
const MOST_BLANKS = 110;
const MOST_OWN = 30;
export const MOST_THIRD = 20;

/** How much of a table of the paper is shown at first. */
const SHOWN: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  '3.1': [8, 16],
  '3.2': [8, 16],
  '3.3': [7, 12],
  '3.4': [6, 8],
};

export const MOST_EXCESS = 8;
export const MOST_FIXED = 12;
export const OWN_EXAMPLE = 'T^aFT^b..F';

/** The family of an address; Table 3.1 if the address is not understood, except that a typed family may be wrong. */
export function readFamily(parameters: Parameters): ReadFamily {
  const { table = '3.1', size, family = OWN_EXAMPLE, third } = parameters;
  if (table === 'own') return own(family, wholeNumber(third, 0, MOST_THIRD) ?? 2);
  return { ok: true, value: table === 'blanks' ? byBlanks(size) : byExcess(table, size) };
}

/** Table 3.1, which is shown while the typed family is wrong. */
export const usualFamily = (): ShownFamily => byExcess('3.1', undefined);

function byExcess(table: string, size: string | undefined): ShownFamily {
  const [rows, columns] = SHOWN[table] ?? [6, 8];
  const family =
    table === 'excess'
      ? familyByExcess(wholeNumber(size, 0, MOST_EXCESS) ?? 4)
      : (paperFamily(table) ?? paperFamily('3.1'));
  return shown(family, { shown: rows, most: MOST_PIECES }, { shown: columns, most: MOST_BLANKS });
}

function byBlanks(size: string | undefined): ShownFamily {
  const axis = { shown: 8, most: MOST_PIECES };
  return shown(familyByBlanks(wholeNumber(size, 1, MOST_FIXED) ?? 2), axis, axis);
}

function own(text: string, chosen: number): ReadFamily {
  const parsed = parseFamily(text);
  if (!parsed.ok) return { ok: false, ...parsed.error };
  const { parameters, boardAt } = parsed.value;
  const [first, second, third] = parameters;
  if (first === undefined || parameters.length > 3) {
    const message = `A table needs a family with one, two or three parameters; this one has ${parameters.length}.`;
    return { ok: false, message, column: 1 };
  }
  const axis = { shown: 8, most: MOST_OWN };
  // One parameter runs across, in one row.
  const names = second === undefined ? (['', first] as const) : ([first, second] as const);
  const pointAt = (row: number, column: number) => ({
    ...(second === undefined ? {} : { [first]: row }),
    [names[1]]: column,
    ...(third === undefined ? {} : { [third]: chosen }),
  });
  const family: TableFamily = {
    id: 'own',
    title: 'A family of your own',
    text: parsed.value.text,
    parameters: [
      { name: names[0], meaning: 'rows' },
      { name: names[1], meaning: 'columns' },
    ],
    position: (row, column) => {
      const board = boardAt(pointAt(row, column));
      return board && printPowers(board);
    },
  };
  const value = {
    ...shown(family, second === undefined ? { shown: 1, most: 1 } : axis, axis),
    third: third === undefined ? null : { name: third, value: chosen },
    pointAt,
  };
  return { ok: true, value };
}

const shown = (family: TableFamily, rows: ShownAxis, columns: ShownAxis): ShownFamily => ({
  family,
  latex: familyLatex(family.text),
  rows,
  columns,
  third: null,
  pointAt: (row, column) => {
    const [first, second] = family.parameters;
    return { [first.name]: row, [second.name]: column };
  },
});

/** Null for a text that is not a whole number in this range. */
function wholeNumber(text: string | undefined, least: number, most: number): number | null {
  const number = text === undefined ? Number.NaN : Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : null;
}

/** T^(a+1).^bF^a as mathematics. */
function familyLatex(text: string): string {
  return text
    .replace(/\^\s*\(([^()]*)\)/g, '^{$1}')
    .replace(/\^\s*([a-z]|\d+)/g, '^{$1}')
    .replace(/[._□]/g, '\\Box ')
    .replace(/([TFRL)])(?=[TFRL(\\])/gi, '$1\\,')
    .replace(/\}(?=[TFRL(\\])/gi, '}\\,');
}
