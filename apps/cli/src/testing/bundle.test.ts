/**
 * The command as users run it: the bundle that `npm run build` makes, with its worker threads and the data of its
 * packages.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const COMMAND = path('../../bin/lilypad.js');
const PACKAGE = path('../../');
const ROLLDOWN = path('../../../../node_modules/rolldown/bin/cli.mjs');

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lilypad-bundle-'));
  execFileSync(process.execPath, [ROLLDOWN, '-c', 'rolldown.config.ts', '--logLevel', 'warn'], { cwd: PACKAGE });
});
afterAll(() => rmSync(folder, { recursive: true }));

const lilypad = (...argv: string[]): string => execFileSync(process.execPath, [COMMAND, ...argv], { encoding: 'utf8' });

test('says its version', () => {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  expect(lilypad('--version')).toBe(`${version}\n`);
});

test('values boards, by the certificates of the library where they are large', () => {
  expect(lilypad('value', 'TT.F.F')).toBe('0\n');
  expect(lilypad('value', 'T^1000000...FF')).toBe('999998*\n');
});

test('computes the cells of a table in threads, and knows the results that come with the program', () => {
  const table = lilypad(
    'table',
    'T^a.^bFF',
    '--rows',
    'a=1..2',
    '--columns',
    'b=1..2',
    '--store',
    join(folder, 'results.log'),
  );
  expect(table).toMatch(/\*/);
  expect(lilypad('conjectures', 'E4', '--store', join(folder, 'results.log'))).toContain('refuted by T^7.^7F^6 = 3*');
});

test('searches with several threads', () => {
  expect(lilypad('compare', 'T^5.^6F^5', '0', '--by', 'search', '--threads', '2')).toMatch(/^=\n/);
});

test('serves', async () => {
  const server = spawn(process.execPath, [COMMAND, 'serve', '--port', '0']);
  const [line] = (await once(server.stdout.setEncoding('utf8'), 'data')) as [string];
  const url = /http:\S+/.exec(line)?.[0] ?? '';
  const answer = await fetch(new URL('/toadsandfrogs/1_3_1/positions/?p=1_R---L', url));
  expect(await answer.json()).toMatchObject({ positionValue: 'win', remoteness: 7 });
  server.kill('SIGTERM');
  expect((await once(server, 'exit'))[0]).toBe(0);
});
