/** `lilypad play` with its input from a pipe: whole games, and commands typed between moves. */
import { readFileSync, writeFileSync } from 'node:fs';
import { LEVELS } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';

const { path } = workplace();

test.concurrent('a game to the end, in plain sentences', async () => {
  const result = await lilypad(['play', 'T.F', '--computer', 'none', '--plain', '--show-forecast'], '1\n1\n1\n');
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
a plays again, o takes the other side, u takes a move back, q quits.
`,
    stderr: '',
    exitCode: 0,
  });
});

test.concurrent('the picture, hints, value, help, undo and redo', async () => {
  const { stdout } = await lilypad(
    ['play', 'TT..FF', '--computer', 'none', '--show-forecast'],
    `1 1 h v ? zz \u009b2J\u202e${'x'.repeat(99)} u r s s q 1`,
  );
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
The key shown for a move makes it; the arrow keys choose a move, and Enter makes it. Where lines are read, its squares do too, as in 3-4.
h hint, v game value, u undo, r redo, s start again, q quit, ? this help.
No move or command is called "zz"; ? shows them.
No move or command is called "\ufffd2J\ufffd${'x'.repeat(35)}…"; ? shows them.

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
    ['play', '--computer', 'toads', '--plain', '--seed', '1', '--show-forecast'],
    '1 '.repeat(20),
  );
  expect(stdout).toMatch(/Frogs cannot move\. Toads win after \d+ moves\.\n/);
  expect(stdout).not.toContain('Frogs should win');
  expect(exitCode).toBe(0);
});

test.concurrent('two perfect computers take as many moves as were promised, and need no input', async () => {
  const { stdout } = await lilypad(['play', '2_RRR--LLL', '--computer', 'both', '--plain', '--show-forecast']);
  expect(stdout).toMatch(/^Board .*\nFrogs to move\. Frogs should win in 15 moves\./);
  expect(stdout).toMatch(/Toads cannot move\. Frogs win after 15 moves\.\n$/);
});

test.concurrent('the same seed is the same game', async () => {
  const games = ['5', '5', '6'].map((seed) =>
    lilypad(['play', 'T^4..F^4', '--computer', 'both', '--level', 'beginner', '--seed', seed]),
  );
  const [a, b, c] = await Promise.all(games);
  expect(a.stdout).toBe(b.stdout);
  expect(a.stdout).not.toBe(c.stdout);
});

test.concurrent('a position too large to solve is played without forecast', async () => {
  const { stdout } = await lilypad(
    ['play', 'T^9.^9F^9', '--computer', 'none', '--plain', '--show-forecast'],
    'h v 9-10',
  );
  expect(stdout).toContain('Toads to move. This position is too large to say who should win.\n');
  expect(stdout).toContain('The game value of this position is out of reach.\n');
});

test.concurrent('a board of 199,999 squares is shown at once', async () => {
  const { stdout, exitCode } = await lilypad(['play', '(TF)^99999.', '--computer', 'none', '--plain'], 'h v 1 q');
  expect(stdout).toMatch(
    /\nToads to move\.\nThis position is too large to say who should win\.\nThe game value is 0\.\n/,
  );
  expect(exitCode).toBe(0);
});

test.concurrent.each([
  [['TTx'], /^Column 3: "x" is neither a toad/],
  [
    ['--level', 'grandmaster'],
    "The levels are beginner, casual, skilled, expert, perfect, and 'grandmaster' is none of them.\n",
  ],
  [['--save', 'no/such/game.txt'], 'The file no/such/game.txt cannot be written: there is no folder no/such.\n'],
  [['--replay', 'no.txt'], 'There is no file no.txt.\n'],
  [['--seed', '-1'], /^Option --seed takes a whole number/],
  [['--computer', 'cat'], /^Option '--computer <side>' argument 'cat' is invalid\./],
  [['TF.', 'TF.'], /^Too many arguments/],
])('lilypad play %j is bad input', async (argv, stderr) => {
  const result = await lilypad(['play', ...argv]);
  expect(result).toMatchObject({ stdout: '', exitCode: 2 });
  if (typeof stderr === 'string') expect(result.stderr).toBe(stderr);
  else expect(result.stderr).toMatch(stderr);
});

test.concurrent('nobody is told who should win unless it is asked for', async () => {
  const { stdout } = await lilypad(['play', 'TT..FF', '--computer', 'none'], '1 1');
  expect(stdout).toContain('Toads to move.\n');
  expect(stdout).not.toContain('should win');
});

test.concurrent('there are the levels of the package, and a beginner is not perfect', async () => {
  const argv = ['play', 'T^4..F^4', '--computer', 'both', '--seed', '5'];
  const [beginner, perfect, help] = await Promise.all([
    lilypad([...argv, '--level', 'beginner']),
    lilypad(argv),
    lilypad(['play', '--help']),
  ]);
  expect(beginner.stdout).not.toBe(perfect.stdout);
  expect(help.stdout).toContain(`Levels: ${LEVELS.join(', ')}.`);
});

test.concurrent('a perfect computer says where it cannot be perfect', async () => {
  const { stdout } = await lilypad(['play', '(T.)^9(.F)^9', '--computer', 'toads', '--plain', '--seed', '1'], 'q');
  expect(stdout).toMatch(/The computer moves \d+-\d+; it cannot see to the end, and looks 8 moves ahead\.\n/);
});

test.concurrent('after the end the game begins again, or with the other side', async () => {
  const { stdout } = await lilypad(['play', 'T.F', '--plain', '--seed', '1'], '1 1 a 1 1 o 1 q');
  // As toads, again as toads, and then as frogs, who wait for the computer.
  expect(stdout.match(/^Board T\.F: .*\n1: square 1 to 2\./gm)).toHaveLength(2);
  expect(stdout).toMatch(/Board T\.F: 1 toad, 1 empty, 1 frog\.\nToads to move\.\nThe computer moves 1-2\.\n/);
});

test.concurrent('a game is saved, shown again and gone on with', async () => {
  const file = path('game.txt');
  await lilypad(['play', 'TT..FF', '--computer', 'none', '--save', file], '1 1 2 q');
  expect(readFileSync(file, 'utf8')).toMatch(/^# .*\n1_RR--LL\n2-3 5-4 3-5\n$/);
  const { stdout } = await lilypad(['play', '--replay', file, '--computer', 'none', '--plain', '--save', file], '1 q');
  expect(stdout).toMatch(
    /^Board TT\.\.FF: .*\nToads to move\.\nToads moved 2-3\.\n\nBoard T\.T\.FF: .*Toads moved 3-5\.\n/s,
  );
  expect(readFileSync(file, 'utf8')).toMatch(/\n1_RR--LL\n2-3 5-4 3-5 \d-\d\n$/);
  writeFileSync(path('bad.txt'), '1_RR--LL\n2-3 3-5\n');
  const bad = await lilypad(['play', '--replay', path('bad.txt')]);
  expect(bad.stderr).toMatch(/^Move 2 of the game in .*bad\.txt cannot be made: 3-5\.\n$/);
});
