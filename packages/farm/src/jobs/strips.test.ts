/** What a part of all strips has found: numbers that do not agree with what it names cannot be read. */
import { expect, test } from 'vitest';
import type { JobRequest } from './job.ts';
import { STRIPS, stripsJobs } from './strips.ts';

/** A strip of length 4 with one blank, of which there are 32, and a group that has it alone. */
const FOUND = { position: 'FT.F', value: '*' };
const GROUP = { key: '*', count: 1, first: FOUND };

/** Reads what was found among these 32 strips. */
function read(more: object, finding: object): unknown {
  const question = { length: 4, condition: 'true', countOnly: false, ...more };
  const [, job] = stripsJobs(question, 256) as JobRequest[];
  return STRIPS.readAnswer({ finding }, STRIPS.readQuestion(job?.question));
}

test.each([
  [{}, { count: 1, found: [FOUND], groups: null }],
  [{ groupBy: 'value' }, { count: 32, found: null, groups: [{ ...GROUP, count: 32 }] }],
  [{ countOnly: true }, { count: 32, found: null, groups: null }],
])('%j: %j', (more, finding) => {
  expect(read(more, finding)).toEqual({ finding });
});

test.each([
  [{}, { count: 2, found: [FOUND], groups: null }],
  [{}, { count: 2, found: [FOUND, FOUND], groups: null }],
  [{}, { count: 1, found: null, groups: null }],
  [{}, { count: 1, found: null, groups: [GROUP] }],
  [{ groupBy: 'value' }, { count: 1, found: [FOUND], groups: null }],
  [{ groupBy: 'value' }, { count: 2, found: null, groups: [GROUP] }],
  [
    { groupBy: 'value' },
    { count: 2, found: null, groups: [GROUP, { ...GROUP, first: { ...FOUND, position: 'T.FT' } }] },
  ],
  [{ groupBy: 'value' }, { count: 2, found: null, groups: [GROUP, { ...GROUP, key: '0' }] }],
  [{ groupBy: 'value' }, { count: 33, found: null, groups: [{ ...GROUP, count: 33 }] }],
  [{ countOnly: true }, { count: 33, found: null, groups: null }],
])('%j: not %j', (more, finding) => {
  expect(() => read(more, finding)).toThrow('the farm has what was found that cannot be read');
});
