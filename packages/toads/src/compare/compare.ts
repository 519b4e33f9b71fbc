/**
 * Comparing two sums of positions and games, and one sum with all n and n*: the sums become a difference, the method
 * that suits it is chosen, and the difference is decided by it.
 *
 * The search is a function that the caller may replace by one of several threads; it must decide the same question.
 */
import type { Arena, GameId, Relation } from '@lilypad/games';
import { boardsIn, type Expression } from '../board/expression.ts';
import { termsOf } from '../board/terms.ts';
import type { Session } from '../session.ts';
import type { Team } from '../team/team.ts';
import { Evaluator } from '../value/evaluator.ts';
import type { Valuer } from '../value/valuer.ts';
import { searchTeam, TeamMember, type TeamProgress } from './by-search.ts';
import { type CompareMethod, chooseMethod, compareByThresholds, thresholdQuestion } from './choose.ts';
import { type Difference, differenceOf, differenceValue, foldKnown } from './difference.ts';
import { compareMultiples } from './multiples.ts';
import { searchLimit } from './search-limit.ts';
import { type RelationRange, relationsToAll } from './thresholds/thresholds.ts';
import { sumThresholds } from './with-all.ts';

/** The progress of a comparison. */
export interface CompareProgress {
  /** What is counted: positions that were valued, or nodes of a search. */
  readonly unit: 'positions' | 'nodes';
  /** How many of them. */
  readonly done: number;
  /** How many there will be, where that is known beforehand. */
  readonly total?: number;
  /** Of a search: how full its table is, from 0 to 1. */
  readonly fill?: number;
}

/** How to compare, and the limits. */
export interface CompareOptions {
  /** The method to use; without it the quickest that applies is chosen. */
  readonly by?: CompareMethod | undefined;
  /**
   * The most memory that a sweep of thresholds or the table of a search may take, in bytes (default: as the session).
   */
  readonly maxBytes?: number;
  /** Decides a difference by search (default: `searchAlone`). */
  readonly search?: SearchFunction;
  /** Called now and then by thresholds and search; a session reports on values itself. */
  readonly onProgress?: (progress: CompareProgress) => void;
}

/** A search for the relation of a difference to 0. */
export type SearchFunction = (
  arena: Arena,
  difference: Difference,
  options: SearchLimits,
) => SearchResult | Promise<SearchResult>;

/** The memory that a search may take, and the callback for its progress. */
export interface SearchLimits {
  /** The most memory for the table, in bytes. */
  readonly maxBytes: number;
  /** Called now and then; the search ends with what it throws. */
  readonly onProgress: (progress: TeamProgress) => void;
}

/** How the difference compares with 0, and how much work that was. */
export interface SearchResult {
  /** How the difference compares with 0. */
  readonly relation: Relation;
  /** Positions looked at. */
  readonly nodes: number;
}

/** How two sums compare, and how that was found. */
export interface Comparison extends SearchResult {
  /** How it was decided. */
  readonly method: CompareMethod;
  /** The arena of this question. */
  readonly arena: Arena;
  /** The value of the difference, a game of the arena, where it was found. */
  readonly difference: GameId | null;
}

/** How one sum compares with all n and n*, and how that was found. */
export interface ComparisonWithAll {
  /** How the sum compares with each integer n, from the least to the greatest. */
  readonly integers: readonly RelationRange[];
  /** The same for each n*. */
  readonly stars: readonly RelationRange[];
  /** How it was decided. */
  readonly method: CompareMethod;
  /** Positions looked at. */
  readonly nodes: number;
}

/**
 * The method that was asked for cannot decide this question; the message is a sentence.
 *
 * @example
 * ```ts
 * const session = new Session({ maxBytes: 2 ** 26 });
 * const sum = parseExpression('TT..FF');
 * if (sum.ok) {
 *   const error = await compareWithAll(session, sum.value, { by: 'search' }).catch((error) => error);
 *   error instanceof MethodError; // => true
 * }
 * ```
 */
export class MethodError extends Error {
  override readonly name = 'MethodError';
}

const NOT_OF_THAT_KIND = 'Thresholds settle one large board against n or n*, and this difference is not of that kind.';
const NO_SECOND_SUM = 'A search compares two sums, so a second one must be given.';

/**
 * How the first sum compares with the second.
 *
 * @throws MethodError - if a method was prescribed that cannot decide it
 * @throws GameLimitError - if there is not enough memory, or it is far too much work and no method was prescribed
 * @example
 * ```ts
 * const session = new Session({ maxBytes: 2 ** 28 });
 * const left = parseExpression('T^5.^3F^3');
 * const right = parseExpression('2');
 * if (left.ok && right.ok) {
 *   const { relation, method } = await compareSums(session, left.value, right.value);
 *   [relation, method]; // => [ '<', 'value' ]
 * }
 * ```
 */
