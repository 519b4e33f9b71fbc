/**
 * Runs the README: each line `$ …` of a console block is run by a shell in which `npx lilypad` is this build, and must
 * print the lines that follow it, standard error included.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMAND } from './run-lilypad.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const README = readFileSync(path('../../../../README.md'), 'utf8');

/** Pairs of a command line and what it prints. */
function examples(markdown: string): [command: string, output: string][] {
  const blocks = [...markdown.matchAll(/^```console\n(.*?)^```$/gms)].map(([, block]) => block!);
  return blocks.flatMap((block) =>
    [...block.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm)].map(([, command, output]): [string, string] => [
      command!,
      output!,
    ]),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'lilypad-readme-'));
beforeAll(() => {
  mkdirSync(join(folder, 'docs'));
  symlinkSync(path('../../../../packages'), join(folder, 'packages'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function shell(command: string): Promise<string> {
  const script = `npx() { shift; "${process.execPath}" "${COMMAND}" "$@"; }\n{ ${command}; } 2>&1`;
  return new Promise((resolve) => {
    execFile(
      'bash',
      ['-c', script],
      { cwd: folder, env: { ...process.env, XDG_DATA_HOME: folder } },
      (_error, stdout) => resolve(stdout),
    );
  });
}

const EXAMPLES = examples(README);

test('the README has examples, and each of them is lilypad', () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(8);
  for (const [command] of EXAMPLES) expect(command).toMatch(/\bnpx lilypad /);
});

test.each(EXAMPLES)('%s', async (command, output) => {
  expect(await shell(command)).toBe(output);
});

test('the thermograph in docs is the one that the README makes', () => {
  const committed = readFileSync(path('../../../../docs/thermograph.svg'), 'utf8');
  expect(readFileSync(join(folder, 'docs/thermograph.svg'), 'utf8')).toBe(committed);
});
