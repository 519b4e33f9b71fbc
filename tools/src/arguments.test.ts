/** Arguments of the scripts: a bad one gets one sentence and exit code 2. */
import { afterEach, expect, test, vi } from 'vitest';
import { readOptions, wholeNumber } from './arguments.ts';

const options = { seed: { type: 'string' } } as const;

afterEach(() => vi.restoreAllMocks());

test('options that are there', () => {
  expect(readOptions({ args: ['--seed', '5'], options }).values).toEqual({ seed: '5' });
  expect(wholeNumber('5', 'The seed')).toBe(5);
});

test.each<[string, () => unknown, RegExp]>([
  ['an unknown option', () => readOptions({ args: ['--help'], options }), /^Unknown option '--help'/],
  ['an option without its value', () => readOptions({ args: ['--seed'], options }), /^Option '--seed <value>'/],
  ['no number', () => wholeNumber('five', 'The seed'), /^The seed must be a whole number, not 'five'\.$/],
])('%s', (_, read, sentence) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(read).toThrow('exit');
  expect(exit).toHaveBeenCalledWith(2);
  expect(String(write.mock.calls[0][0]).trim()).toMatch(sentence);
});
