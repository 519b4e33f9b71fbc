import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';

const COMMANDS = readdirSync(fileURLToPath(new URL('../', import.meta.url)));

test.each([
  ['bash', /^_lilypad\(\) \{.*complete -o filenames -F _lilypad lilypad\n$/s],
  ['zsh', /^#compdef lilypad\n.*_arguments '--/s],
  ['fish', /^complete -c lilypad -n __fish_use_subcommand -f -a simplify -d '/],
])('%s: all commands, and the options of each', async (shell, form) => {
  const { stdout, stderr, exitCode } = await lilypad(['completion', shell]);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(stdout).toMatch(form);
  for (const name of COMMANDS) expect(stdout).toContain(name);
  for (const option of ['thermograph', 'show-forecast', 'rocq', 'seconds']) expect(stdout).toContain(option);
  // What is quoted is quoted for bash, too.
  for (const reader of ['bash', shell]) {
    if (spawnSync(reader, ['-c', 'true']).status === 0) execFileSync(reader, ['-n'], { input: stdout });
  }
});

test('bash completes', async () => {
  const { stdout } = await lilypad(['completion', 'bash']);
  const complete = (...line: string[]): string => {
    const words = line.map((word) => `'${word}'`).join(' ');
    const script = `${stdout}\nCOMP_WORDS=(${words}); COMP_CWORD=${line.length - 1}; _lilypad; echo "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim();
  };
  expect(complete('lilypad', 'conj')).toBe('conjecture conjectures');
  expect(complete('lilypad', 'value', '--th')).toBe('--thermograph --threads');
  expect(complete('lilypad', 'help', 'simp')).toBe('simplify');
});

test('another shell is bad input', async () => {
  const { stderr, exitCode } = await lilypad(['completion', 'tcsh']);
  expect(stderr).toMatch(/Allowed choices are bash, zsh, fish\.\n$/);
  expect(exitCode).toBe(2);
});
