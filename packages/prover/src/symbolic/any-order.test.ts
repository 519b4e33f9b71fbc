import { Arena, type GameId, SIDES } from '@lilypad/games';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Space } from '../region/affine.ts';
import { Store } from '../region/store.ts';
import { box } from '../region/testing/box.ts';
import { AnyOrder } from './any-order.ts';
import { evaluateAt } from './evaluate.ts';
import { everywhere } from './everywhere.ts';
import { Forest, type Tree } from './forest.ts';

/**
 * Arbitrary trees: options that are dominated or reversible, numbers written as trees, numbers with halves and
 * quarters.
 */
type Plain = { form: [number, number, number, number] } | { left: Plain[]; right: Plain[] };

const leaf: fc.Arbitrary<Plain> = fc
  .tuple(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 }), fc.integer({ min: -6, max: 6 }), fc.nat(2))
  .map(([a, b, k, shift]) => ({ form: [a * 2 ** shift, b * 2 ** shift, k, shift] }));

const { tree } = fc.letrec<{ tree: Plain }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    { weight: 2, arbitrary: leaf },
    {
      weight: 3,
      arbitrary: fc.record({
        left: fc.array(tie('tree'), { maxLength: 2 }),
        right: fc.array(tie('tree'), { maxLength: 2 }),
      }),
    },
  ),
}));

function plant(forest: Forest, plain: Plain): Tree {
  if ('form' in plain) return forest.leaf(forest.space.affine(plain.form.slice(0, 2), plain.form[2], plain.form[3]));
  return forest.node(
    plain.left.map((g) => plant(forest, g)),
    plain.right.map((g) => plant(forest, g)),
  );
}

test('the order of any trees is that of their values, at every point of every cell', () => {
  fc.assert(
    fc.property(tree, tree, (g, h) => {
      const forest = new Forest(new Space(['a', 'b']));
      const [x, y] = [plant(forest, g), plant(forest, h)];
      const order = new AnyOrder(forest, new Store(forest.space));
      const arena = new Arena();
      const at = (t: Tree, point: readonly number[]): GameId => evaluateAt(forest, t, point, arena);
      for (const claimed of [true, false]) {
        const { failure } = everywhere(order, () => order.le(x, y) === claimed);
        if (failure !== null) expect(arena.le(at(x, failure), at(y, failure))).toBe(!claimed);
        else for (const point of box(2, -3, 3)) expect(arena.le(at(x, point), at(y, point))).toBe(claimed);
      }
    }),
    { numRuns: 200 },
  );
});

test('numbers with fractional slopes: a/2 has options that depend on the parity of a', () => {
  const forest = new Forest(new Space(['a']));
  const half = forest.leaf(forest.space.affine([1], 0, 1));
  const star = forest.node([half], [half]);
  const order = new AnyOrder(forest, new Store(forest.space));
  // a/2 and (a/2)* are confused, whatever a is.
  expect(everywhere(order, () => !order.le(half, star) && !order.le(star, half))).toMatchObject({ failure: null });
  const arena = new Arena();
  const point = everywhere(order, () => [...order.options(half, SIDES[0])].length === 0).failure as number[];
  expect(arena.options(evaluateAt(forest, half, point, arena), SIDES[0])).toHaveLength(1);
});
