/** Which table is meant: one of the paper's, starting positions with some more toads than frogs, or any family. */
import { familyByExcess, ownFamily, PAPER_IDS, paperFamily, type TableFamily } from '@lilypad/tables';
import { type Family, parseFamily, printPowers } from '@lilypad/toads';
import { parseFailure } from '../../input/parse-failure.ts';
import { InputError } from '../../output/errors.ts';
import { type Axis, range, type TableSpec } from './cells.ts';
import type { SpecOptions } from './options.ts';

/** No table has more rows or columns than this. */
const MOST = 200;
/** No number in a range is larger. */
const LARGEST = 9999;
/** How much of the paper's tables is shown unless ranges are given. */
const SHOWN: Readonly<Record<string, { readonly toads: string; readonly gaps: string }>> = {
  '3.1': { toads: '1..10', gaps: '1..20' },
  '3.2': { toads: '1..8', gaps: '1..16' },
  '3.3': { toads: '1..7', gaps: '1..12' },
  '3.4': { toads: '1..6', gaps: '1..8' },
};
const DEFAULT_SHOWN = { toads: '1..6', gaps: '1..8' };

/** The tables that are meant: one, or one for each value of a third parameter. */
export function tableSpecs(name: string | undefined, options: SpecOptions): TableSpec[] {
  const own = name === undefined || paperFamily(name) !== undefined ? null : parseFamily(name);
  const parameters = own?.ok ? own.value.parameters : [];
  if (own?.ok && parameters.length === 1) return [sequence(own.value, options)];
  if (own?.ok && parameters.length === 3) return slices(own.value, options);
  if (options.slices !== undefined) throw new InputError('option --slices is for families with three parameters');
  return [tableSpec(name, options)];
}

/** A family with one parameter, as a table with one column. */
function sequence(family: Family, options: SpecOptions): TableSpec {
  refuse(options, ['toads', 'gaps'], 'tables of starting positions');
  refuse(options, ['columns', 'slices'], 'families with more parameters');
  const [name] = family.parameters;
  const rows = namedAxis(options.rows, 'rows', name);
  if (rows.name !== name) throw new InputError(`the parameter of this family is ${name}`);
  const position = (value: number): string | null => positionAt(family, { [name]: value });
  return { title: family.text, family: tableOf(family.text, [name, ''], position), rows, columns: NO_COLUMNS };
}

const NO_COLUMNS: Axis = { name: '', from: 1, to: 1 };
const MOST_SLICES = 20;

/** A family with three parameters, as a table for each value of one of them. */
function slices(family: Family, options: SpecOptions): TableSpec[] {
  refuse(options, ['toads', 'gaps'], 'tables of starting positions');
  const names = family.parameters;
  const sliced = namedAxis(options.slices ?? '1..3', 'slices', names[2]);
  const [first, second] = names.filter((name) => name !== sliced.name);
  const [rows, columns] = [namedAxis(options.rows, 'rows', second), namedAxis(options.columns, 'columns', first)];
  if (new Set([rows.name, columns.name, sliced.name, ...names]).size !== 3 || rows.name === columns.name) {
    throw new InputError(`rows, columns and slices of this table are ${names.join(', ')}`);
  }
  if (sliced.to - sliced.from >= MOST_SLICES) throw new InputError(`there are at most ${MOST_SLICES} slices`);
  return range(sliced).map((value): TableSpec => {
    const slice = { [sliced.name]: value };
    const position = (x: number, y: number): string | null => positionAt(family, { ...slice, [first]: x, [second]: y });
    const title = `${family.text} for ${sliced.name} = ${value}`;
    return { title, family: tableOf(family.text, [first, second], position), rows, columns, slice };
  });
}

function positionAt(family: Family, point: Readonly<Record<string, number>>): string | null {
  const board = family.boardAt(point);
  return board && printPowers(board);
}

const tableOf = (
  text: string,
  [first, second]: readonly [string, string],
  position: TableFamily['position'],
): TableFamily => ({
  id: 'own',
  title: text,
  text,
  parameters: [
    { name: first, meaning: 'rows' },
    { name: second, meaning: 'columns' },
  ],
  position,
});

function tableSpec(name: string | undefined, options: SpecOptions): TableSpec {
  if (name !== undefined && options.excess !== undefined) {
    throw new InputError('option --excess stands in place of a table or family');
  }
  if (options.excess !== undefined) return ofStarts(familyByExcess(whole(options.excess, 'excess')), options);
  if (name === undefined) throw new InputError('give a table such as 3.1, a family such as "T^a.^bF^2", or --excess');
  const printed = paperFamily(name);
  if (printed !== undefined) return ofStarts(printed, options);
  if (/^[\d.]+$/.test(name)) throw new InputError(`the tables of the paper are ${PAPER_IDS.join(', ')}`);
  return ofOwn(name, options);
}

/** Starting positions: empty squares down, frogs across. */
function ofStarts(family: TableFamily, options: SpecOptions): TableSpec {
  refuse(options, ['rows', 'columns'], 'a family of your own');
  const shown = SHOWN[family.id] ?? DEFAULT_SHOWN;
  const [frogs, blanks] = family.parameters;
  return {
    title: `${family.title}: ${family.text}`,
    family,
    rows: axis(blanks.name, options.gaps ?? shown.gaps, 'gaps'),
    columns: axis(frogs.name, options.toads ?? shown.toads, 'toads'),
  };
}

function ofOwn(text: string, options: SpecOptions): TableSpec {
  refuse(options, ['toads', 'gaps'], 'tables of starting positions');
  const family = read(text);
  const [first, second] = family.parameters.map(({ name }) => name);
  const [rows, columns] = [namedAxis(options.rows, 'rows', second), namedAxis(options.columns, 'columns', first)];
  if (new Set([rows.name, columns.name, first, second]).size !== 2 || rows.name === columns.name) {
    throw new InputError(`rows and columns of this table are ${first} and ${second}`);
  }
  return { title: text, family, rows, columns };
}

function read(text: string): TableFamily {
  const family = ownFamily(text);
  if (family.ok) return family.value;
  if ('error' in family) throw parseFailure(text, family.error);
  throw new InputError(
    `a table needs a family with one, two or three parameters, and ${text} has ${family.parameters}`,
  );
}

function refuse(options: SpecOptions, names: readonly (keyof SpecOptions)[], where: string): void {
  for (const name of names) {
    if (options[name] !== undefined) throw new InputError(`option --${name} is for ${where}`);
  }
}

/** "b=1..16", or a range alone. */
function namedAxis(text: string | undefined, option: string, name: string): Axis {
  const match = /^(?:([A-Za-z])=)?(.*)$/.exec(text ?? '1..8') as RegExpExecArray;
  return axis(match[1] ?? name, match[2] as string, option);
}

function axis(name: string, text: string, option: string): Axis {
  const match = /^(\d+)(?:\.\.(\d+))?$/.exec(text);
  const [from, to] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])];
  if (match !== null && to > LARGEST)
    throw new InputError(`option --${option} takes numbers up to ${LARGEST}, not '${text}'`);
  if (match === null || from > to) throw new InputError(`option --${option} takes a range such as 1..8, not '${text}'`);
  if (to - from >= MOST) throw new InputError(`a table has at most ${MOST} rows and ${MOST} columns`);
  return { name, from, to };
}

function whole(text: string, option: string): number {
  if (!/^\d{1,2}$/.test(text))
    throw new InputError(`option --${option} takes a whole number from 0 to 99, not '${text}'`);
  return Number(text);
}
