/** Trees over slanted walls and congruences, from samples of functions that are known. */
import { describe, expect, it } from 'vitest';
import { bitsWhere } from '../../support/bits.ts';
import { allDirections, type Direction, plainDirections } from '../directions.ts';
import { Splitter } from '../split.ts';
import { type Decision, learnTree } from './tree.ts';

const points = Array.from({ length: 12 ** 3 }, (_, i) => [i % 12, Math.floor(i / 12) % 12, Math.floor(i / 144)]);
const gaps = [0, 1, 2];

function ends(tree: Decision): number {
  return tree.kind === 'end' ? 1 : ends(tree.yes) + ends(tree.no);
}

function tests(tree: Decision): string[] {
  if (tree.kind === 'end') return [];
  const { direction, bound } = tree;
  const text = `${direction.coefficients.join()} ${bound}${direction.modulus === 0 ? '' : ` mod ${direction.modulus}`}`;
  return [text, ...tests(tree.yes), ...tests(tree.no)];
}

/** The tree for a function that gives each point its label. */
function learn(label: (point: readonly number[]) => number, directions: readonly Direction[]): Decision | null {
  const labels = [...new Set(points.map(label))];
  const fits = labels.map((l) => bitsWhere(points.length, (i) => label(points[i]) === l));
  return learnTree({ points, fits, directions });
}

describe('directions', () => {
  it('are primitive, and no two are opposite', () => {
    const walls = allDirections(3, gaps).filter(({ modulus }) => modulus === 0);
    const keys = walls.map(({ coefficients }) => coefficients.join());
    expect(new Set(keys).size).toBe(keys.length);
    for (const { coefficients } of walls) expect(keys).not.toContain(coefficients.map((c) => -c + 0).join());
    expect(keys).toContain('4,1,-5');
    expect(keys).not.toContain('2,0,-4');
  });

  it('keep their coefficients small where there are many gaps', () => {
    expect(allDirections(6, [0, 1, 2, 3, 4, 5]).length).toBeLessThan(20_000);
  });

  it('look only at the gaps asked for', () => {
    for (const { coefficients } of allDirections(3, [0, 2])) expect(coefficients[1]).toBe(0);
  });
});

it('finds one slanted wall', () => {
  const tree = learn(([x, y, z]) => (4 * x + y >= 5 * z + 3 ? 1 : 0), allDirections(3, gaps)) as Decision;
  expect(tests(tree)).toEqual(['4,1,-5 3']);
});

it('finds a wall and a congruence beyond it', () => {
  const label = ([x, y, z]: readonly number[]): number => (2 * x >= 3 * y + 1 ? (x + z) % 3 : 3);
  const tree = learn(label, allDirections(3, gaps)) as Decision;
  expect(ends(tree)).toBe(4);
  expect(tests(tree)).toContain('2,-3,0 1');
});

it('needs several times as many ends when the direction is missing', () => {
  const tree = learn(([x, y, z]) => (4 * x + y >= 5 * z + 3 ? 1 : 0), plainDirections(3, gaps)) as Decision;
  expect(ends(tree)).toBeGreaterThan(2 * 3);
});

it('takes a label that fits everything, whatever else fits', () => {
  const all = bitsWhere(points.length, () => true);
  const some = bitsWhere(points.length, (i) => i % 2 === 0);
  expect(learnTree({ points, fits: [some, all], directions: [] })?.kind).toBe('end');
});

it('gives up where no test tells samples apart', () => {
  expect(learn(([x]) => x % 2, [])).toBeNull();
});

it('scores bounds by the entropy that they save', () => {
  const direction: Direction = { coefficients: [1], modulus: 0, worth: 1 };
  const dealt = {
    columns: [Int32Array.of(0, 1, 2, 3, 4, 5)],
    parts: Uint16Array.of(0, 0, 0, 0, 1, 1),
    weights: [1, 1],
  };
  const split = new Splitter().best(direction, dealt);
  expect(split?.bound).toBe(4);
  // All the entropy of 4 and 2, but for the worth of a wall at 4.
  expect(split?.gain).toBeCloseTo((6 * Math.log(6) - 4 * Math.log(4) - 2 * Math.log(2)) * 0.995 ** 4, 9);
  expect(new Splitter().best({ ...direction, modulus: 2 }, dealt)?.gain).toBeCloseTo(0, 9);
});
