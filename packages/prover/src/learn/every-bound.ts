/**
 * The choice of a test among few directions: every bound of every direction is judged, and the best tests can be tried
 * out.
 *
 * The samples of a node are dealt out to labels by a greedy cover. Every test is scored by how well it separates those
 * parts, and the best few are scored again with separate covers for both sides. With `lookahead` the best of these
 * are tried out: the test that leads to the tree with the least to read is chosen.
 */
import { REGION_COST, TEST_COST } from '../formula/size.ts';
import { type Bits, chosen, count, difference } from '../support/bits.ts';
import { Buckets } from './buckets.ts';
import { type Candidate, Candidates } from './candidates.ts';
import { Covers, entropy } from './cover.ts';
import { type Dealt, deal } from './dealt.ts';
import { type Direction, worthOf } from './direction.ts';
import { everything, type Node, passing, sides, type Test } from './node.ts';
import { SetKeys } from './set-keys.ts';
import { Settled } from './settled.ts';
import type { Source } from './source.ts';
import { type Chooser, type Grown, grow } from './tree.ts';

const FINALISTS = 40;

interface Ranked {
  readonly test: Candidate;
  readonly gain: number;
}

export class EveryBound implements Chooser {
  private readonly buckets = new Buckets();
  private readonly candidates = new Candidates();
  private readonly keys = new SetKeys();
  /** Grows the trees of tests that are tried out. */
  private readonly next: EveryBound;

  /** `lookahead` is how many tests are tried out at each node; 1 for none. */
  constructor(
    private readonly source: Source,
    private readonly lookahead: number,
  ) {
    this.next = lookahead === 1 ? this : new EveryBound(source, 1);
  }

  choose(node: Node): Test | null {
    const all = everything(node);
    const covers = new Covers(node.fits);
    const dealt = deal(node, covers.parts(all));
    const directions = this.source.directions(node);
    this.judge(node, directions, dealt);
    const { candidates, lookahead } = this;
    const rows = candidates.best(FINALISTS);
    const finals = new Finals(node, covers, all, entropy(dealt.sizes));
    if (lookahead === 1) return best(finals, candidates.some(rows, directions));
    const tests = candidates.all(directions);
    return this.bestTried(node, promising(tests, rank(finals, chosen(tests, rows)), lookahead));
  }

  /** Finds the tests that split a node. */
  private judge(node: Node, directions: readonly Direction[], dealt: Dealt): void {
    const { buckets, candidates } = this;
    const n = node.samples.length;
    const settled = this.lookahead === 1 ? null : new Settled(node.fits, n);
    const before = entropy(dealt.sizes);
    const counts = new Counts(dealt);
    candidates.begin();
    for (let order = 0; order < directions.length; order++) {
      const direction = directions[order];
      if (buckets.sort(direction, node.columns, n)) this.judgeBounds(direction, order, counts, settled, before);
    }
  }

  /** The same for the bounds of a direction, whose buckets are sorted. */
  private judgeBounds(
    direction: Direction,
    order: number,
    counts: Counts,
    settled: Settled | null,
    before: number,
  ): void {
    const { buckets, keys, candidates } = this;
    const isWall = direction.modulus === 0;
    const keyOf = keys.of(buckets, isWall);
    const settledBy = settled?.of(buckets, isWall);
    counts.begin();
    for (let v = 0, tests = buckets.tests(direction); v < tests; v++) {
      if (buckets.first[v] < 0) continue;
      counts.move(buckets, v, isWall);
      const bound = isWall ? wallAfter(buckets, v) : buckets.low + v;
      const worth = worthOf(direction, bound);
      const row = candidates.row(keyOf[v]);
      if (candidates.worth(row) >= worth) continue;
      if (candidates.isNew(row)) candidates.setSaved(row, before - entropy(counts.yes) - entropy(counts.no));
      candidates.set(row, order, bound, worth, settledBy?.[v] ?? 0);
    }
  }

  /**
   * Of some tests the one that a tree without lookahead continues with the least to read; null if none can be
   * continued.
   */
  private bestTried(node: Node, tests: Iterable<Candidate>): Test | null {
    let best: Test | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const test of tests) {
      let sum = TEST_COST / test.worth;
      for (const side of sides(node, test)) {
        const tree = sum < least ? grow(side, this.next) : null;
        sum += tree === null ? Number.POSITIVE_INFINITY : cost(tree);
      }
      if (sum < least) {
        best = test;
        least = sum;
      }
    }
    return best;
  }
}

