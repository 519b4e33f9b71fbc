/**
 * Learns a decision tree from samples that have several labels each: every end of the tree needs one label that fits
 * all its samples, and there should be few ends, with short labels.
 *
 * This is the part that all learners share. A `Chooser` picks the test of each node; it takes the directions of its
 * tests from a `Source`. What a label means (a value, an answer yes or no) does not matter here.
 */
import type { DecisionTree } from '../formula/decision-tree.ts';
import type { Space } from '../region/affine.ts';
import { addBit, type Bits, chosen, emptyBits, hasBit, isSubset } from '../support/bits.ts';
import { usefulLabels } from './cover.ts';
import { conditionOf, type Direction } from './direction.ts';
import { everything, type Node, sides, type Test } from './node.ts';

export interface Label<End> {
  /** The samples that it fits. */
  readonly fits: Bits;
  /** Its length for a reader. */
  readonly size: number;
  /** What an end of the tree with this label contains. */
  readonly end: End;
}

export interface Task<End> {
  readonly space: Space;
  /** The samples. */
  readonly points: readonly (readonly number[])[];
  /** Of several labels that fit an end, the first is taken. */
  readonly labels: readonly Label<End>[];
  /** Grows the tree below the node of all samples; null if a test is missing where one is needed. */
  readonly grow: (root: Node) => Grown | null;
}

/** Chooses a test for a node that needs one, and whose labels do not replace each other; null if it knows none. */
export interface Chooser {
  choose(node: Node): Test | null;
}

export interface Learned<End> {
  readonly tree: DecisionTree<End>;
  /** How often each direction is used. */
  readonly used: ReadonlyMap<Direction, number>;
}

/** A tree as numbers of samples and tests. */
export type Grown =
  | { readonly kind: 'end'; readonly samples: readonly number[]; readonly size: number }
  | { readonly kind: 'test'; readonly test: Test; readonly yes: Grown; readonly no: Grown };

/** A tree whose ends have labels that fit all their samples; null if there is none. */
export function learnTree<End>({ space, points, labels, grow: growFrom }: Task<End>): Learned<End> | null {
  const root: Node = {
    samples: points.map((_, i) => i),
    columns: space.names.map((_, gap) => columnOf(points, gap)),
    fits: labels.map(({ fits }) => fits),
    sizes: labels.map(({ size }) => size),
  };
  const grown = growFrom(root);
  if (grown === null) return null;
  const used = new Map<Direction, number>();
  const build = (node: Grown): DecisionTree<End> => {
    if (node.kind === 'end') return endFor(node.samples, labels, points.length);
    const { direction, bound } = node.test;
    used.set(direction, (used.get(direction) ?? 0) + 1);
    const condition = conditionOf(space, direction, bound);
    return { kind: 'choice', condition, yes: build(node.yes), no: build(node.no) };
  };
  return { tree: build(grown), used };
}

function columnOf(points: readonly (readonly number[])[], gap: number): Int32Array {
  const column = new Int32Array(points.length);
  for (let i = 0; i < points.length; i++) column[i] = points[i][gap];
  return column;
}

/** The first label that fits all of some samples, of so many in all. */
function endFor<End>(samples: readonly number[], labels: readonly Label<End>[], size: number): End {
  const here = emptyBits(size);
  for (const i of samples) addBit(here, i);
  for (const { fits, end } of labels) if (hasBit(fits, samples[0]) && isSubset(here, fits)) return end;
  throw new Error('no label fits the samples of an end');
}

/** Grows the tree below a node. */
export function grow(node: Node, chooser: Chooser): Grown | null {
  const size = smallestFit(node);
  if (size !== null) return { kind: 'end', samples: node.samples, size };
  const lean = withUsefulLabels(node);
  const test = chooser.choose(lean);
  if (test === null) return null;
  const [inside, outside] = sides(lean, test);
  const yes = grow(inside, chooser);
  const no = yes && grow(outside, chooser);
  return yes && no && { kind: 'test', test, yes, no };
}

/** Grows trees with tests that a chooser picks. */
export const growing =
  (chooser: Chooser) =>
  (root: Node): Grown | null =>
    grow(root, chooser);

/** The size of the smallest label that fits all samples; null if none does. */
export function smallestFit(node: Node): number | null {
  const all = everything(node);
  let least: number | null = null;
  for (let i = 0; i < node.fits.length; i++) {
    if ((least === null || node.sizes[i] < least) && isSubset(all, node.fits[i])) least = node.sizes[i];
  }
  return least;
}

/** The node with the labels that no other replaces. */
export function withUsefulLabels({ samples, columns, fits, sizes }: Node): Node {
  const useful = usefulLabels(fits, sizes);
  return { samples, columns, fits: chosen(fits, useful), sizes: chosen(sizes, useful) };
}
