/** A class that does not close says why, for which words all recurrences hold, and where others fail. */
import { parseTarget, type ValueFinding } from '@lilypad/prover';
import { expect, test } from 'vitest';
import { valueDocument, valueText } from './value-text.ts';

const FAILED: ValueFinding = {
  kind: 'value',
  target: parseTarget('B31'),
  status: 'failed',
  claim: null,
  theorem: null,
  samples: 1000,
  seconds: 9,
  reason: 'The words TTTF and TTFT have no formula after 3 rounds',
  failures: [1, 2, 3, 4, 5].map((n) => ({ word: 'TTTF', point: [n, 0, 2 * n, 1, 0] })) as ValueFinding['failures'],
  closed: ['TFTT', 'FTTT'],
  cases: null,
};

test('with all that is known', () => {
  expect(valueText(FAILED, {})).toBe(`Not proved: class B31, 1000 samples.
The words TTTF and TTFT have no formula after 3 rounds.
The recurrences of these words hold everywhere, given the formulas of the others: TFTT FTTT
The recurrence of TTTF fails where the gaps are 1, 0, 2, 1, 0.
The recurrence of TTTF fails where the gaps are 2, 0, 4, 1, 0.
The recurrence of TTTF fails where the gaps are 3, 0, 6, 1, 0.
There are 2 more failures; --json lists them all.`);
  expect(valueDocument(FAILED)).toMatchObject({ status: 'failed', reason: FAILED.reason, failures: FAILED.failures });
});

test('where no word closes, and where none was looked at', () => {
  expect(valueText({ ...FAILED, closed: [], failures: [] }, {})).toMatch(
    /\nThe recurrences of all words fail somewhere\.$/,
  );
  expect(valueText({ ...FAILED, closed: null, failures: [] }, {})).toMatch(/after 3 rounds\.$/);
});
