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

/**
 * A change of the forms at leaves. It is an object and not a function, because V8 forgets the code of a function that was made for one tree,
 * and keeps that of a method.
 */
export interface FormChange {
  of(form: Affine): Affine;
}

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
    for (const tree of this.nodes.alike(hash)) {
      if (areEqual(branches[tree][0], lefts) && areEqual(branches[tree][1], rights)) return tree;
    }
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

  /** The tree with other forms at its leaves, which come from the left. */
  withForms(tree: Tree, change: FormChange): Tree {
    const form = this.forms[tree];
    if (form !== null) return this.leaf(change.of(form));
    const [left, right] = this.branches[tree];
    return this.node(this.eachWithForms(left, change), this.eachWithForms(right, change));
  }

  private eachWithForms(trees: readonly Tree[], change: FormChange): readonly Tree[] {
    const found: Tree[] = [];
    for (const tree of trees) found.push(this.withForms(tree, change));
    return found;
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
