/** A search by a team finds the tree that one thread finds, and draws the same lots. */
import { type Team, takePart } from '@lilypad/toads';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsWhere } from '../support/bits.ts';
import { Sequence } from '../support/random.ts';
import { BestBounds } from './best-bounds.ts';
import { greedyCover } from './cover.ts';
import { deal } from './dealt.ts';
import { EntropyScore } from './entropy-score.ts';
import { allDirections } from './enumerate.ts';
import { FINALISTS, LIKED } from './finalists.ts';
import { FIT_OR_JUDGE } from './fit-by-team.ts';
import { Fitted } from './fitted.ts';
import { everything, type Node, sides } from './node.ts';
import { shown } from './testing/shown.ts';
import { grow } from './tree.ts';

let calls = 0;
/** Another thread that does all jobs before this one begins, and others that never come. */
const teamOf = (threads: number): Team => ({
  threads,
  eager: true,
  call: (work) => {
    calls++;
    takePart(work, 1, [FIT_OR_JUDGE]);
  },
});
const absent: Team = { threads: 2, eager: true, call: () => {} };

const GAPS = [0, 1, 2, 3];
/** More than enough for finalists in each part. */
const LISTED = allDirections(4, GAPS, 700);

/** Points divided by slanted walls; a point of a wall may have both labels. */
function nodeOf(walls: readonly (readonly number[])[], both: number): Node {
  const { draw } = new Sequence();
  const points = Array.from({ length: 400 }, () => GAPS.map(() => draw(20)));
  const value = (wall: readonly number[], point: readonly number[]): number =>
    point.reduce((sum, x, gap) => sum + x * wall[gap], 0);
  const part = points.map((point) => walls.filter((wall) => value(wall, point) >= 3).length % 2);
  return {
    samples: points.map((_, i) => i),
    columns: GAPS.map((gap) => Int32Array.from(points, (point) => point[gap])),
    fits: [0, 1].map((label) =>
      bitsWhere(points.length, (i) => part[i] === label || (i < both && value(walls[0], points[i]) === 2)),
    ),
    sizes: [1, 1],
  };
}

const small = fc.integer({ min: -3, max: 3 });
const walls = fc.array(fc.tuple(small, small, small, small), { minLength: 2, maxLength: 3 });

test.each([30, 1500])('on random samples, with room for %i directions', (mostRecent) => {
  let tests = 0;
  let forgotten = 0;
  calls = 0;
  fc.assert(
    fc.property(walls, fc.constantFrom(0, 100), (forms, both) => {
      const node = nodeOf(forms, both);
      const learned = (team?: Team) => {
        const random = new Sequence();
        const source = new Fitted({ listed: LISTED, fixed: [], random: random.draw, mostRecent });
        const tree = shown(grow(node, new BestBounds(source, team)));
        return { tree, lots: random.state, directions: source.all };
      };
      const alone = learned();
      for (const team of [teamOf(2), teamOf(3), absent]) expect(learned(team)).toEqual(alone);
      if (alone.tree !== null) tests++;
      if (alone.directions.length - LISTED.length === mostRecent) forgotten++;
    }),
    { numRuns: 8 },
  );
  expect(tests).toBeGreaterThan(3);
  expect(forgotten > 3).toBe(mostRecent === 30);
  expect(calls).toBeGreaterThan(40);
});

test.each([30, 100, 1500])('what is left out cannot be a finalist, with room for %i directions', (mostRecent) => {
  let out = 0;
  fc.assert(
    fc.property(walls, (forms) => {
      const source = new Fitted({ listed: LISTED, fixed: [], random: new Sequence().draw, mostRecent });
      const node = nodeOf(forms, 0);
      // The nodes below have other walls, and those of the first are forgotten.
      const nodes = [node, ...sides(node, { direction: LISTED[0], bound: 9 })];
      for (const one of nodes.filter(({ samples }) => samples.length > 60)) {
        const cover = greedyCover(one.fits, everything(one));
        const look = deal(one, cover);
        const weights = cover.map(({ size }) => size ** -0.5);
        const { directions, known } = source.judged(one, { look, weights }, teamOf(2));
        const score = new EntropyScore(look, weights);
        const best = directions.map((direction) => score.best(direction));
        const gains = best.map((bound) => bound?.gain ?? 0).sort((x, y) => y - x);
        for (const [i, direction] of directions.entries()) {
          const found = known.get(direction);
          if (found === undefined) continue;
          if (found !== null) expect(found).toEqual(best[i]);
          else if (best[i] !== null) {
            out++;
            expect(best[i].gain * LIKED).toBeLessThan(gains[FINALISTS - 1]);
          }
        }
      }
    }),
    { numRuns: 20 },
  );
  expect(out).toBeGreaterThan(100);
});
