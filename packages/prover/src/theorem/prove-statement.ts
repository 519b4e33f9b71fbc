/**
 * A statement refuted by a board, or proved: as a corollary of certificates of the library, of a class that is proved for the
 * occasion by values or by outcomes, or by a strategy. Methods are tried in order of cost. Nothing is called proved unless the
 * checker accepts a certificate.
 */
import { gameCorollary, placePart } from '../statements/class-corollary.ts';
import { type Part, partsOf } from '../statements/parts.ts';
import type { Statement } from '../statements/statement.ts';
import { strategyGoal } from '../statements/strategy-goal.ts';
import type { StatementGoal } from '../strategies/prove.ts';
import { type Clock, wallClock } from '../support/clock.ts';
import { CheckedTheorem } from './checked-theorem.ts';
import { type Trial, trialOf } from './counterexample.ts';
import { type Credit, creditsOf } from './credit.ts';
import type { Attempt, ProofLibrary } from './part-proof.ts';
import { proveStandings, proveValues } from './prove.ts';
import { provedStatements, type StrategyOptions } from './prove-strategy.ts';
import type { Target } from './target.ts';

/** The ways in which statements are proved, in the order in which they are tried. */
export const PROOF_METHODS = ['library', 'values', 'outcomes', 'strategies'] as const;
/** One of `PROOF_METHODS`. */
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** What a method that failed was and why, in a sentence without its full stop. */
interface FailedMethod {
  readonly method: ProofMethod;
  readonly message: string;
}

/** What was found about a statement. */
export type StatementFinding =
  | {
      readonly status: 'proved';
      readonly by: ProofMethod;
      /** The certificates of the library that prove it; none if it was proved anew. */
      readonly certificates: readonly string[];
      readonly computed: number;
      /** The theorems of which it is a corollary. */
      readonly theorems: readonly CheckedTheorem[];
    }
  | { readonly status: 'refuted'; readonly trial: Trial }
  | {
      readonly status: 'open';
      readonly trial: Trial;
      /** The parts that are proved. */
      readonly credits: readonly Credit[];
      readonly failed: readonly FailedMethod[];
    };

export interface ProveStatementOptions extends StrategyOptions {
  readonly library: ProofLibrary;
  /** The only method to try. */
  readonly by?: ProofMethod;
  /** Not by the library. */
  readonly fresh?: boolean;
  readonly maxSeconds?: number;
  readonly clock?: Clock;
}

/**
 * Proves or refutes a statement, or says how far it got.
 *
 * @throws Error - if the checker rejects a proof that was found, which is a defect of the program
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * const files = { names: () => ['A11'], text: (name: string) => (name === 'A11' ? text : null) };
 * const library = new ProofLibrary(files);
 * const truth = parseStatement('T^aF. = 0');
 * truth.ok && proveStatement(truth.value, { library }).status; // => 'proved'
 * const error = parseStatement('T^a.F = 0');
 * error.ok && proveStatement(error.value, { library }).status; // => 'refuted'
 * ```
 */
export function proveStatement(statement: Statement, options: ProveStatementOptions): StatementFinding {
  const trial = trialOf(statement);
  if (trial.counterexample !== null) return { status: 'refuted', trial };
  const failed: FailedMethod[] = [];
  let credits: readonly Credit[] = [];
  for (const method of methodsOf(options)) {
    if (method === 'library') {
      const found = creditsOf(statement, options.library);
      if (found.isWhole) {
        const [{ certificates, computed }] = found.credits;
        return { status: 'proved', by: method, certificates, computed, theorems: found.theorems };
      }
      credits = found.credits;
      failed.push(...libraryFailures(found.attempts));
      continue;
    }
    const theorems = attempt(method, statement, options);
    if (typeof theorems === 'string') failed.push({ method, message: theorems });
    else return { status: 'proved', by: method, certificates: [], computed: 0, theorems };
  }
  return { status: 'open', trial, credits, failed };
}

function methodsOf({ by, fresh = false }: ProveStatementOptions): readonly ProofMethod[] {
  if (by !== undefined) return [by];
  return fresh ? PROOF_METHODS.filter((method) => method !== 'library') : PROOF_METHODS;
}

