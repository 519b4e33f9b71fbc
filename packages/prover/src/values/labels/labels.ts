/**
 * The labels of one word and the samples that they are tried on: games with affine leaves, each with the set of samples
 * where it has the right value *as a game*. {{a-2|1}|0} fits at a = 1, where its canonical form is *, as well as at a =
 * 9.
 */

import { type Formula, select, type Value } from '../../formula/formula.ts';
import { type PlainTree, plainTree, treeFrom } from '../../formula/plain.ts';
import { treeSize } from '../../formula/size.ts';
import { greedyCover, usefulLabels } from '../../learn/cover.ts';
import type { Label as TreeLabel } from '../../learn/tree.ts';
import {
  addBit,
  allBits,
  type Bits,
  bitsWhere,
  chosen,
  count,
  emptyBits,
  hasBit,
  isSubset,
  members,
} from '../../support/bits.ts';
import type { Forest, Tree } from '../../symbolic/forest.ts';
import { InstanceKeys } from '../../symbolic/instance-keys.ts';
import type { Instances } from '../../symbolic/instances.ts';
import type { Pool } from './pool.ts';

export interface Label {
  readonly tree: Tree;
  /** How much it is to read. */
  readonly size: number;
  /** The samples that it fits. */
  readonly fits: Bits;
  /** How many they are. */
  readonly width: number;
}

/** A label of the greedy cover, with the points of the pool that it gets. */
export interface Owner {
  readonly label: Label;
  readonly points: readonly number[];
}

/** Labels and samples as plain data. */
export interface SavedLabels {
  /** As indices into the pool. */
  readonly samples: readonly number[];
  /** Each label with the numbers of the samples that it fits. */
  readonly labels: readonly (readonly [tree: PlainTree, fits: readonly number[]])[];
}

export class Labels {
  /** Samples, as indices into the pool. */
  readonly samples: number[] = [];
  private readonly labels: { tree: Tree; size: number; fits: Bits; width: number }[] = [];
  /** Games that have been tried, and those of them that were kept. */
  private readonly tried = new Set<Tree>();
  private readonly kept = new Set<Tree>();
  /** The number of each sample, by its index into the pool. */
  private readonly sampled = new Map<number, number>();
  /** By points of the pool: the widest label that fits there, of the first so many. */
  private readonly widest = new Map<number, { readonly label: Label | null; readonly among: number }>();
  private byWidth: readonly Label[] | null = null;
  private readonly keys: InstanceKeys;

  constructor(
    readonly pool: Pool,
    readonly instances: Instances,
  ) {
    this.keys = new InstanceKeys(instances);
  }

  /** Labels that were saved, with their pool. */
  static from(pool: Pool, instances: Instances, { samples, labels }: SavedLabels): Labels {
    const restored = new Labels(pool, instances);
    restored.samples.push(...samples);
    for (const [bit, i] of samples.entries()) restored.sampled.set(i, bit);
    for (const [plain, fitting] of labels) {
      const fits = emptyBits(samples.length);
      for (const bit of fitting) addBit(fits, bit);
      restored.keep(treeFrom(instances.forest, plain), fits, fitting.length);
    }
    return restored;
  }

  save(): SavedLabels {
    const labels = this.labels.map(({ tree, fits }) => [plainTree(this.forest, tree), members(fits)] as const);
    return { samples: [...this.samples], labels };
  }

  get all(): readonly Label[] {
    return this.labels;
  }

  get forest(): Forest {
    return this.instances.forest;
  }

  /** Whether a game has been tried before, with or without success. */
  has(tree: Tree): boolean {
    return this.tried.has(tree);
  }

  hasWider({ fits }: Label): boolean {
    return this.labels.some((other) => isSubset(fits, other.fits));
  }

  /** Whether a game has the value of a point of the pool. */
  fitsAt(tree: Tree, i: number): boolean {
    return this.keys.fits(tree, this.pool.points[i], this.pool.values[i]);
  }

  /** Whether a game could have the value of a point of the pool if something were added to one of its leaves, counted from the left. */
  couldFitAt(tree: Tree, i: number, leaf: number, added: number): boolean {
    return this.keys.couldFit(tree, this.pool.points[i], this.pool.values[i], leaf, added);
  }

  /** The points of the pool where a formula does not have the value. */
  mistakes(formula: Formula): number[] {
    const wrong: number[] = [];
    const { points } = this.pool;
    for (let i = 0; i < points.length; i++) if (!this.fitsAt(select(formula, points[i]), i)) wrong.push(i);
    return wrong;
  }

