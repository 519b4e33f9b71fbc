/** Wider labels for a word: its narrow ones tilted, and what the recurrences give at the samples. */
import type { ClassMove } from '../../classes/moves.ts';
import { treeSize } from '../../formula/size.ts';
import type { Tree } from '../../symbolic/forest.ts';
import type { Labels, Owner } from './labels.ts';
import { tilted } from './tilt.ts';
import { Unfolding } from './unfold.ts';

/** So many points beyond the wall of a label decide whether a tilted one is tried on all samples. */
const NEIGHBOURS = 12;
const LARGEST_LABEL = 40;
const LEAST_WIDTH = 4;

export class Widener {
  /** What has been tilted before. */
  private readonly tilts = new Set<string>();
  /** What the recurrence gives at each sample. */
  private readonly unfoldings: readonly Unfolding[];

  constructor(
    private readonly labels: Labels,
    moves: readonly ClassMove[],
  ) {
    const { samples, pool } = labels;
    this.unfoldings = samples.map((i) => new Unfolding(labels, moves, pool.points[i]));
  }

  widen(labelsOf: (word: string) => Labels): void {
    for (const owner of this.labels.cover()) this.tilt(owner);
    this.unfold(labelsOf);
  }

  /** Tilts a label along the gaps that have one size at all points it gets. */
  private tilt(owner: Owner): void {
    const { labels, tilts } = this;
    const { label, points } = owner;
    const { pool, forest } = labels;
    for (const gap of pool.relevant) {
      const size = pool.points[points[0]][gap];
      const key = `${label.tree},${gap},${size}`;
      if (tilts.has(key) || points.some((i) => pool.points[i][gap] !== size)) continue;
      tilts.add(key);
      const beyond = this.beyond(owner, gap, size);
      if (beyond.length === 0) continue;
      const couldFit = (tree: Tree, leaf: number, slope: number): boolean =>
        beyond.every((i) => labels.couldFitAt(tree, i, leaf, slope * (pool.points[i][gap] - size)));
      for (const tree of tilted(forest, label.tree, gap, size, couldFit)) {
        if (!labels.has(tree) && beyond.every((i) => labels.fitsAt(tree, i))) labels.add(tree);
      }
    }
  }

  /** Some points one step away along a gap where the label does not fit. */
  private beyond({ label, points }: Owner, gap: number, size: number): number[] {
    const { labels } = this;
    const { pool } = labels;
    const found: number[] = [];
    for (const i of points) {
      for (const x of [size + 1, size - 1]) {
        const j = pool.find(pool.points[i].with(gap, x));
        if (j !== undefined && !labels.fitsAt(label.tree, j)) found.push(j);
      }
      if (found.length > NEIGHBOURS) break;
    }
    return found;
  }

  /** Keeps what the recurrence gives at a sample if no label is wider. */
  private unfold(labelsOf: (word: string) => Labels): void {
    const { labels } = this;
    for (const unfolding of this.unfoldings) {
      const tree = unfolding.next(labelsOf);
      if (tree === null || labels.has(tree) || treeSize(labels.forest, tree) > LARGEST_LABEL) continue;
      labels.add(tree, (label) => label.width >= LEAST_WIDTH && !labels.hasWider(label));
    }
  }
}
