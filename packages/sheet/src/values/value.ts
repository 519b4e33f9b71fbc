/** The values of worksheets. They never change once they are made. */
import { type Arena, Dyadic, type GameId, type StyleName, type Thermograph } from '@lilypad/games';
import type { Board, Family } from '@lilypad/toads';
import type { Expr, Place } from '../syntax/tree.ts';
import type { Scope } from './scope.ts';

/** A number; games that are numbers are always kept this way. */
export interface NumberValue {
  readonly kind: 'number';
  readonly number: Dyadic;
}

/** A game that is no number, in the arena that was in use when it was made. */
export interface GameValue {
  readonly kind: 'game';
  readonly arena: Arena;
  readonly id: GameId;
}

/** A board stays a board until its value is asked for. */
export interface BoardValue {
  readonly kind: 'board';
  readonly board: Board;
}

/** A sum in which boards stay boards. */
export interface SumValue {
  readonly kind: 'sum';
  readonly terms: readonly SumTerm[];
}

export interface SumTerm {
  readonly negative: boolean;
  readonly value: NumberValue | GameValue | BoardValue;
}

/** A board with parameters that have no value. */
interface FamilyValue {
  readonly kind: 'family';
  readonly family: Family;
}

export interface ListValue {
  readonly kind: 'list';
  readonly items: readonly Value[];
}

export interface RecordValue {
  readonly kind: 'record';
  readonly fields: ReadonlyMap<string, Value>;
}

/** Values of an expression for one or two parameters; `rows` has one row a value of the first. */
export interface TableValue {
  readonly kind: 'table';
  readonly title: string;
  readonly axes: readonly { readonly name: string; readonly values: readonly Value[] }[];
  readonly rows: readonly (readonly Value[])[];
  /** How a page draws it at first; null: as a table. */
  readonly view: 'plot' | null;
}

/** A function of the worksheet. */
export interface ClosureValue {
  readonly kind: 'function';
  readonly name: string | null;
  readonly parameters: readonly string[];
  readonly body: Expr;
  readonly scope: Scope;
  /** The statement that it was defined in; places in the body are places in that text. */
  readonly origin: object;
}

/** A function of the language; with `first` it is a property of that value. */
export interface BuiltInValue {
  readonly kind: 'builtIn';
  readonly name: string;
  readonly first: Value | null;
}

/** A value that depends on parameters, in cases, each with the region where it holds. */
export interface CasesValue {
  readonly kind: 'cases';
  readonly cases: readonly { readonly where: string; readonly text: (style: StyleName) => string }[];
}

/** What a theorem or a proof says, in lines; the fields say it to programs. */
export interface ReportValue {
  readonly kind: 'report';
  readonly title: string;
  readonly lines: readonly string[];
  readonly fields: ReadonlyMap<string, Value>;
}

/** Something that went wrong, as a value: in a cell of a table. */
interface ErrorValue extends Partial<Place> {
  readonly kind: 'error';
  readonly message: string;
}

/** A value; it never changes. */
export type Value =
  | NumberValue
  | GameValue
  | BoardValue
  | SumValue
  | FamilyValue
  | { readonly kind: 'boolean'; readonly truth: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | ListValue
  | RecordValue
  | TableValue
  | ClosureValue
  | BuiltInValue
  | CasesValue
  | ReportValue
  | { readonly kind: 'thermograph'; readonly thermograph: Thermograph }
  /** What is not defined, such as the atomic weight of a switch. */
  | { readonly kind: 'nothing' }
  | ErrorValue;

export const NOTHING: Value = { kind: 'nothing' };
const TRUE: Value = { kind: 'boolean', truth: true };
const FALSE: Value = { kind: 'boolean', truth: false };

export const numberValue = (number: Dyadic): NumberValue => ({ kind: 'number', number });
export const boardValue = (board: Board): BoardValue => ({ kind: 'board', board });
export const booleanValue = (truth: boolean): Value => (truth ? TRUE : FALSE);
export const textValue = (text: string): Value => ({ kind: 'text', text });
export const integerValue = (n: number | bigint): NumberValue => numberValue(Dyadic.of(BigInt(n)));
export const listValue = (items: readonly Value[]): ListValue => ({ kind: 'list', items });
export const recordValue = (fields: Readonly<Record<string, Value>>): RecordValue => ({
  kind: 'record',
  fields: new Map(Object.entries(fields)),
});

const KIND_NAMES = {
  game: 'game',
  board: 'board',
  sum: 'sum',
  family: 'family',
  boolean: 'boolean',
  text: 'text',
  list: 'list',
  record: 'record',
  table: 'table',
  function: 'function',
  builtIn: 'function',
  cases: 'cases',
  report: 'report',
  thermograph: 'thermograph',
  nothing: 'nothing',
  error: 'error',
} as const;

/** The kinds of values by the names that are printed. */
export type KindName = (typeof KIND_NAMES)[keyof typeof KIND_NAMES] | 'integer' | 'number';

/**
 * The kind of a value, as it is printed.
 *
 * @example
 * ```ts
 * const [{ outcome }] = await new Sheet().runText('3/2');
 * outcome.ok && kindName(outcome.value); // => 'number'
 * ```
 */
export function kindName(value: Value): KindName {
  if (value.kind === 'number') return value.number.isInteger() ? 'integer' : 'number';
  return KIND_NAMES[value.kind];
}

/** The kind with an article: "a list", "an integer". */
export function aKind(value: Value): string {
  const name = kindName(value);
  return name === 'nothing' ? 'undefined' : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}
