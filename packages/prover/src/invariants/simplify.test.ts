/** Regions that are left out of a closed set. */
import { expect, test } from 'vitest';
import { endOf } from '../formula/decision-tree.ts';
import type { Predicate } from '../outcomes/claim.ts';
import { Space } from '../region/affine.ts';
import { atMostZero, holdsAt } from '../region/constraint.ts';
import type { Leak } from './closure.ts';
import { simplified } from './simplify.ts';

const space = new Space(['n']);
const truth = (holds: boolean): Predicate => ({ kind: 'truth', holds });
const upTo = (most: number, yes: Predicate, no: Predicate): Predicate => ({
  kind: 'choice',
  condition: atMostZero(space.affine([1], -most)),
  yes,
  no,
});
/** 0 to 1, 3 to 9 and 11 to 99. */
const set = upTo(
  1,
  truth(true),
  upTo(2, truth(false), upTo(9, truth(true), upTo(10, truth(false), upTo(99, truth(true), truth(false))))),
);

const endAt = (tree: Predicate, n: number) => endOf(tree, (condition) => holdsAt(condition, [n]));
const contains = (tree: Predicate, n: number): boolean => endAt(tree, n).holds;

/** The middle region leaks if the first one is missing. */
const leaks = (tree: Predicate): Leak[] =>
  contains(tree, 5) && !contains(tree, 1) ? [{ region: endAt(tree, 5), point: [5], cell: [] }] : [];

function shares(tree: Predicate): Map<Predicate, number> {
  const found = new Map<Predicate, number>();
  for (let n = 0; n < 120; n++) found.set(endAt(tree, n), (found.get(endAt(tree, n)) ?? 0) + 1);
  return found;
}

test.each([
  [
    [1, 5, 50],
    [1, 5, 50],
  ],
  [[5], [1, 5]],
  [[50], [50]],
  [
    [1, 50],
    [1, 50],
  ],
  [[], []],
])('with %j needed, a closed set with %j is left', (needed, left) => {
  const isEnough = (part: Predicate): boolean => needed.every((n) => contains(part, n));
  const found = simplified(set, { leaks, shares, isEnough });
  expect([1, 5, 50].filter((n) => contains(found, n))).toEqual(left);
  expect(leaks(found)).toEqual([]);
});
