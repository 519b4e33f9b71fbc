/** What was found about statements, as text and as JSON. */
import { type Counterexample, DEATH_LEAP, type Statement, type StatementFinding, type Trial } from '@lilypad/prover';
import { proofsText } from '@lilypad/register';

export function describe({ text, parameters, says }: Statement, finding: StatementFinding): string {
  if (finding.status === 'refuted') {
    const relation = says.kind === 'is' ? '=' : says.relation;
    return `${text}: ${falseAt(finding.trial.counterexample as Counterexample, relation)}.`;
  }
  if (finding.status === 'proved') return `${text}: proved, ${proofText(finding)}.`;
  const { credits, trial, failed } = finding;
  const partly = credits.map(({ part, certificates, computed }) => ({
    part,
    certificate: certificates.join(' and '),
    computed,
    objection: null,
  }));
  return [
    `${text}: no proof was found; ${holdsText(trial, parameters)}.`,
    ...(partly.length === 0 ? [] : [`It is ${proofsText({ isWhole: false, proofs: partly }).replace(/; $/, '')}.`]),
    'Tried:',
    ...failed.map(({ method, message }) => `  ${method}: ${message}.`),
  ].join('\n');
}

function falseAt({ position, value, said }: Counterexample, relation: string): string {
  const wanted = said === null || said === value ? '' : `, not ${relation === '=' ? '' : `${relation} `}${said}`;
  return `false at ${position}, which is ${value}${wanted}`;
}

export function holdsText({ tried, bound, skipped }: Trial, parameters: readonly string[]): string {
  const range = parameters.length === 0 ? '' : ` with ${parameters.join(', ')} <= ${bound}`;
  const left = skipped === 0 ? '' : ` (${skipped} more are too large to try)`;
  return `it holds in ${tried} ${tried === 1 ? 'position' : 'positions'}${range}${left}`;
}

function proofText({
  by,
  certificates,
  computed,
  theorems,
  others,
}: Extract<StatementFinding, { status: 'proved' }>): string {
  if (by === 'library') {
    const names = certificates.filter((name) => name !== DEATH_LEAP);
    const word = names.length === 1 ? 'certificate' : 'certificates';
    return [
      ...(names.length === 0 ? [] : [`as a corollary of ${word} ${names.join(' and ')}`]),
      ...(certificates.length > names.length ? [`by ${DEATH_LEAP}`] : []),
      ...(computed === 0 ? [] : [`by computing ${computed} ${computed === 1 ? 'board' : 'boards'}`]),
    ].join(' and ');
  }
  const [theorem] = theorems;
  if (by === 'strategies') {
    const together =
      others === 0 ? '' : `, together with ${others === 1 ? 'another statement' : `${others} other statements`}`;
    return `by ${theorem.counts.words} claims with replies to ${theorem.counts.obligations} moves${together}`;
  }
  if (by === 'rules') {
    const isOneHole = theorems.some(({ target }) => target === 'Theorem1');
    return `by rules that simplify boards${isOneHole ? ' and the recurrences of Theorem1' : ''}`;
  }
  return `as a corollary of ${by === 'invariants' ? 'an invariant' : `the ${by}`} of class ${theorem.target}, proved now`;
}

export function document({ text, parameters }: Statement, finding: StatementFinding): object {
  if (finding.status === 'proved') {
    const { by, certificates, computed, theorems } = finding;
    const [theorem] = theorems;
    const counts = by === 'strategies' ? { claims: theorem.counts.words, moves: theorem.counts.obligations } : {};
    return { statement: text, status: 'proved', by, certificates, computed, ...counts };
  }
  const { counterexample, tried, bound, skipped } = finding.trial;
  if (counterexample !== null) {
    const { position, value, said, values } = counterexample;
    return { statement: text, status: 'refuted', board: position, value, said, parameters: values };
  }
  const { credits = [], failed = [] } = finding.status === 'open' ? finding : {};
  const range = parameters.length === 0 ? null : bound;
  return { statement: text, status: 'failed', checked: tried, upTo: range, skipped, proofs: credits, tried: failed };
}
