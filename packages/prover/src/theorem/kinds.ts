/** The kinds of claims, one line each. */
import type { StyleName } from '@lilypad/games';
import type { AnyDocument, KindName } from '../check/kinds.ts';
import type { ClaimKind } from '../claim/kind.ts';
import { countingKind } from '../counting/kind.ts';
import { invariantKind } from '../invariants/kind.ts';
import { outcomeKind } from '../outcomes/kind.ts';
import { strategyKind } from '../strategies/kind.ts';
import { valueKind } from '../values/kind.ts';

const KINDS = {
  value: valueKind,
  outcome: outcomeKind,
  counting: countingKind,
  strategy: strategyKind,
  invariant: invariantKind,
} satisfies Record<KindName, unknown>;

/** A claim of any kind: what a certificate says. */
export type Claim = ReturnType<(typeof KINDS)[KindName]['read']>;

/**
 * The entry of a kind. It must be given claims and documents of that kind only, as `claim.kind` and `document.claim`
 * tell.
 */
export const kindNamed = (name: KindName): ClaimKind<Claim, AnyDocument> =>
  KINDS[name] as unknown as ClaimKind<Claim, AnyDocument>;

/**
 * The ends of all decision trees of a claim, proved or not.
 *
 * @returns the number of ends
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * endsOf(libraryTheorem('A11', text).claim); // => 5
 * ```
 */
export const endsOf = (claim: Claim): number => kindNamed(claim.kind).ends(claim);

/**
 * A claim to read, proved or not, as decision trees: for each entry an empty line, its positions, and the lines of its
 * trees, with games as in certificates, or in a notation.
 *
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * treesOf(libraryTheorem('A11', text).claim).slice(0, 3); // => [ '', 'T^a.T^bFT^c', '  if b >= 2: a' ]
 * ```
 */
export const treesOf = (claim: Claim, style?: StyleName): string[] => kindNamed(claim.kind).trees(claim, style);
