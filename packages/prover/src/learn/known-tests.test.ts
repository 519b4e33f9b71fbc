/** Tests that are known make a tree no different, whatever is said to be known. */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { bitsWhere } from '../support/bits.ts';
import { EveryBound } from './every-bound.ts';
import { type Growth, growByTeam } from './grow-by-team.ts';
import { KnownTests } from './known-tests.ts';
import type { Node } from './node.ts';
import { shown } from './testing/shown.ts';
import type { Grown } from './tree.ts';

const GROWTH: Growth = { dimension: 2, relevant: [0, 1], level: 2, lookahead: 1 };
const LABELS = 6;

type Point = readonly [x: number, y: number];
const labelOf = ([x, y]: Point): number => {
  if (x + y > 14) return x % 3;
  if (x > 7) return y > 3 ? 3 : 4;
  return y % 2 === 0 ? (x > y ? 5 : 2) : x > 2 ? 1 : 3;
};

function nodeOf(points: readonly Point[]): Node {
  return {
    samples: points.map((_, i) => i),
    columns: [0, 1].map((gap) => Int32Array.from(points, (point) => point[gap])),
    fits: Array.from({ length: LABELS }, (_, label) => bitsWhere(points.length, (i) => labelOf(points[i]) === label)),
    sizes: new Array(LABELS).fill(1),
  };
}

const SQUARE = Array.from({ length: 144 }, (_, i): Point => [i % 12, Math.floor(i / 12)]);

/** The ends of a tree: each must have samples of one label. */
const endsOf = (tree: Grown): (readonly number[])[] =>
  tree.kind === 'end' ? [tree.samples] : [...endsOf(tree.yes), ...endsOf(tree.no)];

test('a tree of more and more samples is the one that would be grown from nothing', () => {
  const known = new KnownTests();
  fc.assert(
    fc.property(fc.shuffledSubarray(SQUARE, { minLength: 20, maxLength: 80 }), fc.nat(20), (some, more) => {
      const rest = SQUARE.filter((point) => !some.includes(point)).slice(0, more);
      for (const points of [some, [...some, ...rest]]) {
        const node = nodeOf(points);
        expect(shown(growByTeam(node, GROWTH, undefined, known))).toEqual(shown(growByTeam(node, GROWTH, undefined)));
      }
    }),
    { numRuns: 30 },
  );
});

test('most tests of a tree with one more sample are known, also after they were saved', () => {
  const known = new KnownTests();
  const choose = vi.spyOn(EveryBound.prototype, 'choose');
  growByTeam(nodeOf(SQUARE.slice(0, 130)), GROWTH, undefined, known);
  const all = choose.mock.calls.length;
  growByTeam(nodeOf(SQUARE.slice(0, 131)), GROWTH, undefined, new KnownTests(known.save()));
  const again = choose.mock.calls.length - all;
  choose.mockRestore();
  expect(all).toBeGreaterThan(5);
  expect(again).toBeLessThan(all);
});

test('what the last tree did not need is forgotten', () => {
  const known = new KnownTests();
  growByTeam(nodeOf(SQUARE.slice(0, 130)), GROWTH, undefined, known);
  const first = known.save().length;
  growByTeam(nodeOf(SQUARE.slice(0, 20)), GROWTH, undefined, known);
  growByTeam(nodeOf(SQUARE.slice(0, 20)), GROWTH, undefined, known);
  expect(known.save().length).toBeLessThan(first);
});

test('tests that are wrong lead to a tree that is right', () => {
  const honest = new KnownTests();
  const node = nodeOf(SQUARE);
  growByTeam(node, GROWTH, undefined, honest);
  const keys = honest.save().map(([key]) => key);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(99), fc.integer({ min: -30, max: 30 }))), (lies) => {
      const known = new KnownTests(
        lies.flatMap(([order, bound], i) => (i < keys.length ? [[keys[i], order, bound]] : [])),
      );
      const tree = growByTeam(node, GROWTH, undefined, known) as Grown;
      const ends = endsOf(tree);
      expect(ends.flat().sort((x, y) => x - y)).toEqual(node.samples);
      for (const samples of ends) expect(new Set(samples.map((i) => labelOf(SQUARE[i]))).size).toBe(1);
    }),
  );
});
