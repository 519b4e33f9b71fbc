/** `lilypad find`, as a user runs it. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { lilypad, start } from '../../testing/run-lilypad.ts';

test.concurrent.each([
  [['find', '--length', '7', 'stopCount(G) = max'], 'TT.TFFF  {1||0|vv*}\nTTTF.FF  {^^*|0||-1}\n'],
  [['find', '--length', '7', 'stopCount = max', '--notation', 'unicode', '--limit', '1'], 'TT.TFFF  {1||0|⇓∗}\n'],
  [['find', '--length', '5', 'value = *', '--limit', '2'], 'FFT.F  *\nFT.FT  *\n'],
  [['find', '--length', '8', 'value = *2', '--count'], '0\n'],
  [['find', '--length', '6', '--group-by', 'value', '--limit', '2'], '199  0  (FFFFFF)\n 65  -1  (FFFF.F)\n'],
  [['find', '--length', '6', 'temperature > 0', '--group-by', 'temperature', '--count'], '4\n'],
  [
    ['find', 'T^a.^bF^c', '--a', '1..3', '--b', '1..3', '--c', '3', 'temperature > 0'],
    'T.FFF  {0|-1*}\nTT..FFF  {0|-1/2}\nTTT..FFF  +-1/8\n',
  ],
  [['find', '--length', '4', 'isInteger', '--sort', 'mean', '--descending', '--limit', '2'], 'TT..  4\nT...  3\n'],
  [['find', '--length', '2', '-G > 0'], '.F  -1\n'],
  [['find', '--length', '1'], 'F  0\n.  0\nT  0\n'],
])('lilypad %j', async (argv, stdout) => {
  expect(await lilypad(argv)).toEqual({ stdout, stderr: '', exitCode: 0 });
});

test.concurrent('strips that are too long for a farm are searched here, and whoever names the farm is told', async () => {
  const nowhere = 'postgres://frog@127.0.0.1:1/lily';
  const search = ['find', '--length', '19', 'value = *', '--memory', '100'];
  const alone = await lilypad(search);
  expect(alone).toMatchObject({
    stderr: expect.stringMatching(/^All strips of length 19 need more than /),
    exitCode: 3,
  });
  const told = `This search is done here: strips of length 19 are too long for a farm.\n${alone.stderr}`;
  expect(await lilypad([...search, '--farm', nowhere])).toEqual({ ...alone, stderr: told });
  expect(await lilypad(search, '', { ...process.env, LILYPAD_FARM: nowhere })).toEqual(alone);
});

test.concurrent('--json gives one document a line', async () => {
  const { stdout } = await lilypad(['find', '--length', '7', 'stopCount = max', '--json']);
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { position: 'TT.TFFF', value: '{1||0|vv*}' },
    { position: 'TTTF.FF', value: '{^^*|0||-1}' },
  ]);
  const groups = await lilypad(['find', '--length', '6', '--group-by', 'value', '--limit', '1', '--json']);
  expect(JSON.parse(groups.stdout)).toEqual({ group: '0', count: 199, first: 'FFFFFF' });
  expect((await lilypad(['find', '--length', '6', '--count', '--json'])).stdout).toBe('{"count":729}\n');
});

test.concurrent('positions are printed while the search goes on, and stopping it keeps them', async () => {
  // The 4,782,969 strips of length 14 take seconds; those with the value * begin at once.
  const child = start(['find', '--length', '14', 'value = *']);
  const [first] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([null, 'SIGINT']);
  expect(first.split('\n')[0]).toBe('FFFFFFFFFFFT.F  *');
});

// The tutorial question of CGSuite; the strips of length 13 are enough for threads to share them.
test.concurrent.each([
  ['11', '1', ['T.TTF.FFFFF', 'TTTTT.TFF.F']],
  ['13', '2', ['TTTTFT.F.FFFF', 'TTTT.T.FTFFFF']],
])('all strips of length %s by --threads %s', async (length, threads, found) => {
  const { stdout } = await lilypad(['find', '--length', length, 'stopCount = max', '--threads', threads]);
  expect(stdout.split('\n').map((line) => line.split('  ')[0])).toEqual([...found, '']);
});

test.concurrent.each([
  [['find'], 2, 'Give --length, or a family such as "T^a.^bF^c" with --a, --b and --c.\n'],
  [['find', '--length', 'x'], 2, "Option --length takes a whole number from 1 on, not 'x'.\n"],
  [['find', '--length', '0', 'G = 0'], 2, "Option --length takes a whole number from 1 on, not '0'.\n"],
  [['find', '--length', '3', 'foo > 1'], 2, 'Column 1: "foo" has no value here.\n  foo > 1\n  ^\n'],
  [['find', '--length', '3', 'G >'], 2, 'Column 4: The text ends where an expression is expected.\n  G >\n     ^\n'],
  [['find', '--length', '3', '3'], 2, 'Column 1: The condition must be true or false.\n  3\n  ^\n'],
  [['find', '--length', '3', 'G > 0', 'G < 1'], 2, "There is one condition; 'G < 1' is too much.\n"],
  [['find', '--length', '3', '--a', '1..2'], 2, 'Option --a is for a family, and --length for all strips.\n'],
  [['find', 'T^a.F'], 2, 'The parameter a needs a range: --a 1..5.\n'],
  [['find', 'T^a.F', '--a', '5..1'], 2, "Option --a takes a range such as 1..5, not '5..1'.\n"],
  [['find', 'T^a.F', '--a', '1', '--b', '2'], 2, 'T^a.F has no parameter b.\n'],
  [['find', 'T^aX'], 2, /^Column 4: "X" is neither a toad/],
  [
    ['find', '--length', '19', '--memory', '10'],
    3,
    'All strips of length 19 need more than the 10 MB of memory that are allowed.\n',
  ],
] as const)('lilypad %j', async (argv, exitCode, stderr) => {
  const result = await lilypad(argv);
  expect(result).toMatchObject({ stdout: '', exitCode });
  if (typeof stderr === 'string') expect(result.stderr).toBe(stderr);
  else expect(result.stderr).toMatch(stderr);
});
