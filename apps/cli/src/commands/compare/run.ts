/** `lilypad compare`: how two sums of positions and games compare, by values, by thresholds or by search. */
import { formatParseError, type Relation } from '@lilypad/games';
import {
  type CompareProgress,
  type CompareOptions as ComparisonOptions,
  compareSums,
  compareWithAll,
  type Expression,
  MethodError,
  parseExpression,
  type RelationRange,
  type SearchFunction,
  Session,
} from '@lilypad/toads';
import { hasParameters } from '../../input/parameters.ts';
import { openFormulas } from '../../library/formula-library.ts';
import { InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { LOG_EVERY_MS } from '../../output/status-line.ts';
import { WorkProgress } from '../../output/work-progress.ts';
import type { CompareOptions } from './options.ts';

const PHRASES: Readonly<Record<Relation, readonly [string, string]>> = {
  '=': ['equals', 'whoever moves first in their difference loses'],
  '>': ['is greater than', 'Left wins their difference, whoever moves first'],
  '<': ['is less than', 'Right wins their difference, whoever moves first'],
  '||': ['is confused with', 'whoever moves first in their difference wins'],
};

/** With parameters the answer comes in cases; with one sum alone it is compared with all n and n*. */
export async function run(left: string, right: string | undefined, options: CompareOptions): Promise<void> {
  const start = performance.now();
  if (right !== undefined && (await comparesParameters([left, right], options.where))) {
    return writeLine((await import('./cases.ts')).compareCases(left, right, options));
  }
  if (right === undefined && options.where !== undefined) {
    throw new InputError('option --where needs two games to compare');
  }
  const answer = await (right === undefined ? withAll(left, options) : withOther(left, right, options));
  if (!options.json) return writeLine(answer.text);
  const seconds = Number(((performance.now() - start) / 1000).toFixed(3));
  return writeLine(JSON.stringify({ ...answer.document, seconds }, (_, value) => jsonInteger(value)));
}

interface Answer {
  readonly text: string;
  readonly document: object;
}

async function withOther(left: string, right: string, options: CompareOptions): Promise<Answer> {
  const { relation, method, nodes } = await inSession(options, (session, how) =>
    compareSums(session, readSum(left), readSum(right), how),
  );
  const [verb, meaning] = PHRASES[relation];
  return {
    text: `${relation}\n${left} ${verb} ${right}: ${meaning}.`,
    document: { left, right, relation, method, nodes },
  };
}

async function withAll(left: string, options: CompareOptions): Promise<Answer> {
  const { integers, stars, method, nodes } = await inSession(options, (session, how) =>
    compareWithAll(session, readSum(left), how),
  );
  const lines = [...integers.map((range) => rangeText(range, '')), ...stars.map((range) => rangeText(range, '*'))];
  return {
    text: lines.map((line) => `${left} ${line}`).join('\n'),
    document: { left, integers, stars, method, nodes },
  };
}

/** Runs a comparison with the limits that were given. If a method is prescribed, no proved formula stands in for it. */
async function inSession<A>(
  { by, memory, threads }: CompareOptions,
  compare: (session: Session, options: ComparisonOptions) => Promise<A>,
): Promise<A> {
  const progress = new WorkProgress(LOG_EVERY_MS);
  const session = new Session({
    maxBytes: memory * 2 ** 20,
    openLibrary: by === undefined ? openFormulas : undefined,
    onProgress: (done, total) => progress.update('positions', done, total),
  });
  const onProgress = ({ unit, done, total, fill }: CompareProgress): void => {
    const ofSearch = (perSecond: number): string =>
      fill === undefined ? '' : `, ${perSecond} a second, table ${Math.round(100 * fill)}% full`;
    progress.update(unit, done, total, ofSearch);
  };
  const search: SearchFunction = async (arena, difference, limits) =>
    (await import('../../threads/search-threads.ts')).searchByThreads(arena, difference, threads, limits);
  try {
    return await compare(session, { by, search, onProgress });
  } catch (error) {
    throw error instanceof MethodError ? new InputError(error.message) : error;
  } finally {
    progress.clear();
  }
}

function readSum(text: string): Expression {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new InputError(formatParseError(text, parsed.error));
  return parsed.value;
}

/** Integers of any size in a document: a number where JSON readers keep it exact, and its digits as text otherwise. */
function jsonInteger(value: unknown): unknown {
  if (typeof value !== 'bigint') return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}

/** Whether a comparison is one of games with parameters. */
async function comparesParameters(sums: readonly string[], where: string | undefined): Promise<boolean> {
  if (where !== undefined) return true;
  for (const text of sums) if (!parseExpression(text).ok && (await hasParameters(text))) return true;
  return false;
}

/** "> n for all n <= 1", "|| 2 and 3", "= 0*". */
function rangeText({ relation, from, to }: RelationRange, star: '' | '*'): string {
  if (from === null) return `${relation} n${star} for all n <= ${to}`;
  if (to === null) return `${relation} n${star} for all n >= ${from}`;
  return from === to ? `${relation} ${from}${star}` : `${relation} n${star} for ${from} <= n <= ${to}`;
}
