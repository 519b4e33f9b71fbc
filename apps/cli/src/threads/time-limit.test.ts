/** Answers that take too long are given up, and the next one is still found. */
import { expect, test } from 'vitest';
import { LimitError, ReportedError } from '../output/errors.ts';
import { lilypad } from '../testing/run-lilypad.ts';
import { workplace } from '../testing/workplace.ts';
import { secondsFor } from './answer-operands.ts';
import { TimeLimit } from './time-limit.ts';

const { newStore } = workplace();

/** A thread that answers with the text itself; on "loop" it never does, and on "fail" it says what is wrong. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (text) => {
    if (text === 'loop') {
      parentPort.postMessage({ kind: 'progress', line: '7 of 9 steps' });
      for (;;);
    }
    const report = { text: 'Bad.', message: 'Bad.', column: null, exitCode: 2 };
    parentPort.postMessage(text === 'fail' ? { kind: 'failed', report } : { kind: 'answer', text });
  });
  parentPort.postMessage({ kind: 'ready' });`)}`,
);

test('an endless answer is given up with what was reached; those before and after are given', async () => {
  const limit = new TimeLimit(SCRIPT, { operands: [], options: {} }, 1);
  expect(await limit.answer('one')).toBe('one');
  await expect(limit.answer('loop')).rejects.toThrow(
    new LimitError('there is no answer after 1 second (7 of 9 steps)'),
  );
  expect(await limit.answer('two')).toBe('two');
  await expect(limit.answer('fail')).rejects.toThrow(ReportedError);
  expect(await limit.answer('three')).toBe('three');
  await limit.close();
});

test.each([
  [['T.F'], {}, undefined],
  [['-'], {}, 60],
  [['-'], { seconds: 5 }, 5],
  [['T.F'], { seconds: 5 }, 5],
])('the limit for %j with %j is %s', (operands, options, seconds) => {
  expect(secondsFor(operands, options)).toBe(seconds);
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
