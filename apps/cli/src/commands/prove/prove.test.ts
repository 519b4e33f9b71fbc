/** `lilypad prove` and `lilypad conjecture` as a user runs them. */
import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';

const { path } = workplace();

test.concurrent('prove A11 prints the theorem of the paper', async () => {
  const { stdout, stderr, exitCode } = await lilypad(['prove', 'A11']);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(stdout.replace(/\d+ samples/, 'N samples')).toBe(
    [
      'Theorem, proved for all sizes of the gaps and checked: class A11, 9 regions, N samples.',
      '',
      'Mostly, where no gap is small or fixed:',
      '  T^a.T^bFT^c = a where b >= 2',
      '  T^aFT^b.T^c = b',
      '',
      'T^a.T^bFT^c',
      '  a            where b >= 2',
      '  {a-1|1}      where b = 1 and a >= 2',
      '  1/2          where a = 1 and b = 1',
      '  0            where a = 0 and b = 1',
      '  {{a-2|1}|0}  where b = 0 and a >= 3',
      '  {1/2|0}      where a = 2 and b = 0',
      '  *            where a = 1 and b = 0',
      '  -1           where a = 0 and b = 0',
      '',
      'T^aFT^b.T^c',
      '  b            always',
      '',
    ].join('\n'),
  );
});

test.concurrent('prove --out writes a certificate that check accepts, and not when it is changed', async () => {
  const file = path('B11.json');
  const { stdout, exitCode } = await lilypad(['prove', 'b11', '--json', '--out', file]);
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    target: 'b11',
    class: 'B11',
    status: 'proved',
    words: 2,
    regions: 7,
    seconds: expect.any(Number),
    theorem: [
      { family: '.^aT.^bF.^c', where: 'c >= a+2', value: 'c-a-1' },
      { family: '.^aT.^bF.^c', where: 'a >= c+2', value: 'c-a+1' },
      { family: '.^aT.^bF.^c', where: 'c-1 <= a <= c+1 and b = 0 (mod 2)', value: '0' },
      { family: '.^aT.^bF.^c', where: 'a = c+1 and b = 1 (mod 2)', value: '-1/2' },
      { family: '.^aT.^bF.^c', where: 'c = a+1 and b = 1 (mod 2)', value: '1/2' },
      { family: '.^aT.^bF.^c', where: 'a = c and b = 1 (mod 2)', value: '*' },
      { family: '.^aF.^bT.^c', where: 'always', value: 'c-a' },
    ],
  });
  expect(await lilypad(['check', file])).toMatchObject({ exitCode: 0 });
  const changed = (await readFile(file, 'utf8')).replace('"{c-a-2|c-a+2}"', '"{c-a-2|c-a+3}"');
  expect(await lilypad(['check', '-'], changed)).toMatchObject({ exitCode: 4 });
});

test.concurrent('conjecture is the same without proof, and says so', async () => {
  const { stdout, exitCode } = await lilypad(['conjecture', 'A11']);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^Conjecture, which fits all samples; not proved: class A11, 9 regions/);
});

test.concurrent('a family is a theorem in one line, from the certificate of its class', async () => {
  const { stdout, exitCode } = await lilypad(['prove', 'T^a...FF']);
  expect(exitCode).toBe(0);
  expect(stdout).toBe('Theorem: T^a...FF = (a-2)* for a >= 2; (-2)* for a = 1; -6 for a = 0  (class A32)\n');
});

test.concurrent('a mirror image of a family, as JSON', async () => {
  const { theorem, ...rest } = JSON.parse((await lilypad(['prove', 'TT.F^n', '--json'])).stdout);
  expect(rest).toMatchObject({ target: 'TT.F^n', class: 'A12', status: 'proved', words: 3 });
  expect(theorem[0]).toEqual({ family: 'TT.F^n', where: 'n >= 2', value: '*' });
});

test.concurrent('a family is proved again with --fresh, and conjectured without proof', async () => {
  const cases =
    '{a-1|*} for c = 0 and a >= 1; 0 for a = 0; {a-1|1/2} for c = 1 and a >= 2; 1/4 for a = 1 and c = 1; ' +
    '{a-1|1} for a >= 2 and c >= 2; 1/2 for a = 1 and c >= 2';
  expect((await lilypad(['prove', 'T^a.TFT^cF', '--fresh'])).stdout).toBe(
    `Theorem: T^a.TFT^cF = ${cases}  (class A12)\n`,
  );
  expect((await lilypad(['conjecture', 'T^a.TFT^cF'])).stdout).toBe(`Conjecture: T^a.TFT^cF = ${cases}  (class A12)\n`);
});

