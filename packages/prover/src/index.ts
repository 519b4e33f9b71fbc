/** Families of positions with parameters: exact symbolic values on regions of the parameter space. */

export {
  type Accepted,
  type CheckOptions,
  type CheckProgress,
  checkCertificate,
  type Rejected,
} from './check/check.ts';
export { type CountingAccepted, type CountingRejected, checkCounting } from './check/counting/check.ts';
export { type Placement, placeFamily } from './classes/placement.ts';
export { classNamed } from './classes/position-class.ts';
export { type CountingCertificate, writeCounting } from './counting/certificate.ts';
export { type CountingProblem, ONE_FROG } from './counting/problem.ts';
export { type Found, searchCounting } from './counting/search.ts';
export { type ClassOutcomes, decide, type FamilyClaim } from './outcomes/claim.ts';
export { type FamilyAnswer, familyValues, negativeGap } from './outcomes/family-values.ts';
export { type OutcomeProgress, type OutcomeProof, proveOutcomes } from './outcomes/prove-outcomes.ts';
export { formulaTree, outcomeRegions, outcomeTrees } from './outcomes/text.ts';
export { latexReport } from './report/latex.ts';
export { markdownReport } from './report/markdown.ts';
export { outcomePageOf, outcomeReport } from './report/outcome-page.ts';
export { indexPage, pageOf } from './report/pages.ts';
export type { Corollary } from './report/report.ts';
export { exportRocq, type NotExported, type RocqTheorem } from './rocq/export.ts';
export { hasParameters } from './symbolic/problem.ts';
export { compareSymbolic, simplifySymbolic } from './symbolic/simplify.ts';
export {
  type Certificate,
  type OutcomeCertificate,
  readCertificate,
  readOutcomeCertificate,
  writeCertificate,
  writeOutcomeCertificate,
} from './theorem/certificate.ts';
export { certificateText } from './theorem/certificate-text.ts';
export { type CorollaryCase, corollaryOf } from './theorem/corollary.ts';
export { FormulaLibrary } from './theorem/lookup.ts';
export { rowsOf, type TheoremRow, theoremOf, treesOf } from './theorem/theorem.ts';
export type { ProofProgress } from './values/progress.ts';
export { type ProofResult, proveClass } from './values/prove-class.ts';
export { checkRecurrence, type WordResult } from './values/recurrence.ts';
