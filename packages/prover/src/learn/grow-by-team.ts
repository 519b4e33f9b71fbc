/**
 * Grows a tree by a team of threads. The parts of a tree below two nodes do not need each other, and a node is plain data; so
 * the first nodes are divided one level at a time, and then each thread grows whole parts. The tree is the one that `grow` grows,
 * whatever the number of threads.
 */
import { mapByTeam, type Task, type Team } from '@lilypad/toads';
import type { Direction } from './direction.ts';
import { levelDirections } from './enumerate.ts';
import { EveryBound } from './every-bound.ts';
import { KnownTests, type PlainTest, plainTest, Remembering, type SavedTests } from './known-tests.ts';
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

interface TreeJob extends NodeJob {
  /** Tests that were chosen before. */
  readonly known: SavedTests;
}

/** A tree, and the tests of its nodes. */
interface GrownPart {
  readonly tree: PlainTree;
  readonly tests: SavedTests;
}

/** A tree as JSON: the samples of an end and the size of its label, or a test and what is below. */
type PlainTree = readonly [samples: readonly number[], size: number] | readonly [PlainTest, PlainTree, PlainTree];

/** A node that is being divided: its test and what is below, or the tree that was grown there. */
interface Sprout {
  readonly node: Node;
  grown: Grown | null;
  divided: { readonly test: Test; readonly yes: Sprout; readonly no: Sprout } | null;
}

/** A node without a test, with the labels that it needs. */
interface OpenNode {
  readonly sprout: Sprout;
  readonly lean: Node;
}

/** A tree to grow, and the tests that are known for it. */
interface Part {
  readonly node: Node;
  readonly growth: Growth;
  readonly known: KnownTests;
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
    const { directions, chooser } = everyBoundOf(growth);
    const test = chooser.choose(node);
    return test && plainTest(test, directions);
  },
};

/** A job is to grow the tree below a node. */
export const GROW_TREE: Task<TreeJob, GrownPart | null> = {
  name: 'grow tree',
  run({ growth, node, known: saved }) {
    const known = new KnownTests(saved);
    const { directions, chooser } = rememberingOf(growth, known);
    const grown = grow(node, chooser);
    return grown && { tree: plainTree(grown, directions), tests: known.save() };
  },
};

/** The tree below a node; null if no test is found where one is needed. Tests that are known are not chosen again. */
export function growByTeam(root: Node, growth: Growth, team: Team | undefined, known = new KnownTests()): Grown | null {
  known.begin();
  const { directions, chooser } = rememberingOf(growth, known);
  if (team === undefined || !isWorthIt([root], team)) return grow(root, chooser);
  const parts = PARTS_PER_THREAD * team.threads;
  const first = sproutOf(root);
  for (let open = withoutKnown([first], chooser); open.length > 0; ) {
    const nodes = open.map(({ lean }) => lean);
    const isLittle = !isWorthIt(nodes, team);
    if (isLittle || open.length >= parts) {
      const trees = isLittle
        ? nodes.map((node) => grow(node, chooser))
        : growParts(
            nodes.map((node) => ({ node, growth, known })),
            team,
          );
      for (const [i, tree] of trees.entries()) {
        if (tree === null) return null;
        open[i].sprout.grown = tree;
      }
      break;
    }
    const next: Sprout[] = [];
    const jobs = nodes.map((node) => ({ growth, node }));
    for (const [i, chosen] of mapByTeam(CHOOSE_TEST, jobs, { team }).entries()) {
      if (chosen === null) return null;
      const { sprout, lean } = open[i];
      known.note(chooser.keyOf(lean), chosen);
      next.push(...divide(sprout, lean, { direction: directions[chosen[0]], bound: chosen[1] }));
    }
    open = withoutKnown(next, chooser);
  }
  return assembled(first);
}

/** The trees of some levels below a node, each grown by one thread: the same as one after the other. */
export function growSideBySide(
  root: Node,
  growth: Omit<Growth, 'level'>,
  levels: readonly number[],
  team: Team,
  known: readonly KnownTests[],
): readonly (Grown | null)[] {
  for (const level of levels) known[level].begin();
  return growParts(
    levels.map((level) => ({ node: root, growth: { ...growth, level }, known: known[level] })),
    team,
  );
}

/** Some trees, each grown by one thread; the largest first. */
function growParts(parts: readonly Part[], team: Team): readonly (Grown | null)[] {
  const saved = new Map<KnownTests, SavedTests>();
  for (const { known } of parts) if (!saved.has(known)) saved.set(known, known.all());
  const order = [...parts.keys()].sort((x, y) => parts[y].node.samples.length - parts[x].node.samples.length);
  const jobs = order.map((i) => {
    const { growth, node, known } = parts[i];
    return { growth, node, known: saved.get(known) as SavedTests };
  });
  const trees = new Array<Grown | null>(parts.length).fill(null);
  for (const [k, grown] of mapByTeam(GROW_TREE, jobs, { team }).entries()) {
    if (grown === null) continue;
    const { growth, known } = parts[order[k]];
    for (const [key, ...test] of grown.tests) known.note(key, test);
    trees[order[k]] = grownFrom(grown.tree, everyBoundOf(growth).directions);
  }
  return trees;
}

/** Whether there are other threads, and so much is to be done below some nodes that they should share it. */
export const isWorthIt = (nodes: readonly Node[], { threads, eager }: Team): boolean =>
  threads > 1 &&
  (eager === true || nodes.reduce((sum, { samples, fits }) => sum + samples.length * fits.length, 0) >= LEAST_WORK);

function everyBoundOf({ dimension, relevant, level, lookahead }: Growth): {
  readonly directions: readonly Direction[];
  readonly chooser: EveryBound;
} {
  const directions = levelDirections(dimension, relevant, level);
  return { directions, chooser: new EveryBound(listed(directions), lookahead) };
}

/** The same with tests that are known. */
function rememberingOf(
  growth: Growth,
  known: KnownTests,
): { readonly directions: readonly Direction[]; readonly chooser: Remembering } {
  const { directions, chooser } = everyBoundOf(growth);
  const { dimension, relevant, level, lookahead } = growth;
  const seed = [dimension, level, lookahead, ...relevant];
  return { directions, chooser: new Remembering(chooser, directions, known, seed) };
}

const sproutOf = (node: Node): Sprout => ({ node, grown: null, divided: null });

function divide(sprout: Sprout, lean: Node, test: Test): readonly Sprout[] {
  const [yes, no] = sides(lean, test).map(sproutOf);
  sprout.divided = { test, yes, no };
  return [yes, no];
}

/** Those that need a test which is not known. Others become ends, or are divided, and so are those below. */
function withoutKnown(sprouts: readonly Sprout[], chooser: Remembering): OpenNode[] {
  return sprouts.flatMap((sprout) => {
    const size = smallestFit(sprout.node);
    if (size !== null) {
      sprout.grown = { kind: 'end', samples: sprout.node.samples, size };
      return [];
    }
    const lean = withUsefulLabels(sprout.node);
    const test = chooser.find(lean);
    return test === null ? [{ sprout, lean }] : withoutKnown(divide(sprout, lean, test), chooser);
  });
}

function assembled({ grown, divided }: Sprout): Grown {
  if (divided === null) return grown as Grown;
  const { test, yes, no } = divided;
  return { kind: 'test', test, yes: assembled(yes), no: assembled(no) };
}

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
