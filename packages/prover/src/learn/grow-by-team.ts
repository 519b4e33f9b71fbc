/**
 * Grows a tree by a team of threads. The parts of a tree below two nodes do not need each other, and a node is plain data; so
 * the first nodes are divided one level at a time, and then each thread grows whole parts. The tree is the one that `grow` grows,
 * whatever the number of threads.
 */
import { mapByTeam, type Task, type Team } from '@lilypad/toads';
import type { Direction } from './direction.ts';
import { levelDirections } from './enumerate.ts';
import { EveryBound } from './every-bound.ts';
import { type Node, sides, type Test } from './node.ts';
import { listed } from './source.ts';
import { type Grown, grow, smallestFit, withUsefulLabels } from './tree.ts';

/** How tests are chosen: among the directions of a level, with lookahead (every-bound.ts). */
export interface Growth {
  readonly dimension: number;
  readonly relevant: readonly number[];
  readonly level: number;
  readonly lookahead: number;
}

interface NodeJob {
  readonly growth: Growth;
  readonly node: Node;
}

/** A test as the number of its direction and a bound. */
type PlainTest = readonly [order: number, bound: number];
/** A tree as JSON: the samples of an end and the size of its label, or a test and what is below. */
type PlainTree = readonly [samples: readonly number[], size: number] | readonly [PlainTest, PlainTree, PlainTree];

/** A node that is being divided: its test and what is below, or the tree that was grown there. */
interface Sprout {
  readonly node: Node;
  grown: Grown | null;
  divided: { readonly test: Test; readonly yes: Sprout; readonly no: Sprout } | null;
}

/** Parts a thread: they differ in size. */
const PARTS_PER_THREAD = 4;
/** Samples times labels; with less, a tree is grown before another thread has begun. */
const LEAST_WORK = 300_000;

/** A job is to choose the test of a node. */
export const CHOOSE_TEST: Task<NodeJob, PlainTest | null> = {
  name: 'choose test',
  letters: 100,
  run({ growth, node }) {
    const { directions, chooser } = chooserOf(growth);
    const test = chooser.choose(node);
    return test && plainTest(test, directions);
  },
};

/** A job is to grow the tree below a node. */
export const GROW_TREE: Task<NodeJob, PlainTree | null> = {
  name: 'grow tree',
  run({ growth, node }) {
    const { directions, chooser } = chooserOf(growth);
    const grown = grow(node, chooser);
    return grown && plainTree(grown, directions);
  },
};

/** The tree below a node; null if no test is found where one is needed. */
export function growByTeam(root: Node, growth: Growth, team: Team | undefined): Grown | null {
  const { directions, chooser } = chooserOf(growth);
  const work = root.samples.length * root.fits.length;
  if (team === undefined || team.threads === 1 || (work < LEAST_WORK && team.eager !== true))
    return grow(root, chooser);
  const parts = PARTS_PER_THREAD * team.threads;
  const first: Sprout = { node: root, grown: null, divided: null };
  let open = withoutEnds([first]);
  while (open.length > 0 && open.length < parts) {
    const lean = open.map(({ node }) => withUsefulLabels(node));
    const jobs = lean.map((node) => ({ growth, node }));
    const tests = mapByTeam(CHOOSE_TEST, jobs, { team });
    const next: Sprout[] = [];
    for (const [i, sprout] of open.entries()) {
      const chosen = tests[i];
      if (chosen === null) return null;
      const test = { direction: directions[chosen[0]], bound: chosen[1] };
      const [yes, no] = sides(lean[i], test).map((node): Sprout => ({ node, grown: null, divided: null }));
      sprout.divided = { test, yes, no };
      next.push(yes, no);
    }
    open = withoutEnds(next);
  }
  open.sort((x, y) => y.node.samples.length - x.node.samples.length);
  const jobs = open.map(({ node }) => ({ growth, node }));
  for (const [i, tree] of mapByTeam(GROW_TREE, jobs, { team }).entries()) {
    if (tree === null) return null;
    open[i].grown = grownFrom(tree, directions);
  }
  return assembled(first);
}

function chooserOf({ dimension, relevant, level, lookahead }: Growth): {
  readonly directions: readonly Direction[];
  readonly chooser: EveryBound;
} {
  const directions = levelDirections(dimension, relevant, level);
  return { directions, chooser: new EveryBound(listed(directions), lookahead) };
}

/** Those that need a test; the others become ends. */
function withoutEnds(sprouts: readonly Sprout[]): Sprout[] {
  return sprouts.filter((sprout) => {
    const size = smallestFit(sprout.node);
    if (size !== null) sprout.grown = { kind: 'end', samples: sprout.node.samples, size };
    return size === null;
  });
}

function assembled({ grown, divided }: Sprout): Grown {
  if (divided === null) return grown as Grown;
  const { test, yes, no } = divided;
  return { kind: 'test', test, yes: assembled(yes), no: assembled(no) };
}

const plainTest = ({ direction, bound }: Test, directions: readonly Direction[]): PlainTest => [
  directions.indexOf(direction),
  bound,
];

function plainTree(tree: Grown, directions: readonly Direction[]): PlainTree {
  if (tree.kind === 'end') return [tree.samples, tree.size];
  return [plainTest(tree.test, directions), plainTree(tree.yes, directions), plainTree(tree.no, directions)];
}

function grownFrom(tree: PlainTree, directions: readonly Direction[]): Grown {
  if (tree.length === 2) return { kind: 'end', samples: tree[0], size: tree[1] };
  const [[order, bound], yes, no] = tree;
  const test = { direction: directions[order], bound };
  return { kind: 'test', test, yes: grownFrom(yes, directions), no: grownFrom(no, directions) };
}
