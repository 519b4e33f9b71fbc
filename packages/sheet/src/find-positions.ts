/** Positions by what they are worth, asked from outside a worksheet: `lilypad find`. */
import { type Board, parseFamily, type StripPart } from '@lilypad/toads';
import type { Evaluation } from './evaluate/evaluation.ts';
import { type Step, waitFor } from './evaluate/step.ts';
import { limited } from './find/chunks.ts';
import { VALUE_NAME } from './find/condition.ts';
import { Finder, type Found, type FoundGroup } from './find/find.ts';
import {
  boardsOf,
  type Candidate,
  candidatesOf,
  type FamilyRange,
  familyBoards,
  type Positions,
  stripsOf,
} from './find/positions.ts';
import { errorOf, type RunOptions, type Sheet, type SheetError } from './sheet.ts';
import { parseExpr } from './syntax/parse.ts';
import type { Expr } from './syntax/tree.ts';
import type { Scope } from './values/scope.ts';

/** Where to look, and for what; expressions are texts of the language. */
export interface FindQuestion {
  /** All strips of so many squares. */
  readonly length?: number | undefined;
  /** Only those of them with these numbers of blanks and toads. */
  readonly part?: StripPart | undefined;
  /** Or the boards of a family, with the values of each parameter. */
  readonly family?: string | undefined;
  readonly ranges?: Readonly<Record<string, readonly number[]>>;
  /** All positions, without a condition. */
  readonly condition?: string | undefined;
  /** Counts the positions for each value of this expression. */
  readonly groupBy?: string | undefined;
  /** Lists the positions in the order of this expression. */
  readonly sort?: string | undefined;
  readonly descending?: boolean | undefined;
  /** The most positions, and the search ends when they are found; or the most groups. */
  readonly limit?: number | undefined;
}

/** How positions are looked for. */
export interface FindOptions extends RunOptions {
  /**
   * Takes positions as they are found, some at a time and in order: while the search goes on, unless it must look at all
   * positions first, to sort them or to know the greatest. The search waits until they are taken.
   */
  readonly onFound?: (found: readonly Found[]) => Promise<void> | void;
  /**
   * The value of a board of the family, in plain notation, if somebody has found it already; boards are counted from 0, as
   * `boardsToFind` lists them.
   */
  readonly known?: (index: number) => string | null;
  /** Looks through these instead, in their order: strips whose values somebody has found already. */
  readonly candidates?: readonly Candidate[];
}

/** What was found. */
export interface FindAnswer {
  /** How many positions, those of all groups included. */
  readonly count: number;
  /** Where `groupBy` was asked. */
  readonly groups: readonly FoundGroup[] | null;
}

/** An answer, or what is wrong with one of the texts of the question. */
export type FindResult =
  | { readonly ok: true; readonly value: FindAnswer }
  | { readonly ok: false; readonly text: string; readonly error: SheetError };

/**
 * Looks through positions.
 *
 * @example
 * ```ts
 * const result = await findPositions(new Sheet(), { length: 7, condition: 'stopCount = max' });
 * result.ok && result.value.count; // => 2
 * ```
 */
export async function findPositions(
  sheet: Sheet,
  question: FindQuestion,
  options: FindOptions = {},
): Promise<FindResult> {
  const exprs: Record<string, Expr | null> = {};
  for (const name of ['condition', 'groupBy', 'sort'] as const) {
    const text = question[name];
    const parsed = text === undefined ? null : parseExpr(text);
    if (parsed !== null && !parsed.ok) {
      return { ok: false, text: text as string, error: { ...parsed.problem, kind: 'syntax' } };
    }
    exprs[name] = parsed?.expr ?? null;
  }
  const { condition = null, groupBy = null, sort = null } = exprs;
  const { limit = Number.POSITIVE_INFINITY, descending = false } = question;
  const search = function* (finder: Finder): Step<FindAnswer> {
    const matches = finder.matches(condition);
    if (groupBy !== null) {
      const groups = yield* finder.groups(matches, groupBy);
      const count = groups.reduce((sum, group) => sum + group.count, 0);
      return { count, groups: groups.slice(0, limit) };
    }
    const chunks = limited(sort === null ? matches : finder.sorted(matches, sort, descending), limit);
    let count = 0;
    for (let chunk = yield* chunks(); chunk !== null; chunk = yield* chunks()) {
      count += chunk.length;
      const taken = chunk.length > 0 && options.onFound?.(Array.from(chunk, (index) => finder.found(index)));
      if (taken) yield* waitFor(taken);
    }
    return { count, groups: null };
  };
  const steps = function* (evaluation: Evaluation, scope: Scope): Step<FindAnswer> {
    const positions = positionsOf(evaluation, question, options);
    try {
      return yield* search(new Finder(evaluation, positions, scope));
    } finally {
      positions.close?.();
    }
  };
  try {
    return { ok: true, value: await sheet.compute(steps, question, options) };
  } catch (error) {
    const text = question.condition ?? question.groupBy ?? question.sort ?? question.family ?? VALUE_NAME;
    return { ok: false, text, error: errorOf(error, { at: 0, end: text.length }) };
  }
}

function positionsOf(evaluation: Evaluation, question: FindQuestion, { known, candidates }: FindOptions): Positions {
  const place = { at: 0, end: 0 };
  if (candidates !== undefined) return candidatesOf(evaluation, candidates);
  if (question.length !== undefined) return stripsOf(evaluation, question.length, place, question.part);
  return boardsOf(evaluation, { ...rangeOf(question), known }, place);
}

function rangeOf({ family, ranges = {} }: FindQuestion): FamilyRange {
  const parsed = parseFamily(family ?? '');
  if (!parsed.ok) throw new TypeError('the family must be read before');
  return { family: parsed.value, ranges: new Map(Object.entries(ranges)) };
}

/**
 * The boards of a family that a search looks through, in order; null at points at which it is no board.
 *
 * @throws TypeError - if the family of the question cannot be read
 * @example
 * ```ts
 * import { printBoard } from '@lilypad/toads';
 * const boards = boardsToFind({ family: 'T^a.F', ranges: { a: [1, 2] } });
 * [...boards].map((board) => board && printBoard(board)); // => [ 'T.F', 'TT.F' ]
 * ```
 */
export const boardsToFind = (question: FindQuestion): Iterable<Board | null> => familyBoards(rangeOf(question));
