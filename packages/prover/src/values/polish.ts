/**
 * Shortens a learned formula: each end gets the shortest label that fits all known values of its region, with gaps that
 * have one size there replaced by that size.
 */
import { SIDES } from '@lilypad/games';
import type { Formula } from '../formula/formula.ts';
import { treeSize } from '../formula/size.ts';
import type { Affine, Space } from '../region/affine.ts';
import { type Constraint, holdsAt, negations, notNegative } from '../region/constraint.ts';
import { Store } from '../region/store.ts';
import { addBit, emptyBits, firstMember, hasBit, isSubset } from '../support/bits.ts';
import type { Forest, Tree } from '../symbolic/forest.ts';
import type { Label, Labels } from './labels/labels.ts';

export function polish(labels: Labels, formula: Formula): Formula {
  const { forest, pool } = labels;
  const { space } = forest;
  const store = new Store(space);
  store.assumeAll(notNegative(space));
  const candidates = [...labels.all].sort((x, y) => x.size - y.size);
  const sampleAt = new Map(labels.samples.map((i, sample) => [i, sample]));
  /** The candidates that fit at some points. What they do at samples is known, and rules most of them out. */
  const fitting = (points: readonly number[]): Label[] => {
    const samples = emptyBits(labels.samples.length);
    const others: number[] = [];
    for (const i of points) {
      const sample = sampleAt.get(i);
      if (sample === undefined) others.push(i);
      else addBit(samples, sample);
    }
    const first = firstMember(samples);
    return candidates.filter(
      ({ tree, fits }) =>
        (first < 0 || hasBit(fits, first)) && isSubset(samples, fits) && others.every((i) => labels.fitsAt(tree, i)),
    );
  };

  const go = (here: Formula, points: readonly number[]): Formula => {
    if (here.kind === 'value') {
      const fixed = fixedGaps(store);
      const trees = [...fitting(points).map(({ tree }) => tree), here.tree].map((tree) =>
        substitute(forest, tree, fixed),
      );
      return { kind: 'value', tree: shortest(forest, trees) };
    }
    const { condition } = here;
    const under = (constraints: readonly Constraint[], rest: Formula, some: readonly number[]): Formula => {
      store.push();
      store.assumeAll(constraints);
      const polished = go(rest, some);
      store.pop();
      return polished;
    };
    const [yes, no]: number[][] = [[], []];
    for (const i of points) (holdsAt(condition, pool.points[i]) ? yes : no).push(i);
    // Where a congruence fails there are several residues; nothing is assumed then.
    const not = negations(space, condition);
    return {
      kind: 'choice',
      condition,
      yes: under([condition], here.yes, yes),
      no: under(not.length === 1 ? not : [], here.no, no),
    };
  };
  return go(
    formula,
    pool.points.map((_, i) => i),
  );
}

/** The gaps that have one size only under the assumptions of a store, with their sizes. */
function fixedGaps(store: Store): ReadonlyMap<number, number> {
  const fixed = new Map<number, number>();
  const { space, witness } = store;
  if (witness === null) return fixed;
  space.names.forEach((_, gap) => {
    const excess = space.plus(space.parameter(gap), space.one, -witness[gap]);
    if (store.ask(excess) === 'yes' && store.ask(space.negate(excess)) === 'yes') fixed.set(gap, witness[gap]);
  });
  return fixed;
}

function substitute(forest: Forest, tree: Tree, fixed: ReadonlyMap<number, number>): Tree {
  const form = forest.form(tree);
  if (form !== null) return forest.leaf(substituteForm(forest.space, form, fixed));
  const [left, right] = SIDES.map((side) =>
    forest.options(tree, side).map((option) => substitute(forest, option, fixed)),
  );
  return forest.node(left, right);
}

function substituteForm(
  space: Space,
  { coefficients, constant, shift }: Affine,
  fixed: ReadonlyMap<number, number>,
): Affine {
  let rest = constant;
  const kept = coefficients.map((c, gap) => {
    const size = fixed.get(gap);
    if (size === undefined) return c;
    rest += c * size;
    return 0;
  });
  return space.affine(kept, rest, shift);
}

function shortest(forest: Forest, trees: readonly Tree[]): Tree {
  let best = trees[0];
  let size = treeSize(forest, best);
  for (const tree of trees) {
    const other = treeSize(forest, tree);
    if (other < size) {
      best = tree;
      size = other;
    }
  }
  return best;
}
