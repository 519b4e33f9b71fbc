/** Families of positions with parameters: exact symbolic values on regions of the parameter space. */
export { hasParameters } from './symbolic/problem.ts';
export { compareSymbolic, simplifySymbolic } from './symbolic/simplify.ts';
