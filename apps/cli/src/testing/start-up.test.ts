/**
 * What the command loads before it runs: `lilypad --help`, and the help of a subcommand, load no package of the
 * workspace, and the prover is loaded only for what needs it. Follows static imports only, not `import()`. And how: with compiled code that
 * was kept when the command was built.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { workplace } from './workplace.ts';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));
const COMMANDS = readdirSync(join(SOURCE, 'commands'));

/** The packages and modules of Node that a file loads, directly or through its imports. Types are not loaded. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const statement = /^(?:import|export|\})(?! type\b)(?:[^'"`;]*?\bfrom)?\s*'([^'\n]+)'/gm;
  const names = [...readFileSync(file, 'utf8').matchAll(statement)].map((match) => match[1]);
  return new Set(
    names.flatMap((name) => (name.startsWith('.') ? [...loadedWith(join(dirname(file), name), seen)] : [name])),
  );
}

const packagesOf = (file: string): string[] => [...loadedWith(join(SOURCE, file))].filter((name) => /^@/.test(name));

test('the entry point loads no package of the workspace', () => {
  expect([...loadedWith(join(SOURCE, 'main.ts'))]).toContain('commander');
  expect(packagesOf('main.ts')).toEqual([]);
});

test.each(COMMANDS)('%s: its options load no package', (command) => {
  expect(packagesOf(`commands/${command}/options.ts`)).toEqual([]);
  expect(existsSync(join(SOURCE, `commands/${command}/run.ts`))).toBe(true);
});

test.each(['simplify', 'value', 'compare', 'table', 'solve', 'play'])('%s does not load the prover', (command) => {
  expect(packagesOf(`commands/${command}/run.ts`)).not.toContain('@lilypad/prover');
});

test('the client of the database is loaded only for a farm', () => {
  const loading = COMMANDS.filter((command) => packagesOf(`commands/${command}/run.ts`).includes('@lilypad/farm'));
  expect(loading).toEqual(['farm']);
});

test('no file takes a package as a parameter', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.ts$/.test(file));
  const passing = files.filter((file) => /typeof import\(/.test(readFileSync(join(SOURCE, file), 'utf8')));
  expect(passing).toEqual([]);
});

const place = workplace();
const LOADER = fileURLToPath(new URL('../../bin/load-bundle.js', import.meta.url));
const BUNDLE = fileURLToPath(new URL('../../dist/bundle/', import.meta.url));

/** The files of the bundle that a command loads, with what became of their kept code, and what the command prints. */
function loading(
  argv: readonly string[],
  { env = {}, bundle = BUNDLE }: { env?: NodeJS.ProcessEnv; bundle?: string } = {},
): { files: [string, unknown][]; prints: string } {
  const tell = "(path, script) => files.push([require('node:path').basename(path), script.cachedDataRejected])";
  const program = `const files = [];
process.on('exit', () => console.log('\\n' + JSON.stringify(files)));
require(${JSON.stringify(LOADER)}).loadBundle(${JSON.stringify(bundle)}, 'main.js', ${tell});`;
  const options = { encoding: 'utf8', env: { ...process.env, ...env } } as const;
  const lines = execFileSync(process.execPath, ['-e', program, 'lilypad', ...argv], options)
    .trim()
    .split('\n');
  return { files: JSON.parse(lines.pop() as string), prints: lines.join('\n').trim() };
}

test('a small command loads its code compiled, and does the same without', () => {
  const kept = loading(['value', 'TT.F.F']);
  const files = kept.files.map(([file]) => file);
  expect(files.map((file) => file.replace(/-.*/, ''))).toContain('toads');
  expect(kept.files).toEqual(files.map((file) => [file, false]));
  const plain = loading(['value', 'TT.F.F'], { env: { NODE_DISABLE_COMPILE_CACHE: '1' } });
  expect(plain.files.map(([file, rejected]) => [file, rejected ?? 'none'])).toEqual(
    files.map((file) => [file, 'none']),
  );
  expect([kept.prints, plain.prints]).toEqual(['0', '0']);
});

test('the flags of V8 can be left as they are; kept code, made with those of the command, does not fit then', () => {
  const { files, prints } = loading(['value', 'TT.F.F'], { env: { LILYPAD_V8_FLAGS: '' } });
  expect([files[0], prints]).toEqual([['main.js', true], '0']);
});

test('code that was compiled by another version is not used', () => {
  cpSync(BUNDLE, place.path('dist/bundle'), { recursive: true });
  cpSync(join(SOURCE, '../package.json'), place.path('package.json'));
  const file = place.path('dist/bundle/main.js.cache');
  const code = readFileSync(file);
  // The second word of compiled code tells the version.
  code.writeUInt32LE(code.readUInt32LE(4) ^ 1, 4);
  writeFileSync(file, code);
  const { files, prints } = loading(['value', 'TT.F.F'], { bundle: place.path('dist/bundle') });
  expect([files[0], prints]).toEqual([['main.js', true], '0']);
});

test.each([
  ["import './chunk.js';", 'an ES module'],
  ["require('./gone.js');", 'a file that is not there'],
])('a bundle of other sources asks for a build: %s', (code, kind) => {
  const folder = place.path(kind);
  mkdirSync(join(folder, 'dist/bundle'), { recursive: true });
  cpSync(join(SOURCE, '../bin'), join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'dist/bundle/main.js'), code);
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'bin/lilypad.js')], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'The build of Lilypad is not that of its sources: run `npm run build`.\n']);
});
