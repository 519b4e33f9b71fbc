/**
 * What a function of the language is: one entry each, with its help. Parameters have kinds, and the evaluator turns the
 * arguments into what the kind says before `run` is called.
 */
import type { Arena, Dyadic, GameId } from '@lilypad/games';
import type { Board } from '@lilypad/toads';
import type { Argument, Place } from '../syntax/tree.ts';
import type { Scope } from '../values/scope.ts';
import type { Value } from '../values/value.ts';
import type { Evaluation } from './evaluation.ts';
import type { Step } from './step.ts';

/** What a parameter of each kind is given. */
interface Given {
  /** Any game, as a game of the arena in use; boards and sums are valued. */
  readonly game: GameId;
  readonly number: Dyadic;
  readonly integer: number;
  readonly board: Board;
  readonly list: readonly Value[];
  readonly text: string;
  readonly any: Value;
}

export type ParameterKind = keyof Given;
/** A name and a kind; a question mark after the kind: may be left out; three points: any number of them. */
export type Parameter = readonly [name: string, kind: ParameterKind | `${ParameterKind}?` | `${ParameterKind}...`];

type GivenFor<K> = K extends `${infer L extends ParameterKind}?`
  ? Given[L] | undefined
  : K extends ParameterKind
    ? Given[K]
    : never;
type Arguments<P extends readonly Parameter[]> = P extends readonly [
  ...infer Q extends readonly Parameter[],
  readonly [string, `${infer K extends ParameterKind}...`],
]
  ? [...Arguments<Q>, ...Given[K][]]
  : { [I in keyof P]: GivenFor<P[I][1]> };

/** Where a function is called: the evaluation, and the place in the text. */
export interface CallSite {
  readonly evaluation: Evaluation;
  readonly arena: Arena;
  readonly place: Place;
}

/** The groups that help lists functions in. */
type Group = 'values' | 'properties' | 'operations' | 'boards' | 'lists' | 'numbers' | 'proofs' | 'language';

interface EntryHead {
  readonly name: string;
  /** Other names: CGSuite's, where they are not just the name with a capital. */
  readonly aliases: readonly string[];
  readonly group: Group;
  /** One line. */
  readonly help: string;
  /** An expression that shows it. */
  readonly example: string;
}

/** A function whose arguments are evaluated first. */
export interface PlainEntry extends EntryHead {
  readonly kind: 'plain';
  readonly parameters: readonly Parameter[];
  readonly run: (site: CallSite, ...args: never[]) => Value | Step<Value>;
}

/** A function that is given its arguments as they were written. */
export interface SpecialEntry extends EntryHead {
  readonly kind: 'special';
  /** For help. */
  readonly usage: string;
  readonly run: (site: CallSite, args: readonly Argument[], scope: Scope) => Step<Value>;
}

export type FunctionEntry = PlainEntry | SpecialEntry;

/** An entry whose `run` has the types that its parameters say. */
export function entry<const P extends readonly Parameter[]>(
  definition: Omit<EntryHead, 'aliases'> & {
    readonly aliases?: readonly string[];
    readonly parameters: P;
    readonly run: (site: CallSite, ...args: Arguments<P>) => Value | Step<Value>;
  },
): FunctionEntry {
  return { aliases: [], ...definition, kind: 'plain', run: definition.run as unknown as PlainEntry['run'] };
}

/** How a function is called, for help: cool(G, t). */
export function usageOf(entry: FunctionEntry): string {
  if (entry.kind === 'special') return entry.usage;
  const parameters = entry.parameters.map(([name, kind]) =>
    kind.endsWith('?') ? `[${name}]` : kind.endsWith('...') ? `${name}, ..` : name,
  );
  return `${entry.name}(${parameters.join(', ')})`;
}
