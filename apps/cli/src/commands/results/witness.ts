/** Checks a witness against a conjecture: a stored value refutes nothing unless it is right. */
import { type Evidence, examineWitness } from '@lilypad/register';
import { openLibrary } from '../../library/library.ts';
import { InputError } from '../../output/errors.ts';
import type { KnownResults } from '../../results/known.ts';

/**
 * The evidence, with `contradicted` in place of `refuted` if the witness cannot be computed again in reasonable time.
 */
export function lookAgain(evidence: Evidence, results: KnownResults): Evidence {
  if (evidence.witness === null) return evidence;
  const { position, value } = evidence.witness;
  const library = openLibrary();
  const finding = examineWitness({ position, value }, results.bundled, (arena, board) => {
    return library.value(arena, board)?.value ?? null;
  });
  if (finding.kind === 'wrong') {
    throw new InputError(
      `the store ${results.store.path} says that ${position} is ${value}, but by ${finding.source} it is ${finding.value}`,
    );
  }
  return finding.kind === 'confirmed' ? evidence : { ...evidence, state: 'contradicted' };
}

/**
 * A conjecture that is both proved and refuted means that one of the two is wrong: no answer of the command can be
 * trusted.
 */
export function refuseContradiction(name: string, { witness }: Evidence): void {
  if (witness === null) return;
  const { position, value } = witness;
  throw new Error(`${name} is proved, and ${position} = ${value} contradicts it; one of the two is wrong`);
}