const libraryFailures = (attempts: readonly Attempt[]): FailedMethod[] =>
  attempts.map(({ message }) => ({ method: 'library', message }));

function attempt(method: ProofMethod, statement: Statement, options: ProveStatementOptions): CheckedTheorem[] | string {
  if (statement.large !== null) return `No method proves what holds for large ${statement.large} only`;
  const parts = partsOf(statement);
  if (typeof parts === 'string') return parts;
  if (parts.length === 0) return 'The statement is about no board at all';
  if (method === 'strategies') return byStrategies(statement, parts, options);
  return byClass(statement, parts, method === 'values', options);
}

/** The most squares besides those in the gaps of a class that is proved for the occasion, unless the method is asked for. */
const MOST_KEYS = { A: 4, B: 3 } as const;

function byClass(
  statement: Statement,
  parts: readonly Part[],
  isValues: boolean,
  options: ProveStatementOptions,
): CheckedTheorem[] | string {
  const theorems: CheckedTheorem[] = [];
  const known = new Map<string, CheckedTheorem | string>();
  for (const part of parts) {
    const placed = placePart(statement, part);
    if (typeof placed === 'string') return placed;
    const { positions, word } = placed.placement;
    const isLarge = word.length > MOST_KEYS[positions.name[0] as 'A' | 'B'];
    if (isLarge && options.by === undefined && !options.fresh) {
      return `Class ${positions.name} is large; --by ${isValues ? 'values' : 'outcomes'} tries it nevertheless`;
    }
    const corollary = gameCorollary(statement.says, part, placed);
    if (corollary === null)
      return 'The statement does not compare with one game whose numbers are affine in the parameters';
    const theorem =
      known.get(positions.name) ?? classTheorem({ name: positions.name, positions, family: null }, isValues, options);
    known.set(positions.name, theorem);
    if (typeof theorem === 'string') return theorem;
    const verdict = theorem.concluding([corollary]);
    if (!(verdict instanceof CheckedTheorem)) {
      return `Class ${positions.name} is proved, but does not say so: ${verdict.obligation}: ${verdict.message}`;
    }
    theorems.push(verdict);
  }
  return theorems;
}

/** A class that is proved now; if that fails, why. */
function classTheorem(target: Target, isValues: boolean, options: ProveStatementOptions): CheckedTheorem | string {
  const { maxSeconds, clock } = options;
  const limits = { ...(maxSeconds === undefined ? {} : { maxSeconds }), ...(clock === undefined ? {} : { clock }) };
  const finding = isValues
    ? proveValues(target, limits)
    : proveStandings(target, { ...limits, library: (name) => options.library.theorems.theorem(name) });
  return finding.theorem ?? `Class ${target.name} was not proved: ${finding.reason}`;
}

/** Thrown out of the search for a strategy, which has no clock. */
class TimeIsUp extends Error {}

/** What `work` finds, or a sentence that the time was up. */
function inTime<T>(options: ProveStatementOptions, work: (options: StrategyOptions) => T): T | string {
  const { maxSeconds = Number.POSITIVE_INFINITY, clock = wallClock, onProgress } = options;
  const start = clock();
  const limited: StrategyOptions = {
    ...options,
    onProgress(progress) {
      onProgress?.(progress);
      const { made, open } = progress;
      if (clock() - start > maxSeconds) throw new TimeIsUp(`The time was up with ${open} of ${made} claims open`);
    },
  };
  try {
    return work(limited);
  } catch (error) {
    if (error instanceof TimeIsUp) return error.message;
    throw error;
  }
}

function byStrategies(
  statement: Statement,
  parts: readonly Part[],
  options: ProveStatementOptions,
): CheckedTheorem[] | string {
  const goals: StatementGoal[] = [];
  for (const part of parts) {
    const goal = strategyGoal(statement, part);
    if (typeof goal === 'string') return goal;
    goals.push(goal);
  }
  const theorem = inTime(options, (limited) => provedStatements('statement', goals, limited));
  if (typeof theorem === 'string') return theorem;
  return theorem === null ? 'The search for a strategy found none' : [theorem];
}
