/** A file is read whole, and one that does not end is given up. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { InputError } from '../output/errors.ts';
import { readTextFile } from './read-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'lilypad-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('letters across the borders of chunks', () => {
  const file = join(folder, 'long.txt');
  const text = `${'↑½'.repeat(40_000)}.`;
  writeFileSync(file, text);
  expect(readTextFile(file)).toBe(text);
});

test.each([
  [join(folder, 'none'), `there is no file ${join(folder, 'none')}`],
  [folder, `the path ${folder} is a folder, not a file`],
  ['/dev/zero', 'the file /dev/zero is longer than 1 MB'],
])('%s: %s', (file, message) => {
  expect(() => readTextFile(file, 2 ** 20)).toThrow(new InputError(message));
});
