/**
 * What the command loads before it runs: `lilypad --help`, and the help of a subcommand, load no package of the
 * workspace, and the prover is loaded only for what needs it. Follows static imports only, not `import()`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

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
