/** Worksheets call other threads for large work, and for nothing else. */
import { printValue } from '@lilypad/sheet';
import { expect, test } from 'vitest';
import { newSheet } from './new-sheet.ts';

test.each([
  ['x = 2; x + value(TT..FF)', '2*', []],
  ['length(find(temperature > 0, length = 7))', '141', []],
  ['length(find(T^a.^bF^c, temperature > 0, a = 1..4, b = 1..3, c = 1..4))', '15', []],
  ['value(T^6.^6F^5)', '1', ['demand']],
  ['length(find(stopCount = max, length = 13))', '2', ['strips']],
])('%s is %s and calls %j', async (text, value, kinds) => {
  const called = new Set<string>();
  const sheet = newSheet({ team: { threads: 3, call: ({ kind }) => void called.add(kind) } });
  const outcome = (await sheet.runText(text)).at(-1)?.outcome;
  expect(outcome?.ok && printValue(outcome.value)).toBe(value);
  expect([...called]).toEqual(kinds);
});
