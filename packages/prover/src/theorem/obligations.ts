/**
 * The obligations of one word of a conjecture about values, as a job for another machine: the conjecture is sent as a
 * certificate, which nobody has checked yet, and the answer is plain data.
 */
import { parseJson } from '../check/json.ts';
import { readDocument } from '../check/kinds.ts';
import type { ClassFormula } from '../formula/class-formula.ts';
import { valueKind } from '../values/kind.ts';
import { checkRecurrence, type WordResult } from '../values/recurrence.ts';
import { kindNamed } from './kinds.ts';

/** Does the obligations of some words of a conjecture, which is given as a certificate; results in the order of the words. */
export type ObligationChecker = (conjecture: string, words: readonly string[]) => readonly WordResult[];

/** A conjecture about values as text. */
export const writeConjecture = (claim: ClassFormula): string =>
  JSON.stringify(valueKind.write({ kind: 'value', corollaries: [], ...claim }, {}));

/**
 * Checks the recurrence of one word of a conjecture.
 *
 * @param conjecture - the conjecture about values as the text of a certificate
 * @param onProgress - called now and then
 * @throws SyntaxError - if the text is not JSON
 * @throws TypeError - if it is no certificate about values that has this word
 * @example
 * ```ts
 * const { theorem } = proveValues(parseTarget('A11'));
 * wordObligations(theorem?.certificate ?? '', '.F').failures; // => []
 * ```
 */
export function wordObligations(conjecture: string, word: string, onProgress: () => void = () => {}): WordResult {
  const document = readDocument(parseJson(conjecture));
  const claim = kindNamed(document.claim).read(document);
  if (claim.kind !== 'value' || !claim.formulas.has(word)) throw new TypeError(`no values are claimed of ${word}`);
  return checkRecurrence(claim, word, onProgress);
}
