/** A team grows the tree that one thread grows, whatever it knows of it before. */
import { type Team, takePart } from '@lilypad/toads';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsWhere } from '../support/bits.ts';
import { CHOOSE_TEST, GROW_TREE, type Growth, growByTeam, growSideBySide } from './grow-by-team.ts';
import { KnownTests } from './known-tests.ts';
import type { Node } from './node.ts';
import { shown } from './testing/shown.ts';

/** Another thread that does all jobs before this one begins. */
const team: Team = { threads: 3, eager: true, call: (work) => takePart(work, 1, [CHOOSE_TEST, GROW_TREE]) };

/** Points of a box, divided by lines and congruences; each part has a label of its own. */
function nodeOf(size: number, lines: readonly (readonly number[])[], sizes: readonly number[]): Node {
  const points = Array.from({ length: size ** 3 }, (_, i) => [
    i % size,
    Math.floor(i / size) % size,
    Math.floor(i / size ** 2),
  ]);
  const holds = ([a, b, c, bound, modulus]: readonly number[], [x, y, z]: readonly number[]): boolean => {
    const value = a * x + b * y + c * z - bound;
    return modulus > 1 ? value % modulus === 0 : value >= 0;
  };
  const parts = points.map((point) => lines.reduce((sum, line, k) => sum + (holds(line, point) ? 2 ** k : 0), 0));
  return {
    samples: points.map((_, i) => i),
    columns: [0, 1, 2].map((gap) => Int32Array.from(points, (point) => point[gap])),
    fits: sizes.map((_, part) => bitsWhere(points.length, (i) => parts[i] === part)),
    sizes,
  };
}

const small = fc.integer({ min: -2, max: 2 });
const line = fc.tuple(small, small, small, fc.integer({ min: -3, max: 5 }), fc.constantFrom(0, 0, 2, 3));
const three = fc.array(line, { minLength: 3, maxLength: 3 });
const eight = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 8, maxLength: 8 });

test('on random samples, with and without lookahead', () => {
  let trees = 0;
  fc.assert(
    fc.property(three, eight, fc.constantFrom(1, 2), fc.constantFrom(0, 1, 2), (lines, sizes, lookahead, level) => {
      const node = nodeOf(4, lines, sizes);
      const growth: Growth = { dimension: 3, relevant: [0, 1, 2], level, lookahead };
      const alone = growByTeam(node, growth, undefined);
      const known = new KnownTests();
      expect(shown(growByTeam(node, growth, team, known))).toEqual(shown(alone));
      const some = new KnownTests(known.save().filter((_, i) => i % 2 === 0));
      for (const tests of [known, some]) expect(shown(growByTeam(node, growth, team, tests))).toEqual(shown(alone));
      if (alone?.kind === 'test') trees++;
    }),
    { numRuns: 15 },
  );
  expect(trees).toBeGreaterThan(9);
});

test('levels side by side give the trees of one after the other, and know the same tests', () => {
  const LEVELS = [0, 1, 2];
  const newTests = (): KnownTests[] => LEVELS.map(() => new KnownTests());
  let different = 0;
  fc.assert(
    fc.property(three, eight, (lines, sizes) => {
      const node = nodeOf(4, lines, sizes);
      const growth = { dimension: 3, relevant: [0, 1, 2], lookahead: 1 };
      const [inTurn, atOnce] = [newTests(), newTests()];
      const expected = LEVELS.map((level) => growByTeam(node, { ...growth, level }, undefined, inTurn[level]));
      // The second time all tests are known.
      for (let time = 0; time < 2; time++) {
        const found = growSideBySide(node, growth, LEVELS, team, atOnce);
        expect(found.map(shown)).toEqual(expected.map(shown));
        for (const level of LEVELS) {
          if (expected[level] !== null) expect(atOnce[level].save()).toEqual(inTurn[level].save());
        }
      }
      if (JSON.stringify(shown(expected[0])) !== JSON.stringify(shown(expected[2]))) different++;
    }),
    { numRuns: 15 },
  );
  expect(different).toBeGreaterThan(3);
});
