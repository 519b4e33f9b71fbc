import { expect, test } from 'vitest';
import { smallerStart } from './guess.ts';

test.each([
  ['T^5.^2F^3', 'T^4.^2F^2'],
  ['T^2.F^2', 'T.F'],
  ['T^10.^3F^10', 'T^9.^3F^9'],
  ['T^9.^5F^6', 'T^8.^5F^5'],
  ['T^6.^5F^9', 'T^5.^5F^8'],
  ['T^9.^5F^5', null],
  ['T.F', null],
  ['T.F^3', null],
  ['T^3.FT', null],
  ['.T^3.F^2', null],
])('%s is guessed by %s', (position, smaller) => expect(smallerStart(position)).toBe(smaller));
