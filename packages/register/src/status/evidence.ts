/** What known values say about a named result: board by board, up to a bound. */
import { type Arena, type GameId, parseGame } from '@lilypad/games';
import { instancesOf, parseStatement, type Statement, type StatementInstance, statementHolds } from '@lilypad/prover';
import { boardOf, printPowers } from '@lilypad/toads';
import type { NamedResult } from '../results/named-result.ts';

/** A board whose value is known, and whether the result says so. */
export interface KnownBoard {
  /** In the usual notation. */
  readonly position: string;
  /** In plain notation. */
  readonly value: string;
  readonly holds: boolean;
}

/** What the known values say about a result. */
export interface Evidence {
  /** `contradicted` if the witness is a stored value that was not computed again. */
  readonly state: 'refuted' | 'contradicted' | 'checked';
  /** The bound up to which boards were looked at; `scope` of the result says what it bounds. */
  readonly bound: number;
  /** How many boards have known values. */
  readonly known: number;
  /** How many boards have no known value. */
  readonly unknown: number;
  /** The first board that contradicts it. */
  readonly witness: KnownBoard | null;
  /** For a result about large parameters: from where on it holds. */
  readonly remark: string | null;
}

/** Gives the value of a position in plain notation, if it is known. */
export type Find = (position: string) => string | undefined;

/**
 * The statements of a result, read.
 *
 * @throws TypeError - if a statement cannot be read
 * @example
 * ```ts
 * const result = resultNamed('T3');
 * result && statementsOf(result)[0].parameters; // => [ 'a', 'b' ]
 * ```
 */
export const statementsOf = ({ statements }: NamedResult): readonly Statement[] =>
  statements.map(({ text }) => read(text));

function read(text: string): Statement {
  const parsed = parseStatement(text);
  if (!parsed.ok) throw new TypeError(`${text}: column ${parsed.error.column}: ${parsed.error.message}`);
  return parsed.value;
}

interface Case {
  readonly statement: Statement;
  readonly instance: StatementInstance;
  readonly position: string;
}

/** The boards that a result is about up to a bound, each once for each statement. */
function casesOf(result: NamedResult, bound: number): Case[] {
  return statementsOf(result).flatMap((statement) =>
    [...instancesOf(statement, bound, result.checked?.bounds)].map((instance) => {
      return { statement, instance, position: printPowers(boardOf(instance.squares)) };
    }),
  );
}

/**
 * The positions that a result is about up to a bound.
 *
 * @param bound - how far to go; `scope` of the result says what it bounds
 * @example
 * ```ts
 * const result = resultNamed('E2');
 * result && positionsOf(result, 3); // => [ 'T^2.^3F^2', 'T^3.^3F^2' ]
 * ```
 */
export const positionsOf = (result: NamedResult, bound: number): string[] => [
  ...new Set(casesOf(result, bound).map(({ position }) => position)),
];

/**
 * Whether a result is about boards with any pieces at their ends.
 *
 * @example
 * ```ts
 * ['E1', 'L4.5'].map((name) => { const result = resultNamed(name); return result && hasWildcards(result); }); // => [ false, true ]
 * ```
 */
export const hasWildcards = ({ statements }: NamedResult): boolean => statements.some(({ text }) => text.includes('~'));

/**
 * Checks all boards up to a bound.
 *
 * @param bound - how far to go; `scope` of the result says what it bounds
 * @param find - gives the value of a position in plain notation, if it is known
 * @throws TypeError - if a value is no game
 * @example
 * ```ts
 * import { Arena } from '@lilypad/games';
 * const result = resultNamed('E2');
 * const find = (position: string) => (position === 'T^2.^3F^2' ? '*' : undefined);
 * result && examine(new Arena(), result, 3, find).known; // => 1
 * ```
 */
export function examine(arena: Arena, result: NamedResult, bound: number, find: Find): Evidence {
  const cases = casesOf(result, bound);
  const valueOfBoard = valuesIn(arena, find);
  const known = cases.flatMap(({ statement, instance, position }): (KnownBoard & Case)[] => {
    const value = find(position);
    if (value === undefined) return [];
    try {
      const holds = statementHolds(arena, statement, instance, valueOfBoard);
      return [{ position, value, holds, statement, instance }];
    } catch (error) {
      if (error instanceof UnknownValue) return [];
      throw error;
    }
  });
  const isAboutLarge = statementsOf(result).some(({ large }) => large !== null);
  const failing = known.find(({ holds }) => !holds);
  const witness = isAboutLarge || failing === undefined ? null : pick(failing);
  return {
    state: witness === null ? 'checked' : 'refuted',
    bound,
    known: known.length,
    unknown: cases.length - known.length,
    witness,
    remark: isAboutLarge ? remarkOn(known) : null,
  };
}

const pick = ({ position, value, holds }: KnownBoard): KnownBoard => ({ position, value, holds });

class UnknownValue extends Error {}

/** Values of boards by `find`, read once. */
function valuesIn(arena: Arena, find: Find): (squares: string) => GameId {
  const known = new Map<string, GameId>();
  return (squares) => {
    const before = known.get(squares);
    if (before !== undefined) return before;
    const text = find(printPowers(boardOf(squares)));
    if (text === undefined) throw new UnknownValue();
    const parsed = parseGame(arena, text);
    if (!parsed.ok) throw new TypeError(`${text} is no game: ${parsed.error.message}`);
    known.set(squares, parsed.value);
    return parsed.value;
  };
}

/**
 * For a result about large values of a parameter: from which one on it holds, as far as values are known without a break, for
 * each value of the others.
 */
function remarkOn(known: readonly (KnownBoard & Case)[]): string {
  const groups = new Map<string, Map<number, boolean>>();
  for (const { statement, instance, holds } of known) {
    const large = statement.large as string;
    const others = Object.entries(instance.values).filter(([name]) => name !== large);
    const key = others.map(([name, value]) => `${name} = ${value}`).join(', ');
    groups.set(key, (groups.get(key) ?? new Map()).set(instance.values[large], holds));
  }
  const [{ statement }] = known.length === 0 ? [{ statement: null }] : known;
  if (statement === null || statement.says.kind === 'is') return '';
  const { text } = statement.says.games[0];
  const { large } = statement;
  return [...groups]
    .sort(([x], [y]) => (x < y ? -1 : 1))
    .map(([others, holds]) => {
      const first = Math.min(...holds.keys());
      let [last, most] = [first - 1, first - 1];
      while (holds.has(most + 1)) if (!holds.get(++most)) last = most;
      return last === most
        ? `${others}: not ${text} for ${large} = ${most}`
        : `${others}: ${text} for ${last + 1} <= ${large} <= ${most}`;
    })
    .join('; ');
}
