/** The family of an address, with how much of its table is shown at first and at most. */
import { familyByBlanks, familyByExcess, ownFamily, paperFamily, type TableFamily } from '@lilypad/tables';
import type { Parameters } from '../../router/route.ts';

/** A family with its first parameter down and its second across. */
export interface ShownFamily {
  readonly family: TableFamily;
  /** The family in a formula. */
  readonly latex: string;
  readonly rows: ShownAxis;
  readonly columns: ShownAxis;
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
  const { table = '3.1', size, family = OWN_EXAMPLE } = parameters;
  if (table === 'own') return own(family);
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

function own(text: string): ReadFamily {
  const read = ownFamily(text);
  const axis = { shown: 8, most: MOST_OWN };
  if (read.ok) return { ok: true, value: shown(read.value, axis, axis) };
  if ('error' in read) return { ok: false, ...read.error };
  const message = `A table needs a family with two parameters; this one has ${read.parameters}.`;
  return { ok: false, message, column: 1 };
}

const shown = (family: TableFamily, rows: ShownAxis, columns: ShownAxis): ShownFamily => ({
  family,
  latex: familyLatex(family.text),
  rows,
  columns,
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
