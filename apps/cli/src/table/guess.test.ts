import { expect, test } from 'vitest';
import { smallerStart } from './guess.ts';

test.each([
  ['T^5.^4F^3', 'T^4.^4F^2'],
  ['T^2.F^2', 'T.F'],
  ['T^10.^3F^10', 'T^9.^3F^9'],
  ['T.^4F^3', null],
  ['T^3.^4F', null],
  ['T^3.^4FT', null],
  ['.T^3.^4F^2', null],
])('%s is guessed by %s', (position, smaller) => expect(smallerStart(position)).toBe(smaller));
