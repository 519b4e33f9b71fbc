/** `lilypad export` as a user runs it. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';

const A11 = fileURLToPath(import.meta.resolve('@lilypad/prover/testing/A11.json'));
/** The largest. */
const A33 = fileURLToPath(new URL('../library/A33.json', import.meta.resolve('@lilypad/prover')));
const B11 = fileURLToPath(import.meta.resolve('@lilypad/prover/testing/B11-outcome.json'));

const { path } = workplace();

test.concurrent('a file of theorems is written', async () => {
  const file = path('A11.v');
  const result = await lilypad(['export', A11, '--rocq', file]);
  expect(result).toEqual({ stdout: `${file}: A11, 2 words, 5 leaves.\n`, stderr: '', exitCode: 0 });
  expect(await lilypad(['export', A11, '--rocq', '-'])).toEqual({
    stdout: await readFile(file, 'utf8'),
    stderr: '',
    exitCode: 0,
  });
});

test.concurrent('a certificate of outcomes', async () => {
  const file = path('B11_outcome.v');
  const result = await lilypad(['export', B11, '--rocq', file]);
  expect(result).toEqual({ stdout: `${file}: B11_outcome, 2 words, 24 leaves.\n`, stderr: '', exitCode: 0 });
});

test.concurrent('with --seconds it is the same, or ends with exit code 3', async () => {
  const plain = await lilypad(['export', A11, '--rocq', '-', '--json']);
  expect(await lilypad(['export', A11, '--rocq', '-', '--json', '--seconds', '100'])).toEqual(plain);
  const file = path('late.v');
  const late = await lilypad(['export', A33, '--rocq', file, '--seconds', '0.001']);
  expect(late).toEqual({ stdout: '', stderr: 'There is no answer after 0.001 seconds.\n', exitCode: 3 });
  expect(existsSync(file)).toBe(false);
});

test.concurrent.each([
  [[A11], '', "Required option '--rocq <file>' not specified.\n"],
  [['--rocq', '-'], '', "Missing required argument 'file'.\n"],
  [['-', '--rocq', '-'], '{"format":', /^Standard input is not JSON: .*\.\n$/],
  [['-', '--rocq', '-'], '{}', 'Standard input: the certificate lacks the field "format".\n'],
  [['no/such.json', '--rocq', '-'], '', 'There is no file no/such.json.\n'],
])('lilypad export %j is bad input', async (argv, input, stderr) => {
  const result = await lilypad(['export', ...argv], input);
  expect(result).toMatchObject({ stdout: '', exitCode: 2 });
  if (typeof stderr === 'string') expect(result.stderr).toBe(stderr);
  else expect(result.stderr).toMatch(stderr);
});
