/**
 * The theorems of the library that are closed sets: their names, their classes and what follows. `npm run library` finds them
 * again, and so does `lilypad prove NAME --fresh`.
 */
import type { CertificateCorollary } from '../claim/write.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { findInvariant, type InvariantOptions } from '../invariants/prove-invariant.ts';
import { CheckedTheorem } from './checked-theorem.ts';

/** A closed set of positions of a class, by a name such as W22: which positions are looked at, and what follows. */
export interface InvariantTheorem {
  readonly name: string;
  /** The name of the class. */
  readonly target: string;
  /** The set has only positions with gaps of this sum at least, in squares. */
  readonly from: number;
  /** Whether it has sums with *, too. */
  readonly withStar: boolean;
  readonly corollaries: readonly CertificateCorollary[];
}

/** W and the digits of a class B. */
export const INVARIANT_THEOREMS: readonly InvariantTheorem[] = [
  {
    name: 'W22',
    target: 'B22',
    from: 10,
    withStar: true,
    corollaries: [
      {
        name: 'T2',
        word: 'TTFF',
        parameters: ['n'],
        gaps: ['0', '0', 'n+10', '0', '0'],
        // biome-ignore lint/suspicious/noThenProperty: a key of the format of certificates, not of a promise
        formula: { if: 'n = 3 (mod 6)', then: { value: '*' }, else: { value: '0' } },
      },
    ],
  },
];

/**
 * The closed set with a name, in capital letters or not; null if there is none.
 *
 * @example
 * ```ts
 * invariantNamed('w22')?.target; // => 'B22'
 * invariantNamed('B22'); // => null
 * ```
 */
export const invariantNamed = (name: string): InvariantTheorem | null =>
  INVARIANT_THEOREMS.find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? null;

/**
 * Finds a closed set from scratch, and checks it.
 *
 * @throws GaveUp - if there is no time left
 * @throws Error - if the checker rejects what was found, or what is to follow does not
 * @example
 * ```ts
 * const named = invariantNamed('W22');
 * named?.from; // => 10
 * const theorem = () => named && proveInvariant(named); // takes about half a minute
 * ```
 */
export function proveInvariant(
  { target, from, withStar, corollaries }: InvariantTheorem,
  limits: Pick<InvariantOptions, 'maxSeconds' | 'clock' | 'onProgress' | 'team' | 'mapJobs'> = {},
): CheckedTheorem {
  const { invariant } = findInvariant(classNamed(target) as PositionClass, { ...limits, from, withStar });
  return CheckedTheorem.prove(
    { kind: 'invariant', ...invariant, corollaries: [] },
    { program: 'lilypad' },
    corollaries,
    limits.team,
  );
}
