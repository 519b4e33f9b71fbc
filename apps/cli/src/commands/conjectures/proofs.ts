/**
 * What certificates prove about a conjecture. A statement of the conjecture for all parameters is added to the
 * certificate that may prove it, as a corollary, and the checker checks the whole; or it is one that the certificate makes
 * itself. Nothing counts as proved just because a file exists.
 */
import { CheckedTheorem, type CheckOptions, type Rejected, RejectedCertificate } from '@lilypad/prover';
import type { StatedCorollary, Statement } from '@lilypad/tables';

export interface Proof {
  /** The part that is proved, null for the whole conjecture. */
  readonly part: string | null;
  readonly certificate: string;
  /** Null if the checker accepts it. */
  readonly objection: string | null;
}

/**
 * For each statement whose theorem `theorem` has, whether it is proved. `onProgress` gets the number of checks done.
 */
export function proofsOf(
  statements: readonly Statement[],
  theorem: (name: string) => CheckedTheorem | null,
  onProgress: (checked: number) => void = () => {},
): Map<Statement, Proof> {
  const proofs = new Map<Statement, Proof>();
  let checked = 0;
  const options = { onProgress: () => onProgress(checked) };
  for (const name of new Set(statements.map(({ certificate }) => certificate))) {
    const known = theoremOrRejection(() => theorem(name));
    if (known === null) continue;
    const all = statements.filter(({ certificate }) => certificate === name);
    // Checks all at once, and one by one only if that fails: most of the work is the certificate itself.
    const together = objectionTo(known, all, options) === null;
    for (const statement of all) {
      const objection = together ? null : objectionTo(known, [statement], options);
      proofs.set(statement, { part: statement.part, certificate: name, objection });
    }
    checked += 1;
  }
  return proofs;
}

/** A certificate of the library that was changed may be rejected. */
function theoremOrRejection(load: () => CheckedTheorem | null): CheckedTheorem | Rejected | null {
  try {
    return load();
  } catch (error) {
    if (error instanceof RejectedCertificate) return error.rejected;
    throw error;
  }
}

/** Why a theorem does not imply some statements; null if it does. */
function objectionTo(
  theorem: CheckedTheorem | Rejected,
  statements: readonly Statement[],
  options: CheckOptions,
): string | null {
  if (!(theorem instanceof CheckedTheorem)) return `${theorem.obligation}: ${theorem.message}`;
  const corollaries = statements.map(({ corollary }) => corollary);
  for (const one of corollaries) {
    if ('says' in one && !states(theorem, one)) return `${one.family}: it does not state that this is ${one.says}`;
  }
  const others = corollaries.filter((one) => !('says' in one));
  const verdict = others.length === 0 ? theorem : theorem.concluding(others, options);
  return verdict instanceof CheckedTheorem ? null : `${verdict.obligation}: ${verdict.message}`;
}

/** Whether a theorem makes a statement itself. */
const states = (theorem: CheckedTheorem, { family, says }: StatedCorollary): boolean =>
  theorem.corollaries.some((one) => one.family === family && one.formula.join('\n') === says);

/** Is the whole conjecture proved: by one statement, or part by part if its parts are `all` of it? */
export const isProved = (proofs: readonly Proof[], all: boolean): boolean =>
  proofs.some(({ part, objection }) => part === null && objection === null) ||
  (all && proofs.length > 0 && proofs.every(({ objection }) => objection === null));

/**
 * "proved (certificate A32); ", "proved for b = 2 (certificate A22), b = 3 (certificate A23); "; nothing without
 * proofs.
 */
export function proofsText(proofs: readonly Proof[], all: boolean): string {
  const accepted = proofs.filter(({ objection }) => objection === null);
  const rejected = proofs.flatMap(({ part, certificate, objection }) =>
    objection === null
      ? []
      : [`not proved for ${part ?? 'all'}, as certificate ${certificate} fails at ${objection}; `],
  );
  return (accepted.length === 0 ? '' : acceptedText(accepted, isProved(proofs, all))) + rejected.join('');
}

function acceptedText(accepted: readonly Proof[], isWhole: boolean): string {
  const whole = accepted.filter(({ part }) => part === null).slice(0, 1);
  const names = [...new Set((whole.length > 0 ? whole : accepted).map(({ certificate }) => certificate))];
  if (isWhole) return `proved (${names.length === 1 ? 'certificate' : 'certificates'} ${names.join(' and ')}); `;
  const parts = accepted.map(({ part, certificate }) => `${part} (certificate ${certificate})`);
  return `proved for ${parts.join(', ')}; `;
}
