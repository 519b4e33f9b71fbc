/**
 * Predicates of other points: translated, mirrored or with other parameters; the truth of a predicate on a whole
 * region; and predicates as plain data.
 */
import { endOf, mapTree } from '../formula/decision-tree.ts';
import { choicesFrom, type PlainChoices, plainChoices } from '../formula/plain-choices.ts';
import type { Space } from '../region/affine.ts';
import type { Constraint } from '../region/constraint.ts';
import type { Oracle } from '../symbolic/oracle.ts';
import type { Predicate } from './claim.ts';

/** The same predicate with every condition replaced. */
export function mapConditions(predicate: Predicate, replace: (condition: Constraint) => Constraint): Predicate {
  return mapTree(predicate, replace, (truth) => truth);
}

/** The predicate of points with their coordinates in reverse order. */
export function mirrorPredicate(space: Space, predicate: Predicate): Predicate {
  return mapConditions(predicate, ({ form, modulus }) => ({
    form: space.affine([...form.coefficients].reverse(), form.constant, form.shift),
    modulus,
  }));
}

/** The truth of a predicate in the region of an oracle; forks where that depends on the point. */
export function decideIn(oracle: Oracle, predicate: Predicate): boolean {
  return endOf(predicate, (condition) => oracle.isTrue(condition)).holds;
}

/** A predicate as JSON. */
export type PlainPredicate = PlainChoices<{ readonly holds: boolean }>;

export const plainPredicate = (predicate: Predicate): PlainPredicate =>
  plainChoices(predicate, ({ holds }) => ({ holds }));

export const predicateFrom = (space: Space, plain: PlainPredicate): Predicate =>
  choicesFrom(space, plain, ({ holds }) => ({ kind: 'truth', holds }));
