/** `lilypad play` with its input from a pipe: whole games, and what is typed between moves. */
import { beforeAll, expect, test } from 'vitest';
import { build, lilypad } from '../../testing/run-lilypad.ts';

beforeAll(build);

test.concurrent('a game to the end, in plain sentences', async () => {
  const result = await lilypad(['play', 'T.F', '--computer', 'none', '--plain'], '1\n1\n1\n');
  expect(result).toEqual({
    stdout: `Board T.F: 1 toad, 1 empty, 1 frog.
1: square 1 to 2.
Toads to move. Toads should win in 3 moves.

Board .TF: 1 empty, 1 toad, 1 frog.
1: square 3 to 1.
Frogs to move. Toads should win in 2 moves.

Board FT.: 1 frog, 1 toad, 1 empty.
1: square 2 to 3.
Toads to move. Toads should win in 1 move.

Board F.T: 1 frog, 1 empty, 1 toad.
Frogs cannot move. Toads win after 3 moves.
`,
    stderr: '',
    exitCode: 0,
  });
});

test.concurrent('the picture, hints, value, help, undo and redo', async () => {
  const { stdout } = await lilypad(['play', 'TT..FF', '--computer', 'none'], '1 1 h v ? zz u r s s q 1');
  expect(stdout).toBe(`   T  T  .  .  F  F
      1
Toads to move. Toads should win in 11 moves.

   T  .  T  .  F  F
               1
Frogs to move. Toads should win in 10 moves.

   T  .  T  F  .  F
   1     2
Toads to move. Toads should win in 9 moves.
  2  3-5  + wins in 9
  1  1-2  - loses in 2
The game value is *.
The key shown for a move makes it; where words are read, its squares do too, as in 3-4.
h hint, v game value, u undo, r redo, s start again, q quit, ? this help.
No move or command is called "zz"; ? shows them.

   T  .  T  .  F  F
               1
Frogs to move. Toads should win in 10 moves.

   T  .  T  F  .  F
   1     2
Toads to move. Toads should win in 9 moves.

   T  T  .  .  F  F
      1
Toads to move. Toads should win in 11 moves.
There is nothing to restart.
`);
});

test.concurrent('a perfect computer wins as toads from TTT..FFF, whatever is played', async () => {
  const { stdout, exitCode } = await lilypad(
    ['play', '--computer', 'toads', '--plain', '--seed', '1'],
    '1 '.repeat(20),
  );
  expect(stdout).toMatch(/Frogs cannot move\. Toads win after \d+ moves\.\n/);
  expect(stdout).not.toContain('Frogs should win');
  expect(exitCode).toBe(0);
});

test.concurrent('two perfect computers take as many moves as were promised, and need no input', async () => {
  const { stdout } = await lilypad(['play', '2_RRR--LLL', '--computer', 'both', '--plain']);
  expect(stdout).toMatch(/^Board .*\nFrogs to move\. Frogs should win in 15 moves\./);
  expect(stdout).toMatch(/Toads cannot move\. Frogs win after 15 moves\.\n$/);
});

test.concurrent('the same seed is the same game', async () => {
  const games = ['5', '5', '6'].map((seed) =>
    lilypad(['play', 'T^4..F^4', '--computer', 'both', '--skill', '0', '--seed', seed]),
  );
  const [a, b, c] = await Promise.all(games);
  expect(a.stdout).toBe(b.stdout);
  expect(a.stdout).not.toBe(c.stdout);
});

test.concurrent('a position too large to solve is played without forecast', async () => {
  const { stdout } = await lilypad(['play', 'T^9.^9F^9', '--computer', 'none', '--plain'], 'h v 9-10');
  expect(stdout).toContain('Toads to move. This position is too large to say who should win.\n');
  expect(stdout).toContain('The game value of this position is out of reach.\n');
});

test.concurrent.each([
  [['TTx'], /^Column 3: "x" is neither a toad/],
  [['--skill', '2'], "Option --skill takes a number from 0 to 1, not '2'.\n"],
  [['--skill', 'good'], "Option --skill takes a number from 0 to 1, not 'good'.\n"],
  [['--seed', '-1'], /^Option --seed takes a whole number/],
  [['--computer', 'cat'], /^Option '--computer <side>' argument 'cat' is invalid\./],
  [['TF.', 'TF.'], /^Too many arguments/],
])('lilypad play %j is bad input', async (argv, stderr) => {
  const result = await lilypad(['play', ...argv]);
  expect(result).toMatchObject({ stdout: '', exitCode: 2 });
  if (typeof stderr === 'string') expect(result.stderr).toBe(stderr);
  else expect(result.stderr).toMatch(stderr);
});
