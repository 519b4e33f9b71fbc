/** Values as text. Games, boards, lists and records are printed as they can be read again. */
import { type Arena, formatGame, formatThermograph, type GameId, GameLimitError, type StyleName } from '@lilypad/games';
import { printBoard } from '@lilypad/toads';
import { printExpr } from '../syntax/print.ts';
import type { BuiltInValue, ClosureValue, GameValue, NumberValue, SumValue, TableValue, Value } from './value.ts';

/**
 * A value as text in a notation; at the top, texts are printed without quotes.
 *
 * @example
 * ```ts
 * const [{ outcome }] = await new Sheet().runText('3/2');
 * outcome.ok && printValue(outcome.value, 'latex'); // => '\\frac{3}{2}'
 * ```
 */
export function printValue(value: Value, style: StyleName = 'plain', inner = false): string {
  const within = (one: Value): string => printValue(one, style, true);
  switch (value.kind) {
    case 'number':
      return printNumber(value, style);
    case 'game':
      return written(value.arena, value.id, style);
    case 'board':
      return printBoard(value.board);
    case 'sum':
      return printSum(value, style);
    case 'family':
      return value.family.text;
    case 'boolean':
      return String(value.truth);
    case 'text':
      return inner ? JSON.stringify(value.text) : value.text;
    case 'list':
      if (!inner && isRows(value.items)) return printRows(value.items, within);
      return `[${value.items.map(within).join(', ')}]`;
    case 'record':
      return `record(${[...value.fields].map(([name, field]) => `${name} = ${within(field)}`).join(', ')})`;
    case 'table':
      return printTable(value, within);
    case 'function':
    case 'builtIn':
      return printFunction(value);
    case 'cases':
      return printCases(
        value.cases.map(({ where, text }) => [text(style), where === '' ? 'always' : `where ${where}`]),
      );
    case 'report':
      return inner ? value.title : value.lines.join('\n');
    case 'thermograph':
      return formatThermograph(value.thermograph);
    case 'nothing':
      return 'undefined';
    case 'error':
      return inner ? 'error' : value.message;
  }
}

/** A game in a notation; the plain one where it is too long for that. */
function written(arena: Arena, id: GameId, style: StyleName): string {
  try {
    return formatGame(arena, id, { style });
  } catch (error) {
    if (!(error instanceof GameLimitError) || style === 'plain') throw error;
    return formatGame(arena, id);
  }
}

/** LaTeX writes fractions in its own way, and Unicode has a minus sign. */
function printNumber({ number }: NumberValue, style: StyleName): string {
  const text = number.toString();
  if (style === 'unicode') return text.replace('-', '−');
  if (style !== 'latex' || !text.includes('/')) return text;
  const [, sign, above, below] = /^(-?)(\d+)\/(\d+)$/.exec(text) as RegExpExecArray;
  return `${sign}\\frac{${above}}{${below}}`;
}

function printSum({ terms }: SumValue, style: StyleName): string {
  return terms
    .map(({ negative, value }, i) => {
      const text = value.kind === 'board' ? printBoard(value.board) : inSum(value, style);
      if (i === 0) return negative ? `- ${text}` : text;
      return `${negative ? ' - ' : ' + '}${text}`;
    })
    .join('');
}

/** Within a sum, a value that begins with a sign is put in parentheses. */
function inSum(value: NumberValue | GameValue, style: StyleName): string {
  const text = printValue(value, style);
  return /^[-+−±]/.test(text) ? `(${text})` : text;
}

function printFunction(value: ClosureValue | BuiltInValue): string {
  if (value.kind === 'builtIn') return value.name;
  const parameters = value.parameters.join(', ');
  const body = printExpr(value.body);
  return value.name === null ? `(${parameters}) -> ${body}` : `${value.name}(${parameters}) = ${body}`;
}

function printCases(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(0, ...rows.map(([text]) => text.length));
  return rows.map(([text, where]) => `${text.padEnd(width)}  ${where}`).join('\n');
}

type Rows = readonly Extract<Value, { kind: 'record' }>[];

/** Whether a list is one of records with the same fields, and is better read in columns. */
function isRows(items: readonly Value[]): items is Rows {
  const [first] = items;
  if (first?.kind !== 'record' || items.length < 2) return false;
  const names = [...first.fields.keys()].join();
  return items.every((item) => item.kind === 'record' && [...item.fields.keys()].join() === names);
}

function printRows(items: Rows, within: (value: Value) => string): string {
  const plain = (value: Value): string => (value.kind === 'text' ? value.text : within(value));
  const names = [...(items[0] as Rows[0]).fields.keys()];
  return inColumns([names, ...items.map((item) => [...item.fields.values()].map(plain))]);
}

/** A table in columns; the first column and the first line are the values of the parameters. */
function printTable({ axes, rows }: TableValue, within: (value: Value) => string): string {
  const [down, across] = axes;
  const head = across === undefined ? [] : [[`${down?.name}\\${across.name}`, ...across.values.map(within)]];
  const body = rows.map((row, i) => [within(down?.values[i] as Value), ...row.map(within)]);
  return inColumns([...head, ...body]);
}

function inColumns(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => (line[column] as string).length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] as number))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