export async function compareSums(
  session: Session,
  left: Expression,
  right: Expression,
  options: CompareOptions = {},
): Promise<Comparison> {
  const copies = options.by === undefined ? await byCopies(session, left, right) : null;
  if (copies !== null) return copies;
  const question = await ask(session, left, right, options);
  const { valuer, difference, method } = question;
  const { arena } = valuer;
  if (method === 'search') {
    const { onProgress, by } = options;
    const checkLimit = by === undefined ? searchLimit(difference.boards) : () => {};
    const result = await (options.search ?? searchAlone)(arena, difference, {
      maxBytes: question.maxBytes,
      onProgress: ({ nodes, fill }) => {
        onProgress?.({ unit: 'nodes', done: nodes, fill });
        checkLimit(nodes);
      },
    });
    return { ...result, method, arena, difference: null };
  }
  if (method === 'thresholds') return byThresholds(question, session.team, options);
  const value = differenceValue(arena, difference, valuer);
  return { relation: arena.compare(value, arena.zero), method, nodes: valuer.positions, arena, difference: value };
}

/**
 * How a sum compares with every integer n and every n*.
 *
 * @throws MethodError - if a method was prescribed that cannot decide it; a search cannot
 * @throws GameLimitError - if there is not enough memory
 * @example
 * ```ts
 * const session = new Session({ maxBytes: 2 ** 28 });
 * const sum = parseExpression('T^5.^3F^3');
 * if (sum.ok) {
 *   const { integers } = await compareWithAll(session, sum.value);
 *   integers[0]; // => { relation: '>', from: null, to: 1n }
 * }
 * ```
 */
export async function compareWithAll(
  session: Session,
  sum: Expression,
  options: CompareOptions = {},
): Promise<ComparisonWithAll> {
  const { valuer, difference, method, maxBytes } = await ask(session, sum, null, options);
  if (method === 'search') throw new MethodError(NO_SECOND_SUM);
  const counter = counting(options);
  const limits = { maxBytes, team: session.team, onProgress: counter.onProgress };
  const thresholds = sumThresholds(valuer.arena, difference, valuer, method, limits);
  if (thresholds === null) throw new MethodError(NOT_OF_THAT_KIND);
  const nodes = counter.done || valuer.positions;
  return { integers: relationsToAll(thresholds, 0), stars: relationsToAll(thresholds, 1), method, nodes };
}

/** Decides a difference by search on this thread alone. */
function searchAlone(arena: Arena, difference: Difference, { maxBytes, onProgress }: SearchLimits): SearchResult {
  const team = searchTeam(difference, 1, maxBytes);
  const member = new TeamMember(arena, new Evaluator(arena), difference, team, 0, { onProgress });
  const relation = member.relation(difference);
  return { relation, nodes: member.progress().nodes };
}

/** The comparison of sums with many copies of a game; null for others. */
async function byCopies(session: Session, left: Expression, right: Expression): Promise<Comparison | null> {
  const valuer = await session.valuerFor([...boardsIn(left), ...boardsIn(right)]);
  const { arena } = valuer;
  const found = compareMultiples(arena, left, right, (board) => valuer.value(board));
  return found && { ...found, method: 'value', nodes: valuer.positions, arena };
}

/** A comparison that is ready to be decided. */
interface Question {
  readonly valuer: Valuer;
  readonly difference: Difference;
  readonly method: CompareMethod;
  readonly maxBytes: number;
}

/** Boards that can be valued without play are added to the game of the difference, unless a method is prescribed. */
async function ask(
  session: Session,
  left: Expression,
  right: Expression | null,
  { by, maxBytes = session.maxBytes }: CompareOptions,
): Promise<Question> {
  const valuer = await session.valuerFor([...boardsIn(left), ...(right === null ? [] : boardsIn(right))]);
  const { arena } = valuer;
  const terms = (sum: Expression | null) => (sum === null ? [] : termsOf(arena, sum, (board) => valuer.value(board)));
  const plain = differenceOf(arena, terms(left), terms(right));
  const difference = by === undefined ? foldKnown(arena, plain, valuer) : plain;
  return { valuer, difference, method: by ?? chooseMethod(arena, difference, valuer, maxBytes), maxBytes };
}

function byThresholds({ valuer, difference, maxBytes }: Question, team: Team, options: CompareOptions): Comparison {
  const counter = counting(options);
  const question = thresholdQuestion(valuer.arena, difference, valuer);
  const relation = question && compareByThresholds(question, { maxBytes, team, onProgress: counter.onProgress });
  if (relation === null) throw new MethodError(NOT_OF_THAT_KIND);
  return { relation, method: 'thresholds', nodes: counter.done, arena: valuer.arena, difference: null };
}

/** Passes the progress of a sweep on, and keeps the count. */
function counting({ onProgress }: CompareOptions): {
  done: number;
  readonly onProgress: (done: number, total: number) => void;
} {
  const counter = {
    done: 0,
    onProgress: (done: number, total: number): void => {
      counter.done = done;
      onProgress?.({ unit: 'positions', done, total });
    },
  };
  return counter;
}
