/** The length of a game or a formula for a reader: of several, the shortest is preferred. */
import { SIDES } from '@lilypad/games';
import type { Affine } from '../region/affine.ts';
import type { Forest, Tree } from '../symbolic/forest.ts';
import type { Formula } from './formula.ts';

/** What one more region costs, and one more parameter in a condition. */
export const REGION_COST = 10;
export const TEST_COST = 2;

export function formulaSize(forest: Forest, formula: Formula): number {
  if (formula.kind === 'value') return REGION_COST + treeSize(forest, formula.tree);
  const terms = formula.condition.form.coefficients.filter((c) => c !== 0).length;
  return TEST_COST * terms + formulaSize(forest, formula.yes) + formulaSize(forest, formula.no);
}

export function treeSize(forest: Forest, tree: Tree): number {
  const form = forest.form(tree);
  if (form !== null) return formSize(form);
  const [left, right] = SIDES.map((side) => forest.options(tree, side));
  const star = left.length === 1 && right.length === 1 && left[0] === right[0] ? forest.form(left[0]) : null;
  if (star !== null) return 1 + formSize(star);
  let sum = 2;
  for (const side of SIDES) for (const option of forest.options(tree, side)) sum += treeSize(forest, option);
  return sum;
}

function formSize({ coefficients, constant, shift }: Affine): number {
  let sum = constant === 0 ? 1 : 2;
  for (const c of coefficients) if (c !== 0) sum += Math.abs(c) === 2 ** shift ? 2 : 3;
  return sum + 2 * shift;
}
