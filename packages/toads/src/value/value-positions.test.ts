/** Values as a job of another thread: what it keeps from one job to the next changes nothing but the time. */
import { expect, test } from 'vitest';
import { valuePositions } from './value-positions.ts';

const POSITIONS = ['T^5.^4F^3', 'T^5.^4F^4', 'T^5.^5F^4', 'T^4.^4F^5', 'T.F', 'T^4.^5F^5', 'T^5.^5F^5', 'T^5.^4F^3'];

test.each([19, 20, 21, 22, 28])('one job, and one for each position, within 2^%i bytes', (bits) => {
  const maxBytes = 2 ** bits;
  const alone = POSITIONS.map((position) => valuePositions().run({ positions: [position], maxBytes })[0]);
  const { run } = valuePositions();
  expect(run({ positions: POSITIONS, maxBytes })).toEqual(alone);
  expect(POSITIONS.map((position) => run({ positions: [position], maxBytes })[0])).toEqual(alone);
  expect(alone.includes(null)).toBe(bits < 21);
});

test('another limit is another start', () => {
  const { run } = valuePositions();
  const positions = ['T^5.^5F^5'];
  expect(run({ positions, maxBytes: 2 ** 28 })).toEqual(['*']);
  expect(run({ positions, maxBytes: 2 ** 20 })).toEqual([null]);
});
