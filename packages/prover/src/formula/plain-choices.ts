/**
 * Affine forms and decision trees as plain data: for other threads and machines, which have spaces of their own. What
 * stands at the ends of a tree is the caller's.
 */
import type { Affine, Space } from '../region/affine.ts';
import { type AnyEnd, type DecisionTree, isChoice } from './decision-tree.ts';

/** The coefficients of a form, its constant and its shift. */
export type PlainForm = readonly number[];

/** The form and the modulus of a condition, what holds where it does, and what holds elsewhere. */
interface PlainChoice<End> {
  readonly form: PlainForm;
  readonly modulus: number;
  readonly yes: PlainChoices<End>;
  readonly no: PlainChoices<End>;
}

export type PlainChoices<End> = End | PlainChoice<End>;

export const plainForm = ({ coefficients, constant, shift }: Affine): PlainForm => [...coefficients, constant, shift];

export const formFrom = (space: Space, plain: PlainForm): Affine =>
  space.affine(plain.slice(0, -2), plain[plain.length - 2], plain[plain.length - 1]);

export function plainChoices<End extends AnyEnd, Plain>(
  tree: DecisionTree<End>,
  plainEnd: (end: End) => Plain,
): PlainChoices<Plain> {
  if (!isChoice(tree)) return plainEnd(tree);
  const { condition, yes, no } = tree;
  return {
    form: plainForm(condition.form),
    modulus: condition.modulus,
    yes: plainChoices(yes, plainEnd),
    no: plainChoices(no, plainEnd),
  };
}

/** The tree, its conditions in a space. */
export function choicesFrom<End, Plain>(
  space: Space,
  plain: PlainChoices<Plain>,
  endFrom: (plain: Plain) => End,
): DecisionTree<End> {
  if (!isPlainChoice(plain)) return endFrom(plain);
  return {
    kind: 'choice',
    condition: { form: formFrom(space, plain.form), modulus: plain.modulus },
    yes: choicesFrom(space, plain.yes, endFrom),
    no: choicesFrom(space, plain.no, endFrom),
  };
}

const isPlainChoice = <Plain>(plain: PlainChoices<Plain>): plain is PlainChoice<Plain> =>
  typeof plain === 'object' && plain !== null && 'form' in plain;
