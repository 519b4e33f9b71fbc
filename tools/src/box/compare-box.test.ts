/** Parts of a box: all are compared, some by a later search, and of several that are wrong the first is reported. */
import { ALONE, type OpenSearch, SearchHost, type Task, type Team, takePart } from '@lilypad/toads';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BoxFinding, BoxJob, BoxPart } from './compare.ts';
import { compareBox } from './compare-box.ts';

afterEach(() => vi.restoreAllMocks());

const parts = (count: number): BoxPart[] =>
  Array.from({ length: count }, (_, sum) => ({ file: '', of: 'words', numbers: [0], sum, largest: count, points: 1 }));

const taskOf = (run: (job: BoxJob) => BoxFinding | null): Task<BoxJob, BoxFinding | null> => ({ name: 'compare', run });

test.each([
  [0, [], null],
  [1, [], null],
  [100, [], null],
  [100, [99, 41, 57], 41],
])('%i parts, of which %j are wrong', (count, wrong: readonly number[], first) => {
  const seen: number[] = [];
  const task = taskOf(({ sum }) => {
    seen.push(sum);
    return { compared: 1, wrong: wrong.includes(sum) ? `part ${sum}` : null };
  });
  const expected = { compared: count, wrong: first === null ? null : `part ${first}` };
  expect(compareBox(task, parts(count), { team: ALONE })).toEqual(expected);
  expect(seen.toSorted((x, y) => x - y)).toEqual(parts(count).map(({ sum }) => sum));
  // Those in the middle are the largest, and come first.
  const ends = [seen.slice(0, 2), seen.slice(-2)];
  if (count === 100) {
    expect(ends).toEqual([
      [49, 50],
      [0, 99],
    ]);
  }
});

test.each([0, 1])(
  'of several that are wrong the first is reported, whoever has found it: every second part, from %i',
  (turn) => {
    const run = ({ sum }: BoxJob): BoxFinding => ({
      compared: 1,
      wrong: [57, 41, 42].includes(sum) ? `part ${sum}` : null,
    });
    let asked = 0;
    // What fails is left to the thread that asks.
    const others = taskOf((job) => (asked++ % 2 === turn ? run(job) : left()));
    let own = 0;
    const task = taskOf((job) => {
      own += 1;
      return run(job);
    });
    const team: Team = { threads: 2, call: (work) => takePart(work, 1, [others]) };
    expect(compareBox(task, parts(100), { team })).toEqual({ compared: 100, wrong: 'part 41' });
    expect([asked, own]).toEqual([100, 50]);
  },
);

const left = (): never => {
  throw new Error('left to you');
};

describe('what a search has no room for', () => {
  /** A task for searches that have room for so many jobs; whether each of them was a search, and how many jobs were begun. */
  function crowded(room: number) {
    const searches: boolean[] = [];
    const tried: number[] = [];
    let last: unknown;
    let left = 0;
    const task = taskOf(({ search, sum }) => {
      if (search !== last || searches.length === 0) {
        searches.push(search !== null);
        left = search === null ? Number.POSITIVE_INFINITY : room;
      }
      last = search;
      tried.push(sum);
      return left-- > 0 ? { compared: 1, wrong: null } : null;
    });
    return { task, searches, tried };
  }

  test('is done by the next one', () => {
    const { task, searches, tried } = crowded(4);
    expect(compareBox(task, parts(10), { team: ALONE })).toEqual({ compared: 10, wrong: null });
    expect(searches).toEqual([true, true, true]);
    expect(tried).toHaveLength(10 + 6 + 2);
  });

  test.each([
    [12, [12, 14, 16, 18, 20, 22, 24]],
    [23, [23, 24]],
    [24, [24]],
  ])('is valued without a search in the end, when 2^%i slots have grown', (slotBits, sizes) => {
    const open = vi.spyOn(SearchHost.prototype, 'open').mockReturnValue({} as OpenSearch);
    const { task } = crowded(0);
    expect(compareBox(task, parts(10), { team: ALONE, slotBits }).compared).toBe(10);
    expect(open.mock.calls.map(([bits]) => bits)).toEqual(sizes);
  });

  test('and all is, if the search is switched off', () => {
    const { task, searches } = crowded(0);
    expect(compareBox(task, parts(10), { team: ALONE, plain: true }).compared).toBe(10);
    expect(searches).toEqual([false]);
  });
});
