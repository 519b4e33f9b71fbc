import { describe, expect, test } from 'vitest';
import { type Bits, bitsWhere } from '../support/bits.ts';
import { type Decision, type LearningTask, learnTree } from './tree.ts';

/** Samples are the points of a square; tests are x >= k and y >= k. */
const SIDE = 8;
const at = (i: number): [number, number] => [i % SIDE, Math.floor(i / SIDE)];
const where = (holds: (x: number, y: number) => boolean): Bits => bitsWhere(SIDE * SIDE, (i) => holds(...at(i)));
const TESTS = [1, 2, 3, 4, 5, 6, 7].flatMap((k) => [
  { name: `x>=${k}`, family: 0, bits: where((x) => x >= k) },
  { name: `y>=${k}`, family: 1, bits: where((_, y) => y >= k) },
]);

function task(labels: readonly ((x: number, y: number) => boolean)[], lookahead = 1, tests = TESTS): LearningTask {
  return {
    samples: SIDE * SIDE,
    fits: labels.map(where),
    sizes: labels.map(() => 1),
    tests: tests.map(({ bits }) => bits),
    worth: tests.map(() => 1),
    family: tests.map(({ family }) => family),
    lookahead,
  };
}

const show = (tree: Decision | null): string => {
  if (tree === null) return 'none';
  if (tree.kind === 'end') return String(tree.samples.length);
  return `(${TESTS[tree.test].name} ? ${show(tree.yes)} : ${show(tree.no)})`;
};

describe('decision trees', () => {
  test('one label that fits everything needs no test', () => {
    expect(show(learnTree(task([(x) => x > 3, () => true])))).toBe('64');
  });

  test('walls are found exactly', () => {
    expect(show(learnTree(task([(x) => x >= 3, (x) => x < 3])))).toBe('(x>=3 ? 40 : 24)');
    const corner = (x: number, y: number) => x < 2 && y < 5;
    expect(show(learnTree(task([corner, (x, y) => !corner(x, y)], 4)))).toBe('(x>=2 ? 48 : (y>=5 ? 6 : 10))');
  });

  test('labels that fit more than their region save tests', () => {
    // Three labels, two of which overlap: two regions are enough.
    const labels = [(x: number) => x >= 4, (x: number) => x < 6, (x: number) => x === 4 || x === 5];
    expect(show(learnTree(task(labels)))).toMatch(/^\(x>=[456] \? \d+ : \d+\)$/);
  });

  test('every end has a label that fits all its samples', () => {
    const labels = [0, 1, 2, 3].map((r) => (x: number, y: number) => (x * y) % 4 === r);
    const fits = labels.map(where);
    const check = (tree: Decision | null): void => {
      expect(tree).not.toBeNull();
      if (tree?.kind === 'test') {
        check(tree.yes);
        check(tree.no);
      } else if (tree !== null) {
        expect(fits.some((bits) => tree.samples.every((i) => (bits[i >> 5] >>> (i & 31)) & 1))).toBe(true);
      }
    };
    check(learnTree(task(labels)));
    check(learnTree(task(labels, 4)));
  });

  test('none if the tests cannot tell samples apart', () => {
    const onlyX = TESTS.filter(({ family }) => family === 0);
    expect(learnTree(task([(_, y) => y >= 3, (_, y) => y < 3], 1, onlyX))).toBeNull();
  });
});
