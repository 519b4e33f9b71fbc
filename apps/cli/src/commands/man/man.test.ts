import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';

const COMMANDS = readdirSync(fileURLToPath(new URL('../', import.meta.url)));

test('the manual page has every command with its options and examples', async () => {
  const { stdout, stderr, exitCode } = await lilypad(['man']);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(stdout).toMatch(/^\.TH LILYPAD 1 /);
  const sections = stdout.split('\n.SS ').slice(1);
  expect(sections.map((section) => section.split(' ')[1]).sort()).toEqual(COMMANDS.sort());
  for (const [command, text] of [
    ['simplify', '.TP\n.B \\-\\-options\nlist the options'],
    ['simplify', '  $ lilypad simplify "{1|0} + *"'],
    ['simplify', '\\e{ 1 \\emid \\efrac{1}{2} \\e}'],
    ['value', '.B \\-\\-thermograph <file.svg>'],
    ['check', '.B file'],
  ] as const) {
    expect(sections.find((section) => section.startsWith(`lilypad ${command} `))).toContain(text);
  }
  expect(stdout).toContain('Exit codes: 0 done');
});

test('every line that begins with a point is a macro, and groff has nothing to say', async () => {
  const { stdout } = await lilypad(['man']);
  for (const line of stdout.split('\n')) if (/^[.']/.test(line)) expect(line).toMatch(/^\.(TH|SH|SS|TP|PP|B|nf|fi)\b/);
  const { status, stderr } = spawnSync('groff', ['-man', '-ww', '-Kutf8', '-Tutf8'], {
    input: stdout,
    encoding: 'utf8',
  });
  if (status !== null) expect(stderr).toBe('');
});
