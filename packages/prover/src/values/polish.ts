/**
 * Shortens a learned formula: each end gets the shortest label that fits all known values of its region, with gaps that
 * have one size there replaced by that size.
 */
import type { Formula } from '../formula/formula.ts';
import { treeSize } from '../formula/size.ts';
import type { Affine, Space } from '../region/affine.ts';
import { type Constraint, holdsAt, negations, notNegative } from '../region/constraint.ts';
import { Store } from '../region/store.ts';
import { addBit, emptyBits, firstMember, hasBit, isSubset } from '../support/bits.ts';
import { newList, small } from '../support/small-lists.ts';
import type { Forest, FormChange, Tree } from '../symbolic/forest.ts';
import type { Label, Labels } from './labels/labels.ts';

export const polish = (labels: Labels, formula: Formula): Formula => new Polish(labels).formula(formula);

class Polish {
  private readonly store: Store;
  private readonly candidates: readonly Label[];
  private readonly sampleAt: ReadonlyMap<number, number>;

  constructor(private readonly labels: Labels) {
    const { space } = labels.forest;
    this.store = new Store(space);
    this.store.assumeAll(notNegative(space));
    this.candidates = [...labels.all].sort((x, y) => x.size - y.size);
    this.sampleAt = new Map(labels.samples.map((i, sample) => [i, sample]));
  }

  formula(formula: Formula): Formula {
    return this.part(
      formula,
      this.labels.pool.points.map((_, i) => i),
    );
  }

  /** A part of the formula, and the points of the pool that it gets. */
  private part(here: Formula, points: readonly number[]): Formula {
    const { forest, pool } = this.labels;
    if (here.kind === 'value') {
      const fixing = new Fixing(forest.space, fixedGaps(this.store));
      const trees = [...this.fitting(points), here.tree].map((tree) => forest.withForms(tree, fixing));
      return { kind: 'value', tree: shortest(forest, trees) };
    }
    const { condition } = here;
    const [yes, no]: number[][] = [[], []];
    for (const i of points) (holdsAt(condition, pool.points[i]) ? yes : no).push(i);
    // Where a congruence fails there are several residues; nothing is assumed then.
    const not = negations(forest.space, condition);
    return {
      kind: 'choice',
      condition,
      yes: this.partUnder([condition], here.yes, yes),
      no: this.partUnder(not.length === 1 ? not : [], here.no, no),
    };
  }

  private partUnder(constraints: readonly Constraint[], here: Formula, points: readonly number[]): Formula {
    const { store } = this;
    store.push();
    store.assumeAll(constraints);
    const polished = this.part(here, points);
    store.pop();
    return polished;
  }

  /** The candidates that fit at some points. What they do at samples is known, and rules most of them out. */
  private fitting(points: readonly number[]): readonly Tree[] {
    const { labels, candidates, sampleAt } = this;
    const samples = emptyBits(labels.samples.length);
    const others: number[] = [];
    for (const i of points) {
      const sample = sampleAt.get(i);
      if (sample === undefined) others.push(i);
      else addBit(samples, sample);
    }
    const first = firstMember(samples);
    const found: Tree[] = [];
    for (const { tree, fits } of candidates) {
      if ((first < 0 || hasBit(fits, first)) && isSubset(samples, fits) && this.fitsAll(tree, others)) found.push(tree);
    }
    return found;
  }

  private fitsAll(tree: Tree, points: readonly number[]): boolean {
    for (const i of points) if (!this.labels.fitsAt(tree, i)) return false;
    return true;
  }
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

/** Puts sizes in the place of gaps. */
class Fixing implements FormChange {
  constructor(
    private readonly space: Space,
    private readonly fixed: ReadonlyMap<number, number>,
  ) {}

  of({ coefficients, constant, shift }: Affine): Affine {
    let rest = constant;
    const kept = newList();
    for (let gap = 0; gap < coefficients.length; gap++) {
      const size = this.fixed.get(gap);
      kept.push(size === undefined ? coefficients[gap] : 0);
      if (size !== undefined) rest += coefficients[gap] * size;
    }
    return this.space.affine(kept, small(rest), shift);
  }
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
