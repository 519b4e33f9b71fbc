/**
 * A witness against a conjecture is a stored value. Before it refutes anything, it is checked: values that
 * come with the program were verified; others are computed again, or compared with what is proved.
 */

import { doubtOf, type Knowledge, type Result, type Results } from '@lilypad/tables';
import { boardOf, valueCost } from '@lilypad/toads';

/** The result of checking a witness. */
export type WitnessFinding =
  /** The value is right: it refutes the conjecture. */
  | { readonly kind: 'confirmed' }
  /** The position has another value; `source` says how that is known. */
  | { readonly kind: 'wrong'; readonly value: string; readonly source: string }
  /** Computing it again takes too long: all that can be said is that a stored result contradicts the conjecture. */
  | { readonly kind: 'too large' };

/** Boards of up to so many arrangements are computed again: some seconds. */
const MOST_WORK = 2_000_000;

/**
 * Checks a witness. `bundled` are the results that come with the program.
 *
 * @param mostWork - the most arrangements that a sweep may go through to compute the value again
 * @throws TypeError - if the result names no position, or its value is no game
 * @example
 * ```ts
 * examineWitness({ position: 'T^2.^2F^2', value: '*' }, new Map(), () => null); // => { kind: 'confirmed' }
 * examineWitness({ position: 'T^2.^2F^2', value: '0' }, new Map(), () => null).kind; // => 'wrong'
 * ```
 */
export function examineWitness(
  result: Pick<Result, 'position' | 'value'>,
  bundled: Results,
  proved: Knowledge['proved'],
  mostWork = MOST_WORK,
): WitnessFinding {
  const ours = bundled.get(result.position);
  const known = ours === undefined ? [] : [{ value: ours.value, source: 'the results of this program' }];
  const doubt = doubtOf(result, { known: () => known, proved }, mostWork);
  if (doubt?.kind === 'other value') return { kind: 'wrong', value: doubt.value, source: doubt.source };
  if (doubt !== null) throw new TypeError(`${result.position} = ${result.value}: ${doubt.kind}`);
  const isSure = ours !== undefined || valueCost(boardOf(result.position)) <= mostWork;
  return { kind: isSure ? 'confirmed' : 'too large' };
}
