/** How much a game is to read: the measure by which one of several labels is preferred. */
import { SIDES } from '@lilypad/games';
import type { Affine } from '../region/affine.ts';
import type { Forest, Tree } from '../symbolic/forest.ts';

export function treeSize(forest: Forest, tree: Tree): number {
  const form = forest.form(tree);
  if (form !== null) return formSize(form);
  let sum = 2;
  for (const side of SIDES) for (const option of forest.options(tree, side)) sum += treeSize(forest, option);
  return sum;
}

function formSize({ coefficients, constant, shift }: Affine): number {
  let sum = constant === 0 ? 1 : 2;
  for (const c of coefficients) if (c !== 0) sum += Math.abs(c) === 2 ** shift ? 2 : 3;
  return sum + 2 * shift;
}
