/** `lilypad solve` as a user runs it. */
import { beforeAll, expect, test } from 'vitest';
import { build, lilypad } from '../../testing/run-lilypad.ts';

beforeAll(build);

test.concurrent.each([
  [['RR--LL', '--turn', 'R'], 'Right-moving toads win in 11.\n  2-3  R-R-LL  win in 11\n'],
  [['T.TF.F', '--turn', 'F'], 'Left-moving frogs win in 9.\n  4-2  TFT..F  win in 9\n  6-5  T.TFF.  lose in 2\n'],
  [['2_R-RL-L'], 'Left-moving frogs win in 9.\n  4-2  RLR--L  win in 9\n  6-5  R-RLL-  lose in 2\n'],
  [['("R---L","R")'], 'Right-moving toads win in 7.\n  1-2  -R--L  win in 7\n'],
  [['-R-L', '--turn', 'L'], 'Left-moving frogs win in 3.\n  4-3  -RL-  win in 3\n'],
  [['F.T'], 'Right-moving toads have no move and lose.\n'],
  [
    ['TF.', 'RL-'],
    'TF., toads to move\nRight-moving toads lose in 2.\n  1-3  .FT  lose in 2\n' +
      'RL-, toads to move\nRight-moving toads lose in 2.\n  1-3  -LR  lose in 2\n',
  ],
  [
    ['--variant', '2_1_2'],
    '30 boards, 60 positions.\nRight-moving toads to move win 12 and lose 18.\n' +
      'Left-moving frogs to move win 12 and lose 18.\nThe longest is 1_RR-LL, win in 5.\n',
  ],
])('lilypad solve %j', async (argv, stdout) => {
  expect(await lilypad(['solve', ...argv])).toEqual({ stdout, stderr: '', exitCode: 0 });
});

test.concurrent('--json prints the position document', async () => {
  const { stdout } = await lilypad(['solve', 'T...F', '--json']);
  expect(stdout).toBe(
    '{"position":"1_R---L","autoguiPosition":"1_R---L","positionValue":"win","remoteness":7,"moves":[{"position":"2_-R--L",' +
      '"autoguiPosition":"2_-R--L","move":"1-2","autoguiMove":"M_0_1_x","moveValue":"win","positionValue":"lose",' +
      '"remoteness":6,"deltaRemoteness":0}],"cgtValue":"*"}\n',
  );
  const variant = await lilypad(['solve', '--variant', '3_2_3', '--json']);
  expect(JSON.parse(variant.stdout)).toEqual({
    variant: '3_2_3',
    boards: 560,
    positions: 1120,
    toadsToMove: { win: 273, lose: 287 },
    frogsToMove: { win: 273, lose: 287 },
    longest: { position: '1_RRR--LLL', positionValue: 'win', remoteness: 15 },
  });
});

test.concurrent('positions from standard input; a bad one is named and the rest goes on', async () => {
  const result = await lilypad(['solve', '-', '--json'], '1_R-L\nnonsense\n2_R-L\n');
  const documents = result.stdout.trimEnd().split('\n');
  expect(documents.map((line) => JSON.parse(line))).toMatchObject([
    { position: '1_R-L' },
    { error: { message: expect.stringMatching(/^"n" is neither a toad/), line: 2, column: 1 } },
    { position: '2_R-L' },
  ]);
  expect(result).toMatchObject({ stderr: '', exitCode: 2 });
  const text = await lilypad(['solve', '-'], '1_R-L\nnonsense\n2_R-L\n');
  expect(text.stderr).toMatch(/^Line 2, column 1: "n" is neither a toad/);
});

test.concurrent.each([
  [[], 2, 'Give positions to solve, or a variant with --variant, but not both.\n'],
  [['TF.', '--variant', '1_1_1'], 2, 'Give positions to solve, or a variant with --variant, but not both.\n'],
  [['TF.', '--turn', 'L'], 2, 'Option --turn: On a board of T and F the player to move is T or F, not "L".\n'],
  [['TF.', '--turn', 'x'], 2, /^Option --turn: The player to move is T .*, not "x"\.\n$/],
  [['1_RL-', '--turn', 'L'], 2, 'Column 1: The position says that toads move, not frogs.\n  1_RL-\n  ^\n'],
  [['2_R-q'], 2, /^Column 5: .*neither a toad.*\n {2}2_R-q\n {6}\^\n$/],
  [['--variant', '2_1'], 2, "Option --variant takes toads, empty squares and frogs, as in 3_2_3, not '2_1'.\n"],
  [['--variant', '0_0_0'], 2, 'A variant has at least one square.\n'],
  [['--variant', '9_9_9'], 3, 'The variant 9_9_9 has more than 134,217,728 boards.\n'],
  [['T^9999.F^9'], 3, 'Boards of more than 10,000 squares are not solved.\n'],
])('lilypad solve %j fails with %d', async (argv, exitCode, stderr) => {
  const result = await lilypad(['solve', ...argv]);
  expect(result).toMatchObject({ stdout: '', exitCode });
  if (typeof stderr === 'string') expect(result.stderr).toBe(stderr);
  else expect(result.stderr).toMatch(stderr);
});

test.concurrent.each(['solve', 'play', 'serve'])('lilypad %s --help explains with examples', async (command) => {
  const { stdout, exitCode } = await lilypad([command, '--help']);
  expect(stdout).toMatch(new RegExp(`^Usage: lilypad ${command} .*Examples:\n {2}\\$ lilypad ${command}`, 's'));
  expect(exitCode).toBe(0);
});

test.concurrent('a position far beyond the limits is refused at once', async () => {
  const { stdout, stderr, exitCode } = await lilypad(['solve', 'T^8.^8F^8']);
  expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 3 });
  expect(stderr).toMatch(/^This position is too large to solve: at least 946,551,177 boards can arise from it/);
});
