/** Values that come with the program, compared with what was found: in any order, all of them, and each difference is named. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoredValues } from './stored-values.ts';

let lines: string[] = [];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});

afterEach(() => vi.restoreAllMocks());

/** Compares the values with these numbers with themselves. */
function compared(stored: StoredValues, order: readonly number[]): void {
  for (const i of order) stored.compare(i, { value: stored.all[i].value, thresholds: null });
}

test('in any order the same is told', () => {
  const stored = new StoredValues(1e5);
  const forwards = [...stored.all.keys()];
  const told = [forwards, forwards.toReversed()].map((order) => {
    lines = [];
    const again = new StoredValues(1e5);
    compared(again, order);
    again.end();
    return lines;
  });
  expect(told[1]).toEqual(told[0]);
  expect(told[0]).toContain(`50 of ${stored.all.length}: ${stored.all[49].position}`);
  expect(told[0]?.at(-1)).toBe('All values are as stored.');
});

test('not one is left out', () => {
  const stored = new StoredValues(1e5);
  compared(stored, [...stored.all.keys()].slice(1));
  expect(() => stored.end()).toThrow('exit 1');
  expect(lines.at(-1)).toBe(`${stored.all[0].position} was not computed again.\n`);
});

test.each([
  ['7', null, 'is not *: computed again it is 7.\n'],
  ['*', [0, 1, 1, 1], 'does not compare with integers as * does.\n'],
])('%s with %j is a difference', (value, thresholds, sentence) => {
  const stored = new StoredValues(1e5);
  const index = stored.all.findIndex((one) => one.position === 'T^2.^2F^2');
  expect(() => stored.compare(index, { value, thresholds })).toThrow('exit 1');
  expect(lines.at(-1)).toBe(`T^2.^2F^2 ${sentence}`);
  stored.compare(index, { value: '*', thresholds: [0, 1, 1, 0] });
});

test('where there is nothing to compute, nothing holds', () => {
  expect(() => new StoredValues(0)).toThrow('exit 1');
  expect(lines.at(-1)).toBe('No value takes so little work: nothing was computed again.\n');
});
