/**
 * Families: boards with parameters in their powers, such as T^(a+1).^bF^a, which is a board for all a and b that leave
 * no power negative. The one model of families: tables take their boards from it, and the prover looks at its runs.
 *
 *     family := item+        item := (square | '(' family ')') ['^' power]
 *     power  := whole number | [whole number] parameter | '(' form ')'
 *
 * Squares are written as in notation.ts, forms as in form.ts. Brackets may have a parameter as power; only
 * `boardAt` uses these, since no class contains such families.
 */
import { type Board, EMPTY, newSquares, type Square } from './board.ts';
import { type Form, FormReader, formAt, isConstantForm, Unreadable } from './form.ts';
import { MAX_SQUARES, type NotationError, squareOf, unknownSquare } from './notation.ts';

/** Equal squares side by side. */
export interface FamilyRun {
  readonly kind: 'run';
  readonly square: Square;
  readonly power: Form;
}

/** Items in brackets, repeated. */
export interface FamilyGroup {
  readonly kind: 'group';
  readonly items: readonly FamilyItem[];
  readonly power: Form;
}

/** A run, or brackets with their items. */
export type FamilyItem = FamilyRun | FamilyGroup;

/** A board with parameters in its powers. */
export interface Family {
  /** The text that it was read from. */
  readonly text: string;
  /** The names of the parameters, in the order of their first use. */
  readonly parameters: readonly string[];
  readonly items: readonly FamilyItem[];
  /**
   * The items with all brackets written out; null if brackets have a parameter as power, or there are too many runs.
   */
  readonly runs: readonly FamilyRun[] | null;
  /** The board at a point; null if a power is negative there, or the board would have no squares or too many. */
  boardAt(point: Readonly<Record<string, number>>): Board | null;
}

/** The result of `parseFamily`: a family, or the error with its column. */
export type ParsedFamily =
  | { readonly ok: true; readonly value: Family }
  | { readonly ok: false; readonly error: NotationError };

const ONE: Form = { constant: 1n, terms: new Map() };
const MOST_RUNS = 10_000;
const MOST_DEPTH = 1000;

/**
 * The family that a text describes, or the reason why it describes none. A text without parameters is a family too.
 *
 * @example
 * ```ts
 * const parsed = parseFamily('T^(a+1).^bF^a');
 * if (parsed.ok) {
 *   parsed.value.parameters; // => [ 'a', 'b' ]
 *   const board = parsed.value.boardAt({ a: 1, b: 2 });
 *   if (board !== null) {
 *     printSquares(board); // => 'TT..F'
 *   }
 * }
 * ```
 */
export function parseFamily(text: string): ParsedFamily {
  try {
    const { items, parameters } = new FamilyReader(text).family();
    const boardAt: Family['boardAt'] = (point) => boardOfItems(items, point);
    return { ok: true, value: { text, parameters, items, runs: writtenOut(items), boardAt } };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, error: { message: error.message, column: error.at + 1 } };
    throw error;
  }
}

class FamilyReader extends FormReader {
  private readonly names = new Set<string>();
  /** The alphabet in use, by its toad: T or R. */
  private toad: 'T' | 'R' | undefined;

  family(): { items: readonly FamilyItem[]; parameters: readonly string[] } {
    /** The items of each open bracket, and its offset; the family itself comes first. */
    const open: { readonly at: number; readonly items: FamilyItem[] }[] = [{ at: 0, items: [] }];
    while (this.skipBlanks()) {
      const inner = open[open.length - 1];
      const character = this.text[this.at];
      if (character === '(') {
        if (open.length > MOST_DEPTH) throw new Unreadable('Brackets are nested too deep here.', this.at);
        open.push({ at: this.at++, items: [] });
      } else if (character === ')') {
        const outer = open[open.length - 2];
        if (outer === undefined) throw new Unreadable('This bracket was never opened.', this.at);
        if (inner.items.length === 0) throw new Unreadable('This bracket is empty.', this.at);
        this.at++;
        open.pop();
        outer.items.push({ kind: 'group', items: inner.items, power: this.optionalPower() });
      } else {
        inner.items.push({ kind: 'run', square: this.square(), power: this.optionalPower() });
      }
    }
    const { at, items } = open[open.length - 1];
    if (open.length > 1) throw new Unreadable('This bracket is never closed.', at);
    if (items.length === 0) throw new Unreadable('The family has no squares.', 0);
    return { items, parameters: [...this.names] };
  }

  private square(): Square {
    const letter = String.fromCodePoint(this.text.codePointAt(this.at) as number);
    const square = squareOf(letter);
    if (square === undefined) throw new Unreadable(unknownSquare(letter), this.at);
    if (square !== EMPTY) {
      const toad = /[tf]/i.test(letter) ? 'T' : 'R';
      this.toad ??= toad;
      if (toad !== this.toad)
        throw new Unreadable('A board is written with T and F or with R and L, not both.', this.at);
    }
    this.at += letter.length;
    return square;
  }

  private optionalPower(): Form {
    if (!this.skipBlanks() || this.text[this.at] !== '^') return ONE;
    this.at++;
    const power = this.power();
    for (const name of power.terms.keys()) this.names.add(name);
    if (this.skipBlanks() && this.text[this.at] === '^') throw new Unreadable('A power cannot have a power.', this.at);
    return power;
  }
}

/** The items as runs alone. */
function writtenOut(items: readonly FamilyItem[]): FamilyRun[] | null {
  const runs: FamilyRun[] = [];
  for (const item of items) {
    if (item.kind === 'run') {
      runs.push(item);
      continue;
    }
    const inner = isConstantForm(item.power) ? writtenOut(item.items) : null;
    if (inner === null || item.power.constant * BigInt(inner.length) > MOST_RUNS) return null;
    if (inner.length > 0) for (let k = 0n; k < item.power.constant; k++) runs.push(...inner);
  }
  return runs.length > MOST_RUNS ? null : runs;
}

function boardOfItems(items: readonly FamilyItem[], point: Readonly<Record<string, number>>): Board | null {
  const squares = lengthOf(items, point);
  if (squares === null || squares === 0n || squares > MAX_SQUARES) return null;
  const board = newSquares(Number(squares));
  let length = 0;
  const fill = (list: readonly FamilyItem[]): void => {
    for (const item of list) {
      const times = Number(formAt(item.power, point));
      if (item.kind === 'run') {
        board.fill(item.square, length, length + times);
        length += times;
      } else if (times > 0) {
        const start = length;
        fill(item.items);
        const size = length - start;
        for (let k = 1; k < times && size > 0; k++, length += size) board.copyWithin(length, start, start + size);
      }
    }
  };
  fill(items);
  return board;
}

/** The number of squares at a point; null if a power is negative there. */
function lengthOf(items: readonly FamilyItem[], point: Readonly<Record<string, number>>): bigint | null {
  let length = 0n;
  for (const item of items) {
    const power = formAt(item.power, point);
    const size = item.kind === 'run' ? 1n : lengthOf(item.items, point);
    if (power < 0n || size === null) return null;
    length += power * size;
  }
  return length;
}
