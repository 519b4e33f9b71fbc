/** Families of positions with parameters: exact symbolic values on regions of the parameter space. */

export {
  type Certificate,
  type OutcomeCertificate,
  readCertificate,
  readOutcomeCertificate,
  writeCertificate,
  writeOutcomeCertificate,
} from './certificate.ts';
export { certificateText } from './certificate-text.ts';
export {
  type Accepted,
  type CheckOptions,
  type CheckProgress,
  checkCertificate,
  type Rejected,
} from './check/check.ts';
export { type Family, type Placement, parseFamily, placeFamily } from './classes/family.ts';
export { classNamed } from './classes/position-class.ts';
export { type CorollaryCase, corollaryOf } from './corollary.ts';
export { FormulaLibrary, type FormulaValue } from './lookup.ts';
export { decide, type FamilyClaim, type OutcomeClaim } from './outcome/claim.ts';
export { type FamilyAnswer, familyValues, negativeGap } from './outcome/family-values.ts';
export { type OutcomeProgress, type OutcomeProof, proveOutcomes } from './outcome/prove-outcomes.ts';
export { formulaTree, outcomeRegions, outcomeTrees } from './outcome/text.ts';
export type { ProofProgress } from './prove/progress.ts';
export { type ProofResult, proveClass } from './prove/prove-class.ts';
export { checkRecurrence, type WordResult } from './prove/recurrence.ts';
export { latexReport } from './report/latex.ts';
export { markdownReport } from './report/markdown.ts';
export { outcomePageOf, outcomeReport } from './report/outcome-page.ts';
export { indexPage, pageOf } from './report/pages.ts';
export type { Corollary } from './report/report.ts';
export { exportRocq, type NotExported, type RocqTheorem } from './rocq/export.ts';
export { hasParameters } from './symbolic/problem.ts';
export { compareSymbolic, simplifySymbolic } from './symbolic/simplify.ts';
export { rowsOf, type TheoremRow, theoremOf, treesOf } from './theorem.ts';
