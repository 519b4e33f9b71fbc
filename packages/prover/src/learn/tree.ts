/**
 * Decision trees from samples with several labels each: every end of the tree needs one label that fits all its samples, and
 * there should be few ends.
 *
 * At each node the samples are dealt out to labels by a greedy cover; every test is scored by how well it separates those
 * parts, and the best few are scored again with covers of their own for both sides. With `lookahead` the best of these are
 * tried out: the one that leads to the smallest tree wins.
 */
import { type Bits, bitsWhere, common, count, difference, intersection, isSubset, members, project } from './bits.ts';
import { entropy, greedyCover, widestLabels } from './cover.ts';

export interface LearningTask {
  readonly samples: number;
  /** For each label, the samples that it fits. */
  readonly fits: readonly Bits[];
  /** For each test, the samples where it holds. */
  readonly tests: readonly Bits[];
  /** For each test, a factor on its gain, at most 1. */
  readonly worth: readonly number[];
  /** How many tests are tried out at each node; 1 for none. */
  readonly lookahead: number;
}

export type Decision =
  | { readonly kind: 'end'; readonly samples: readonly number[] }
  | { readonly kind: 'test'; readonly test: number; readonly yes: Decision; readonly no: Decision };

const FINALISTS = 12;

interface Test {
  readonly id: number;
  readonly worth: number;
  readonly bits: Bits;
}

/** What a node knows: its samples by number, and labels and tests on them alone. */
interface Node {
  readonly samples: readonly number[];
  readonly fits: readonly Bits[];
  readonly tests: readonly Test[];
}

/** A tree whose ends have labels that fit all their samples; null if no test tells samples without common label apart. */
export function learnTree({ samples, fits, tests, worth, lookahead }: LearningTask): Decision | null {
  const root = {
    samples: Array.from({ length: samples }, (_, i) => i),
    fits,
    tests: tests.map((bits, id) => ({ id, worth: worth[id], bits })),
  };
  return grow(root, lookahead);
}

function grow(node: Node, lookahead: number): Decision | null {
  const all = bitsWhere(node.samples.length, () => true);
  if (node.fits.some((bits) => isSubset(all, bits))) return { kind: 'end', samples: node.samples };
  const fits = widestLabels(node.fits).map((i) => node.fits[i]);
  const lean: Node = { samples: node.samples, fits, tests: distinctTests(node.tests, all) };
  const ranked = rank(lean, all).slice(0, lookahead);
  if (ranked.length === 0) return null;
  const chosen = ranked.length === 1 ? ranked[0] : bestTried(lean, all, ranked);
  if (chosen === null) return null;
  const [yes, no] = sides(lean, all, chosen).map((side) => grow(side, lookahead));
  return yes && no && { kind: 'test', test: chosen.id, yes, no };
}

/** Of some tests the one that a plain tree continues with the fewest ends; null if it cannot be continued. */
function bestTried(node: Node, all: Bits, tests: readonly Test[]): Test | null {
  let best: Test | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const test of tests) {
    let cost = 0;
    for (const side of sides(node, all, test)) {
      const tree = cost < least ? grow(side, 1) : null;
      cost += tree === null ? Number.POSITIVE_INFINITY : ends(tree);
    }
    if (cost < least) {
      best = test;
      least = cost;
    }
  }
  return best;
}

function ends(tree: Decision): number {
  return tree.kind === 'end' ? 1 : ends(tree.yes) + ends(tree.no);
}

function sides({ samples, fits, tests }: Node, all: Bits, test: Test): Node[] {
  return [test.bits, difference(all, test.bits)].map((bits) => {
    const chosen = members(bits);
    return {
      samples: chosen.map((i) => samples[i]),
      fits: fits.map((label) => project(label, chosen)),
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
  const byGain = (x: { gain: number; test: Test }, y: { gain: number; test: Test }): number =>
    y.gain - x.gain || x.test.id - y.test.id;
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

function coverEntropy(fits: readonly Bits[], all: Bits): number {
  return entropy(greedyCover(fits, all).map(({ size }) => size));
}
