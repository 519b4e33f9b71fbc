/** The version of the program changes with each file that decides what an answer is. Outside the tests, packages are those of the build. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTheorems } from './library.ts';
import { digestOf, type ProgramFile } from './program-version.ts';

const BUILT = new URL('../../dist/jobs/program-version.js', import.meta.url);
const SCRIPT = `import { programFiles, programVersion } from '${BUILT}';
console.log(JSON.stringify({ version: programVersion(), files: programFiles() }));`;
const { resolve } = createRequire(import.meta.url);

/** What tests alone use is not built, nor is the source of the WebAssembly, which is in `generated` when it is built. */
const NOT_BUILT = /\.test\.ts$|\.evidence\.ts$|\.d\.ts$|(^|\/)testing\/|^sweep\/assembly\//;

const sourcesOf = (name: string): string[] =>
  // In tests, packages are their sources.
  readdirSync(dirname(resolve(name)), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !NOT_BUILT.test(file));

let built: { readonly version: string; readonly files: readonly ProgramFile[] };

beforeAll(() => {
  built = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], { encoding: 'utf8' }));
});

test.each(['games', 'toads', 'prover', 'sheet', 'farm'])('all code of @lilypad/%s is part of it', (room) => {
  const name = `@lilypad/${room}`;
  const sources = sourcesOf(name);
  expect(sources).toContain('index.ts');
  const names = sources.map((file) => `${name}/${file.replace(/ts$/, 'js')}`);
  expect(built.files.map((file) => file.name)).toEqual(expect.arrayContaining(names));
});

test('so are the engines in WebAssembly', () => {
  const engines = built.files.filter(({ name }) => name.startsWith('@lilypad/toads/sweep/generated/'));
  expect(engines.map(({ name }) => name)).toContain('@lilypad/toads/sweep/generated/values-engine.js');
  // "\0asm", as each of them begins, in base 64.
  for (const { path } of engines) expect(readFileSync(path, 'utf8')).toContain('AGFzb');
});

test('so are all certificates of the library', () => {
  const names = built.files.map(({ name }) => name).filter((name) => name.startsWith('library/'));
  expect(names).toEqual(
    openTheorems()
      .names.map((name) => `library/${name}.json`)
      .sort(),
  );
});

const folder = mkdtempSync(join(tmpdir(), 'lilypad-version-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('another letter in a file, or another name of it, makes another version', () => {
  expect(built.version).toMatch(/^\d+\.\d+\.\d+-[\da-f]{12}$/);
  expect(built.version.split('-').at(-1)).toBe(digestOf(built.files));
  const path = join(folder, 'changed.js');
  const last = built.files.at(-1) as ProgramFile;
  const changed = (more: string, name = last.name): string => {
    writeFileSync(path, readFileSync(last.path, 'utf8') + more);
    return digestOf([...built.files.slice(0, -1), { name, path }]);
  };
  expect(changed('')).toBe(digestOf(built.files));
  const others = [changed(' '), changed('', 'other'), digestOf(built.files.slice(0, -1))];
  expect(new Set([digestOf(built.files), ...others]).size).toBe(4);
});
