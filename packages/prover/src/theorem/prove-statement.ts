/**
 * Statements refuted by a board, or proved: as corollaries of certificates of the library, of classes that are proved for the
 * occasion by values or by outcomes, of closed sets, or by strategies. Methods are tried in order of cost: values and outcomes of a
 * large class come last, and only if they are asked for. Nothing is called proved unless the checker accepts a certificate.
 *
 * Several statements are proved together: a class is proved once for all of them, and strategies are searched for in one set of
 * claims, in which each statement may use the others. What the library proves by strategies is offered to that search, too.
 */
import { freeParts } from '../statements/free-parts.ts';
import type { Part } from '../statements/parts.ts';
import type { Statement } from '../statements/statement.ts';
import { proveByStrategies } from './by-strategies.ts';
import type { CheckedTheorem } from './checked-theorem.ts';
import { ClassTheorems } from './class-theorems.ts';
import { trialOf } from './counterexample.ts';
import { type Credit, creditsOf } from './credit.ts';
import { proveByInvariant } from './invariant-theorems.ts';
import { byRules } from './part-proof.ts';
import { type Step, stepsOf } from './proof-steps.ts';
import type { FailedMethod, ProveStatementOptions, StatementFinding } from './statement-finding.ts';

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
export const proveStatement = (statement: Statement, options: ProveStatementOptions): StatementFinding =>
  proveStatements([statement], options)[0];

/**
 * Proves or refutes several statements together, in any order: each may use the others.
 *
 * @throws Error - if the checker rejects a proof that was found, which is a defect of the program
 * @example
 * ```ts
 * const library = new ProofLibrary({ names: () => [], text: () => null });
 * const parsed = ['T^aF. = 0', 'T^a.F = 0'].map(parseStatement);
 * const statements = parsed.flatMap((one) => (one.ok ? [one.value] : []));
 * proveStatements(statements, { library }).map(({ status }) => status); // => [ 'proved', 'refuted' ]
 * ```
 */
export function proveStatements(
  statements: readonly Statement[],
  options: ProveStatementOptions,
): readonly StatementFinding[] {
  const classes = new ClassTheorems(options);
  const findings = statements.map((statement) => proveAlone(statement, classes, options));
  const isTried = stepsOf(options).some(({ method }) => method === 'strategies');
  return isTried ? proveByStrategies(statements, findings, options) : findings;
}

/** By all methods but strategies. */
function proveAlone(statement: Statement, classes: ClassTheorems, options: ProveStatementOptions): StatementFinding {
  const trial = trialOf(statement, options.notation);
  if (trial.counterexample !== null) return { status: 'refuted', trial };
  let failed: readonly FailedMethod[] = [];
  let credits: readonly Credit[] = [];
  for (const { method, isLargeTried } of stepsOf(options)) {
    if (method === 'strategies') continue;
    if (method === 'library') {
      const found = creditsOf(statement, options.library);
      if (found.isWhole) {
        const [{ certificates, computed }] = found.credits;
        return { status: 'proved', by: method, certificates, computed, theorems: found.theorems, others: 0 };
      }
      credits = found.credits;
      failed = found.attempts.map(({ message }): FailedMethod => ({ method, message }));
      continue;
    }
    const parts = freeParts(statement);
    const theorems =
      typeof parts === 'string' ? parts : byParts({ method, isLargeTried }, statement, parts, classes, options);
    if (typeof theorems === 'string') {
      failed = [...failed.filter((one) => one.method !== method), { method, message: theorems }];
    } else return { status: 'proved', by: method, certificates: [], computed: 0, theorems, others: 0 };
  }
  return { status: 'open', trial, credits, failed };
}

/** By rules, by values or outcomes of all positions of a class, or by a closed set of some of them. */
function byParts(
  { method, isLargeTried }: Step<'rules' | 'values' | 'outcomes' | 'invariants'>,
  statement: Statement,
  parts: readonly Part[],
  classes: ClassTheorems,
  options: ProveStatementOptions,
): readonly CheckedTheorem[] | string {
  if (method === 'invariants') return proveByInvariant(statement, parts, options);
  if (method !== 'rules') return classes.prove(statement, parts, method, isLargeTried);
  const proofs = parts.map((part) => byRules(statement, part, options.library));
  const failed = proofs.find((proof) => typeof proof === 'string');
  return failed ?? proofs.flatMap((proof) => (typeof proof === 'object' && 'theorem' in proof ? [proof.theorem] : []));
}
