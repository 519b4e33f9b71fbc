/** The command as a user runs it: what it prints, where, and its exit code. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { COMMAND, lilypad, start } from './run-lilypad.ts';
import { workplace } from './workplace.ts';

const { path } = workplace();

test.concurrent.each([
  [['simplify', '{1|0} + *'], '{1*|*}\n'],
  [['simplify', '* + *', '^+*', '{2|1}-{2|1}'], '0\n^*\n0\n'],
  [['simplify', '-3/4'], '-3/4\n'],
  [['simplify', '-{3|1}', '--notation', 'paper'], '{-1|-3}\n'],
  [['simplify', '-v'], '^\n'],
  [['simplify', '--', '-1'], '-1\n'],
  [['simplify', '--notation=unicode', '{0||0|-1}'], '⧾₁\n'],
  [['simplify', '{0||0|-1}'], 'Tiny(1)\n'],
])('lilypad %j', async (argv, stdout) => {
  expect(await lilypad(argv)).toEqual({ stdout, stderr: '', exitCode: 0 });
});

test.concurrent.each([
  [['frobnicate'], "Unknown command 'frobnicate'.\n"],
  [['simplfy', '1'], "Unknown command 'simplfy'. Did you mean simplify?\n"],
  [['simplfy', '--help'], "Unknown command 'simplfy'. Did you mean simplify?\n"],
  [['help', 'frobnicate'], "Unknown command 'frobnicate'.\n"],
  [['--frobnicate'], "Unknown option '--frobnicate'.\n"],
  [['simplify', '1', '--jsn'], "Unknown option '--jsn'. Did you mean --json?\n"],
  [['simplify', '-j'], "Unknown option '-j'.\n"],
  [['simplify'], "Missing required argument 'game'.\n"],
  [
    ['simplify', '1', '--notation', 'roman'],
    "Option '--notation <style>' argument 'roman' is invalid. Allowed choices are plain, paper, unicode, latex.\n",
  ],
  [['value', 'TF.', '--memory', '-5'], /^Option --memory .*, not '-5'\.\n$/],
  [['simplify', '1', '2', '--thermograph', 'x.svg'], 'Option --thermograph draws one game, given as an argument.\n'],
  [
    ['simplify', '1', '--thermograph', 'no/such/x.svg'],
    'The file no/such/x.svg cannot be written: there is no folder no/such.\n',
  ],
  [['simplify', '{1|'], /^Column 4: [A-Z].*\.\n {2}\{1\|\n {5}\^\n$/],
  [['simplify', '1 & 2'], /^Column 3: [^\n]*&[^\n]*\.\n {2}1 & 2\n {4}\^\n$/],
  [['simplify', ''], /^Column 1: [A-Z].*\.\n {2}\n {2}\^\n$/],
  [['simplify', 'Heet(*,1)'], /^Column 1: There is nothing called Heet; .*\.\n {2}Heet\(\*,1\)\n {2}\^\n$/],
  [['simplify', 'Heat(*)'], 'Column 1: Heat takes two arguments, not 1.\n  Heat(*)\n  ^\n'],
  [['simplify', '1+Cool(*,^)'], 'Column 10: The temperature of Cool must be a number.\n  1+Cool(*,^)\n           ^\n'],
  [['simplify', '10001.{3|1||0|-7}'], /^Column 1: At most 10,000 copies are made /],
  [['value', 'T.F + 10001.{3|1||0|-7}'], /^At most 10,000 copies are made .*\.\n$/],
  [['value', 'Cool(T.F,*)'], 'The temperature of Cool must be a number.\n'],
  [['simplify', '{a|2 + foo}'], /^Column 8: There is nothing called foo; /],
  [['simplify', 'ab'], /^Column 1: The product ab is not affine in the parameters\./],
  [['compare', '{a|0}', 'Heet(a,1)'], /^Column 1: There is nothing called Heet; /],
  [['compare', '{a|0}', 'Heat(a,1)'], /^Column 1: With parameters, functions and ordinal sums of games are not /],
  [['compare', 'Cool(T.F,-1)', '*'], 'The temperature of Cool must be above -1.\n'],
  [['simplify', 'TT..FF + *'], "'TT..FF + *' has a position in it: 'lilypad value' tells what it is worth.\n"],
  [['simplify', '\u001b[31m1'], /^Column 1: .*\n {2}\?\[31m1\n {2}\^\n$/],
  [['conjectures', '\u001b[2J'], "There is no conjecture '␛[2J'; there are E1 to E6 and T1 to T5.\n"],
  [['simplify', '*99999999'], /^Column 2: [A-Z].*65,535.*\.\n {2}\*99999999\n {3}\^\n$/],
])('lilypad %j is bad input', async (argv, stderr) => {
  const result = await lilypad(argv);
  expect(result).toMatchObject({ stdout: '', exitCode: 2 });
  if (typeof stderr === 'string') expect(result.stderr).toBe(stderr);
  else expect(result.stderr).toMatch(stderr);
});

test.concurrent.each([[[]], [['--help']], [['-h']], [['help']]])('lilypad %j lists the commands', async (argv) => {
  const { stdout, stderr, exitCode } = await lilypad(argv);
  expect(stdout).toMatch(/^Usage: lilypad .*\n {2}simplify .*Examples:\n {2}\$ lilypad /s);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
});

test.concurrent.each([[['help', 'simplify']], [['simplify', '--help']]])(
  'lilypad %j explains with examples',
  async (argv) => {
    const { stdout, stderr, exitCode } = await lilypad(argv);
    expect(stdout).toMatch(/^Usage: lilypad simplify .*--json .*Examples:\n {2}\$ lilypad simplify/s);
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  },
);

test.concurrent('lilypad --version is that of the package', async () => {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(await lilypad(['--version'])).toEqual({ stdout: `${version}\n`, stderr: '', exitCode: 0 });
});

test.concurrent('--json prints one document with every field, exact numbers as strings', async () => {
  const { stdout, stderr, exitCode } = await lilypad(['simplify', '{2|-1/2} + {1|0}', '--json']);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(stdout)).toEqual({
    input: '{2|-1/2} + {1|0}',
    value: '{3|2||+-1/2}',
    notations: {
      plain: '{3|2||+-1/2}',
      paper: '{{3|2}|{1/2|-1/2}}',
      unicode: '{3|2||±1/2}',
      latex: '\\left\\{3\\middle|2\\middle|\\middle|{\\pm}\\frac{1}{2}\\right\\}',
    },
    outcome: 'L',
    leftStop: '2',
    rightStop: '1/2',
    mean: '5/4',
    temperature: '5/4',
    birthday: '5',
    atomicWeight: null,
    reduced: '{3|2||+-1/2}',
    isNumber: false,
    isInfinitesimal: false,
    isAllSmall: false,
    isAtomic: false,
    isEven: false,
    isEvenTempered: true,
    isInteger: false,
    isNimber: false,
    isNumberTiny: false,
    isNumberish: false,
    isOdd: false,
    isOddTempered: false,
    isOrdinal: false,
    isUptimal: false,
    isZero: false,
    companion: '{3|2||+-1/2}',
    followerCount: '10',
    freeze: '5/4*',
    incentives: ['{5/2|0}'],
    leftIncentives: ['{5/2|0}'],
    rightIncentives: ['{5/2|0}'],
    leftOptions: ['{3|2}'],
    rightOptions: ['+-1/2'],
    misereOutcomeClass: 'R',
    stopCount: '4',
    thermograph: 'Thermograph(5/4,[5/4,1/2],[0,-1,0],5/4,[5/4,1/2,-1/2],[0,1,0,1])',
    leftWall: [
      { temperature: '-1', value: '2' },
      { temperature: '1/2', value: '2' },
      { temperature: '5/4', value: '5/4' },
    ],
    rightWall: [
      { temperature: '-1', value: '0' },
      { temperature: '-1/2', value: '1/2' },
      { temperature: '1/2', value: '1/2' },
      { temperature: '5/4', value: '5/4' },
    ],
    uptimalExpansion: null,
  });
});

test.concurrent('an infinitesimal has an atomic weight', async () => {
  const { stdout } = await lilypad(['simplify', '^^*', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ atomicWeight: '2', reduced: '0', isInfinitesimal: true, outcome: 'L' });
});

test.concurrent('a notation in which the value is too long to write is null', async () => {
  const { stdout, stderr, exitCode } = await lilypad(['simplify', '*20', '--json']);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(JSON.parse(stdout)).toMatchObject({ value: '*20', notations: { plain: '*20', paper: null }, birthday: '20' });
});

test.concurrent('standard input is read line by line; a bad line is named and the rest goes on', async () => {
  const input = '1+1\r\n\n{1|\n  # a comment\n*+*2\n';
  const text = await lilypad(['simplify', '-'], input);
  expect(text.stdout).toBe('2\n*3\n');
  expect(text.stderr).toMatch(/^Line 3, column 4: [A-Z].*\.\n {2}\{1\|\n {5}\^\n$/);
  expect(text.exitCode).toBe(2);
  const json = await lilypad(['simplify', '-', '--json'], input);
  const documents = json.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(documents).toEqual([
    expect.objectContaining({ input: '1+1', value: '2' }),
    { error: { message: 'The brace opened at column 1 is never closed.', line: 3, column: 4 } },
    expect.objectContaining({ input: '*+*2', value: '*3' }),
  ]);
  expect(json).toMatchObject({ stderr: '', exitCode: 2 });
});

test.concurrent('standard input is read once, wherever it is asked for again', async () => {
  expect(await lilypad(['simplify', '1', '-', '-', '2'], '3\n4\n')).toEqual({
    stdout: '1\n3\n4\n2\n',
    stderr: '',
    exitCode: 0,
  });
});

test.concurrent('an input that cannot be read and an output that cannot be written each get a sentence', async () => {
  const shell = async (line: string) => {
    const child = spawn('/bin/sh', ['-c', `"$0" "$1" ${line}`, process.execPath, COMMAND]);
    let stderr = '';
    child.stderr.on('data', (text) => {
      stderr += text;
    });
    const [exitCode] = await once(child, 'close');
    return { stderr, exitCode };
  };
  expect(await shell('simplify - < /')).toEqual({ stderr: 'Standard input is a folder.\n', exitCode: 2 });
  const open = await shell(`simplify - 0> '${path('written.txt')}'`);
  expect(open).toEqual({ stderr: 'Standard input cannot be read: it is not open.\n', exitCode: 2 });
  if (!existsSync('/dev/full')) return;
  const full = await shell('simplify 1 > /dev/full');
  expect(full).toEqual({ stderr: 'The output cannot be written: the disk is full.\n', exitCode: 2 });
});

test.concurrent('a reader that stops early is no error', async () => {
  const child = start(['simplify', '-']);
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  child.stdin.on('error', () => {});
  child.stdin.end('1+1\n'.repeat(50_000));
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(stderr).toBe('');
});

test.concurrent('Ctrl-C ends it at once, which a shell reports as 130', async () => {
  const child = start(['simplify', '-']);
  child.stdin.write('1+1\n');
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([null, 'SIGINT']);
});

test.concurrent('--thermograph writes an SVG picture beside printing the value', async () => {
  const file = path('picture.svg');
  expect(await lilypad(['simplify', '{3|-1}', '--thermograph', file])).toMatchObject({
    stdout: '{3|-1}\n',
    exitCode: 0,
  });
  const svg = await readFile(file, 'utf8');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>\n$/s);
  for (const label of ['left stop 3', 'right stop −1', 'mean 1', 'temperature 2']) expect(svg).toContain(`>${label}<`);
});

test.concurrent('100,000 nested braces get a sentence', async () => {
  const { stdout, stderr, exitCode } = await lilypad(['simplify', '-'], '{'.repeat(100_000));
  expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 });
  expect(stderr).toMatch(/^Line 1, column 100001: [^\n]{1,200}\.\n[^\n]{1,100}\n +\^\n$/);
});
