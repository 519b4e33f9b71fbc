import { expect, test } from 'vitest';
import { cycleIn } from './cycle.ts';

test.each([
  [{ a: ['b', 'c'], b: ['d'], c: ['d'] }, null],
  [{ a: ['b'], b: ['c', 'd'], d: ['b'] }, ['b', 'd', 'b']],
  [{ a: ['a'] }, ['a', 'a']],
  [{}, null],
])('%j has the cycle %j', (edges, cycle) => {
  expect(cycleIn(new Map(Object.entries(edges).map(([a, b]) => [a, new Set<string>(b)])))).toEqual(cycle);
});
