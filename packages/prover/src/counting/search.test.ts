import { expect, test } from 'vitest';
import ONE_FROG_CERTIFICATE from '../../library/OneFrog.json' with { type: 'json' };
import { writeCounting } from './certificate.ts';
import { ONE_FROG } from './one-frog.ts';
import { searchCounting } from './search.ts';

test('the theorem on one frog is found from nothing, the same every time', () => {
  expect(writeCounting(searchCounting(ONE_FROG, 11), { program: 'lilypad' })).toEqual(ONE_FROG_CERTIFICATE);
});