test.concurrent('--tree prints formulas as trees', async () => {
  const { stdout } = await lilypad(['prove', 'A11', '--tree']);
  expect(stdout.split('\n').slice(1)).toEqual([
    '',
    'T^a.T^bFT^c',
    '  if b >= 2: a',
    '  else if b >= 1:',
    '    if a >= 2: {a-1|1}',
    '    else if a >= 1: 1/2',
    '    else: 0',
    '  else if a <= 0: -1',
    '  else if a >= 3: {{a-2|1}|0}',
    '  else if a >= 2: {1/2|0}',
    '  else: *',
    '',
    'T^aFT^b.T^c',
    '  b',
    '',
  ]);
});

test.concurrent('mirror images are classes too', async () => {
  const { stdout, exitCode } = await lilypad(['prove', 'A11 mirror']);
  expect(exitCode).toBe(0);
  expect(stdout).toContain('class A11 mirror, 9 regions');
  expect(stdout).toContain('F^aTF^b.F^c\n  -c ');
});

test.concurrent.each([
  ['md', /^# Class A11\n.*\*\*Theorem\.\*\*.*f1\(a-1,b\+1,c\) if a >= 1.*## Proof\n\nBy induction/s],
  ['tex', /^\\documentclass.*\\begin{theorem}.*\\begin{longtable}.*\\begin{proof}By induction.*\\end{document}\n$/s],
])('--report writes a readable proof as .%s', async (ending, expected) => {
  const file = path(`A11.${ending}`);
  expect(await lilypad(['prove', 'A11', '--report', file])).toMatchObject({ stderr: '', exitCode: 0 });
  expect(await readFile(file, 'utf8')).toMatch(expected);
});

test.concurrent('the report and check count obligations and cases alike', async () => {
  const [report, certificate] = [path('counts.md'), path('counts.json')];
  await lilypad(['prove', 'A12', '--report', report, '--out', certificate]);
  const counts = /(\d+) obligations in (\d+) cases/.exec((await lilypad(['check', certificate])).stdout)?.slice(1);
  const said = /hence (\d+) obligations; .* they fall into (\d+) cases/.exec(await readFile(report, 'utf8'))?.slice(1);
  expect(counts).toHaveLength(2);
  expect(said).toEqual(counts);
});

test.concurrent('what is not proved is not called proved, and no file is written', async () => {
  const file = path('A12.json');
  const { stdout, stderr, exitCode } = await lilypad(['prove', 'A12', '--fresh', '--seconds', '0', '--out', file]);
  expect(exitCode).toBe(3);
  expect(stdout).toMatch(
    /^Not proved: class A12, \d+ samples\.\nThe time was up after 0 seconds, with formulas for \d of 3 words/,
  );
  expect(stderr).toBe(`Nothing is proved, so ${file} is not written.\n`);
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

test.concurrent('conjecture stops when the time is up', async () => {
  const { stdout, exitCode } = await lilypad(['conjecture', 'A12', '--seconds', '0']);
  expect(stdout).toMatch(/The time was up after 0 seconds, with formulas for \d of 3 words/);
  expect(exitCode).toBe(3);
});

test.concurrent('a statement is given up when the time is up, with what is known of it', async () => {
  const { stdout, stderr, exitCode } = await lilypad(['prove', 'T^a.^4F^a <= 1 for a >= 5', '--seconds', '0']);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 3 });
  expect(stdout).toMatch(
    /: no proof was found; it holds in 1 position with a <= 24 \(\d+ more are too large to try\)\.\n/,
  );
  expect(stdout).toMatch(/\n {2}strategies: The time was up with \d+ of \d+ claims open\.\n$/);
});

test.concurrent.each([
  [['A11', '--seconds', 'soon'], /whole number of seconds, not 'soon'/],
  [['A11', '--report', 'proof.pdf'], /ends in \.md or \.tex/],
  [['A11', '--out', '/no/such/folder/A11.json'], /there is no folder \/no\/such\/folder/],
  [['T^a.^bF'], /class leaves only one kind of square free/],
])('prove %j is bad input', async (argv, message) => {
  const { stdout, stderr, exitCode } = await lilypad(['prove', ...argv]);
  expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 });
  expect(stderr).toMatch(message);
  expect(stderr.trimEnd()).not.toContain('\n');
});

