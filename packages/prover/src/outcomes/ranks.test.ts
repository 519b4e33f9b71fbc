/** Ranks number the points of a sum in the order in which they are listed, and find all neighbours. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointsBetween } from '../region/points.ts';
import { Ranks } from './ranks.ts';

const pointsOf = (gaps: number, sum: number): number[][] => [...pointsBetween(gaps, sum, sum)];

test.each([1, 2, 3, 5])('of %i gaps', (gaps) => {
  const ranks = new Ranks(gaps);
  for (let sum = 0; sum < 6; sum++) {
    const points = pointsOf(gaps, sum);
    expect(ranks.count(sum)).toBe(points.length);
    expect(points.map((point) => ranks.rank(point))).toEqual([...points.keys()]);
  }
});

test('of sums that were not expected', () => {
  const ranks = new Ranks(2);
  const count = ranks.count(300);
  ranks.reach(300);
  expect([count, ranks.count(300), ranks.rank([300, 0])]).toEqual([301, 301, 300]);
});

test('a point differs from a neighbour where it does, and nowhere else', () => {
  const ranks = new Ranks(4);
  let different = 0;
  const chances = fc.constantFrom(0, 0.02, 0.2, 0.5);
  fc.assert(
    fc.property(
      fc.nat(5),
      chances,
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (sum, chance, lots) => {
        const known = (of: number): Uint8Array =>
          Uint8Array.from(of < 0 ? [] : pointsOf(4, of), () => ((lots.next().value as number) < chance ? 1 : 0));
        const [less, here, more] = [known(sum - 1), known(sum), known(sum + 1)];
        for (const [rank, point] of pointsOf(4, sum).entries()) {
          const neighbours = point.flatMap((x, gap) => [
            more[ranks.rank(point.with(gap, x + 1))],
            ...(x === 0 ? [] : [less[ranks.rank(point.with(gap, x - 1))]]),
          ]);
          const expected = neighbours.some((one) => one !== here[rank]);
          expect(ranks.differs(point, rank, here[rank], sum === 0 ? null : less, more)).toBe(expected);
          if (expected) different++;
        }
      },
    ),
    { numRuns: 60 },
  );
  expect(different).toBeGreaterThan(100);
});
