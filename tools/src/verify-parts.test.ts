/** Parts of a box: all are compared, and of several that are wrong the first is reported. */
import type { Task } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { inParts, type PartsFinding } from './verify-parts.ts';

const compare: Task<{ readonly parts: readonly number[]; readonly wrong: readonly number[] }, PartsFinding> = {
  name: 'compare',
  run: ({ parts, wrong }) => {
    const part = parts.find((one) => wrong.includes(one));
    return { compared: parts.length, wrong: part === undefined ? null : { part, what: `part ${part}` } };
  },
};

test.each([
  [0, [], null],
  [1, [], null],
  [100, [], null],
  [100, [99, 41, 57], 41],
])('%i parts, of which %j are wrong', (count, wrong, first) => {
  expect(inParts(compare, count, (parts) => ({ parts, wrong }))).toEqual({
    compared: count,
    wrong: first === null ? null : { part: first, what: `part ${first}` },
  });
});
