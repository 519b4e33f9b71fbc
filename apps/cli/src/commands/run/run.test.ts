/** `lilypad run`: worksheets as scripts. */

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';

const { path } = workplace();

const sheet = (name: string, text: string): string => {
  writeFileSync(path(name), text);
  return path(name);
};

test.concurrent('prints the values of expressions, and nothing for definitions', async () => {
  const file = sheet('a.lily', '# values\nf(n) = value(T^n...FF)\n[f(n) for n in 1..n]\nn\ntable(f(a), a = 1..3)\n');
  expect(await lilypad(['run', file, 'n=3'])).toEqual({
    stdout: '[-2*, *, 1*]\n3\n1  -2*\n2  *\n3  1*\n',
    stderr: '',
    exitCode: 0,
  });
});

test.concurrent('other arguments are texts in a list, and arguments may be any expression', async () => {
  const file = sheet('b.lily', 'args\nG\n');
  const { stdout } = await lilypad(['run', file, 'some', 'G={3|1} + *', 'words']);
  expect(stdout).toBe('["some", "words"]\n{3*|1*}\n');
});

test.concurrent('a statement that fails leaves the others alone; exit codes as everywhere', async () => {
  const file = sheet('c.lily', 'x = (1 +\ny = 2\ny + z\ny\n');
  const { stdout, stderr, exitCode } = await lilypad(['run', file]);
  expect(stdout).toBe('2\n');
  expect(stderr).toBe(
    'Line 1, column 9: The text ends where an expression is expected.\n  x = (1 +\n          ^\n' +
      'Line 3, column 5: "z" has no value here.\n  y + z\n      ^\n',
  );
  expect(exitCode).toBe(2);
  const large = await lilypad(['run', sheet('d.lily', 'sum([1 for n in 1..9000000])\n')]);
  expect(large).toMatchObject({ stdout: '', exitCode: 3 });
});

test.concurrent('--json gives a document for each statement', async () => {
  const file = sheet('e.lily', 'G = {3|1}\nG.Mean\nfoo\nTT..FF\n');
  const { stdout, stderr, exitCode } = await lilypad(['run', file, '--json']);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 2 });
  const documents = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(documents).toMatchObject([
    { line: 1, input: 'G = {3|1}', defines: 'G', kind: 'game', text: '{3|1}', notes: [] },
    { line: 2, kind: 'integer', text: '2', value: { kind: 'integer', written: { plain: '2', latex: '2' } } },
    { line: 3, error: { message: '"foo" has no value here.', line: 3, column: 1 } },
    { line: 4, kind: 'board', value: { squares: 'TT..FF' } },
  ]);
});

test.concurrent('texts of a worksheet cannot move the cursor', async () => {
  const { stdout } = await lilypad(['run', '-'], '"a\u001b[2Jb"\n["\u009b\u202e"]\n');
  expect(stdout).toBe('a␛[2Jb\n["\ufffd\ufffd"]\n');
});

test.concurrent('reads standard input, and writes other notations', async () => {
  expect((await lilypad(['run', '-', '--notation', 'latex'], '3/2\n')).stdout).toBe('\\frac{3}{2}\n');
});

test.concurrent('proofs, theorems and conjectures', async () => {
  const text =
    'prove(".^aF <= 0").status\nprove("T^a.F^b >= 0")\ntheorem(T^9..F).class\n{a-2|1||0} where a >= 3\nlength(conjectures())\n';
  const { stdout, exitCode } = await lilypad(['run', '-'], text);
  expect(exitCode).toBe(0);
  expect(stdout).toBe('proved\nT^a.F^b >= 0: false at .F, which is -1.\nA21\n{a-2|1||0}  where a >= 3\n11\n');
});

test.each(['#!/usr/bin/env lilypad run', '#!/usr/bin/env -S lilypad run'])('%s makes a program', (line) => {
  const folder = path('bin');
  mkdirSync(folder, { recursive: true });
  const program = fileURLToPath(new URL('../../../bin/lilypad.js', import.meta.url));
  for (const name of ['lilypad', 'lilypad run']) {
    rmSync(join(folder, name), { force: true });
    symlinkSync(program, join(folder, name));
  }
  const file = sheet('program.lily', `${line}\nn + 1\n`);
  chmodSync(file, 0o755);
  const env = { ...process.env, PATH: `${folder}:${dirname(process.execPath)}:${process.env.PATH}` };
  expect(spawnSync(file, ['n=4'], { env, encoding: 'utf8' })).toMatchObject({ stdout: '5\n', stderr: '' });
});

test.concurrent.each([
  [['run'], "Missing required argument 'file'.\n"],
  [['run', 'no.lily'], 'There is no file no.lily.\n'],
  [['run', '-', 'mean=3'], 'Column 1: "mean" is a function of the language; choose another name.\n  mean=3\n  ^\n'],
  [['run', '-', 'n=foo'], 'Column 3: "foo" has no value here.\n  n=foo\n    ^\n'],
])('lilypad %j is bad input', async (argv, stderr) => {
  expect(await lilypad(argv)).toEqual({ stdout: '', stderr, exitCode: 2 });
});

test('a value that is too long to write down is an error of its statement', async () => {
  const input = 'x = (+-1):(3/4)*100\nx\n1+1\n';
  const { stdout, stderr, exitCode } = await lilypad(['run', '-'], input);
  expect([stdout, exitCode]).toEqual(['2\n', 3]);
  expect(stderr).toMatch(/^Line 2, column 1: The value is too long to write down: .*\n {2}x\n {2}\^\n$/m);
  const json = (await lilypad(['run', '-', '--json'], input)).stdout.trim().split('\n');
  expect(json.map((line) => 'error' in JSON.parse(line))).toEqual([true, true, false]);
});
