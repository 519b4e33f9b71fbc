/**
 * What certificates prove of a conjecture. A statement of the conjecture for all parameters is added to the certificate that
 * may prove it, as a corollary, and the whole goes through the checker: nothing is taken for proved because a file is there.
 */
import type { Accepted, Rejected } from '@lilypad/prover';
import type { Statement } from '@lilypad/tables';

export interface Proof {
  /** The part that is proved, null for the whole conjecture. */
  readonly part: string | null;
  readonly certificate: string;
  /** Null if the checker accepts it. */
  readonly objection: string | null;
}

type Checker = (json: unknown) => Accepted | Rejected;

/** For each statement whose certificate `load` has, whether it is proved. */
export function proofsOf(
  statements: readonly Statement[],
  load: (name: string) => object | null,
  check: Checker,
): Map<Statement, Proof> {
  const proofs = new Map<Statement, Proof>();
  for (const name of new Set(statements.map(({ certificate }) => certificate))) {
    const json = load(name);
    if (json === null) continue;
    const all = statements.filter(({ certificate }) => certificate === name);
    // All at once, and one by one only if that fails: most of the work is the certificate itself.
    const together = objectionTo(json, all, check) === null;
    for (const statement of all) {
      const objection = together ? null : objectionTo(json, [statement], check);
      proofs.set(statement, { part: statement.part, certificate: name, objection });
    }
  }
  return proofs;
}

/** Why a certificate does not prove some statements; null if it does. */
function objectionTo(json: object, statements: readonly Statement[], check: Checker): string | null {
  const verdict = check({ ...json, corollaries: statements.map(({ corollary }) => corollary) });
  return verdict.ok ? null : `${verdict.obligation}: ${verdict.message}`;
}

export const isProved = (proofs: readonly Proof[]): boolean =>
  proofs.some(({ part, objection }) => part === null && objection === null);

/** "proved (certificate A32); ", "proved for b = 2 (certificate A22), b = 3 (certificate A23); "; nothing without proofs. */
export function proofsText(proofs: readonly Proof[]): string {
  const accepted = proofs.filter(({ objection }) => objection === null);
  const whole = accepted.find(({ part }) => part === null);
  const parts = accepted.map(({ part, certificate }) => `${part} (certificate ${certificate})`);
  const rejected = proofs.flatMap(({ part, certificate, objection }) =>
    objection === null
      ? []
      : [`not proved for ${part ?? 'all'}, as certificate ${certificate} fails at ${objection}; `],
  );
  const proved =
    whole === undefined ? `proved for ${parts.join(', ')}; ` : `proved (certificate ${whole.certificate}); `;
  return (accepted.length === 0 ? '' : proved) + rejected.join('');
}
