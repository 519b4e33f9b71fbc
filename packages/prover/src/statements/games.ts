/**
 * Games in statements: the notation of games, with numbers that have parameters, nestings O^b(x) = {0|{0|...x}} as the papers
 * have them, and the values of boards, written in square brackets.
 */
import {
  type Arena,
  type AtomReading,
  Dyadic,
  evaluate,
  type GameId,
  type ParseError,
  parseSyntax,
  type Syntax,
} from '@lilypad/games';
import { Misread } from '../region/expression.ts';
import { type Linear, number } from '../region/linear.ts';
import { type BoardItem, linearAt, powersOf, readBoard } from './boards.ts';
import { linearOf, type NumberExpression, NumberReader, numberAt, parametersIn, type Values } from './number.ts';

/** What statements add to the notation of games. */
export type Atom =
  /** A number, with * if `star`. */
  | { readonly kind: 'number'; readonly number: NumberExpression; readonly star: boolean }
  | { readonly kind: 'nesting'; readonly times: Linear; readonly inner: StatementGame }
  | { readonly kind: 'board'; readonly items: readonly BoardItem[] };

export type StatementGame = Syntax<Atom>;

export type ParsedGame =
  | { readonly ok: true; readonly value: StatementGame }
  | { readonly ok: false; readonly error: ParseError };

export const parseStatementGame = (text: string): ParsedGame => parseSyntax<Atom>(text, { atom: readAtom });

const STARTS =
  /[A-EG-SU-Za-uw-z(]|[0-9]+\s*(?:[A-EG-NP-SU-Za-uw-z(]|\/\s*[0-9]+\s*[A-Z(a-uw-z^])|[0-9]+\s*\^\s*[A-Za-z(]/y;
const WORDS = /Tiny|Miny|[A-Z][a-z]+[A-Za-z]*\s*\(/y;
const STAR = /\s*[*∗](?!\s*[0-9A-Za-z({])/y;
const NESTING = /O\s*(?=[\^(])/y;

function readAtom(text: string, offset: number): AtomReading<Atom> | null {
  try {
    const special = readBoardValue(text, offset) ?? readNesting(text, offset);
    return special ?? (startsNumber(text, offset) ? readNumber(text, offset) : null);
  } catch (error) {
    if (error instanceof Misread) return { error: error.message, at: error.offset };
    throw error;
  }
}

function startsNumber(text: string, offset: number): boolean {
  STARTS.lastIndex = WORDS.lastIndex = offset;
  return STARTS.test(text) && !WORDS.test(text);
}

/** Null for parentheses around anything but a number with parameters: those are the notation's own. */
function readNumber(text: string, offset: number): AtomReading<Atom> | null {
  const isBracket = text[offset] === '(';
  const reader = new NumberReader(text, offset);
  try {
    const number = reader.product();
    if (isBracket && parametersIn(number).length === 0) return null;
    const star = reader.match(STAR) !== '';
    return { value: { kind: 'number', number, star }, end: reader.at };
  } catch (error) {
    if (error instanceof Misread && isBracket) return null;
    throw error;
  }
}

function readBoardValue(text: string, offset: number): AtomReading<Atom> | null {
  if (text[offset] !== '[') return null;
  const end = text.indexOf(']', offset);
  if (end < 0) throw new Misread('The bracket of a board is never closed.', offset);
  return { value: { kind: 'board', items: readBoard(text, offset + 1, end) }, end: end + 1 };
}

/** O(x) or O^b(x). */
function readNesting(text: string, offset: number): AtomReading<Atom> | null {
  NESTING.lastIndex = offset;
  const found = NESTING.exec(text);
  if (found === null) return null;
  const reader = new NumberReader(text, offset + found[0].length);
  const times = reader.take('^') === '' ? number(Dyadic.ONE) : linearOf(reader.factor());
  if (times === null) throw new Misread('How often O is applied is affine in the parameters.', offset);
  reader.skipBlanks();
  const open = reader.at;
  const end = closingOf(text, open);
  const inner = parseStatementGame(text.slice(open + 1, end));
  if (!inner.ok) throw new Misread(inner.error.message, open + inner.error.column);
  return { value: { kind: 'nesting', times, inner: inner.value }, end: end + 1 };
}

/** The parenthesis that closes the one at an offset. */
function closingOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  throw new Misread('O has a game in parentheses.', open);
}

/** The atoms of a game, those inside nestings too. */
export function atomsIn(game: StatementGame): Atom[] {
  const atoms: Atom[] = [];
  // Nodes are plain data: the parts of a node are its fields.
  const pending: unknown[] = [game];
  while (pending.length > 0) {
    const part = pending.pop();
    if (typeof part !== 'object' || part === null) continue;
    const node = part as Partial<StatementGame>;
    if (node.kind === 'atom') {
      const atom = node.value as Atom;
      atoms.push(atom);
      if (atom.kind === 'nesting') pending.push(atom.inner);
    } else pending.push(...Object.values(part));
  }
  return atoms;
}

/** The parameters of a game. */
export const gameParameters = (game: StatementGame): string[] =>
  atomsIn(game).flatMap((atom) => {
    if (atom.kind === 'number') return parametersIn(atom.number);
    const forms = atom.kind === 'nesting' ? [atom.times] : powersOf(atom.items);
    return forms.flatMap(({ terms }) => [...terms.keys()]);
  });

/** The game at a point; `board` gives the values of boards. */
export function statementGameAt(
  arena: Arena,
  game: StatementGame,
  values: Values,
  board: (items: readonly BoardItem[]) => GameId,
): GameId {
  return evaluate<Atom>(arena, game, (atom) => {
    if (atom.kind === 'board') return board(atom.items);
    if (atom.kind === 'number') {
      const value = arena.number(numberAt(atom.number, values));
      return atom.star ? arena.add(value, arena.star) : value;
    }
    let inner = statementGameAt(arena, atom.inner, values, board);
    const times = Number(linearAt(atom.times, values).numerator);
    for (let i = 0; i < times; i++) inner = arena.game([arena.zero], [inner]);
    return inner;
  });
}
