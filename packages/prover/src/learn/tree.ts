/**
 * Decision trees from samples with several labels each: every end of the tree needs one label that fits all its samples, and
 * there should be few ends, with short labels.
 *
 * At each node the samples are dealt out to labels by a greedy cover; every test is scored by how well it separates those
 * parts, and the best few are scored again with covers of their own for both sides. With `lookahead` the best of these are
 * tried out: the one that leads to the tree with least to read wins.
 */

import { REGION_COST, TEST_COST } from '../formula/size.ts';
import {
  type Bits,
  bitsWhere,
  common,
  count,
  difference,
  intersection,
  isSubset,
  members,
  project,
} from '../support/bits.ts';
import { entropy, greedyCover, usefulLabels } from './cover.ts';

export interface LearningTask {
  readonly samples: number;
  /** For each label, the samples that it fits. */
  readonly fits: readonly Bits[];
  /** For each label, how much it is to read. */
  readonly sizes: readonly number[];
  /** For each test, the samples where it holds. */
  readonly tests: readonly Bits[];
  /** For each test, a factor on its gain, at most 1. */
  readonly worth: readonly number[];
  /** For each test, a number that it shares with tests of its kind: of these, one is tried out. */
  readonly family: readonly number[];
  /** How many tests are tried out at each node; 1 for none. */
  readonly lookahead: number;
}

export type Decision =
  | { readonly kind: 'end'; readonly samples: readonly number[]; readonly size: number }
  | {
      readonly kind: 'test';
      readonly test: number;
      readonly worth: number;
      readonly yes: Decision;
      readonly no: Decision;
    };

const FINALISTS = 40;

interface Test {
  readonly id: number;
  readonly family: number;
  readonly worth: number;
  readonly bits: Bits;
}

/** What a node knows: its samples by number, and labels and tests on them alone. */
interface Node {
  readonly samples: readonly number[];
  readonly fits: readonly Bits[];
  readonly sizes: readonly number[];
  readonly tests: readonly Test[];
}

/** A tree whose ends have labels that fit all their samples; null if no test tells samples without common label apart. */
export function learnTree({ samples, fits, sizes, tests, worth, family, lookahead }: LearningTask): Decision | null {
  const root = {
    samples: Array.from({ length: samples }, (_, i) => i),
    fits,
    sizes,
    tests: tests.map((bits, id) => ({ id, worth: worth[id], family: family[id], bits })),
  };
  return grow(root, lookahead);
}

function grow(node: Node, lookahead: number): Decision | null {
  const all = bitsWhere(node.samples.length, () => true);
  const size = smallestFit(node, all);
  if (size !== null) return { kind: 'end', samples: node.samples, size };
  const lean = leanNode(node, all);
  const ranked = rank(lean, all);
  const chosen = lookahead === 1 ? ranked[0] : bestTried(lean, all, promising(lean, all, ranked, lookahead));
  if (chosen === undefined) return null;
  const [yes, no] = sides(lean, all, chosen).map((side) => grow(side, lookahead));
  return yes && no && { kind: 'test', test: chosen.id, worth: chosen.worth, yes, no };
}

/** The tests worth trying out: those that separate best, and those that settle most samples with one label. */
function promising({ fits, tests }: Node, all: Bits, ranked: readonly Test[], most: number): Test[] {
  const settled = (bits: Bits): number => (fits.some((label) => isSubset(bits, label)) ? count(bits) : 0);
  const peeling = tests.map((test) => ({
    test,
    gain: Math.max(settled(test.bits), settled(difference(all, test.bits))) * test.worth,
  }));
  const peeled = peeling.filter(({ gain }) => gain > 0).sort(byGain);
  const best = [
    ...ofDifferentFamilies(ranked, most),
    ...ofDifferentFamilies(
      peeled.map(({ test }) => test),
      most,
    ),
  ];
  return [...new Set(best)];
}

/** The first tests of the first families. */
function ofDifferentFamilies(tests: readonly Test[], most: number): Test[] {
  const found = new Map<number, Test>();
  for (const test of tests) if (!found.has(test.family) && found.size < most) found.set(test.family, test);
  return [...found.values()];
}

/** The size of the smallest label that fits all samples; null if none does. */
function smallestFit({ fits, sizes }: Node, all: Bits): number | null {
  let least: number | null = null;
  fits.forEach((bits, i) => {
    if ((least === null || sizes[i] < least) && isSubset(all, bits)) least = sizes[i];
  });
  return least;
}

/** Without labels that others replace, and without tests that say the same as others. */
function leanNode({ samples, fits, sizes, tests }: Node, all: Bits): Node {
  const useful = usefulLabels(fits, sizes);
  return {
    samples,
    fits: useful.map((i) => fits[i]),
    sizes: useful.map((i) => sizes[i]),
    tests: distinctTests(tests, all),
  };
}

/** Of some tests the one that a plain tree continues with the least to read; none if it cannot be continued. */
function bestTried(node: Node, all: Bits, tests: readonly Test[]): Test | undefined {
  let best: Test | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const test of tests) {
    let sum = TEST_COST / test.worth;
    for (const side of sides(node, all, test)) {
      const tree = sum < least ? grow(side, 1) : null;
      sum += tree === null ? Number.POSITIVE_INFINITY : cost(tree);
    }
    if (sum < least) {
      best = test;
      least = sum;
    }
  }
  return best;
}

/** How much a tree is to read. */
function cost(tree: Decision): number {
  if (tree.kind === 'end') return REGION_COST + tree.size;
  return TEST_COST / tree.worth + cost(tree.yes) + cost(tree.no);
}

function sides({ samples, fits, sizes, tests }: Node, all: Bits, test: Test): Node[] {
  return [test.bits, difference(all, test.bits)].map((bits) => {
    const chosen = members(bits);
    return {
      samples: chosen.map((i) => samples[i]),
      fits: fits.map((label) => project(label, chosen)),
      sizes,
      tests: tests.map((other) => ({ ...other, bits: project(other.bits, chosen) })),
    };
  });
}

/** Tests that split the node, and of those with the same parts the one of most worth. */
function distinctTests(tests: readonly Test[], all: Bits): Test[] {
  const seen = new Map<string, Test>();
  const total = count(all);
  for (const test of tests) {
    const size = common(test.bits, all);
    if (size === 0 || size === total) continue;
    const key = test.bits.join();
    const other = seen.get(key);
    if (other === undefined || other.worth < test.worth) seen.set(key, test);
  }
  return [...seen.values()];
}

/** The best tests of a node, the best first. */
function rank({ fits, tests }: Node, all: Bits): Test[] {
  const parts = greedyCover(fits, all);
  const before = entropy(parts.map(({ size }) => size));
  const scored = tests.map((test) => {
    const yes = parts.map(({ samples }) => common(samples, test.bits));
    const no = parts.map(({ size }, i) => size - yes[i]);
    return { test, gain: (before - entropy(yes) - entropy(no)) * test.worth };
  });
  const finalists = scored.sort(byGain).slice(0, FINALISTS);
  const rescored = finalists.map(({ test }) => {
    const mixed = coverEntropy(fits, intersection(all, test.bits)) + coverEntropy(fits, difference(all, test.bits));
    return { test, gain: (before - mixed) * test.worth };
  });
  return rescored.sort(byGain).map(({ test }) => test);
}

function byGain(x: { gain: number; test: Test }, y: { gain: number; test: Test }): number {
  return y.gain - x.gain || x.test.id - y.test.id;
}

function coverEntropy(fits: readonly Bits[], all: Bits): number {
  return entropy(greedyCover(fits, all).map(({ size }) => size));
}
