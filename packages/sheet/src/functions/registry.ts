/** All functions of the language, by each of their names. */
import { type FunctionEntry, usageOf } from '../evaluate/entry.ts';
import { recordValue, textValue, type Value } from '../values/value.ts';
import { BOARDS } from './boards.ts';
import { FIND } from './find.ts';
import { LISTS } from './lists.ts';
import { OPERATIONS } from './operations.ts';
import { PROPERTIES } from './properties.ts';
import { SELECTIONS } from './selections.ts';
import { SPECIAL } from './special.ts';
import { TABLES } from './tables.ts';

const ENTRIES: readonly FunctionEntry[] = [
  ...BOARDS,
  ...PROPERTIES,
  ...OPERATIONS,
  ...LISTS,
  ...SELECTIONS,
  ...FIND,
  ...TABLES,
  ...SPECIAL,
];

const BY_NAME: ReadonlyMap<string, FunctionEntry> = new Map(
  ENTRIES.flatMap((entry) => [entry.name, capital(entry.name), ...entry.aliases].map((name) => [name, entry] as const)),
);

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The function with this name: its own, that with a capital, or another of CGSuite's. */
export const builtIn = (name: string): FunctionEntry | null => BY_NAME.get(name) ?? null;

/** Names that have a value before anything is defined. A worksheet may give them another. */
export const CONSTANTS: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['Left', textValue('Left')],
  ['Right', textValue('Right')],
  ['game', recordValue({ strip: recordValue({ ToadsAndFrogs: { kind: 'builtIn', name: 'board', first: null } }) })],
]);

/** What help says of a function. */
export interface FunctionHelp {
  readonly name: string;
  /** All other names that are understood. */
  readonly aliases: readonly string[];
  readonly group: FunctionEntry['group'];
  readonly usage: string;
  readonly help: string;
  readonly example: string;
}

const helpFor = (entry: FunctionEntry): FunctionHelp => ({
  name: entry.name,
  aliases: [capital(entry.name), ...entry.aliases],
  group: entry.group,
  usage: usageOf(entry),
  help: entry.help,
  example: entry.example,
});

/** Help for every function, in the order in which it is listed. */
export const FUNCTIONS: readonly FunctionHelp[] = ENTRIES.map(helpFor);

/**
 * Help for the function with this name.
 *
 * @example
 * ```ts
 * helpOf('Cool')?.usage; // => 'cool(G, t)'
 * ```
 */
export function helpOf(name: string): FunctionHelp | null {
  const entry = builtIn(name);
  return entry === null ? null : helpFor(entry);
}
