/**
 * Decision trees from samples with several labels each: every end of the tree needs one label that fits all its samples, and
 * there should be few ends.
 *
 * At each node the samples are dealt out to labels by a greedy cover; every test is scored by how well it separates those
 * parts, and the best few are scored again with covers of their own for both sides.
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
}

export type Decision =
  | { readonly kind: 'end'; readonly samples: readonly number[] }
  | { readonly kind: 'test'; readonly test: number; readonly yes: Decision; readonly no: Decision };

const FINALISTS = 12;

/** What a node knows: its samples by number, and labels and tests on them alone. */
interface Node {
  readonly samples: readonly number[];
  readonly fits: readonly Bits[];
  readonly tests: readonly { readonly id: number; readonly worth: number; readonly bits: Bits }[];
}

/** A tree whose ends have labels that fit all their samples; null if no test tells samples without common label apart. */
export function learnTree({ samples, fits, tests, worth }: LearningTask): Decision | null {
  return grow({
    samples: Array.from({ length: samples }, (_, i) => i),
    fits,
    tests: tests.map((bits, id) => ({ id, worth: worth[id], bits })),
  });
}

function grow(node: Node): Decision | null {
  const all = bitsWhere(node.samples.length, () => true);
  if (node.fits.some((bits) => isSubset(all, bits))) return { kind: 'end', samples: node.samples };
  const fits = widestLabels(node.fits).map((i) => node.fits[i]);
  const tests = distinctTests(node, all);
  const best = bestTest(fits, tests, all);
  if (best === null) return null;
  const side = (bits: Bits): Decision | null => {
    const chosen = members(bits);
    return grow({
      samples: chosen.map((i) => node.samples[i]),
      fits: fits.map((label) => project(label, chosen)),
      tests: tests.map(({ id, worth, bits: test }) => ({ id, worth, bits: project(test, chosen) })),
    });
  };
  const yes = side(best.bits);
  const no = yes && side(difference(all, best.bits));
  return yes && no && { kind: 'test', test: best.id, yes, no };
}

/** Tests that split the node, and of those with the same parts the one of most worth. */
function distinctTests({ tests }: Node, all: Bits): Node['tests'] {
  const seen = new Map<string, Node['tests'][number]>();
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

function bestTest(fits: readonly Bits[], tests: Node['tests'], all: Bits): Node['tests'][number] | null {
  const parts = greedyCover(fits, all);
  const before = entropy(parts.map(({ size }) => size));
  const scored = tests.map((test) => {
    const yes = parts.map(({ samples }) => common(samples, test.bits));
    const no = parts.map(({ size }, i) => size - yes[i]);
    return { test, gain: (before - entropy(yes) - entropy(no)) * test.worth };
  });
  scored.sort((x, y) => y.gain - x.gain || x.test.id - y.test.id);
  let best: Node['tests'][number] | null = null;
  let bestGain = 0;
  for (const { test } of scored.slice(0, FINALISTS)) {
    const mixed = coverEntropy(fits, intersection(all, test.bits)) + coverEntropy(fits, difference(all, test.bits));
    const gain = (before - mixed) * test.worth;
    if (gain > bestGain + 1e-9) {
      best = test;
      bestGain = gain;
    }
  }
  return best ?? scored[0]?.test ?? null;
}

function coverEntropy(fits: readonly Bits[], all: Bits): number {
  return entropy(greedyCover(fits, all).map(({ size }) => size));
}
