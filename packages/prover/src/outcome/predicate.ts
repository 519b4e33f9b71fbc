/** Predicates seen from elsewhere: from a translated point, from the mirror, with other parameters; their ends, and how many they have. */
import type { Space } from '../region/affine.ts';
import type { Constraint } from '../region/constraint.ts';
import type { Oracle } from '../symbolic/oracle.ts';
import type { Predicate } from './claim.ts';

/** The same tree with every condition replaced. */
export function mapConditions(predicate: Predicate, replace: (condition: Constraint) => Constraint): Predicate {
  if (predicate.kind === 'verdict') return predicate;
  return {
    kind: 'choice',
    condition: replace(predicate.condition),
    yes: mapConditions(predicate.yes, replace),
    no: mapConditions(predicate.no, replace),
  };
}

/** The predicate of points with their coordinates in reverse order. */
export function mirrorPredicate(space: Space, predicate: Predicate): Predicate {
  return mapConditions(predicate, ({ form, modulus }) => ({
    form: space.affine([...form.coefficients].reverse(), form.constant, form.shift),
    modulus,
  }));
}

/** The number of ends. */
export function endCount(predicate: Predicate): number {
  return predicate.kind === 'verdict' ? 1 : endCount(predicate.yes) + endCount(predicate.no);
}

/** What a predicate says in the region of an oracle; forks where that depends on the point. */
export function endAt(oracle: Oracle, predicate: Predicate): boolean {
  let here = predicate;
  while (here.kind === 'choice') here = isTrue(oracle, here.condition) ? here.yes : here.no;
  return here.holds;
}

/** Whether a constraint holds; forks where that depends on the point. */
export function isTrue(oracle: Oracle, { form, modulus }: Constraint): boolean {
  return modulus === 0 ? oracle.atMostZero(form) : oracle.residue(form, modulus) === 0;
}
