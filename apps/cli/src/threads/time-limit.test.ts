/** Answers that take too long are given up, and the next one is still found. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { LimitError, ReportedError } from '../output/errors.ts';
import { lilypad, start } from '../testing/run-lilypad.ts';
import { workplace } from '../testing/workplace.ts';
import { TimeLimit } from './time-limit.ts';

const { newStore } = workplace();

/** A thread that answers with the text itself; on "loop" it never does, and on "fail" it says what is wrong. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { serveAnswers } from '${new URL('../../dist/threads/serve-answers.js', import.meta.url)}';
  import { InputError } from '${new URL('../../dist/output/errors.js', import.meta.url)}';
  import { messages } from '${new URL('../../dist/output/messages.js', import.meta.url)}';
  let answered = 0;
  await serveAnswers(() => (text) => {
    if (text === 'loop') {
      messages.progress('7 of 9 steps');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }
    if (text === 'fail') throw new InputError('bad');
    if (text === 'crash') process.nextTick(() => { throw new Error('crashed'); });
    if (text === 'crash') return new Promise(() => {});
    return text === 'count' ? String(answered) : ((answered += 1), text);
  });`)}`,
);

const outcomes = (limit: TimeLimit, texts: readonly string[]): Promise<string[]> =>
  Promise.all(texts.map((text) => limit.answer(text).catch((error: unknown) => String((error as Error).message))));

/** Long enough for any other answer on a busy machine; waiting takes no processor time. */
const SECONDS = 1;
const LATE = 'there is no answer after 1 second (7 of 9 steps)';

test.concurrent('an endless answer is given up with what was reached; those before and after are given', async () => {
  const limit = new TimeLimit(SCRIPT, { operands: [], options: {} }, SECONDS);
  expect(await limit.answer('one')).toBe('one');
  await expect(limit.answer('loop')).rejects.toThrow(new LimitError(LATE));
  expect(await limit.answer('two')).toBe('two');
  await expect(limit.answer('fail')).rejects.toThrow(ReportedError);
  expect(await limit.answer('three')).toBe('three');
  await limit.close();
});

test.concurrent('several can be asked at a time, and each has a time limit of its own', async () => {
  const limit = new TimeLimit(SCRIPT, { operands: [], options: {} }, SECONDS);
  const texts = ['one', 'fail', 'loop', 'two', 'loop', 'three', 'four'];
  expect(await outcomes(limit, texts)).toEqual(['one', 'Bad.', LATE, 'two', LATE, 'three', 'four']);
  await limit.close();
});

test.concurrent('what comes after a late answer is computed by one new thread', async () => {
  const limit = new TimeLimit(SCRIPT, { operands: [], options: {} }, SECONDS);
  expect(await outcomes(limit, ['loop', 'one', 'two', 'count'])).toEqual([LATE, 'one', 'two', '2']);
  await limit.close();
});

test('a thread that fails fails all that was asked of it', async () => {
  const limit = new TimeLimit(SCRIPT, { operands: [], options: {} }, 100);
  expect(await outcomes(limit, ['one', 'crash', 'two'])).toEqual(['crashed', 'crashed', 'crashed']);
  await limit.close();
  const nothing = new TimeLimit(
    new URL('data:text/javascript,import "file:///no/such/script.js"'),
    { operands: [], options: {} },
    100,
  );
  expect(await outcomes(nothing, ['one', 'two'])).toEqual([
    expect.stringMatching(/Cannot find/),
    expect.stringMatching(/Cannot find/),
  ]);
  await nothing.close();
});

test.concurrent.each([
  [['simplify', '-'], '1+1\n{1|\n# a comment\n  # another\n*+*2\n', '2\n*3\n'],
  [['solve', '-'], 'T.F\nTx\nF.T\n', /^R-L|^T\.F, .*\nF\.T, /s],
  [['simplify', '{a|b}'], '', /where a > b/],
])('with --seconds %j answers as it does without', async (argv, input, stdout) => {
  const [limited, plain] = await Promise.all([lilypad([...argv, '--seconds', '100'], input), lilypad(argv, input)]);
  expect(limited).toEqual(plain);
  if (typeof stdout === 'string') expect(limited.stdout).toBe(stdout);
  else expect(limited.stdout).toMatch(stdout);
});

test.concurrent('a line is answered before the next one is typed', async () => {
  const child = start(['value', '-']);
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
  for (const [line, value] of [
    ['TT.F.F', '0'],
    ['TT..FF', '*'],
  ]) {
    child.stdin.write(`${line}\n`);
    expect((await answers.next()).value).toBe(value);
  }
  child.stdin.end();
  expect((await once(child, 'close'))[0]).toBe(0);
});

test.concurrent('many lines are answered in their order, with the errors in their places', async () => {
  const input = Array.from({ length: 1500 }, (_, i) => (i % 300 === 50 ? '{1|' : `${i}+1`)).join('\n');
  const { stdout, exitCode } = await lilypad(['simplify', '-', '--json'], input);
  const documents = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { value?: string; error?: { line: number } });
  expect(documents.map(({ value, error }) => value ?? `line ${error?.line}`)).toEqual(
    documents.map((_, i) => (i % 300 === 50 ? `line ${i + 1}` : String(i + 1))),
  );
  expect([documents.length, exitCode]).toEqual([1500, 2]);
});

test.concurrent('the cells of a table that there is no time for stay open', async () => {
  const argv = ['table', 'T^a.^bF^2', '--rows', '1', '--columns', '31..32', '--store', newStore()];
  const { stdout, stderr, exitCode } = await lilypad([...argv, '--seconds', '0.001']);
  expect(stdout).toMatch(/· not computed \(2\)/);
  expect(stderr).toMatch(/^(T\^3[12]\.F\^2: There is no value after 0\.001 seconds\.\n){2}$/);
  expect(exitCode).toBe(3);
});

test.concurrent.each(['0', 'soon', '-1', '1e3'])('--seconds %s is bad input', async (text) => {
  const { stderr, exitCode } = await lilypad(['simplify', '1', '--seconds', text]);
  expect(stderr).toBe(`Option --seconds takes a number of seconds, such as 10 or 0.5, not '${text}'.\n`);
  expect(exitCode).toBe(2);
});
