/**
 * Families of positions with parameters: games simplified and compared by cases, claims about whole classes of
 * positions learned, proved and checked, and what is made from theorems. README.md has an example and a list of the
 * folders.
 */

export type { CheckOptions, CheckProgress, Rejected } from './check/verdict.ts';
export type { CorollaryText, FamilyClaim } from './claim/family-claim.ts';
export type { Counts, FamilyCases, Phrases, ReportOptions } from './claim/kind.ts';
export { joinedDocuments } from './claim/latex-document.ts';
export type * from './claim/view.ts';
export { classNamed } from './classes/position-class.ts';
export type { CountingProblem } from './counting/problem.ts';
export { rowsOf, type TheoremRow, theoremOf } from './formula/rows.ts';
export { treeLines } from './formula/tree-text.ts';
export type { InvariantProgress } from './invariants/prove-invariant.ts';
export { outOfTime } from './outcomes/out-of-time.ts';
export type { OutcomeProgress } from './outcomes/progress.ts';
export type { OutcomeFailure } from './outcomes/recurrence.ts';
export { type OutcomeState, readOutcomeFailures, readOutcomeState } from './outcomes/state.ts';
export type { NotExported, RocqTheorem } from './rocq/theorem.ts';
export { type Guess, type Guesses, guessFormulas, type KnownPoint } from './statements/guess.ts';
export { instancesOf, type StatementInstance, statementHolds } from './statements/instances.ts';
export { isStatement, parseStatement, type Statement } from './statements/statement.ts';
export type { SearchProgress } from './strategies/search/search.ts';
export { TimeUp } from './support/clock.ts';
export { hasParameters } from './symbolic/problem.ts';
export { compareSymbolic, simplifySymbolic } from './symbolic/simplify.ts';
export { OUTSIDE_TASKS, proverTasks } from './tasks.ts';
export type { TeamCheckOptions } from './theorem/check-by-team.ts';
export { CheckedTheorem, RejectedCertificate } from './theorem/checked-theorem.ts';
export { type ComparedCase, compareFamily, type FamilyComparison } from './theorem/compare-family.ts';
export { type Counterexample, type Trial, trialOf } from './theorem/counterexample.ts';
export { type Credit, type Credits, creditsOf } from './theorem/credit.ts';
export { exportRocq } from './theorem/export.ts';
export { type Claim, endsOf, treesOf } from './theorem/kinds.ts';
export { knownValues } from './theorem/known.ts';
export { type CertificateFiles, libraryTheorem, TheoremLibrary } from './theorem/library.ts';
export { FormulaLibrary } from './theorem/lookup.ts';
export { mergedTheorems } from './theorem/merged.ts';
export {
  INVARIANT_THEOREMS,
  type InvariantTheorem,
  invariantNamed,
  proveInvariant,
} from './theorem/named-invariants.ts';
export { type ClaimedOutcome, outcomesAt } from './theorem/outcomes-at.ts';
export { indexPage, isKept, pageOf } from './theorem/pages.ts';
export { DEATH_LEAP, ProofLibrary } from './theorem/part-proof.ts';
export {
  type Goal,
  negativePower,
  type OutcomeFinding,
  proveStandings,
  proveValues,
  type ValueFinding,
} from './theorem/prove.ts';
export { countingNamed, proveCounting } from './theorem/prove-counting.ts';
export { type GuessFinding, proveGuess, wrongRow } from './theorem/prove-guess.ts';
export { proveStatement, proveStatements } from './theorem/prove-statement.ts';
export { proveStrategies, type StrategyOptions } from './theorem/prove-strategy.ts';
export { recordText } from './theorem/record.ts';
export { PROOF_METHODS, type ProofMethod, type StatementFinding } from './theorem/statement-finding.ts';
export { STRATEGY_THEOREMS, type StrategyTheorem, strategyNamed } from './theorem/strategy-theorems.ts';
export { StrategyValues } from './theorem/strategy-values.ts';
export { parseTarget, type Target, TargetError } from './theorem/target.ts';
export { valueAt } from './theorem/value-at.ts';
export type { WrongRow } from './theorem/wrong-row.ts';
export type { ProofProgress } from './values/progress.ts';
export type { MapJobs, WordTask } from './values/word-tasks.ts';
