/** Parts of a box: all are compared, and of several that are wrong the first is reported. */
import { ALONE, type Task } from '@lilypad/toads';
import { expect, test } from 'vitest';
import type { BoxFinding } from './claims.ts';
import { compareParts } from './parts.ts';

interface Part {
  readonly number: number;
  readonly isWrong: boolean;
}

test.each([
  [0, [], null],
  [1, [], null],
  [100, [], null],
  [100, [99, 41, 57], 41],
])('%i parts, of which %j are wrong', (count, wrong: readonly number[], first) => {
  const seen: number[] = [];
  const compare: Task<Part, BoxFinding> = {
    name: 'compare',
    run: ({ number, isWrong }) => {
      seen.push(number);
      return { compared: 1, wrong: isWrong ? `part ${number}` : null };
    },
  };
  const parts = Array.from({ length: count }, (_, number): Part => ({ number, isWrong: wrong.includes(number) }));
  const expected = { compared: count, wrong: first === null ? null : `part ${first}` };
  expect(compareParts(compare, parts, ALONE)).toEqual(expected);
  expect(seen.toSorted((x, y) => x - y)).toEqual(parts.map(({ number }) => number));
  // Those in the middle are the largest, and come first.
  const ends = [seen.slice(0, 2), seen.slice(-2)];
  if (count === 100) {
    expect(ends).toEqual([
      [49, 50],
      [0, 99],
    ]);
  }
});
