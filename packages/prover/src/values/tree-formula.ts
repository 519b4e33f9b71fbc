/** A formula that fits the samples of a word: a decision tree over tests of a level, with labels at its ends. */
import type { Formula } from '../formula/formula.ts';
import { testsFor } from '../learn/tests.ts';
import { type Decision, learnTree } from '../learn/tree.ts';
import { holdsAt } from '../region/constraint.ts';
import { addBit, bitsWhere, emptyBits, isSubset } from '../support/bits.ts';
import type { Label, Labels } from './labels/labels.ts';

/** Null if the tests cannot tell samples apart that need different labels. */
export function learnFormula(labels: Labels, level: number, lookahead: number): Formula | null {
  const { pool, forest, samples } = labels;
  const points = samples.map((i) => pool.points[i]);
  const tests = testsFor(forest.space, pool.relevant, points, level);
  const useful = labels.useful();
  const decision = learnTree({
    samples: points.length,
    fits: useful.map((label) => labels.bits(label)),
    sizes: useful.map(({ size }) => size),
    tests: tests.map(({ condition }) => bitsWhere(points.length, (i) => holdsAt(condition, points[i]))),
    worth: tests.map(({ worth }) => worth),
    family: tests.map(({ family }) => family),
    lookahead,
  });
  const build = (node: Decision): Formula => {
    if (node.kind === 'test') {
      return { kind: 'choice', condition: tests[node.test].condition, yes: build(node.yes), no: build(node.no) };
    }
    const here = emptyBits(points.length);
    for (const i of node.samples) addBit(here, i);
    const label = useful.find(({ fits }) => isSubset(here, fits)) as Label;
    return { kind: 'value', tree: label.tree };
  };
  return decision && build(decision);
}