/**
 * How many samples of each part are on the two sides of a test, while a loop goes through the bounds of a direction.
 */
class Counts {
  readonly yes: Int32Array;
  readonly no: Int32Array;

  constructor(private readonly dealt: Dealt) {
    this.yes = new Int32Array(dealt.sizes.length);
    this.no = new Int32Array(dealt.sizes.length);
  }

  /** All samples pass. */
  begin(): void {
    this.yes.set(this.dealt.sizes);
    this.no.fill(0);
  }

  /** Goes on to bucket v: the samples beyond it pass a wall, those in it a congruence. */
  move({ first, next }: Buckets, v: number, isWall: boolean): void {
    const { yes, no, dealt } = this;
    if (!isWall) {
      yes.fill(0);
      no.set(dealt.sizes);
    }
    const [from, to] = isWall ? [yes, no] : [no, yes];
    for (let i = first[v]; i >= 0; i = next[i]) {
      from[dealt.parts[i]] -= 1;
      to[dealt.parts[i]] += 1;
    }
  }
}

/** The wall nearest to 0 of those between a bucket and the next one with samples. */
function wallAfter({ first, low }: Buckets, v: number): number {
  let next = v + 1;
  while (first[next] < 0) next += 1;
  return Math.min(Math.max(low + v + 1, 0), low + next);
}

/** Scores tests of a node again, with separate covers for both sides. */
class Finals {
  private readonly room: Int32Array;

  /** `before` is the entropy of the samples. */
  constructor(
    private readonly node: Node,
    private readonly covers: Covers,
    private readonly all: Bits,
    private readonly before: number,
  ) {
    this.room = new Int32Array(node.samples.length);
  }

  /** What a test gains; or something less than `least`, where it is found out that it gains less. */
  gainOf(test: Candidate, least: number): number {
    const { node, covers, before } = this;
    const yes = passing(node, test, this.room);
    const no = difference(this.all, yes);
    // The larger side first: it mostly is the more mixed one, and often it is enough.
    const [large, small] = 2 * count(yes) > node.samples.length ? [yes, no] : [no, yes];
    const mostMixed = before - least / test.worth;
    const mixed = covers.entropy(large, mostMixed);
    const most = (before - mixed) * test.worth;
    if (most < least) return most;
    return (before - (mixed + covers.entropy(small, mostMixed - mixed))) * test.worth;
  }
}

/** The best test; null if there is none. */
function best(finals: Finals, tests: readonly Candidate[]): Candidate | null {
  let found: Ranked | null = null;
  for (const test of tests) {
    const ranked: Ranked = { test, gain: finals.gainOf(test, found?.gain ?? Number.NEGATIVE_INFINITY) };
    if (found === null || byGain(ranked, found) < 0) found = ranked;
  }
  return found?.test ?? null;
}

/** All of them, the best first. */
const rank = (finals: Finals, tests: readonly Candidate[]): Candidate[] =>
  tests
    .map((test): Ranked => ({ test, gain: finals.gainOf(test, Number.NEGATIVE_INFINITY) }))
    .sort(byGain)
    .map(({ test }) => test);

function byGain(x: Ranked, y: Ranked): number {
  return y.gain - x.gain || x.test.order - y.test.order || x.test.bound - y.test.bound;
}

/** The tests worth trying out: those that separate best, and those that settle most samples with one label. */
function promising(candidates: readonly Candidate[], ranked: readonly Candidate[], most: number): Set<Candidate> {
  const peeling = candidates
    .map((test): Ranked => ({ test, gain: test.settled * test.worth }))
    .filter(({ gain }) => gain > 0)
    .sort(byGain)
    .map(({ test }) => test);
  return new Set([...ofDifferentKinds(ranked, most), ...ofDifferentKinds(peeling, most)]);
}

/** The first tests of the first kinds; a kind is the walls or the congruences of one form. */
function ofDifferentKinds(tests: readonly Candidate[], most: number): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const test of tests) {
    if (found.size === most) break;
    const { coefficients, modulus } = test.direction;
    const kind = `${coefficients.join()};${modulus > 0}`;
    if (!found.has(kind)) found.set(kind, test);
  }
  return [...found.values()];
}

/** The length of a tree for a reader. */
function cost(tree: Grown): number {
  if (tree.kind === 'end') return REGION_COST + tree.size;
  const { direction, bound } = tree.test;
  return TEST_COST / worthOf(direction, bound) + cost(tree.yes) + cost(tree.no);
}
