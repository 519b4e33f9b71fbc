/** Tilted games agree with the game where the gap has its size, and none that fits elsewhere is left out. */
import { Arena } from '@lilypad/games';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Space } from '../../region/affine.ts';
import { Forest, type Tree } from '../../symbolic/forest.ts';
import { InstanceKeys } from '../../symbolic/instance-keys.ts';
import { Instances } from '../../symbolic/instances.ts';
import { tilted } from './tilt.ts';

const forest = new Forest(new Space(['a', 'b']));
const instances = new Instances(new Arena(), forest);
const keys = new InstanceKeys(instances);

const small = fc.integer({ min: -2, max: 2 });
const leaf = fc.tuple(small, small, small).map(([a, b, c]) => forest.leaf(forest.space.affine([a, b], c)));
const node = (options: fc.Arbitrary<Tree>): fc.Arbitrary<Tree> => {
  const few = fc.array(options, { minLength: 1, maxLength: 2 });
  return fc.tuple(few, few).map(([left, right]) => forest.node(left, right));
};
const game = fc.oneof(leaf, node(leaf), node(fc.oneof(leaf, node(leaf))));
const GAP = 1;
const size = fc.nat({ max: 3 });

test('they agree with the game where the gap has its size', () => {
  fc.assert(
    fc.property(game, size, fc.nat({ max: 4 }), (tree, at, a) => {
      for (const other of tilted(forest, tree, GAP, at, () => true)) {
        expect(instances.at(other, [a, at])).toBe(instances.at(tree, [a, at]));
      }
    }),
  );
});

test('of those that could fit at a point by their keys, none that fits is missing', () => {
  let fitting = 0;
  let leftOut = 0;
  fc.assert(
    fc.property(game, size, fc.nat({ max: 4 }), fc.constantFrom(1, -1), fc.nat(), (tree, at, a, step, choice) => {
      const point = [a, at + step];
      const all = [...tilted(forest, tree, GAP, at, () => true)];
      if (all.length === 0) return;
      const value = instances.at(all[choice % all.length], point);
      const some = new Set(
        tilted(forest, tree, GAP, at, (g, i, slope) => keys.couldFit(g, point, value, i, slope * step)),
      );
      for (const other of all) {
        if (instances.at(other, point) === value) {
          fitting += 1;
          expect(some.has(other)).toBe(true);
        } else if (!some.has(other)) leftOut += 1;
      }
    }),
    { numRuns: 300 },
  );
  expect(fitting).toBeGreaterThan(300);
  expect(leftOut).toBeGreaterThan(300);
});
