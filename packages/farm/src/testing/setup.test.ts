import { expect, test } from 'vitest';
import { givenDatabase } from './setup.ts';

test.each([
  [{}, null],
  [{ LILYPAD_TEST_DATABASE: '' }, null],
  [{ LILYPAD_TEST_DATABASE: 'postgres://frog@pond/lilypad' }, 'postgres://frog@pond/lilypad'],
])('%j', (env, address) => {
  expect(givenDatabase(env)).toBe(address);
});
