/** Families of positions with parameters: exact symbolic values on regions of the parameter space. */

export { type Certificate, writeCertificate } from './certificate.ts';
export {
  type Accepted,
  type CheckOptions,
  type CheckProgress,
  checkCertificate,
  type Rejected,
} from './check/check.ts';
export { classNamed } from './classes/position-class.ts';
export { FormulaLibrary, type FormulaValue } from './lookup.ts';
export { type ProofResult, proveClass } from './prove/prove-class.ts';
export { exportRocq, type NotExported, type RocqTheorem } from './rocq/export.ts';
export { hasParameters } from './symbolic/problem.ts';
export { compareSymbolic, simplifySymbolic } from './symbolic/simplify.ts';
export { type TheoremRow, theoremOf } from './theorem.ts';
