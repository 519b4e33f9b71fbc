/** With two labels that divide the samples a test is judged by counting; with labels that overlap, by covers: the same where both can be asked. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsWhere, difference } from '../support/bits.ts';
import { greedyCover } from './cover.ts';
import { deal } from './dealt.ts';
import { EntropyScore, weightedEntropy } from './entropy-score.ts';
import { allDirections } from './enumerate.ts';
import { everything, type Node, passing } from './node.ts';

const DIRECTIONS = allDirections(3, [0, 1, 2], 100);
const points = fc.array(fc.record({ point: fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)), holds: fc.boolean() }), {
  minLength: 4,
  maxLength: 200,
});

test('the entropy of both sides of a bound, to the last digit', () => {
  let tests = 0;
  fc.assert(
    fc.property(points, fc.constantFrom(0.5, 0.3, 1), (all, power) => {
      const node: Node = {
        samples: all.map((_, i) => i),
        columns: [0, 1, 2].map((gap) => Int32Array.from(all, ({ point }) => point[gap])),
        fits: [true, false].map((label) => bitsWhere(all.length, (i) => all[i].holds === label)),
        sizes: [1, 1],
      };
      const cover = greedyCover(node.fits, everything(node));
      fc.pre(cover.length === 2);
      const weights = cover.map(({ size }) => size ** (power - 1));
      const dealt = deal(node, cover);
      const score = new EntropyScore(dealt, weights);
      // Sums of equal numbers are rounded on the way.
      const mixture = (samples: Uint32Array): number =>
        weightedEntropy(
          greedyCover(node.fits, samples).map((part) => {
            let sum = 0;
            for (let i = 0; i < all.length; i++)
              if ((part.samples[i >> 5] >>> (i & 31)) & 1) sum += weights[dealt.parts[i]];
            return sum;
          }),
        );
      expect(score.mixture).toBe(mixture(everything(node)));
      for (const direction of DIRECTIONS) {
        const best = score.best(direction);
        if (best === null) continue;
        const yes = passing(node, { direction, bound: best.bound });
        expect(score.separated(best.inside)).toBe(mixture(yes) + mixture(difference(everything(node), yes)));
        tests++;
      }
    }),
    { numRuns: 20 },
  );
  expect(tests).toBeGreaterThan(500);
});
