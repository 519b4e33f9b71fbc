/** `lilypad compare` with parameters, as a user runs it. */
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';

test.concurrent.each([
  [['compare', '{{{a-3|1}|0}|}', '0', '--where', 'a>=2'], '=   where a >= 2\n'],
  [['compare', 'a', 'b', '--where', 'b >= a'], '=   where a = b\n<   where a < b\n'],
  [['compare', '{a|0}', '1', '--where', 'a >= 3'], '||  where a >= 3\n'],
  [['compare', 'a*', 'a'], '||  always\n'],
])('lilypad %j', async (argv, stdout) => {
  expect(await lilypad(argv)).toEqual({ stdout, stderr: '', exitCode: 0 });
});

test.concurrent('a board in small letters is a board', async () => {
  expect((await lilypad(['compare', 'tf.', '0'])).stdout).not.toContain('where');
});

test.concurrent('--json gives the cases', async () => {
  const { stdout } = await lilypad(['compare', 'a^', 'b', '--where', 'a >= 0', '--json']);
  expect(JSON.parse(stdout)).toEqual({
    left: 'a^',
    right: 'b',
    where: 'a >= 0',
    cases: [
      { where: 'a >= 0 and a >= b', relation: '>' },
      { where: 'a >= 0 and a < b', relation: '<' },
    ],
  });
});

test.concurrent.each([
  [['compare', 'a*b', '0'], 'Column 1: The product a*b is not affine in the parameters.\n  a*b\n  ^\n'],
  [['compare', 'TT..FF', 'a'], "Parameters and --where are for games, and 'TT..FF' has a position in it.\n"],
  [
    ['compare', 'a', '0', '--where', 'a > 0, a < 1'],
    'Column 8: The region is empty: a < 1 contradicts the conditions before it.\n  a > 0, a < 1\n         ^\n',
  ],
])('lilypad %j is bad input', async (argv, stderr) => {
  expect(await lilypad(argv)).toEqual({ stdout: '', stderr, exitCode: 2 });
});
