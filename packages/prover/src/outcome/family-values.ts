/**
 * The values of a family of positions whose outcomes are known, as far as those determine them: a position that is ≥ 0 and ≤ 0
 * is 0, one that is ≥ * and ≤ * is *. A formula over the parameters of the family is learned from the points near the
 * origin, and then checked against the predicates everywhere.
 */
import type { Family, Placement } from '../classes/family.ts';
import type { Formula } from '../formula/formula.ts';
import { Substitution } from '../formula/substitute.ts';
import { bitsWhere } from '../learn/bits.ts';
import { allDirections } from '../learn/slanted/directions.ts';
import { conditionOf } from '../learn/slanted/slanted-learner.ts';
import { type Decision, learnTree } from '../learn/slanted/tree.ts';
import { everywhere } from '../prove/everywhere.ts';
import { AnyOrder } from '../prove/order.ts';
import { Space, valueAt } from '../region/affine.ts';
import { atLeastZero, type Constraint, negations } from '../region/constraint.ts';
import { toAffine } from '../region/linear.ts';
import { Store } from '../region/store.ts';
import { Forest, type Tree } from '../symbolic/forest.ts';
import { decide, type FamilyClaim, type OutcomeClaim, type Rival, type Standing } from './claim.ts';
import { pointsBetween, RELATIONS, RIVALS } from './outcomes.ts';
import { mapConditions } from './predicate.ts';

/** The formula is learned from all points up to this sum. */
const NEAR: readonly number[] = [0, 60, 30, 16];
const FEWEST = 12;
const MOST_ROUNDS = 20;

export type FamilyAnswer =
  | { readonly ok: true; readonly claim: FamilyClaim }
  /** A point, if one was found, where the outcome does not tell the value. */
  | { readonly ok: false; readonly point: readonly number[] | null };

/** The values of a family that lies in the class of a claim. */
export function familyValues(claim: OutcomeClaim, name: string, family: Family, placement: Placement): FamilyAnswer {
  const space = new Space(family.names);
  const gaps = placement.gaps.map((gap) => toAffine(space, gap));
  const outcome = claim.words.get(placement.word);
  if (outcome?.kind !== 'against') return { ok: false, point: null };
  const { zero, star } = outcome;
  const forest = new Forest(space);
  const leaf = forest.leaf(space.zero);
  const games: Readonly<Record<Rival, Tree>> = { '0': leaf, '*': forest.node([leaf], [leaf]) };
  const standing = (rival: Rival): Standing | null => (rival === '0' ? zero : star);

  const rivalAt = (point: readonly number[]): Rival | undefined => {
    const at = gaps.map((gap) => Number(valueAt(gap, point).numerator));
    return RIVALS.find((rival) => {
      const predicates = standing(rival);
      return predicates !== null && RELATIONS.every((relation) => decide(predicates[relation], at));
    });
  };
  const points = [...pointsBetween(space.dimension, 0, NEAR[space.dimension] ?? FEWEST)];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const values = points.map(rivalAt);
    const unknown = values.indexOf(undefined);
    if (unknown >= 0) return { ok: false, point: points[unknown] };
    const formula = learn(forest, points, values as Rival[], games);
    if (formula === null) return { ok: false, point: null };
    const member: FamilyClaim = { name, word: placement.word, gaps, forest, formula };
    const failure = mistake(claim, member, (tree) => standing(tree === leaf ? '0' : '*') as Standing);
    if (failure === null) return { ok: true, claim: member };
    points.push([...failure]);
  }
  return { ok: false, point: null };
}

function learn(
  forest: Forest,
  points: readonly (readonly number[])[],
  values: readonly Rival[],
  games: Readonly<Record<Rival, Tree>>,
): Formula | null {
  const { space } = forest;
  const decision = learnTree({
    points,
    fits: RIVALS.map((rival) => bitsWhere(points.length, (i) => values[i] === rival)),
    directions: allDirections(
      space.dimension,
      space.names.map((_, i) => i),
    ),
  });
  const build = (node: Decision): Formula => {
    if (node.kind === 'end') return { kind: 'value', tree: games[values[node.samples[0]]] };
    const { direction, bound, yes, no } = node;
    return { kind: 'choice', condition: conditionOf(space, direction, bound), yes: build(yes), no: build(no) };
  };
  return decision && build(decision);
}

/** A point where a value does not follow from the predicates; null if there is none. */
function mistake(
  claim: OutcomeClaim,
  { forest, gaps, formula }: FamilyClaim,
  standingFor: (tree: Tree) => Standing,
): readonly number[] | null {
  const { space } = forest;
  const order = new AnyOrder(forest, new Store(space));
  order.store.assumeAll(space.names.map((_, i) => atLeastZero(space, space.parameter(i))));
  const substitution = new Substitution(claim.forest, forest, gaps, false);
  const isTrue = ({ form, modulus }: Constraint): boolean =>
    modulus === 0 ? order.oracle.atMostZero(form) : order.oracle.residue(form, modulus) === 0;
  const search = (here: Formula): readonly number[] | null => {
    if (here.kind === 'value') {
      const standing = standingFor(here.tree);
      for (const relation of RELATIONS) {
        const predicate = mapConditions(standing[relation], (condition) => substitution.condition(condition));
        const { failure } = everywhere(order, () => {
          let end = predicate;
          while (end.kind === 'choice') end = isTrue(end.condition) ? end.yes : end.no;
          return end.holds;
        });
        if (failure !== null) return failure;
      }
      return null;
    }
    const parts: [Constraint, Formula][] = [
      [here.condition, here.yes],
      ...negations(space, here.condition).map((negation): [Constraint, Formula] => [negation, here.no]),
    ];
    for (const [constraint, rest] of parts) {
      const failure = order.push(constraint) ? search(rest) : null;
      order.pop();
      if (failure !== null) return failure;
    }
    return null;
  };
  return search(formula);
}
