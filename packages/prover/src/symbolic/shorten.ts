/** The same value in the simplest form where some equations hold: a+1 is 3 where a = 2. */
import { SIDES } from '@lilypad/games';
import type { Affine } from '../region/affine.ts';
import { shortest } from '../region/tidy.ts';
import type { Forest, Tree } from './forest.ts';

/** The equations are forms that are 0. */
export function shorten(forest: Forest, tree: Tree, equations: readonly Affine[]): Tree {
  const known = new Map<Tree, Tree>();
  const go = (g: Tree): Tree => {
    let short = known.get(g);
    if (short === undefined) {
      const form = forest.form(g);
      const [left, right] = SIDES.map((side) => forest.options(g, side).map(go));
      short = form === null ? forest.node(left, right) : forest.leaf(shortest(forest.space, form, equations));
      known.set(g, short);
    }
    return short;
  };
  return equations.length === 0 ? tree : go(tree);
}
