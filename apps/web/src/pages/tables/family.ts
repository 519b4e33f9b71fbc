/**
 * Families of positions with two parameters, laid out as tables: the paper's, T^(a+k).^bF^a with an excess of k toads, and
 * this project's own: any excess, a fixed number of empty squares, or whatever family is written down.
 */
import { type Board, parseFamily, printPowers } from '@lilypad/toads';
import type { Parameters } from '../../router/route.ts';

export interface Family {
  /** How the address calls it. */
  readonly id: FamilyId;
  readonly title: string;
  /** The family in a formula, and in plain text. */
  readonly latex: string;
  readonly text: string;
  readonly rows: Axis;
  readonly columns: Axis;
  /** The position of a cell, in the notation; null if there is none. Rows and columns count from 1. */
  readonly position: (row: number, column: number) => string | null;
}

interface Axis {
  readonly name: string;
  readonly meaning: string;
  readonly shown: number;
  readonly most: number;
}

type FamilyId = '3.1' | '3.2' | '3.3' | '3.4' | 'excess' | 'blanks' | 'own';

export type ReadFamily =
  | { readonly ok: true; readonly family: Family }
  | { readonly ok: false; readonly message: string; readonly column: number };

const MOST_PIECES = 14;
const MOST_BLANKS = 110;
const MOST_OWN = 30;

/** The tables of the paper, with how much of them is shown at first. */
const PAPER_TABLES: readonly (readonly [table: FamilyId, excess: number, rows: number, columns: number])[] = [
  ['3.1', 0, 8, 16],
  ['3.2', 1, 8, 16],
  ['3.3', 2, 7, 12],
  ['3.4', 3, 6, 8],
];

export const PAPER_IDS: readonly string[] = PAPER_TABLES.map(([name]) => name);
export const MOST_EXCESS = 8;
export const MOST_FIXED = 12;
export const OWN_EXAMPLE = 'T^aFT^b..F';

/** The family of an address; Table 3.1 for what is not understood, except that a family written down may be wrong. */
export function readFamily(parameters: Parameters): ReadFamily {
  const { table = '3.1', size, family = OWN_EXAMPLE } = parameters;
  if (table === 'own') return ownFamily(family);
  const number = Number(size);
  const whole = size !== undefined && Number.isInteger(number) && number >= 0 ? number : null;
  if (table === 'excess') {
    const excess = whole !== null && whole <= MOST_EXCESS ? whole : 4;
    return { ok: true, family: byExcess(excess, `${excess} more toads than frogs`, 'excess', 6, 8) };
  }
  if (table === 'blanks') {
    return { ok: true, family: byBlanks(whole !== null && whole >= 1 && whole <= MOST_FIXED ? whole : 2) };
  }
  const [id, excess, rows, columns] = PAPER_TABLES.find(([name]) => name === table) ?? PAPER_TABLES[0]!;
  return { ok: true, family: byExcess(excess, `Table ${id} of the paper`, id, rows, columns) };
}

function byExcess(excess: number, title: string, id: FamilyId, rows: number, columns: number): Family {
  const more = excess === 0 ? 'a' : `(a+${excess})`;
  return written(`T^${more}.^bF^a`, {
    id,
    title,
    rows: { name: 'a', meaning: 'frogs', shown: rows, most: MOST_PIECES },
    columns: { name: 'b', meaning: 'empty squares', shown: columns, most: MOST_BLANKS },
  });
}

function byBlanks(blanks: number): Family {
  return written(`T^a.^${blanks}F^c`, {
    id: 'blanks',
    title: blanks === 1 ? 'One empty square' : `${blanks} empty squares`,
    rows: { name: 'a', meaning: 'toads', shown: 8, most: MOST_PIECES },
    columns: { name: 'c', meaning: 'frogs', shown: 8, most: MOST_PIECES },
  });
}

function ownFamily(text: string): ReadFamily {
  const parsed = parseFamily(text);
  if (!parsed.ok) return { ok: false, ...parsed.error };
  const [row, column, ...others] = parsed.value.parameters;
  if (row === undefined || column === undefined || others.length > 0) {
    const found = parsed.value.parameters.length;
    return { ok: false, message: `A table needs a family with two parameters; this one has ${found}.`, column: 1 };
  }
  const axis = (name: string): Axis => ({ name, meaning: 'rows', shown: 8, most: MOST_OWN });
  const rows = axis(row);
  return {
    ok: true,
    family: written(text, { id: 'own', title: 'A family', rows, columns: { ...axis(column), meaning: 'columns' } }),
  };
}

/** A family by its text, which is known to be right. */
function written(text: string, rest: Pick<Family, 'id' | 'title' | 'rows' | 'columns'>): Family {
  const parsed = parseFamily(text);
  if (!parsed.ok) throw new TypeError(`${text}: ${parsed.error.message}`);
  const board = (row: number, column: number): Board | null =>
    parsed.value.boardAt({ [rest.rows.name]: row, [rest.columns.name]: column });
  return {
    ...rest,
    text,
    latex: familyLatex(text),
    position: (row, column) => {
      const found = board(row, column);
      return found && printPowers(found);
    },
  };
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
