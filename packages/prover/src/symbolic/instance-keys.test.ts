import { Arena, Dyadic, LEFT, RIGHT } from '@lilypad/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Space } from '../region/affine.ts';
import { Forest, type Tree } from './forest.ts';
import { InstanceKeys } from './instance-keys.ts';
import { Instances } from './instances.ts';

type Shape =
  | { readonly coefficients: readonly [number, number]; readonly constant: number; readonly shift: number }
  | { readonly left: readonly Shape[]; readonly right: readonly Shape[] };

const small = fc.integer({ min: -3, max: 3 });
const { shape } = fc.letrec<{ shape: Shape }>((tie) => {
  const options = fc.array(tie('shape') as fc.Arbitrary<Shape>, { maxLength: 3 });
  return {
    shape: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      fc.record({ coefficients: fc.tuple(small, small), constant: small, shift: fc.constantFrom(0, 0, 0, 1, 3) }),
      fc.record({ left: options, right: options }),
    ),
  };
});
const point = fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 }));

function setUp() {
  const forest = new Forest(new Space(['a', 'b']));
  const instances = new Instances(new Arena(), forest);
  return { forest, instances, keys: new InstanceKeys(instances) };
}

function treeOf(forest: Forest, one: Shape): Tree {
  if ('constant' in one) return forest.leaf(forest.space.affine(one.coefficients, one.constant, one.shift));
  const trees = (list: readonly Shape[]): Tree[] => list.map((option) => treeOf(forest, option));
  return forest.node(trees(one.left), trees(one.right));
}

describe('keys of a game with parameters', () => {
  test('are those of its canonical form at each point', () => {
    const { forest, instances, keys } = setUp();
    fc.assert(
      fc.property(shape, point, (one, at) => {
        const tree = treeOf(forest, one);
        expect(keys.at(tree, at)).toEqual(keys.keysOf(instances.at(tree, at)));
      }),
      { numRuns: 2000 },
    );
  });

  test('tell whether it has a value', () => {
    const { forest, instances, keys } = setUp();
    let fitting = 0;
    fc.assert(
      fc.property(shape, shape, point, (one, other, at) => {
        const [tree, second] = [treeOf(forest, one), treeOf(forest, other)];
        const value = instances.at(second, at);
        expect(keys.fits(second, at, value)).toBe(true);
        const isSame = instances.at(tree, at) === value;
        if (isSame) fitting++;
        expect(keys.fits(tree, at, value)).toBe(isSame);
      }),
      { numRuns: 2000 },
    );
    expect(fitting).toBeGreaterThan(20);
  });

  test('of games with equal stops that are different do not decide', () => {
    const { forest, instances, keys } = setUp();
    const { arena } = instances;
    const zero = forest.leaf(forest.space.affine([0, 0], 0));
    const star = forest.node([zero], [zero]);
    const two = forest.node([zero, star], [zero, star]);
    expect(keys.at(star, [0, 0])).toEqual(keys.at(two, [0, 0]));
    expect(keys.fits(star, [0, 0], arena.star)).toBe(true);
    expect(keys.fits(two, [0, 0], arena.star)).toBe(false);
  });

  test.each([
    ['finer than the unit', [1, 0], 0, 30],
    ['too large', [2 ** 40, 0], 0, 0],
  ] as const)('%s: the canonical form decides', (_what, coefficients, constant, shift) => {
    const { forest, instances, keys } = setUp();
    const leaf = forest.leaf(forest.space.affine(coefficients, constant, shift));
    const zero = forest.leaf(forest.space.affine([0, 0], 0));
    for (const tree of [leaf, forest.node([leaf], [zero]), forest.node([zero], [leaf])]) {
      const value = instances.at(tree, [1, 0]);
      expect(keys.fits(tree, [1, 0], value)).toBe(true);
      expect(keys.fits(tree, [1, 0], instances.arena.add(value, instances.arena.star))).toBe(false);
      expect(keys.fits(tree, [1, 0], instances.arena.integer(7))).toBe(false);
    }
  });

  test('of a number between options that are finer than the unit are not known', () => {
    const { forest, instances, keys } = setUp();
    const { arena } = instances;
    const leaf = (n: number, shift: number): Tree => forest.leaf(forest.space.affine([0, 0], n, shift));
    const between = forest.node([leaf(1, 20)], [leaf(2, 20)]);
    expect(keys.at(between, [0, 0])).toEqual([Number.NaN, Number.NaN]);
    expect(keys.fits(between, [0, 0], arena.number(Dyadic.of(3, 21)))).toBe(true);
    expect(keys.fits(between, [0, 0], arena.number(Dyadic.of(1, 21)))).toBe(false);
    expect([LEFT, RIGHT].map((side) => arena.stop(instances.at(between, [0, 0]), side).exponent)).toEqual([21, 21]);
  });
});
