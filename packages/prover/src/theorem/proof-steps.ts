/**
 * In which order methods are tried on a statement: cheap ones first. Values and outcomes of a large class may take very long, and a closed set
 * of some of its positions often says as much; so large classes are proved as a whole only if that is asked for, or if the library may not be
 * used and all else has failed.
 */
import { PROOF_METHODS, type ProofMethod, type ProveStatementOptions } from './statement-finding.ts';

/** A method, and whether it is tried on a large class. */
export interface Step<Method extends ProofMethod = ProofMethod> {
  readonly method: Method;
  readonly isLargeTried: boolean;
}

/** Rules are among the methods of the library, and only tried by themselves if they are asked for. */
export function stepsOf({ by, fresh = false }: Pick<ProveStatementOptions, 'by' | 'fresh'>): readonly Step[] {
  if (by !== undefined) return [{ method: by, isLargeTried: true }];
  const methods = PROOF_METHODS.filter((method) => method !== 'rules' && !(fresh && method === 'library'));
  const steps = methods.map((method): Step => ({ method, isLargeTried: false }));
  if (!fresh) return steps;
  // Strategies come last: all statements are looked at together there.
  const large = (['outcomes', 'values'] as const).map((method): Step => ({ method, isLargeTried: true }));
  return [...steps.slice(0, -1), ...large, ...steps.slice(-1)];
}
