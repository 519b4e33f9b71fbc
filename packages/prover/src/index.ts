/** Families of positions with parameters: exact symbolic values on regions of the parameter space. */
export {
  type Accepted,
  type CheckOptions,
  type CheckProgress,
  checkCertificate,
  type Rejected,
} from './check/check.ts';
export { exportRocq, type NotExported, type RocqTheorem } from './rocq/export.ts';
export { hasParameters } from './symbolic/problem.ts';
export { compareSymbolic, simplifySymbolic } from './symbolic/simplify.ts';
