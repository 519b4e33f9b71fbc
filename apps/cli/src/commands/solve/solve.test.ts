/** `lilypad solve` as a user runs it. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Solutions } from '@lilypad/server/solutions';
import { SolvedVariant, solveVariant } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { lilypad, onFullDisk } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';

const { path } = workplace();

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
  [['--variant', '9_9_9'], 3, 'The variant 9_9_9 takes 434,847 MB on disk, and 4,096 MB are allowed.\n'],
  [['--variant', '99_99_99'], 3, 'The variant 99_99_99 has more than 9,007,199,254,740,992 boards.\n'],
  [['--variant', '5_5_5', '--data', '/no/such'], 2, 'Option --data: there is no folder /no/such.\n'],
  [['--variant', '5_5_5', '--disk', 'x'], 2, /^Option --disk takes a whole number of megabytes/],
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

const START = `756,756 boards, 1,513,512 positions.
Right-moving toads to move win 394,083 and lose 362,673.
Left-moving frogs to move win 394,083 and lose 362,673.
The longest is 1_RRRRR-----LLLLL, win in 63.
`;
const solveVariant555 = (folder: string, ...more: string[]) =>
  lilypad(['solve', '--variant', '5_5_5', '--data', folder, ...more]);

test.concurrent('a variant is solved once, in memory or on disk, and a damaged file is made again', async () => {
  const [memory, disk] = [path('memory'), path('disk')];
  for (const folder of [memory, disk]) mkdirSync(folder);
  const done = { stdout: START, stderr: '', exitCode: 0 };
  expect(await solveVariant555(memory)).toEqual(done);
  expect(await solveVariant555(disk, '--memory', '1')).toEqual(done);
  const file = `${disk}/5_5_5.solution`;
  expect(readdirSync(disk)).toEqual(['5_5_5.solution']);
  const bytes = readFileSync(file);
  expect(bytes.equals(readFileSync(`${memory}/5_5_5.solution`))).toBe(true);
  writeFileSync(file, bytes.subarray(0, 1000));
  const again = await solveVariant555(disk, '--memory', '1');
  expect(again).toEqual({ ...done, stderr: `The solution ${file} is damaged: its length is wrong. It is removed.\n` });
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test.concurrent('what is kept is read: for the variant, and for its positions', async () => {
  const folder = path('kept');
  mkdirSync(folder);
  // No program would find this.
  const { numbers } = solveVariant({ toads: 5, empties: 5, frogs: 5 });
  const tables = [new Uint8Array(numbers.size).fill(8), new Uint8Array(numbers.size).fill(9)] as const;
  const solutions = new Solutions(folder, { maxBytes: 2 ** 22, tell: () => {} });
  solutions.save(new SolvedVariant(numbers, tables));
  expect((await solveVariant555(folder)).stdout).toContain('toads to move win 0 and lose 756,756.');
  const { stdout } = await lilypad(['solve', 'T^5.^5F^5', '--data', folder]);
  expect(stdout).toBe('Right-moving toads lose in 8.\n  5-6  TTTT.T....FFFFF  lose in 10\n');
});

test.concurrent('on a full disk a variant is solved all the same, but not on disk', async () => {
  const folder = path('full');
  mkdirSync(folder);
  const file = `${folder}/5_5_5.solution`;
  const reason = `The file ${file} cannot be written: it would be larger than files may be.\n`;
  const argv = ['solve', '--variant', '5_5_5', '--data', folder];
  expect(await onFullDisk(argv)).toEqual({ stdout: START, stderr: `The solution is not kept. ${reason}`, exitCode: 0 });
  expect(await onFullDisk([...argv, '--memory', '1'])).toEqual({ stdout: '', stderr: reason, exitCode: 2 });
  rmSync(folder, { recursive: true });
});
