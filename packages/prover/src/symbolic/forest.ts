/**
 * Game trees whose leaves are numbers given by affine forms. Trees are interned: a small integer names each distinct
 * tree.
 *
 * A name stands for a tree, not for a value: which value it has depends on the parameters, and two trees may be equal
 * on part of the parameter space only. Questions about values go to a `Calculus`, which works under assumptions.
 */
import type { Side } from '@lilypad/games';
import type { Affine, Space } from '../region/affine.ts';
import { areEqual, Interned, mixedAll } from '../support/interned.ts';

export type Tree = number & { readonly __tree: unique symbol };

export class Forest {
  private readonly forms: (Affine | null)[] = [];
  private readonly branches: (readonly [readonly Tree[], readonly Tree[]])[] = [];
  private readonly leaves: (Tree | undefined)[] = [];
  private readonly nodes = new Interned<Tree>();

  constructor(readonly space: Space) {}

  get size(): number {
    return this.forms.length;
  }

  leaf(form: Affine): Tree {
    let tree = this.leaves[form.id];
    if (tree === undefined) {
      tree = this.add(form, [[], []]);
      this.leaves[form.id] = tree;
    }
    return tree;
  }

  /** The tree {left|right}; the order and repetition of options do not matter. */
  node(left: readonly Tree[], right: readonly Tree[]): Tree {
    const lefts = distinct(left);
    const rights = distinct(right);
    const hash = mixedAll(mixedAll(0, lefts), rights);
    const { branches } = this;
    const known = this.nodes.find(
      hash,
      (tree) => areEqual(branches[tree][0], lefts) && areEqual(branches[tree][1], rights),
    );
    if (known !== undefined) return known;
    const tree = this.add(null, [[...lefts], [...rights]]);
    this.nodes.add(hash, tree);
    return tree;
  }

  /** The form at a leaf; null for a tree with branches. */
  form(tree: Tree): Affine | null {
    return this.forms[tree];
  }

  options(tree: Tree, side: Side): readonly Tree[] {
    return this.branches[tree][side];
  }

  private add(form: Affine | null, branches: readonly [readonly Tree[], readonly Tree[]]): Tree {
    const tree = this.forms.length as Tree;
    this.forms.push(form);
    this.branches.push(branches);
    return tree;
  }
}

function distinct(trees: readonly Tree[]): readonly Tree[] {
  if (trees.length < 2) return trees;
  if (trees.length === 2 && trees[0] < trees[1]) return trees;
  const sorted = [...trees].sort((a, b) => a - b);
  return sorted.filter((tree, i) => i === 0 || tree !== sorted[i - 1]);
}
