/**
 * The values of a family of positions whose outcomes are known, as far as outcomes determine them: a position that is ≥
 * 0 and ≤ 0 is 0, one that is ≥ * and ≤ * is *. A formula over the parameters of the family is learned from the points
 * near the origin, and then checked against the predicates everywhere.
 */
import type { Family } from '@lilypad/toads';
import type { FamilyClaim } from '../claim/family-claim.ts';
import type { Placement } from '../classes/placement.ts';
import type { Formula, Value } from '../formula/formula.ts';
import { Substitution } from '../formula/substitute.ts';
import { BestBounds } from '../learn/best-bounds.ts';
import { allDirections } from '../learn/enumerate.ts';
import { listed } from '../learn/source.ts';
import { growing, type Label, learnTree } from '../learn/tree.ts';
import { type Affine, Space, valueAt } from '../region/affine.ts';
import { type Constraint, negations, notNegative } from '../region/constraint.ts';
import { toAffine } from '../region/linear.ts';
import { pointsBetween } from '../region/points.ts';
import { Store } from '../region/store.ts';
import { affineText } from '../region/text.ts';
import { bitsWhere } from '../support/bits.ts';
import { AnyOrder } from '../symbolic/any-order.ts';
import { everywhere } from '../symbolic/everywhere.ts';
import { Forest, type Tree } from '../symbolic/forest.ts';
import { type ClassOutcomes, decide, type Rival, type Standing, type WordOutcome } from './claim.ts';
import { RELATIONS, RIVALS } from './outcomes.ts';
import { decideIn, mapConditions } from './predicate.ts';

/** The formula is learned from all points up to this sum. */
const NEAR: readonly number[] = [0, 60, 30, 16];
const FEWEST = 12;
const MOST_ROUNDS = 20;

export type FamilyAnswer =
  | { readonly ok: true; readonly claim: FamilyClaim }
  /**
   * Why there is none, as a sentence without its full stop, and a point where the outcome does not determine the value,
   * if one was found.
   */
  | { readonly ok: false; readonly reason: string; readonly point: readonly number[] | null };

/** The first power of a family that is negative for some parameters >= 0; null if all are sizes everywhere. */
export function negativeGap(family: Family, { gaps }: Placement): string | null {
  const space = new Space(family.parameters);
  const forms = gaps.map((gap) => toAffine(space, gap));
  const negative = forms.find(({ coefficients, constant }) => constant < 0 || coefficients.some((c) => c < 0));
  return negative === undefined ? null : affineText(space, negative);
}

/** The values of a family that lies in the class of a claim, and has no negative gaps. */
export function familyValues(claim: ClassOutcomes, name: string, family: Family, placement: Placement): FamilyAnswer {
  const forest = new Forest(new Space(family.parameters));
  const gaps = placement.gaps.map((gap) => toAffine(forest.space, gap));
  const { word, mirrored } = placement;
  const outcome = claim.words.get(word) as WordOutcome;
  const member = (formula: Formula): FamilyClaim => ({ name, word, gaps, forest, formula });
  const nothing: FamilyAnswer = { ok: false, reason: `No formula was found for the values of ${name}`, point: null };
  if (outcome.kind === 'value') {
    // In the mirror the certificate would give the value of the image.
    if (mirrored) return nothing;
    return { ok: true, claim: member(new Substitution(claim.forest, forest, gaps, false).formula(outcome.formula)) };
  }
  const standings: Readonly<Record<Rival, Standing | null>> = { '0': outcome.zero, '*': outcome.star };
  const points = [...pointsBetween(forest.space.dimension, 0, NEAR[forest.space.dimension] ?? FEWEST)];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const values = points.map((point) => rivalAt(gaps, standings, point));
    const unknown = values.indexOf(undefined);
    if (unknown >= 0) {
      const at = family.parameters.map((parameter, i) => `${parameter} = ${points[unknown][i]}`).join(', ');
      const where = at === '' ? '' : `, as for ${at}`;
      const reason = `Some positions of ${name} are neither 0 nor *${where}; outcomes do not tell their values`;
      return { ok: false, reason, point: points[unknown] };
    }
    const formula = learn(forest, points, values as Rival[]);
    if (formula === null) return nothing;
    const failure = mistake(claim, member(formula), standings);
    if (failure === null) return { ok: true, claim: member(formula) };
    points.push([...failure]);
  }
  return nothing;
}

/** The rival that a position of the family equals. */
function rivalAt(
  gaps: readonly Affine[],
  standings: Readonly<Record<Rival, Standing | null>>,
  point: readonly number[],
): Rival | undefined {
  const at = gaps.map((gap) => Number(valueAt(gap, point).numerator));
  return RIVALS.find((rival) => {
    const standing = standings[rival];
    return standing !== null && RELATIONS.every((relation) => decide(standing[relation], at));
  });
}

/** The game of a rival, 0 or {0|0}. */
function rivalGame(forest: Forest, rival: Rival): Tree {
  const zero = forest.leaf(forest.space.zero);
  return rival === '0' ? zero : forest.node([zero], [zero]);
}

function learn(forest: Forest, points: readonly (readonly number[])[], values: readonly Rival[]): Formula | null {
  const { space } = forest;
  const gaps = space.names.map((_, i) => i);
  const learned = learnTree({
    space,
    points,
    labels: RIVALS.map(
      (rival): Label<Value> => ({
        fits: bitsWhere(points.length, (i) => values[i] === rival),
        size: 1,
        end: { kind: 'value', tree: rivalGame(forest, rival) },
      }),
    ),
    grow: growing(new BestBounds(listed(allDirections(space.dimension, gaps)))),
  });
  return learned?.tree ?? null;
}

/** A point where a value does not follow from the predicates; null if there is none. */
function mistake(
  claim: ClassOutcomes,
  { forest, gaps, formula }: FamilyClaim,
  standings: Readonly<Record<Rival, Standing | null>>,
): readonly number[] | null {
  const { space } = forest;
  const order = new AnyOrder(forest, new Store(space));
  order.store.assumeAll(notNegative(space));
  const substitution = new Substitution(claim.forest, forest, gaps, false);
  const wrongValue = (tree: Tree): readonly number[] | null => {
    const rival = RIVALS.find((one) => rivalGame(forest, one) === tree) as Rival;
    for (const relation of RELATIONS) {
      const standing = standings[rival] as Standing;
      const predicate = mapConditions(standing[relation], (condition) => substitution.condition(condition));
      const { failure } = everywhere(order, () => decideIn(order.oracle, predicate));
      if (failure !== null) return failure;
    }
    return null;
  };
  const search = (here: Formula): readonly number[] | null => {
    if (here.kind === 'value') return wrongValue(here.tree);
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
