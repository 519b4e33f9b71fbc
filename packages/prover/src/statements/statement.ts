/**
 * Statements as people write them: a family of boards, a relation and a game, perhaps with conditions.
 *
 *   T^a..F^b = {{a-3|a-b}|{*|3-b}} for a > b >= 2
 *   T^a.^bF^a is infinitesimal for a, b >= 1 and (a,b) != (3,2)
 *   T^a.^aF^(a-1) = 1 or 1* for a >= 1
 *   <~T>T^a.(TF)^b = {a-1|1/2^(b-1)} for a, b >= 1
 *   T^C.^aF^C = 0 for C >= 3 and large a
 *
 * Parameters are integers >= 0, and only boards without negative powers are meant.
 */
import type { ParseError } from '@lilypad/games';
import { Misread } from '../region/expression.ts';
import { type BoardItem, powersOf, readBoard } from './boards.ts';
import { type Cases, readCases } from './domain.ts';
import { gameParameters, parseStatementGame, type StatementGame } from './games.ts';
import { refuseNonsense } from './nonsense.ts';

export type StatementRelation = '=' | '<' | '>' | '<=' | '>=' | '||' | '<|' | '|>';
type Property = 'number' | 'integer' | 'infinitesimal';

/** A statement, as it was read. */
export interface Statement {
  /** As it was written. */
  readonly text: string;
  readonly board: readonly BoardItem[];
  readonly says: Says;
  /** The conditions: at least one of these conjunctions holds. */
  readonly cases: Cases;
  /** A parameter that need only be large: the statement is about all values from some number on. */
  readonly large: string | null;
  /** In the order in which they first occur. */
  readonly parameters: readonly string[];
}

export type Says =
  /** One of the games; there are several for = only. */
  | { readonly kind: 'compared'; readonly relation: StatementRelation; readonly games: readonly SaidGame[] }
  | { readonly kind: 'is'; readonly property: Property };

interface SaidGame {
  readonly text: string;
  readonly game: StatementGame;
}

export type ParsedStatement =
  | { readonly ok: true; readonly value: Statement }
  /** A sentence, and the column that it is about. */
  | { readonly ok: false; readonly error: ParseError };

const WILDCARD = /<(?:[A-Za-z]\d*:)?[TF]?~[TF]?>\+?/g;
const RELATION = /<=|>=|=<|=>|≤|≥|<\||\|>|\|\||‖|[<>=]|\bis\b/;
const SIGNS: Readonly<Record<string, StatementRelation>> = { '≤': '<=', '=<': '<=', '≥': '>=', '=>': '>=', '‖': '||' };
const PROPERTY = /^\s*(?:an?\s+)?(number|integer|infinitesimal)\s*$/;

/** The text with wildcards masked, so that the signs that remain are relations. */
const masked = (text: string): string => text.replace(WILDCARD, (all) => '~'.repeat(all.length));

/**
 * Whether a text looks like a statement, rather than like a class, a family or a board.
 *
 * @example
 * ```ts
 * ['T^a..F^b = 0 for a > b >= 2', 'A32', 'T^a...FF'].map(isStatement); // => [ true, false, false ]
 * ```
 */
export const isStatement = (text: string): boolean => RELATION.test(masked(text));

/**
 * Reads a statement.
 *
 * @example
 * ```ts
 * const parsed = parseStatement('T^a.F^b = * for a > b >= 2');
 * parsed.ok && parsed.value.parameters; // => [ 'a', 'b' ]
 * const wrong = parseStatement('T^a.X = 0');
 * !wrong.ok && wrong.error.column; // => 5
 * ```
 */
export function parseStatement(text: string): ParsedStatement {
  try {
    return { ok: true, value: read(text) };
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    // Control characters of the text are not for the reader of the message.
    const message = error.message.replace(/\p{Cc}/gu, '?');
    return { ok: false, error: { message, column: [...text.slice(0, error.offset)].length + 1 } };
  }
}

function read(text: string): Statement {
  const plain = masked(text);
  const end = plain.search(/\s+for(?:\s|$)/);
  const body = end < 0 ? plain : plain.slice(0, end);
  const found = RELATION.exec(body);
  if (found === null)
    throw new Misread('A relation such as = or <= is missing after the board.', body.trimEnd().length);
  if (/^<[^<>=]*>/.test(body.slice(found.index))) {
    throw new Misread('A wildcard is written <~T>, <F~>, <~> and the like.', found.index);
  }
  const board = readBoard(text, 0, found.index);
  const says = readSays(text, found.index, found[0], body.length);
  const start = end < 0 ? text.length : end + (/^\s+for\s*/.exec(plain.slice(end)) as RegExpExecArray)[0].length;
  if (end >= 0 && text.slice(start).trim() === '')
    throw new Misread('A condition is expected after "for".', text.length);
  const { cases, large } = readCases(text, start);
  const names = [
    ...powersOf(board).flatMap(({ terms }) => [...terms.keys()]),
    ...(says.kind === 'is' ? [] : says.games.flatMap(({ game }) => gameParameters(game))),
    ...cases.flat().flatMap(({ difference }) => [...difference.terms.keys()]),
  ];
  const statement = { text: text.trim(), board, says, cases, large, parameters: [...new Set(names)] };
  refuseNonsense(statement, text, start);
  return statement;
}

function readSays(text: string, at: number, sign: string, end: number): Says {
  const start = at + sign.length;
  if (sign === 'is') {
    const property = PROPERTY.exec(text.slice(start, end))?.[1];
    if (property === undefined) throw new Misread('After "is" comes number, integer or infinitesimal.', start);
    return { kind: 'is', property: property as Property };
  }
  const relation = SIGNS[sign] ?? (sign as StatementRelation);
  const games: SaidGame[] = [];
  let from = start;
  for (const part of text.slice(start, end).split(/\bor\b/)) {
    const parsed = parseStatementGame(part);
    if (!parsed.ok) throw misreadGame(parsed.error, part, text, from);
    games.push({ text: part.trim(), game: parsed.value });
    from += part.length + 'or'.length;
  }
  if (games.length > 1 && relation !== '=') throw new Misread('Only after "=" may there be several games.', at);
  return { kind: 'compared', relation, games };
}

/** The error in a game, with columns of the whole text in place of those of the game. */
function misreadGame({ message, column }: ParseError, game: string, text: string, from: number): Misread {
  const before = [...text.slice(0, from)].length;
  const moved = message.replace(/\bcolumn (\d+)/g, (_, one: string) => `column ${Number(one) + before}`);
  return new Misread(moved, from + offsetOf(game, column));
}

/** Columns count characters, offsets count UTF-16 units. */
const offsetOf = (text: string, column: number): number => [...text].slice(0, column - 1).join('').length;
