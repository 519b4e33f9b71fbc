/** Statements tried on boards. */
import { expect, test } from 'vitest';
import { parseStatement } from '../statements/statement.ts';
import { trialOf } from './counterexample.ts';

test.each<[string, object]>([
  ['T^a.F = * for a >= 1', { counterexample: { position: 'T^2.F', value: '{1/2|0}' }, tried: 2, skipped: 0 }],
  // The smallest board is tried even if it is large: here it has 229,298 arrangements.
  [
    'T^a.T.F.F^b.... <= (a-b)* for a >= 3, b >= 3',
    { counterexample: { value: '1/4', values: { a: 3, b: 3 } }, tried: 1, skipped: 0 },
  ],
  ['T^a.T.F.F^b.... <= a-b+1 for a >= 3, b >= 3', { counterexample: null, tried: 1, skipped: 48 }],
])('%s', (text, expected) => {
  const parsed = parseStatement(text);
  expect(parsed.ok && trialOf(parsed.value)).toMatchObject(expected);
});