test.concurrent.each([['C11'], ['A'], ['A99'], ['']])('prove %j is bad input', async (name) => {
  expect(await lilypad(['prove', name])).toMatchObject({ stdout: '', exitCode: 2 });
});

test.concurrent('prove with a statement: proved by a strategy, or refuted by a board', async () => {
  const file = path('L4.5.json');
  const text = '<~T>T^a.F^b<F~> = * for a, b >= 2';
  const proved = await lilypad(['prove', text, '--fresh', '--out', file]);
  expect(proved).toMatchObject({ stderr: '', exitCode: 0 });
  expect(proved.stdout).toMatch(/: proved, by \d+ claims with replies to \d+ moves\.\n$/);
  expect(await lilypad(['check', file])).toMatchObject({ exitCode: 0 });
  expect(await lilypad(['prove', 'T^a..F^a is infinitesimal for a >= 3'])).toEqual({
    stdout: 'T^a..F^a is infinitesimal for a >= 3: false at T^3.^2F^3, which is +-1/8.\n',
    stderr: '',
    exitCode: 5,
  });
  expect(await lilypad(['prove', 'T^a.F = 0 for'])).toMatchObject({ stdout: '', exitCode: 2 });
});

test.concurrent('prove with a statement of the library: a corollary, which check accepts', async () => {
  const file = path('E2.json');
  const text = 'T^a...FF = {a-2|a-2} for a >= 2';
  expect(await lilypad(['prove', text, '--out', file])).toEqual({
    stdout: `${text}: proved, as a corollary of certificate A32.\n`,
    stderr: '',
    exitCode: 0,
  });
  expect(await lilypad(['check', file])).toMatchObject({ exitCode: 0 });
});

test.concurrent('prove with a file of statements, as JSON', async () => {
  const file = path('statements.txt');
  await writeFile(file, '# two\nT^aF. = 0\n\nT^a.T^bF = b for b >= 2\n');
  const { stdout, exitCode } = await lilypad(['prove', file, '--json']);
  expect(exitCode).toBe(5);
  const [first, second] = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toEqual({
    statement: 'T^aF. = 0',
    status: 'proved',
    by: 'library',
    certificates: ['A11'],
    computed: 0,
  });
  expect(second).toMatchObject({
    status: 'refuted',
    board: '.T^2F',
    value: '0',
    said: '2',
    parameters: { a: 0, b: 2 },
  });
});

test.concurrent('a class that the library lacks is proved for the occasion', async () => {
  const { stdout, exitCode } = await lilypad(['prove', 'T^a.F = {{a-2|1}|0} for a >= 1', '--by', 'values']);
  expect(stdout).toMatch(/: proved, as a corollary of the values of class A11, proved now\.\n$/);
  expect(exitCode).toBe(0);
});

test.concurrent.each([
  ['check', 'T^a...FF = {a-2|a-2} for a >= 2', /: proved, as a corollary of certificate A32\.\n$/, 0],
  ['check', 'T^a...FF = {a-1|a-1} for a >= 2', /: false at T\^2\.\^3F\^2, which is \*, not 1\*\.\n$/, 5],
  ['compare', 'T^a.F || 0 for a >= 3', /: proved, as a corollary of certificate A11\.\n$/, 0],
  ['conjecture', 'T^a.F || 0 for a >= 3', /: it holds in 22 positions with a <= 24; not proved\.\n$/, 0],
  ['conjecture', 'T^a.F = *', /: false at \.F, which is -1, not \*\.\n$/, 5],
])('%s reads statements: %s', async (command, text, stdout, exitCode) => {
  expect(await lilypad([command, text])).toMatchObject({ stdout: expect.stringMatching(stdout), stderr: '', exitCode });
});

test.concurrent('the report on a family has the words that it leads to, and no other', async () => {
  const headings = async (family: string): Promise<string[]> => {
    const file = path(`${family.length}.md`);
    expect(await lilypad(['prove', family, '--report', file])).toMatchObject({ exitCode: 0 });
    return [...((await readFile(file, 'utf8')).match(/^## f\d.*$/gm) ?? [])];
  };
  const [first, second] = ['## f1(a,b,c) = value of `.^aT.^bF.^c`', '## f2(a,b,c) = value of `.^aF.^bT.^c`'];
  expect(await headings('.^aF.^bT')).toEqual([second]);
  expect(await headings('.^aT.^bF.^c')).toEqual([first, second]);
});
