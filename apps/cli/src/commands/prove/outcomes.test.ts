/** `lilypad prove --outcomes` and `lilypad prove T2` as a user runs them. Class B11 is proved in a few seconds. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lilypad-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.concurrent('a family by outcomes is a theorem, with a certificate that check accepts and a report', async () => {
  const file = join(folder, 'TnF.json');
  const report = join(folder, 'TnF.md');
  const argv = ['prove', 'T.^nF', '--outcomes', '--out', file, '--report', report];
  const { stdout, stderr, exitCode } = await lilypad(argv);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  const [head, ...lines] = stdout.trimEnd().split('\n');
  expect(head).toBe('Theorem, proved for all parameters and checked:');
  expect(lines.slice(0, 3)).toEqual(['T.^nF is', '  if n = 0 (mod 2): 0', '  else: *']);
  expect(lines[3]).toMatch(/^By the outcomes of class B11: 2 words, \d+ regions, \d+ obligations, \d+ samples\.$/);
  expect(lines).toHaveLength(4);

  const text = await readFile(file, 'utf8');
  expect(JSON.parse(text)).toMatchObject({ target: 'B11', claim: 'outcome', corollaries: [{ name: 'T.^nF' }] });
  const checked = await lilypad(['check', file]);
  expect(checked.exitCode).toBe(0);
  expect(checked.stdout).toMatch(
    /B11 is proved by outcomes, and with it a corollary: .*\n {2}T\.\^nF is\n {4}if n = 0 \(mod 2\): 0\n {4}else: \*\n$/,
  );
  const changed = text.replace('"n = 0 (mod 2)"', '"n = 1 (mod 2)"');
  expect(changed).not.toBe(text);
  expect(await lilypad(['check', '-'], changed)).toMatchObject({ exitCode: 4 });

  const page = await readFile(report, 'utf8');
  expect(page).toMatch(/^# Outcomes of class B11\n\n\*\*Theorem\.\*\*/);
  expect(page).toContain('**Corollary T.^nF.** The value of `T.^(n)F`:\n\n```text\nif n = 0 (mod 2): 0\nelse: *\n```');
});

test.concurrent('a class by outcomes, as JSON with its trees', async () => {
  const { stdout, exitCode } = await lilypad(['prove', 'b11', '--outcomes', '--json']);
  expect(exitCode).toBe(0);
  const { trees, ...rest } = JSON.parse(stdout);
  expect(rest).toEqual({
    target: 'b11',
    class: 'B11',
    claim: 'outcome',
    status: 'proved',
    words: 2,
    regions: expect.any(Number),
    seconds: expect.any(Number),
    theorem: [],
  });
  expect(trees.slice(0, 2)).toEqual(['.^aT.^bF.^c', '  >= 0']);
  expect(trees.slice(-3)).toEqual(['.^aF.^bT.^c', '  value', '    c-a']);
});

test.concurrent('positions that are neither 0 nor * are named, and what is proved is kept', async () => {
  const file = join(folder, 'B11.json');
  const { stdout, stderr, exitCode } = await lilypad(['prove', 'T.^nF.', '--outcomes', '--out', file]);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 3 });
  const [head, , last] = stdout.trimEnd().split('\n');
  expect(head).toBe('Theorem, proved for all sizes of the gaps and checked: outcomes of class B11.');
  expect(last).toBe('Some positions of T.^nF. are neither 0 nor *, as for n = 1; outcomes do not tell their values.');
  expect((await lilypad(['check', file])).exitCode).toBe(0);
});

test.concurrent('a named result is proved as it is stated, from the library', async () => {
  expect(await lilypad(['prove', 'e2'])).toEqual({
    stdout: 'T^a...FF = {a-2|a-2} for a >= 2: proved, as a corollary of certificate A32.\n',
    stderr: '',
    exitCode: 0,
  });
  expect(await lilypad(['prove', 'E4'])).toEqual({
    stdout: 'T^a.^aF^(a-1) = 1 or 1* for a >= 1: false at T^7.^7F^6, which is 3*.\n',
    stderr: '',
    exitCode: 5,
  });
});

test.concurrent('a family whose outcomes the library has is not proved again', async () => {
  const { stdout, exitCode } = await lilypad(['prove', 'TT.^nFF']);
  expect(exitCode).toBe(0);
  expect(stdout).toContain('TT.^nFF is\n  if n = 1 (mod 6): *\n');
});

test.concurrent.each([
  [['T9'], "There is no conjecture 'T9'; there are E1 to E6 and T1 to T5."],
  [['l4.1'], "L4.1 is not written in the language of statements; 'lilypad results L4.1' tells what is known of it."],
  [['T2', '--out', '/no/such/folder/T2.json'], /there is no folder \/no\/such\/folder/],
  [['TT.^(n-1)FF', '--outcomes'], /^The power n-1 of TT\.\^\(n-1\)FF is negative for some parameters/],
  [['T22'], /neither a class such as A32 nor a family/],
  [['T^a.^bF', '--outcomes'], /class leaves only one kind of square free/],
  [['T2', 'B11'], /./],
])('prove %j is bad input', async (argv, message) => {
  const { stdout, stderr, exitCode } = await lilypad(['prove', ...argv]);
  expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 });
  if (typeof message === 'string') expect(stderr).toBe(`${message}\n`);
  else expect(stderr).toMatch(message);
  expect(stderr.trimEnd()).not.toContain('\n');
});

test.concurrent('the help names the conjecture that can be proved, and what --outcomes is for', async () => {
  const { stdout } = await lilypad(['prove', '--help']);
  expect(stdout).toContain('lilypad prove T2');
  expect(stdout).toContain('--outcomes');
});
