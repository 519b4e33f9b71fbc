/** What a name that is being typed could become. */
import { expect, test } from 'vitest';
import { complete } from './complete.ts';

const names = (text: string, defined: readonly string[] = []): string[] =>
  complete(text, text.length, defined).items.map(({ name }) => name);

test.each([
  ['temp', ['temperature']],
  ['1 + leftSt', ['leftStop']],
  ['G.Tempe', ['Temperature']],
  ['ToadsA', ['ToadsAndFrogs']],
  ['whe', ['where']],
  ['', []],
  ['3 + ', []],
])('%s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test('names that are defined come first, and a point takes properties only', () => {
  expect(names('me', ['method', 'x'])).toEqual(['method', 'mean']);
  expect(names('method.', ['method'])).toContain('Mean');
  expect(names('x.me', ['method'])).toEqual(['mean']);
});

test('the word that is completed is found in the middle of a text', () => {
  expect(complete('mea + 1', 3)).toMatchObject({
    from: 0,
    items: [{ name: 'mean', usage: 'mean(G)', help: 'the mean value' }],
  });
});