  /** Takes a point of the pool among the samples; false if it was there. */
  addSample(i: number): boolean {
    if (this.sampled.has(i)) return false;
    const bit = this.samples.length;
    this.sampled.set(i, bit);
    this.byWidth = null;
    this.widest.clear();
    this.samples.push(i);
    for (const label of this.labels) {
      if (bit >> 5 >= label.fits.length) label.fits = larger(label.fits);
      if (!this.fitsAt(label.tree, i)) continue;
      addBit(label.fits, bit);
      label.width += 1;
    }
    return true;
  }

  /** Tries a game on all samples, and keeps it if `isGood`. What was not good enough then may be kept later. */
  add(tree: Tree, isGood: (label: Label) => boolean = () => true): void {
    if (this.kept.has(tree)) return;
    this.tried.add(tree);
    const fits = bitsWhere(this.samples.length, (bit) => this.fitsAt(tree, this.samples[bit]));
    const width = count(fits);
    if (isGood({ tree, size: treeSize(this.forest, tree), fits, width })) this.keep(tree, fits, width);
  }

  private keep(tree: Tree, fits: Bits, width: number): void {
    this.tried.add(tree);
    this.kept.add(tree);
    this.byWidth = null;
    this.labels.push({ tree, size: treeSize(this.forest, tree), fits, width });
  }

  /** Samples, as indices into the pool, that no label fits. */
  unlabelled(): number[] {
    return this.samples.filter((_, bit) => !this.isLabelled(bit));
  }

  private isLabelled(bit: number): boolean {
    for (const { fits } of this.labels) if (hasBit(fits, bit)) return true;
    return false;
  }

  /** Labels that no other replaces, one that fits at least as much and is no larger; the widest first. */
  useful(): Label[] {
    const sorted = this.sorted();
    const bits = sorted.map((label) => this.bits(label));
    const sizes = sorted.map(({ size }) => size);
    return usefulLabels(bits, sizes).map((i) => sorted[i]);
  }

  /** The points of the samples. */
  samplePoints(): (readonly number[])[] {
    return chosen(this.pool.points, this.samples);
  }

  /** Labels as the learner of trees takes them. */
  ends(labels: readonly Label[]): TreeLabel<Value>[] {
    const ends: TreeLabel<Value>[] = [];
    for (const label of labels) {
      ends.push({ fits: this.bits(label), size: label.size, end: { kind: 'value', tree: label.tree } });
    }
    return ends;
  }

  /** The samples that a label fits, as a set of exactly that capacity. */
  bits({ fits }: Label): Bits {
    return fits.subarray(0, (this.samples.length + 31) >> 5);
  }

  /** The greedy cover of the samples. */
  cover(): Owner[] {
    const labels = this.useful();
    const everything = allBits(this.samples.length);
    const parts = greedyCover(
      labels.map((label) => this.bits(label)),
      everything,
    );
    return parts.map(({ label, samples }) => ({
      label: labels[label],
      points: members(samples).map((bit) => this.samples[bit]),
    }));
  }

  /**
   * The widest label that fits at a point of the pool, the smallest of several; null if none fits. Words ask each other for the same points
   * again and again, so only labels that are new since then are tried, if they are wider.
   */
  widestAt(i: number): Label | null {
    const { labels, widest } = this;
    const known = widest.get(i);
    if (known?.among === labels.length) return known.label;
    const bit = this.sampled.get(i);
    const fits = ({ tree, fits }: Label): boolean => (bit === undefined ? this.fitsAt(tree, i) : hasBit(fits, bit));
    let label: Label | null;
    if (known === undefined) label = this.sorted().find(fits) ?? null;
    else {
      label = known.label;
      for (let k = known.among; k < labels.length; k++) {
        if ((label === null || widestFirst(labels[k], label) < 0) && fits(labels[k])) label = labels[k];
      }
    }
    widest.set(i, { label, among: labels.length });
    return label;
  }

  private sorted(): readonly Label[] {
    this.byWidth ??= [...this.labels].sort(widestFirst);
    return this.byWidth;
  }
}

/** Of several labels of one width, the smallest. */
const widestFirst = (x: Label, y: Label): number => y.width - x.width || x.size - y.size;

function larger(bits: Bits): Bits {
  const copy = emptyBits(64 * bits.length + 1024);
  copy.set(bits);
  return copy;
}
