/** Statements that a position is ≥, ≤ or = to 0 or *, as corollaries of an invariant of its class that is looked for on the occasion. */

import { Dyadic } from '@lilypad/games';
import { compactText } from '../claim/certificate-text.ts';
import { tempoOf } from '../classes/tempo.ts';
import type { Invariant } from '../invariants/claim.ts';
import { type InvariantClaim, invariantKind } from '../invariants/kind.ts';
import { findInvariant, type InvariantOptions } from '../invariants/prove-invariant.ts';
import { jumpsMade, type Slice, slicesOf } from '../invariants/slice.ts';
import { GaveUp, gcd, mod } from '../region/exact.ts';
import { combine, type Linear, number } from '../region/linear.ts';
import { gameCorollary, type PlacedPart, placePart } from '../statements/class-corollary.ts';
import type { Part } from '../statements/parts.ts';
import type { Statement } from '../statements/statement.ts';
import { CheckedTheorem } from './checked-theorem.ts';
import type { ProveStatementOptions } from './statement-finding.ts';

/** The most pieces of a class for which an invariant is looked for, unless that is asked for. */
const MOST_PIECES = 4;
/** The same for a statement that says one side only: no other class certificate says so little. */
const MOST_PIECES_ONE_SIDED = 6;
const RELATIONS: readonly string[] = ['>=', '<=', '='];
/** Residues of the sum are told apart modulo this number and its divisors. */
const LARGEST_MODULUS = 6;

/** Theorems that say all parts of a statement; a sentence without its full stop if there are none. */
export function proveByInvariant(
  statement: Statement,
  parts: readonly Part[],
  options: ProveStatementOptions,
): readonly CheckedTheorem[] | string {
  const { says } = statement;
  if (says.kind === 'is' || !RELATIONS.includes(says.relation))
    return 'An invariant shows only that a position is >=, <= or = to 0 or *';
  const placed: PlacedPart[] = [];
  for (const part of parts) {
    const place = placePart(statement, part);
    if (typeof place === 'string') return place;
    placed.push(place);
  }
  const [{ positions }] = placed.map(({ placement }) => placement);
  if (positions.gap !== '.') return 'Invariants are sets of positions with empty squares in the gaps';
  const { word } = placed[0].placement;
  const mostPieces = says.relation === '=' ? MOST_PIECES : MOST_PIECES_ONE_SIDED;
  if (word.length > mostPieces && options.by === undefined) {
    return `Class ${positions.name} is large; --by invariants tries it nevertheless`;
  }
  const corollaries = parts.flatMap((part, i) => gameCorollary(says, part, placed[i]) ?? []);
  const values = new Set(corollaries.map(({ formula }) => ('value' in formula ? formula.value : '')));
  if (corollaries.length < parts.length || [...values].some((value) => value !== '0' && value !== '*')) {
    return 'An invariant compares positions with 0 and * only';
  }
  if (!placed.every((part) => isInSlices(part, values.has('*')))) {
    return 'Invariants are looked for where both players could slide equally far if nothing were in the way, which is not so here';
  }
  const theorem = invariantTheorem(placed, values.has('*'), options);
  if (typeof theorem === 'string') return theorem;
  const theorems: CheckedTheorem[] = [];
  for (const corollary of corollaries) {
    const verdict = theorem.concluding([corollary]);
    if (!(verdict instanceof CheckedTheorem)) {
      return `The closed set that was found does not contain all these positions: ${verdict.obligation}: ${verdict.message}`;
    }
    theorems.push(verdict);
  }
  return theorems;
}

/** The invariant of the class for positions as large as these. */
function invariantTheorem(
  placed: readonly PlacedPart[],
  withStar: boolean,
  options: ProveStatementOptions,
): CheckedTheorem | string {
  const { maxSeconds, clock, team, using = [], onSlice, onClosedSet } = options;
  const [{ positions }] = placed.map(({ placement }) => placement);
  const fewestJumps = Math.min(...placed.map(({ placement }) => jumpsMade(placement.word)));
  const known = using.flatMap(({ claim }) =>
    claim.kind === 'invariant' && claim.positions.name === positions.name ? [claim.sets] : [],
  );
  const claimOf = (invariant: Invariant): InvariantClaim => ({ kind: 'invariant', ...invariant, corollaries: [] });
  try {
    const { invariant } = findInvariant(positions, {
      ...sumsOf(placed),
      fewestJumps,
      withStar,
      maxSeconds,
      clock,
      team,
      known: known[0],
      onProgress: onSlice,
      onSettled: (settled) => onClosedSet?.(compactText(invariantKind.write(claimOf(settled)))),
    });
    return CheckedTheorem.prove(claimOf(invariant), { program: 'lilypad' }, [], team);
  } catch (error) {
    if (error instanceof GaveUp) return error.message.replace(/\.$/, '');
    throw error;
  }
}

/** The smallest sum of the gaps of such positions, and its residue modulo 6, 3 or 2 if they have but one. */
function sumsOf(placed: readonly PlacedPart[]): Pick<InvariantOptions, 'from' | 'only'> {
  const sums = placed.map(({ placement: { gaps } }) => weighted(gaps, () => 1));
  const [{ constant: first }] = sums;
  const common = sums.flatMap(({ constant, coefficients }) => [constant - first, ...coefficients]).reduce(gcd, 0);
  const from = Math.max(0, Math.min(...sums.map(({ constant }) => constant)));
  const modulus = gcd(common, LARGEST_MODULUS);
  return modulus === 1 ? { from } : { from, only: { modulus, residue: mod(first, modulus) } };
}

/** Whether there are slices with the positions of a part. */
function isInSlices({ placement: { positions, word, gaps } }: PlacedPart, withStar: boolean): boolean {
  const weights = tempoOf(word);
  const { constant, coefficients } = weighted(gaps, (gap) => weights[gap]);
  const isIn = (slice: Slice): boolean => slice.word === word && slice.tempo === constant;
  return coefficients.length === 0 && slicesOf(positions, withStar).some(isIn);
}

/** The sum of the gaps, each times its weight: its constant, and its coefficients that are not 0. */
function weighted(
  gaps: readonly Linear[],
  weight: (gap: number) => number,
): { readonly constant: number; readonly coefficients: readonly number[] } {
  const zero = number(Dyadic.ZERO);
  const sum = gaps.reduce((before, gap, i) => combine(before, gap, Dyadic.of(weight(i))), zero);
  return {
    constant: Number(sum.constant.numerator),
    coefficients: [...sum.terms.values()].map(({ numerator }) => Number(numerator)),
  };
}
