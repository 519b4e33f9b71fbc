/**
 * A formula as a tree to read: one line a question or a value, what follows from a question indented below it.
 *
 *     if b >= 2: a
 *     else if b = 1 (mod 2):
 *       if a >= 3: {a-1|1}
 *       else: 0
 *     else: -1
 *
 * Where only one branch of a question goes on, the other comes first, so that trees grow downwards rather than to the right.
 */

import type { Space } from '../region/affine.ts';
import { type Constraint, negations } from '../region/constraint.ts';
import { tidyText } from '../region/text.ts';
import type { Forest } from '../symbolic/forest.ts';
import type { Formula } from './formula.ts';
import { conditionText, gameText } from './text.ts';

/** The lines of a formula; that of a single value has one line. */
export function treeLines(forest: Forest, formula: Formula): string[] {
  if (formula.kind === 'value') return [gameText(forest, formula.tree)];
  const lines: string[] = [];
  let word = 'if';
  let here: Formula = formula;
  while (here.kind === 'choice') {
    const { condition, branch, otherwise } = turned(forest, here);
    const head = `${word} ${questionText(forest.space, condition)}:`;
    if (branch.kind === 'value') lines.push(`${head} ${gameText(forest, branch.tree)}`);
    else lines.push(head, ...treeLines(forest, branch).map((line) => `  ${line}`));
    word = 'else if';
    here = otherwise;
  }
  return [...lines, `else: ${gameText(forest, here.tree)}`];
}

/** The condition with its first parameter on the left. */
function questionText(space: Space, condition: Constraint): string {
  if (condition.modulus !== 0) return conditionText(space, condition);
  return tidyText(space, { equations: [], inequalities: [condition.form], congruences: [] });
}

interface Question {
  readonly condition: Constraint;
  readonly branch: Formula;
  readonly otherwise: Formula;
}

/** A question asked the other way round if that puts a value, or the shorter branch, first. */
function turned(forest: Forest, { condition, yes, no }: Extract<Formula, { kind: 'choice' }>): Question {
  const opposite = negations(forest.space, condition);
  if (opposite.length > 1 || height(yes) <= height(no)) return { condition, branch: yes, otherwise: no };
  return { condition: opposite[0], branch: no, otherwise: yes };
}

function height(formula: Formula): number {
  return formula.kind === 'value' ? 0 : 1 + Math.max(height(formula.yes), height(formula.no));
}
