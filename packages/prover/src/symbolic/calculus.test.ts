import { Arena } from '@lilypad/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Space } from '../region/affine.ts';
import { holdsAt } from '../region/constraint.ts';
import { Store } from '../region/store.ts';
import { box } from '../region/testing/box.ts';
import { Calculus } from './calculus.ts';
import { evaluateAt } from './evaluate.ts';
import { Forest } from './forest.ts';
import { type Decision, explore } from './fork.ts';
import { trees } from './testing/random-tree.ts';

/** The leaf whose path holds at the point; exactly one branch must hold at every fork. */
function decide<T>(decision: Decision<T>, point: readonly number[]): T {
  if (decision.kind === 'leaf') return decision.value;
  const open = decision.branches.filter(({ constraint }) => holdsAt(constraint, point));
  expect(open.length).toBe(1);
  return decide(open[0].decision, point);
}

const leaves = (d: Decision<unknown>): number =>
  d.kind === 'leaf' ? 1 : d.branches.reduce((sum, b) => sum + leaves(b.decision), 0);

describe.each([1, 2, 3, 4])('%i parameters', (n) => {
  const space = new Space(['a', 'b', 'c', 'd'].slice(0, n));
  const forest = new Forest(space);
  const points = box(n, [-9, -4, -2, -1][n - 1], [9, 4, 2, 2][n - 1]);
  test('canonical forms', () => {
    let total = 0;
    let most = 0;
    let searches = 0;
    const t = performance.now();
    let inner = 0;
    fc.assert(
      fc.property(trees(forest, 3), fc.boolean(), (tree, eager) => {
        const arena = new Arena();
        const calculus = new Calculus(forest, new Store(space), { eager });
        const t0 = performance.now();
        const decision = explore(calculus, () => calculus.canonical(tree));
        inner += performance.now() - t0;
        total += leaves(decision);
        most = Math.max(most, leaves(decision));
        searches += calculus.store.searches;
        for (const point of points) {
          const value = decide(decision, point);
          expect(evaluateAt(forest, value, point, arena)).toBe(evaluateAt(forest, tree, point, arena));
        }
      }),
      { numRuns: 200 },
    );
    console.log(n, total, most, searches, inner, performance.now() - t);
  });
});
