/** The state of a named result, computed from proofs and evidence. */
import { DEATH_LEAP } from '@lilypad/prover';
import type { Evidence } from './evidence.ts';
import type { Proof, Proofs } from './proofs.ts';

/**
 * proved: the checker accepts certificates of all of it, or of all that it follows from. refuted: a board contradicts it.
 * contradicted: a stored value does. checked: it holds where it was checked. stated: nothing here checks it.
 */
export type State = 'proved' | 'refuted' | 'contradicted' | 'checked' | 'stated';

/**
 * The state of a result with these proofs and this evidence, if there is any; `implying` are the states of results that
 * together say all of it.
 *
 * @example
 * ```ts
 * stateOf({ isWhole: true, proofs: [] }, null); // => 'proved'
 * ```
 */
export function stateOf(
  { isWhole, proofs }: Proofs,
  evidence: Evidence | null,
  implying: readonly State[] = [],
): State {
  if (evidence !== null && evidence.state !== 'checked') return evidence.state;
  if (isWhole || (implying.length > 0 && implying.every((state) => state === 'proved'))) return 'proved';
  return evidence === null && proofs.length === 0 ? 'stated' : 'checked';
}

/**
 * The proofs in words: "proved (certificate A32); ", "proved for b = 2 (certificate A22), b = 3 (certificate A23); "; nothing
 * without proofs.
 *
 * @example
 * ```ts
 * const proofs = [{ part: null, certificate: 'A32', computed: 0, objection: null }];
 * proofsText({ isWhole: true, proofs }); // => 'proved (certificate A32); '
 * ```
 */
export function proofsText({ isWhole, proofs }: Proofs): string {
  const accepted = proofs.filter(({ objection }) => objection === null);
  const rejected = proofs.flatMap(({ part, certificate, objection }) =>
    objection === null
      ? []
      : [`not proved for ${part ?? 'all'}, as certificate ${certificate} fails at ${objection}; `],
  );
  if (accepted.length === 0) return rejected.join('');
  const text = isWhole
    ? `proved (${evidenceOf(accepted)}); `
    : `proved for ${accepted.map((proof) => `${proof.part} (${evidenceOf([proof])})`).join(', ')}; `;
  return text + rejected.join('');
}

/** "certificates A11 and OneFrog, 1 board computed". */
function evidenceOf(proofs: readonly Proof[]): string {
  const all = [
    ...new Set(proofs.flatMap(({ certificate }) => certificate.split(' and ')).filter((name) => name !== '')),
  ];
  const names = all.filter((name) => name !== DEATH_LEAP);
  const computed = proofs.reduce((sum, proof) => sum + proof.computed, 0);
  return [
    ...(names.length === 0 ? [] : [`${names.length === 1 ? 'certificate' : 'certificates'} ${names.join(' and ')}`]),
    ...(all.length > names.length ? [DEATH_LEAP] : []),
    ...proofs.flatMap(({ rocq = [] }) => (rocq.length === 0 ? [] : [`in Rocq ${rocq.join(' and ')}`])),
    ...(computed === 0 ? [] : [`${computed} ${computed === 1 ? 'board' : 'boards'} computed`]),
  ].join(', ');
}

/**
 * What the evidence says, as a sentence; `scope` is what its bound means, and `shorten` cuts long values.
 *
 * @example
 * ```ts
 * const nothing = { witness: null, remark: null };
 * evidenceText('a <= N', { state: 'checked', bound: 5, known: 7, unknown: 0, ...nothing }); // => 'holds in 7 positions with a <= 5.'
 * ```
 */
export function evidenceText(
  scope: string,
  evidence: Evidence,
  shorten: (value: string) => string = (value) => value,
): string {
  const { state, bound, known, unknown, witness, remark } = evidence;
  const range = scope.replace('N', String(bound));
  const left = unknown === 0 ? '' : ` (${unknown} more ${unknown === 1 ? 'is' : 'are'} not computed)`;
  if (witness !== null) {
    const against = `${witness.position} = ${shorten(witness.value)}`;
    const among = `among ${known} positions with ${range}${left}`;
    if (state === 'refuted') return `refuted by ${against}, ${among}.`;
    return `a stored result contradicts it, ${against}, too large to be computed again here; ${among}.`;
  }
  if (remark !== null) return `${remark}${left}.`;
  return `holds in ${known} positions with ${range}${left}.`;
}
