/** `--seconds` on commands that print as they go, and on every command that computes. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { lilypad } from '../testing/run-lilypad.ts';

/** A sum that takes many seconds, and in which nothing looks at the clock. */
const LONG = 'sum([{n|{-n|-2*n*n}} + +-(n/4) for n in 3..60])';

test.concurrent.each([
  [['find', '--length', '15', 'G = *9'], '', '', /^There is no answer after 1 second( \(.*\))?\.\n$/],
  [['run', '-', 'x=2'], `x\n${LONG}\n3\n`, '2\n', /^There is no answer after 1 second( \(.*\))?\.\n$/],
  // The next statement is answered, and definitions are kept.
  [['repl'], `x = 7\n${LONG}\nx + 1\n`, '7\nThere is no answer after 1 second.\n8\n', /^$/],
  // The next line of a batch is answered.
  [['value', '-'], 'TT..FF\n(T.F)^8\nT.\n', '*\n1\n', /^Line 2: There is no answer after 1 second( \(.*\))?\.\n$/],
])('%j --seconds 1', async (argv, input, stdout, stderr) => {
  const result = await lilypad([...argv, '--seconds', '1'], input);
  expect(result).toMatchObject({ stdout, exitCode: 3 });
  expect(result.stderr).toMatch(stderr);
});

test.concurrent.each([
  [['find', '--length', '5', 'value = *', '--limit', '2'], ''],
  [['find', '--length', '5', 'nonsense('], ''],
  [['run', '-', 'n=3'], 'n + 1\n1 +\nfoo\n'],
  [['run', '-', '--json'], '{1|\n2\n'],
  [['repl'], 'f(n) = n + 1\nf(3)\nfoo\n'],
])('%j gives the same with enough time', async (argv, input) => {
  const [limited, plain] = await Promise.all([lilypad([...argv, '--seconds', '100'], input), lilypad(argv, input)]);
  expect(limited).toEqual(plain);
});

test.concurrent('a farm whose database does not answer', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `postgres://frog@127.0.0.1:${(server.address() as AddressInfo).port}/pond`;
  const result = await lilypad(['farm', 'status', address, '--seconds', '0.5']);
  expect(result).toEqual({ stdout: '', stderr: 'The farm has not answered after 0.5 seconds.\n', exitCode: 3 });
  server.close();
});

test.concurrent('every command that computes has the option', async () => {
  const { stdout } = await lilypad(['man']);
  const sections = stdout.split(/^\.SS /m).slice(1);
  const without = sections
    .filter((text) => !/\\-\\-seconds/.test(text))
    .map((text) => /lilypad ([a-z]+)/.exec(text)?.[1]);
  expect(sections.length).toBeGreaterThan(15);
  expect(without.sort()).toEqual(['completion', 'doctor', 'man']);
});
