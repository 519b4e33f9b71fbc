/** `lilypad compare`: how two sums of positions and games compare, by values, by thresholds or by search. */
import { formatGame, type Relation, type StyleName } from '@lilypad/games';
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
  squaresOf,
  termsOf,
  winningReplies,
} from '@lilypad/toads';
import type { Answer } from '../../input/batch.ts';
import { hasParameters } from '../../input/parameters.ts';
import { parseFailure } from '../../input/parse-failure.ts';
import { refuseUnknownName } from '../../input/unknown-name.ts';
import { openFormulas } from '../../library/formula-library.ts';
import { InputError } from '../../output/errors.ts';
import { printable } from '../../output/printable.ts';
import { LOG_EVERY_MS } from '../../output/status-line.ts';
import { WorkProgress } from '../../output/work-progress.ts';
import { answerOperands } from '../../threads/answer-operands.ts';
import { openTeam } from '../../threads/team.ts';
import type { CompareOptions } from './options.ts';

const PHRASES: Readonly<Record<Relation, readonly [string, string]>> = {
  '=': ['equals', 'whoever moves first in their difference loses'],
  '>': ['is greater than', 'Left wins their difference, whoever moves first'],
  '<': ['is less than', 'Right wins their difference, whoever moves first'],
  '||': ['is confused with', 'whoever moves first in their difference wins'],
};

export async function run(left: string, right: string | undefined, options: CompareOptions): Promise<void> {
  if (left === '-' && right !== undefined) throw new InputError('standard input has both sums of a comparison');
  if (right === undefined && isComparison(left)) {
    const { checkStatements } = await import('../prove/statement.ts');
    return checkStatements([left], options);
  }
  const sums = right === undefined ? [left] : [left, right];
  for (const sum of sums) {
    const at = sum.indexOf(BETWEEN);
    if (at >= 0)
      throw parseFailure(sum, { message: 'A sum has no semicolon.', column: [...sum.slice(0, at)].length + 1 });
  }
  const script = new URL('./compare-worker.js', import.meta.url);
  await answerOperands('comparisons', [sums.join(BETWEEN)], options, script, answerer);
}

/** Does a text state a comparison, as "T^a.F <= 1 for a >= 2" does? Signs in braces belong to games, and so does ^<2>. */
function isComparison(text: string): boolean {
  let outside = text;
  for (let last = ''; last !== outside; ) {
    last = outside;
    outside = outside.replace(/\{[^{}]*\}/g, '');
  }
  return /[<>]=|=|\s(?:<|>|\|\||<\||\|>)\s|\bis\b/.test(outside);
}

/** The most squares of the boards of a comparison that is explained: all replies need values. */
const MOST_EXPLAINED = 24;

/** Separates the two sums of a line. */
const BETWEEN = ';';

/** Answers one comparison after another. */
export function answerer(_operands: readonly string[], options: CompareOptions): Answer {
  const comparer = new Comparer(options);
  return async (line) => {
    const start = performance.now();
    const [left = '', right, ...others] = line.split(BETWEEN).map((sum) => sum.trim());
    if (others.length > 0) throw new InputError('a comparison has two sums, with one semicolon between them');
    if (right !== undefined && (await comparesParameters([left, right], options.where))) {
      for (const sum of [left, right]) if (!parseExpression(sum).ok) refuseUnknownName(sum);
      return (await import('./cases.ts')).compareCases(left, right, options);
    }
    if (right === undefined && options.explain) throw new InputError('option --explain needs two sums');
    if (right === undefined && options.where !== undefined) {
      throw new InputError('option --where needs two games to compare');
    }
    const finding = await (right === undefined ? comparer.withAll(left) : comparer.withOther(left, right));
    if (!options.json) return printable(finding.text);
    const seconds = Number(((performance.now() - start) / 1000).toFixed(3));
    return JSON.stringify({ ...finding.document, seconds }, (_, value) => jsonInteger(value));
  };
}

interface Finding {
  readonly text: string;
  readonly document: object;
}

/** Compares with the limits that were given. If a method is prescribed, proved formulas are not used instead. */
class Comparer {
  private readonly progress = new WorkProgress(LOG_EVERY_MS);
  private readonly session: Session;
  private readonly how: ComparisonOptions;

  private readonly explains: boolean;
  private readonly notation: StyleName;

  constructor({ by, memory, threads, explain = false, notation }: CompareOptions) {
    this.explains = explain;
    this.notation = notation;
    this.session = new Session({
      maxBytes: memory * 2 ** 20,
      team: openTeam(threads),
      openLibrary: by === undefined ? openFormulas : undefined,
      onProgress: (done, total) => this.progress.update('positions', done, total),
    });
    const search: SearchFunction = async (arena, difference, limits) =>
      (await import('../../threads/search-threads.ts')).searchByThreads(arena, difference, threads, limits);
    this.how = { by, search, onProgress: (state) => this.tell(state) };
  }

  async withOther(left: string, right: string): Promise<Finding> {
    const { relation, method, nodes } = await this.work(() =>
      compareSums(this.session, readSum(left), readSum(right), this.how),
    );
    const [verb, meaning] = PHRASES[relation];
    const strategy = this.explains ? this.strategy(left, right) : [];
    return {
      text: [`${relation}\n${left} ${verb} ${right}: ${meaning}.`, ...strategy].join('\n'),
      document: { left, right, relation, method, nodes, ...(this.explains ? { strategy } : {}) },
    };
  }

  /** The winning strategies in the difference, by values. */
  private strategy(left: string, right: string): string[] {
    const valuer = this.session.valuer();
    const { arena } = valuer;
    const terms = [left, right].flatMap((text, i) =>
      termsOf(arena, readSum(text), (board) => valuer.value(board)).map((term) => {
        return i === 0 ? term : { ...term, negative: !term.negative };
      }),
    );
    if (squaresOf(terms) > MOST_EXPLAINED) {
      throw new InputError(`option --explain is for sums of at most ${MOST_EXPLAINED} squares`);
    }
    return winningReplies(valuer, terms, (game) => formatGame(arena, game, { style: this.notation }));
  }

  async withAll(left: string): Promise<Finding> {
    const { integers, stars, method, nodes } = await this.work(() =>
      compareWithAll(this.session, readSum(left), this.how),
    );
    const lines = [...integers.map((range) => rangeText(range, '')), ...stars.map((range) => rangeText(range, '*'))];
    return {
      text: lines.map((line) => `${left} ${line}`).join('\n'),
      document: { left, integers, stars, method, nodes },
    };
  }

  private async work<A>(compare: () => Promise<A>): Promise<A> {
    try {
      return await compare();
    } catch (error) {
      throw error instanceof MethodError ? new InputError(error.message) : error;
    } finally {
      this.progress.clear();
    }
  }

  private tell({ unit, done, total, fill }: CompareProgress): void {
    const ofSearch = (perSecond: number): string =>
      fill === undefined ? '' : `, ${perSecond} a second, table ${Math.round(100 * fill)}% full`;
    this.progress.update(unit, done, total, ofSearch);
  }
}

function readSum(text: string): Expression {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw parseFailure(text, parsed.error);
  return parsed.value;
}

/** Integers of any size in a document: a number if JSON readers keep it exact, otherwise its digits as text. */
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
