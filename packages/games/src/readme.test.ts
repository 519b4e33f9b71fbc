/** The example of the README does what its comments say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as index from './index.ts';

test('the example prints what stands beside it', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? '';
  const [imports, names] = /^import \{(.*)\} from '@lilypad\/games';$/m.exec(example) ?? [];
  const used = (names ?? '').split(',').map((name) => name.trim());
  const games: Record<string, unknown> = { ...index };
  const printed: string[] = [];
  const print = { log: (text: unknown) => printed.push(String(text)) };
  const run = new Function('console', ...used, example.replace(imports ?? '', ''));
  run(print, ...used.map((name) => games[name]));
  const expected = [...example.matchAll(/^console\.log.*; \/\/ (.*)$/gm)].map((match) => match[1]);
  expect(expected.length).toBeGreaterThan(4);
  expect(printed).toEqual(expected);
});
