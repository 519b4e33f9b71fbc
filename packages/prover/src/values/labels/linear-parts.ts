/**
 * Labels with the most frequent linear parts. Near walls, and in narrow bands between them, neighbours do not show how
 * the numbers of a value change, but usually they change as they do elsewhere. So every value of the pool is tried with
 * the most frequent linear parts in its leaves. That determines the constants, and labels that many points agree on are
 * good.
 */

import { SIDES } from '@lilypad/games';
import { small } from '../../support/small-lists.ts';
import type { Forest, Tree } from '../../symbolic/forest.ts';
import type { Pool } from './pool.ts';
import { treeOf } from './propose.ts';
import { SCALE, type Shapes } from './shapes.ts';

const MOST_PARTS = 12;
/** Values with many leaves are tried with fewer linear parts. */
const MOST_COMBINATIONS = 200;
/** A label must fit so many points that no better one fits. */
const FEWEST_POINTS = 2;

/** How often each linear part occurs, by its coefficients times 2^SCALE. */
export class LinearParts {
  private readonly counts: Map<string, number>;

  constructor(
    private readonly forest: Forest,
    saved: readonly (readonly [part: string, count: number])[] = [],
  ) {
    this.counts = new Map(saved);
  }

  save(): (readonly [part: string, count: number])[] {
    return [...this.counts];
  }

  count(tree: Tree): void {
    const form = this.forest.form(tree);
    if (form === null) {
      for (const side of SIDES) for (const option of this.forest.options(tree, side)) this.count(option);
      return;
    }
    const key = form.coefficients.map((c) => c * 2 ** (SCALE - form.shift)).join();
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  /** The most frequent first. */
  frequent(): number[][] {
    return [...this.counts]
      .sort((x, y) => y[1] - x[1])
      .slice(0, MOST_PARTS)
      .map(([key]) => key.split(',').map(Number));
  }
}

/** Points whose values have one shape and, with some linear parts in its leaves, the same constants. */
interface Group {
  readonly parts: readonly number[];
  readonly points: number[];
}

/** Groups by their first leaves: for each linear part and constant of the next leaf, what follows. */
class Branch {
  readonly group: Group;
  private readonly next: Map<number, Branch>[] = [];

  constructor(parts: readonly number[]) {
    this.group = { parts, points: [] };
  }

  follow(part: number, constant: number): Branch {
    this.next[part] ??= new Map();
    let branch = this.next[part].get(constant);
    if (branch === undefined) {
      branch = new Branch([...this.group.parts, part]);
      this.next[part].set(constant, branch);
    }
    return branch;
  }
}

/** All groups of a pool, each in the place of its first point. */
function groupsOf(parts: readonly (readonly number[])[], pool: Pool, shapes: Shapes): Group[] {
  const roots = new Map<number, Branch>();
  const found: Group[] = [];
  pool.points.forEach((point, i) => {
    const value = shapes.of(pool.values[i]);
    if (value === null) return;
    const { shape, leaves } = value;
    const some = parts.slice(0, Math.floor(MOST_COMBINATIONS ** (1 / leaves.length) + 1e-9));
    const offsets = some.map((part) => part.reduce((sum, c, gap) => sum + c * point[gap], 0));
    const choose = (branch: Branch, leaf: number): void => {
      if (leaf < leaves.length) {
        for (let part = 0; part < offsets.length; part++) {
          choose(branch.follow(part, leaves[leaf] - offsets[part]), leaf + 1);
        }
        return;
      }
      const { group } = branch;
      if (group.points.length === 0) found.push(group);
      group.points.push(i);
    };
    let root = roots.get(shape);
    if (root === undefined) {
      root = new Branch([]);
      roots.set(shape, root);
    }
    if (some.length > 0) choose(root, 0);
  });
  return found;
}

/** A greedy cover of a pool by labels with these linear parts. */
export function labelsWith(parts: readonly (readonly number[])[], pool: Pool, shapes: Shapes, forest: Forest): Tree[] {
  const sorted = groupsOf(parts, pool, shapes).filter(({ points }) => points.length >= FEWEST_POINTS);
  sorted.sort((x, y) => y.points.length - x.points.length);
  const covered = new Uint8Array(pool.points.length);
  const found: Tree[] = [];
  for (;;) {
    let best: Group | null = null;
    let size = FEWEST_POINTS - 1;
    for (const group of sorted) {
      if (group.points.length <= size) break;
      let fresh = 0;
      for (const i of group.points) fresh += 1 - covered[i];
      if (fresh > size) {
        best = group;
        size = fresh;
      }
    }
    if (best === null) return found;
    for (const i of best.points) covered[i] = 1;
    const chosen = best.parts.map((part) => parts[part]);
    found.push(labelAt(chosen, best.points[0], pool, shapes, forest));
  }
}

/** The label with these linear parts in its leaves that fits at a point. */
function labelAt(parts: readonly (readonly number[])[], i: number, pool: Pool, shapes: Shapes, forest: Forest): Tree {
  const value = shapes.of(pool.values[i]);
  if (value === null) throw new Error('A value without shape has no labels');
  const point = pool.points[i];
  const forms = value.leaves.map((leaf, k) => {
    const constant = leaf - parts[k].reduce((sum, c, gap) => sum + c * point[gap], 0);
    return forest.space.affine(parts[k], small(constant), SCALE);
  });
  return treeOf(shapes, forest, value.shape, forms);
}
