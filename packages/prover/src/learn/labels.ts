/**
 * The labels of one word and the samples that they are tried on: games with affine leaves, each with the set of samples where
 * it has the right value *as a game*. {{a-2|1}|0} fits at a = 1, where its canonical form is *, as well as at a = 9.
 */
import type { Forest, Tree } from '../symbolic/forest.ts';
import { addBit, type Bits, bitsWhere, count, emptyBits } from './bits.ts';
import { greedyCover, type Part, widestLabels } from './cover.ts';
import type { Instances } from './instances.ts';
import type { Pool } from './pool.ts';
import { treeSize } from './size.ts';

export interface Label {
  readonly tree: Tree;
  readonly size: number;
  /** The samples that it fits. */
  fits: Bits;
  /** How many they are. */
  width: number;
}

/** A label of the greedy cover, with the points of the pool that it gets. */
export interface Owner {
  readonly label: Label;
  readonly points: readonly number[];
  readonly samples: Bits;
}

export class Labels {
  /** Samples, as indices into the pool. */
  readonly samples: number[] = [];
  readonly all: Label[] = [];
  private readonly known = new Set<Tree>();
  private readonly sampled = new Set<number>();

  constructor(
    readonly pool: Pool,
    readonly instances: Instances,
  ) {}

  get forest(): Forest {
    return this.instances.forest;
  }

  has(tree: Tree): boolean {
    return this.known.has(tree);
  }

  /** Whether a game has the value of a point of the pool. */
  fitsAt(tree: Tree, i: number): boolean {
    return this.instances.at(tree, this.pool.points[i]) === this.pool.values[i];
  }

  /** Takes a point of the pool among the samples; false if it was there. */
  addSample(i: number): boolean {
    if (this.sampled.has(i)) return false;
    this.sampled.add(i);
    const bit = this.samples.length;
    this.samples.push(i);
    for (const label of this.all) {
      if (bit >> 5 >= label.fits.length) label.fits = larger(label.fits);
      if (!this.fitsAt(label.tree, i)) continue;
      addBit(label.fits, bit);
      label.width += 1;
    }
    return true;
  }

  /** Tries a game on all samples, and keeps it if `isGood`; false if not, or if it was tried before. */
  add(tree: Tree, isGood: (label: Label) => boolean = () => true): boolean {
    if (this.known.has(tree)) return false;
    this.known.add(tree);
    const fits = bitsWhere(this.samples.length, (bit) => this.fitsAt(tree, this.samples[bit]));
    const label: Label = { tree, size: treeSize(this.forest, tree), fits, width: count(fits) };
    if (!isGood(label)) return false;
    this.all.push(label);
    return true;
  }

  /** Labels that fit a sample which no wider label fits. */
  widest(): Label[] {
    // Of labels that fit the same samples the smallest comes first.
    const sorted = [...this.all].sort((x, y) => x.size - y.size);
    const words = (this.samples.length + 31) >> 5;
    return widestLabels(sorted.map(({ fits }) => fits.subarray(0, words))).map((i) => sorted[i]);
  }

  /** The greedy cover of the samples. */
  cover(): Owner[] {
    const labels = this.widest();
    const words = (this.samples.length + 31) >> 5;
    const everything = bitsWhere(this.samples.length, () => true);
    const parts: Part[] = greedyCover(
      labels.map(({ fits }) => fits.subarray(0, words)),
      everything,
    );
    return parts.map(({ label, samples }) => ({
      label: labels[label],
      samples,
      points: this.samples.filter((_, bit) => ((samples[bit >> 5] >>> (bit & 31)) & 1) === 1),
    }));
  }

  /** The widest label that fits at a point of the pool; null if none does. */
  widestAt(i: number): Label | null {
    let best: Label | null = null;
    for (const label of this.all) {
      const wider = best === null || label.width > best.width || (label.width === best.width && label.size < best.size);
      if (wider && this.fitsAt(label.tree, i)) best = label;
    }
    return best;
  }
}

function larger(bits: Bits): Bits {
  const copy = emptyBits(64 * Math.max(1, bits.length) + 1024);
  copy.set(bits);
  return copy;
}
