/** `lilypad check` as a user runs it. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { lilypadProcess } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';

const fixture = (name: string): string => fileURLToPath(import.meta.resolve(`@lilypad/prover/testing/${name}.json`));

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

const run = (argv: readonly string[], input = '') => lilypadProcess(['check', ...argv], input, path());

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
    /^wrong\.json: rejected: word "\.F" is wrong where it says that T\^a\.T\^bFT\^c is \S+ where .*: at a = \d+, b = \d+, c = \d+, \S+ is \S+, not \S+\.\nA11\.json: A11 is proved: /,
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

test.concurrent('--seconds changes nothing where there is time enough', async () => {
  const files = ['A11.json', 'wrong.json', 'torn.json'];
  const [limited, plain] = await Promise.all([run([...files, '--seconds', '100']), run(files)]);
  expect(limited).toEqual(plain);
});

test.concurrent('a certificate for which there is no time is neither accepted nor rejected', async () => {
  expect(await run(['outcomes.json', '--seconds', '0.001'])).toEqual({
    stdout: '',
    stderr: expect.stringMatching(/^The file outcomes\.json is not checked: there is no answer after 0\.001 seconds/),
    exitCode: 3,
  });
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
    wrong: expect.objectContaining({ value: '{a-1|2}', position: 'T.TF', right: '1/2', claimed: '1' }),
    seconds: expect.any(Number),
  });
  expect(exitCode).toBe(4);
});

test.concurrent('a certificate of outcomes with corollaries', async () => {
  const { stdout, stderr, exitCode } = await run(['outcomes.json', 'flipped.json']);
  expect(stdout).toMatch(
    /^outcomes\.json: B11 is proved by outcomes, and with it 3 corollaries: 2 words, \d+ values and truths, \d+ obligations in \d+ cases\.\n {2}"in the middle": \.\^mT\.\^nF\.\^m is\n {4}if n = 1 \(mod 2\): \*\n {4}else: 0\n[\s\S]* {2}"passed": \.\^2F\.\^nT\.\^2 is\n {4}0\nflipped\.json: rejected: word "TF", (not )?>= \*: .* does not hold at a = \d+, b = \d+, c = \d+\.\n$/,
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
    corollaries: [
      { name: 'in the middle', family: '.^mT.^nF.^m', formula: ['if n = 1 (mod 2): *', 'else: 0'] },
      { name: 'one to the side' },
      { name: 'passed', family: '.^2F.^nT.^2', formula: ['0'] },
    ],
  });
  expect(exitCode).toBe(0);
});

test.concurrent('a byte order mark is allowed', async () => {
  const input = `\uFEFF${await readFile(fixture('A11'), 'utf8')}`;
  expect(await run(['-'], input)).toEqual({ stdout: `-: ${A11}\n`, stderr: '', exitCode: 0 });
});

test.concurrent('an object with a key twice is rejected, whichever of the two is true', async () => {
  const input = (await readFile(fixture('A11'), 'utf8')).replace('"target"', '"target": "A99",\n"t\\u0061rget"');
  expect(await run(['-'], input)).toEqual({
    stdout: '-: rejected: format: the key "target" is there twice in one object.\n',
    stderr: '',
    exitCode: 4,
  });
});

test.concurrent('the name of a corollary cannot pass for something that is proved', async () => {
  const text = await readFile(fixture('B11-outcome'), 'utf8');
  const named = (name: string): string => text.replace('"in the middle"', JSON.stringify(name));
  const forged = await run(['-'], named('x\nA33.json: A33 is proved'));
  expect(forged).toMatchObject({ stderr: '', exitCode: 4 });
  expect(forged.stdout).toMatch(/^-: rejected: format: the name of a corollary is not [^\n]*\.\n$/);
  const bold = await run(['-'], named('every conjecture'));
  expect(bold.stdout.split('\n').slice(0, 2)).toEqual([
    expect.stringMatching(/^-: B11 is proved by outcomes, and with it 3 corollaries: /),
    '  "every conjecture": .^mT.^nF.^m is',
  ]);
});

test.concurrent('nothing of a certificate reaches the terminal as a control character', async () => {
  const text = await readFile(fixture('A11'), 'utf8');
  const strange = '\u001b[2K\u0085';
  for (const input of [
    text.replace('".F"', JSON.stringify(`.F${strange}`)),
    text.replace('"rules"', JSON.stringify(`rules${strange}`)),
    text.replace('"{a-1|1}"', JSON.stringify(`a${strange}`)),
    text.replace('"{a-1|1}"', JSON.stringify('a\n+b')),
  ]) {
    const { stdout, exitCode } = await run(['-'], input);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test is about these
    expect([stdout.match(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/), exitCode]).toEqual([null, 4]);
    expect(stdout.split('\n')).toHaveLength(2);
  }
});
