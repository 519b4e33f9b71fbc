/** `lilypad check` as a person meets it. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../../../../../packages/prover/src/check/testing/${name}.json`, import.meta.url));

const A11 = 'A11 is proved: 2 words, 5 values, 24 obligations in 35 cases.';

const { path } = workplace();
beforeAll(async () => {
  const a11 = await readFile(fixture('A11'), 'utf8');
  await writeFile(path('A11.json'), a11);
  await writeFile(path('wrong.json'), a11.replace('"{a-1|1}"', '"{a-1|2}"'));
  await writeFile(path('short.json'), a11.replace('"rules": [],', ''));
  const outcomes = await readFile(fixture('B11-outcome'), 'utf8');
  await writeFile(path('outcomes.json'), outcomes);
  await writeFile(path('flipped.json'), outcomes.replace('c >= a+2', 'c >= a+1'));
  await writeFile(path('torn.json'), a11.slice(0, 100));
});

const run = (argv: readonly string[], input = '') => lilypad(['check', ...argv], input, path());

test.concurrent('a certificate that proves its class', async () => {
  expect(await run(['A11.json'])).toEqual({ stdout: `A11.json: ${A11}\n`, stderr: '', exitCode: 0 });
});

test.concurrent('a certificate on standard input', async () => {
  const input = await readFile(fixture('A11'), 'utf8');
  expect(await run(['-'], input)).toEqual({ stdout: `-: ${A11}\n`, stderr: '', exitCode: 0 });
});

test.concurrent('what fails is named, with a point; the other files are checked all the same', async () => {
  const { stdout, stderr, exitCode } = await run(['wrong.json', 'A11.json']);
  expect(stdout).toMatch(
    /^wrong\.json: rejected: word "\.F", value \S+: .* does not hold at a = \d+, b = \d+, c = \d+\.\nA11\.json: A11 is proved: /,
  );
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 4 });
});

test.concurrent('a certificate with a field missing', async () => {
  expect(await run(['short.json'])).toEqual({
    stdout: 'short.json: rejected: format: the certificate lacks the field "rules".\n',
    stderr: '',
    exitCode: 4,
  });
});

test.concurrent('what is no JSON, or no file, is bad input', async () => {
  const torn = await run(['torn.json', 'A11.json']);
  expect(torn).toMatchObject({ stdout: `A11.json: ${A11}\n`, exitCode: 2 });
  expect(torn.stderr).toMatch(/^The file torn\.json is not JSON: .*\.\n$/);
  const none = await run(['none.json']);
  expect(none).toMatchObject({ stdout: '', exitCode: 2 });
  expect(none.stderr).toBe('There is no file none.json.\n');
});

test.concurrent('--json prints a document for each file', async () => {
  const { stdout, exitCode } = await run(['A11.json', 'wrong.json', '--json']);
  const [first, second] = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toEqual({
    file: 'A11.json',
    ok: true,
    target: 'A11',
    claim: 'value',
    words: 2,
    corollaries: [],
    leaves: 5,
    obligations: 24,
    cells: 35,
    seconds: expect.any(Number),
  });
  expect(second).toEqual({
    file: 'wrong.json',
    ok: false,
    obligation: expect.stringMatching(/^word "\.F", value /),
    message: 'does not hold',
    point: { a: expect.any(Number), b: expect.any(Number), c: expect.any(Number) },
    seconds: expect.any(Number),
  });
  expect(exitCode).toBe(4);
});

test.concurrent('a certificate of outcomes with corollaries', async () => {
  const { stdout, stderr, exitCode } = await run(['outcomes.json', 'flipped.json']);
  expect(stdout).toMatch(
    /^outcomes\.json: B11 is proved by outcomes, and with it in the middle, one to the side, passed: 2 words, \d+ values and verdicts, \d+ obligations in \d+ cases\.\nflipped\.json: rejected: word "TF", (not )?>= \*: .* does not hold at a = \d+, b = \d+, c = \d+\.\n$/,
  );
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 4 });
});

test.concurrent('--json tells what was proved', async () => {
  const { stdout, exitCode } = await run(['outcomes.json', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({
    file: 'outcomes.json',
    ok: true,
    target: 'B11',
    claim: 'outcome',
    corollaries: ['in the middle', 'one to the side', 'passed'],
  });
  expect(exitCode).toBe(0);
});
