import { expect, test } from 'vitest';
import ONE_FROG_CERTIFICATE from '../check/counting/testing/OneFrog.json' with { type: 'json' };
import { writeCounting } from './certificate.ts';
import { ONE_FROG } from './problem.ts';
import { searchCounting } from './search.ts';

test('the theorem on one frog is found from nothing, the same every time', () => {
  expect(writeCounting(searchCounting(ONE_FROG, 11))).toEqual(ONE_FROG_CERTIFICATE);
});
