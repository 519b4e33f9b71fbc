/** A search by several threads gives the answer of one. */
import { expect, test } from 'vitest';
import { lilypad } from '../testing/run-lilypad.ts';

test.each([1, 2, 4])('a search by %d threads gives the same answer', async (threads) => {
  const argv = ['compare', 'T^5.^6F^5', '0', '--by', 'search', '--threads', String(threads), '--json'];
  expect(JSON.parse((await lilypad(argv)).stdout)).toMatchObject({ relation: '=', method: 'search' });
});
