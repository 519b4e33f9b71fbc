/**
 * A formula as a tree to read: one line a question or a value, what follows from a question indented below it.
 *
 *     if b >= 2: a
 *     else if b = 1 (mod 2):
 *       if a >= 3: {a-1|1}
 *       else: 0
 *     else: -1
 *
 * Where only one branch of a question goes on, the other comes first, so that trees grow downwards rather than to the
 * right.
 */
import type { StyleName } from '@lilypad/games';
import type { Space } from '../region/affine.ts';
import { type Constraint, negations } from '../region/constraint.ts';
import { tidyText } from '../region/text.ts';
import type { Forest } from '../symbolic/forest.ts';
import { canonicalFormula } from './canonical.ts';
import { type Choice, type DecisionTree, isChoice } from './decision-tree.ts';
import type { Formula } from './formula.ts';
import { conditionText, gameText } from './text.ts';

/**
 * The lines of a formula in canonical cases; that of a single value has one line. Games are written as in certificates, or in a notation.
 *
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * const { claim } = libraryTheorem('A11', text);
 * if (claim.kind === 'value') {
 *   const [[, formula]] = claim.formulas;
 *   treeLines(claim.forest, formula).slice(0, 2); // => [ 'if b >= 2: a', 'else if b >= 1:' ]
 * }
 * ```
 */
export function treeLines(forest: Forest, formula: Formula, style?: StyleName): string[] {
  return decisionLines(forest.space, canonicalFormula(forest, formula), ({ tree }) => gameText(forest, tree, style));
}

/** The lines of a decision tree whose ends are written by `write`. */
export function decisionLines<End extends { readonly kind: string }>(
  space: Space,
  tree: DecisionTree<End>,
  write: (end: End) => string,
): string[] {
  if (!isChoice(tree)) return [write(tree)];
  const lines: string[] = [];
  let word = 'if';
  let here: DecisionTree<End> = tree;
  while (isChoice(here)) {
    const { condition, yes: branch, no: otherwise }: Choice<End> = turned(space, here);
    const head = `${word} ${questionText(space, condition)}:`;
    if (isChoice(branch)) lines.push(head, ...decisionLines(space, branch, write).map((line) => `  ${line}`));
    else lines.push(`${head} ${write(branch)}`);
    word = 'else if';
    here = otherwise;
  }
  return [...lines, `else: ${write(here)}`];
}

/** The condition with its first parameter on the left. */
function questionText(space: Space, condition: Constraint): string {
  if (condition.modulus !== 0) return conditionText(space, condition);
  return tidyText(space, { equations: [], inequalities: [condition.form], congruences: [] });
}

/** A question asked the other way round if that puts an end, or the shorter branch, first. */
function turned<End extends { readonly kind: string }>(space: Space, question: Choice<End>): Choice<End> {
  const { condition, yes, no } = question;
  const opposite = negations(space, condition);
  if (opposite.length > 1 || height(yes) <= height(no)) return question;
  return { kind: 'choice', condition: opposite[0], yes: no, no: yes };
}

function height<End extends { readonly kind: string }>(tree: DecisionTree<End>): number {
  return isChoice(tree) ? 1 + Math.max(height(tree.yes), height(tree.no)) : 0;
}
