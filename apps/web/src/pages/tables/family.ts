/**
 * Families of starting positions with two parameters, laid out as tables: the paper's, T^(a+k) .^b F^a with a excess of k
 * toads, and this project's own, with any excess or with a fixed number of empty squares.
 */

import { sweepSize } from '@lilypad/toads';
import data from '@lilypad/toads/data/paper-tables.json';
import type { CellQuestion, Printed } from '../../engine/protocol.ts';
import type { Parameters } from '../../router/route.ts';

export interface Family {
  /** How the address calls it. */
  readonly id: string;
  readonly title: string;
  /** The family in a formula, and what rows and columns are. */
  readonly latex: string;
  readonly text: string;
  readonly rows: Axis;
  readonly columns: Axis;
  /** The position of a cell. */
  readonly position: (row: number, column: number) => Position;
}

interface Axis {
  readonly name: string;
  readonly meaning: string;
  readonly shown: number;
  readonly most: number;
}

interface Position {
  readonly toads: number;
  readonly blanks: number;
  readonly frogs: number;
}

const MOST_PIECES = 14;
const MOST_BLANKS = 110;

/** The tables of the paper, by their numbers, with how much of them is shown at first. */
const PAPER_TABLES: readonly (readonly [table: string, excess: number, rows: number, columns: number])[] = [
  ['3.1', 0, 8, 16],
  ['3.2', 1, 8, 16],
  ['3.3', 2, 7, 12],
  ['3.4', 3, 6, 8],
];

export const MOST_EXCESS = 8;
export const MOST_FIXED = 12;

/** The family of an address; Table 3.1 for what is not understood. */
export function readFamily(parameters: Parameters): Family {
  const { table = '3.1', size } = parameters;
  const paper = PAPER_TABLES.find(([name]) => name === table);
  if (paper !== undefined) return byExcess(paper[1], `Table ${table} of the paper`, table, paper[2], paper[3]);
  const number = Number(size);
  const whole = Number.isInteger(number) && number >= 0 ? number : null;
  if (table === 'excess') {
    const excess = whole !== null && whole <= MOST_EXCESS ? whole : 4;
    return byExcess(excess, `${excess} more toads than frogs`, 'excess', 6, 8);
  }
  if (table === 'blanks') {
    const blanks = whole !== null && whole >= 1 && whole <= MOST_FIXED ? whole : 2;
    return byBlanks(blanks);
  }
  return byExcess(0, 'Table 3.1 of the paper', '3.1', 8, 16);
}

export const PAPER_IDS: readonly string[] = PAPER_TABLES.map(([name]) => name);

function byExcess(excess: number, title: string, id: string, rows: number, columns: number): Family {
  const more = excess === 0 ? 'a' : `a+${excess}`;
  return {
    id,
    title,
    latex: `T^{${more}}\\,\\Box^{b}\\,F^{a}`,
    text: `T^(${more}) .^b F^a`,
    rows: { name: 'a', meaning: 'frogs', shown: rows, most: MOST_PIECES },
    columns: { name: 'b', meaning: 'empty squares', shown: columns, most: MOST_BLANKS },
    position: (a, b) => ({ toads: a + excess, blanks: b, frogs: a }),
  };
}

function byBlanks(blanks: number): Family {
  return {
    id: 'blanks',
    title: blanks === 1 ? 'One empty square' : `${blanks} empty squares`,
    latex: `T^{a}\\,\\Box^{${blanks}}\\,F^{c}`,
    text: `T^a .^${blanks} F^c`,
    rows: { name: 'a', meaning: 'toads', shown: 8, most: MOST_PIECES },
    columns: { name: 'c', meaning: 'frogs', shown: 8, most: MOST_PIECES },
    position: (a, c) => ({ toads: a, blanks, frogs: c }),
  };
}

/** What the paper prints for a position, wherever that is. */
export function printedFor({ toads, blanks, frogs }: Position): Printed | null {
  return PRINTED.get(`${toads} ${blanks} ${frogs}`) ?? null;
}

const PRINTED: ReadonlyMap<string, Printed> = new Map(
  data.tables.flatMap(({ excess, cells }) =>
    cells.map((cell): [string, Printed] => [`${cell.a + excess} ${cell.b} ${cell.a}`, cell]),
  ),
);

/** The question of a cell. */
export function questionOf(family: Family, row: number, column: number): CellQuestion {
  const position = family.position(row, column);
  return { ...position, printed: printedFor(position) };
}

/** A rough measure of the work: positions to value. One empty square is settled by a theorem. */
export function costOf({ toads, blanks, frogs }: Position): number {
  return blanks === 1 ? 1 : sweepSize(toads, frogs, blanks);
}

/** The position in the notation. */
export function notationOf({ toads, blanks, frogs }: Position): string {
  const power = (letter: string, n: number): string => (n === 1 ? letter : `${letter}^${n}`);
  return power('T', toads) + power('.', blanks) + power('F', frogs);
}

/** What the paper says, in words. */
export function describePrinted(printed: Printed): string {
  switch (printed.relation) {
    case 'infinitesimal':
      return 'an infinitesimal';
    case 'between':
      return `between ${printed.above} and ${printed.below}`;
    case 'confused':
      return `confused with ${printed.with}`;
    case 'above-and-confused':
      return `greater than ${printed.above} and confused with ${printed.with}`;
    case 'long':
      return 'a value too long to print';
    default:
      return printed.value ?? 'nothing';
  }
}

/** The cell that the paper got wrong. */
export const ERRATUM: { readonly position: string; readonly printed: string; readonly correct: string } = data.erratum;
