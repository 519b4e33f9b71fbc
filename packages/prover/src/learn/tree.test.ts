/** Trees from samples of functions that are known, by both ways to choose tests. */
import { describe, expect, test } from 'vitest';
import { type DecisionTree, endCount, endOf, isChoice } from '../formula/decision-tree.ts';
import { Space } from '../region/affine.ts';
import { holdsAt } from '../region/constraint.ts';
import { bitsWhere } from '../support/bits.ts';
import { BestBounds } from './best-bounds.ts';
import { type Direction, keyOf } from './direction.ts';
import { allDirections, levelDirections, plainDirections } from './enumerate.ts';
import { EveryBound } from './every-bound.ts';
import { listed } from './source.ts';
import { type Chooser, growing, type Learned, learnTree } from './tree.ts';

type Point = readonly number[];
interface End {
  readonly kind: 'end';
  readonly label: number;
}

const box = (side: number, dimension: number): Point[] =>
  Array.from({ length: side ** dimension }, (_, i) =>
    Array.from({ length: dimension }, (_, gap) => Math.floor(i / side ** gap) % side),
  );
const square = box(8, 2);
const cube = box(12, 3);

const CHOOSERS: readonly [string, (directions: readonly Direction[]) => Chooser][] = [
  ['every bound', (directions) => new EveryBound(listed(directions), 1)],
  ['every bound, with lookahead', (directions) => new EveryBound(listed(directions), 4)],
  ['the best bounds', (directions) => new BestBounds(listed(directions))],
];

/** The tree for labels that fit where a property holds. */
function learn(points: readonly Point[], labels: readonly ((p: Point) => boolean)[], chooser: Chooser) {
  const space = new Space(['x', 'y', 'z'].slice(0, points[0].length));
  return learnTree<End>({
    space,
    points,
    labels: labels.map((fits, label) => ({
      fits: bitsWhere(points.length, (i) => fits(points[i])),
      size: 1,
      end: { kind: 'end', label },
    })),
    grow: growing(chooser),
  });
}

/** The labels of a function with values 0, 1, …, each of which fits where it is the value. */
const valuesOf = (f: (p: Point) => number, count: number) =>
  Array.from({ length: count }, (_, value) => (p: Point) => f(p) === value);

/** Tests as text, each once. */
const used = (learned: Learned<End> | null): string[] => [...(learned?.used.keys() ?? [])].map(keyOf);

/** How many ends have a label that does not fit all of their points. */
function misfits(tree: DecisionTree<End>, points: readonly Point[], labels: readonly ((p: Point) => boolean)[]) {
  return points.filter((p) => !labels[endOf(tree, (condition) => holdsAt(condition, p)).label](p)).length;
}

describe.each(CHOOSERS)('trees by %s', (_, chooser) => {
  const plain = plainDirections(2, [0, 1]);

  test('one label that fits everything needs no test, whatever else fits', () => {
    const learned = learn(square, [([x]) => x > 3, () => true], chooser([]));
    expect(learned?.tree).toEqual({ kind: 'end', label: 1 });
  });

  test('a wall is found exactly', () => {
    const learned = learn(square, [([x]) => x >= 3, ([x]) => x < 3], chooser(plain));
    expect(used(learned)).toEqual(['1,0;0']);
    expect(endCount(learned?.tree as DecisionTree<End>)).toBe(2);
  });

  test.each<[string, number, (p: Point) => number, number]>([
    ['a corner', 2, ([x, y]) => (x < 2 && y < 5 ? 1 : 0), 3],
    ['a congruence', 3, ([x, y]) => (x + 2 * y) % 3, 3],
    ['products modulo 4', 4, ([x, y]) => (x * y) % 4, 64],
  ])('%s: every end has a label that fits all its samples', (_name, count, f, most) => {
    const labels = valuesOf(f, count);
    const learned = learn(square, labels, chooser(allDirections(2, [0, 1])));
    expect(learned).not.toBeNull();
    const { tree } = learned as Learned<End>;
    expect(misfits(tree, square, labels)).toBe(0);
    expect(endCount(tree)).toBeLessThanOrEqual(most);
  });

  test('labels that fit more than their region save tests', () => {
    // Three labels, two of which overlap: two regions are enough.
    const labels = [([x]: Point) => x >= 4, ([x]: Point) => x < 6, ([x]: Point) => x === 4 || x === 5];
    expect(endCount(learn(square, labels, chooser(plain))?.tree as DecisionTree<End>)).toBe(2);
  });

  test('none if the tests cannot tell samples apart, or a sample has no label', () => {
    const onlyX = plain.filter(({ coefficients: [, y] }) => y === 0);
    expect(learn(square, [([, y]) => y >= 3, ([, y]) => y < 3], chooser(onlyX))).toBeNull();
    expect(learn(square, [([x]) => x >= 1], chooser(plain))).toBeNull();
  });
});

describe('slanted walls', () => {
  const slanted = ([x, y, z]: Point): number => (4 * x + y >= 5 * z + 3 ? 1 : 0);
  const gaps = [0, 1, 2];

  test('one is found in its direction', () => {
    const learned = learn(cube, valuesOf(slanted, 2), new BestBounds(listed(allDirections(3, gaps))));
    expect(used(learned)).toEqual(['4,1,-5;0']);
    expect(isChoice(learned?.tree as DecisionTree<End>)).toBe(true);
  });

  test('several times as many ends are needed when the direction is missing', () => {
    const learned = learn(cube, valuesOf(slanted, 2), new BestBounds(listed(plainDirections(3, gaps))));
    expect(endCount(learned?.tree as DecisionTree<End>)).toBeGreaterThan(6);
  });

  test('a wall and a congruence beyond it', () => {
    const f = ([x, y, z]: Point): number => (2 * x >= 3 * y + 1 ? (x + z) % 3 : 3);
    const learned = learn(cube, valuesOf(f, 4), new BestBounds(listed(allDirections(3, gaps))));
    expect(endCount(learned?.tree as DecisionTree<End>)).toBe(4);
    expect(used(learned)).toContain('2,-3,0;0');
  });
});

test('lookahead finds a corner by its shorter side', () => {
  const corner = ([x, y]: Point): number => (x < 2 && y < 5 ? 1 : 0);
  const learned = learn(square, valuesOf(corner, 2), new EveryBound(listed(levelDirections(2, [0, 1], 0)), 4));
  expect(endCount(learned?.tree as DecisionTree<End>)).toBe(3);
});
