/** The register: all named results. */
import { ERICKSON } from './erickson.ts';
import { FINITE_STATE } from './finite-state.ts';
import { HOPPING_CONJECTURES } from './hopping-conjectures.ts';
import { HOPPING_LEMMAS } from './hopping-lemmas.ts';
import type { NamedResult } from './named-result.ts';
import { OURS } from './ours.ts';

/** All named results: Erickson's, those of the two papers, those of this project. */
export const REGISTER: readonly NamedResult[] = [
  ...ERICKSON,
  ...HOPPING_CONJECTURES,
  ...HOPPING_LEMMAS,
  ...FINITE_STATE,
  ...OURS,
];

/** The conjectures E1 to E6 and T1 to T5. */
export const CONJECTURES: readonly NamedResult[] = REGISTER.filter(({ name }) => /^[ET][1-9]$/.test(name));

/**
 * The result with a name, in capital letters or not; undefined if there is none.
 *
 * @example
 * ```ts
 * resultNamed('e2')?.statement; // => 'T^a...FF = {a-2|a-2} for a >= 2'
 * ```
 */
export const resultNamed = (name: string): NamedResult | undefined =>
  REGISTER.find((one) => one.name.toLowerCase() === name.toLowerCase());
