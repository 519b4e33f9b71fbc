/**
 * Sums of positions and games as text: `TT..FF + TF. - *`, `3.{1|0} - T^3..F`, and any game notation with positions in
 * it.
 *
 * The notation of games is that of @lilypad/games; positions are atoms in it. A dash is an empty square in one notation
 * and a minus in the other. The rule: a dash that touches a board is a square of it (`RR--LL`, `-T.F`), except the last
 * one before something that can only be a game (`TF.-*`, `TF.-1`); a dash with a blank before it is a minus
 * (`TF. - TF.`, `TF. -TF.`). A text of dashes and blanks alone is an empty strip.
 */
import { type AtomReading, FUNCTION_NAMES, type Parsed, parseSyntax, readLatex, type Syntax } from '@lilypad/games';
import type { Board } from './board.ts';
import { parseBoard } from './notation.ts';

/**
 * A sum of boards and games, or any game notation with boards in it, as it was written; a board alone has kind
 * `atom`.
 */
export type Expression = Syntax<Board>;

/**
 * The expression that a text denotes; an expression that is one board has kind 'atom'.
 *
 * @example
 * ```ts
 * const sum = parseExpression('TF. - *');
 * if (sum.ok) {
 *   sum.value.kind; // => 'sum'
 * }
 * const wrong = parseExpression('TF. - (');
 * if (!wrong.ok) {
 *   wrong.error.column; // => 8
 * }
 * ```
 */
export function parseExpression(text: string): Parsed<Expression> {
  const { squares, brackets } = findSquares(readLatex(text));
  return parseSyntax<Board>(squares, { atom: (_, offset) => readBoard(squares, offset, brackets) });
}

/**
 * All boards in an expression, at any depth.
 *
 * @example
 * ```ts
 * const sum = parseExpression('{TF.|0} - 2.T.F');
 * if (sum.ok) {
 *   boardsIn(sum.value).map(printSquares); // => [ 'T.F', 'TF.' ]
 * }
 * ```
 */
export function boardsIn(expression: Expression): Board[] {
  const boards: Board[] = [];
  // Nodes are plain data, so the parts of a node are its fields. The stack is explicit since texts may be nested
  // deeply.
  const pending: unknown[] = [expression];
  while (pending.length > 0) {
    const part = pending.pop();
    if (typeof part !== 'object' || part === null) continue;
    const node = part as Partial<Expression>;
    if (node.kind === 'atom') boards.push(node.value as Board);
    else for (const field of Object.values(part)) pending.push(field);
  }
  return boards;
}

/** Where the boards are in a text. */
interface Squares {
  /** The text with every dash that is a square written as `_`, so that those that remain are minus signs. */
  readonly squares: string;
  /** The brackets that contain only a board, by the offset at which they open. */
  readonly brackets: ReadonlySet<number>;
}

function findSquares(text: string): Squares {
  const characters = text.split('');
  const bare = /^[-\s]*$/.test(text);
  const brackets = new Set<number>();
  const open: number[] = [];
  /** Open brackets below this height have something other than a board in them. */
  let mixed = 0;
  /** Whether the character before belongs to a board, and whether a term is expected. */
  let touching = false;
  let termDue = true;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    const name = wordBeforeParenthesis(text, at);
    if (name !== null) {
      at += name.length - 1;
      open.push(at);
      mixed = open.length;
      touching = false;
      termDue = true;
    } else if (/\s/.test(character)) {
      touching = false;
    } else if (character === '-') {
      let end = at;
      while (text[end] === '-') end++;
      const after: string = text[end] ?? '';
      const minus: boolean = touching && !(after === '' || isSquare(after) || /[\s+(),|}]/.test(after));
      const squares: boolean = bare || touching || (termDue && isSquare(after));
      if (squares) characters.fill('_', at, minus ? end - 1 : end);
      touching = squares && !minus;
      termDue = !touching;
      if (termDue) mixed = open.length;
      at = end - 1;
    } else if (isSquare(character)) {
      touching = true;
      termDue = false;
    } else if (character === '^' && touching) {
      at = powerEnd(text, at) - 1;
    } else if (character === '(') {
      open.push(at);
      touching = false;
    } else if (character === ')') {
      touching = open.length > mixed && !termDue;
      const start = open.pop();
      if (touching) brackets.add(start as number);
      mixed = Math.min(mixed, open.length);
    } else {
      mixed = open.length;
      touching = false;
      termDue = '+{,|:'.includes(character);
    }
  }
  return { squares: characters.join(''), brackets };
}

const isSquare = (character: string): boolean => character !== '' && 'TFRLtfrl._□'.includes(character);

/** The name of a function that begins at this offset, with the parenthesis after it. */
function wordBeforeParenthesis(text: string, at: number): string | null {
  NAME.lastIndex = at;
  return NAME.exec(text)?.[0] ?? null;
}

const NAME = new RegExp(`(?:Tiny|Miny|${FUNCTION_NAMES.join('|')})\\s*\\(`, 'y');

/** Where the power ends that begins with the ^ at this offset: a whole number, or the text in its place. */
function powerEnd(text: string, at: number): number {
  const power = /\^\s*(-?\d+|[A-Za-z])?/y;
  power.lastIndex = at;
  return at + (power.exec(text) as RegExpExecArray)[0].length;
}

/** Reads the board that begins at this offset, if one does. */
function readBoard(text: string, offset: number, brackets: ReadonlySet<number>): AtomReading<Board> | null {
  let end = offset;
  let depth = 0;
  for (let at = offset; at < text.length; at++) {
    const character = text[at];
    if (/\s/.test(character)) continue;
    if (character === '(' && brackets.has(at)) depth++;
    else if (character === ')' && depth > 0) depth--;
    else if (character === '^' && end > offset) at = powerEnd(text, at) - 1;
    else if (!isSquare(character)) break;
    end = at + 1;
  }
  if (end === offset) return null;
  const parsed = parseBoard(text.slice(offset, end));
  if (parsed.ok) return { value: parsed.value, end };
  return { error: parsed.error.message, at: offset + parsed.error.column - 1 };
}
