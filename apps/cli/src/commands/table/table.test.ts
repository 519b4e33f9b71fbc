/** `lilypad table` as a user runs it. */
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { HEADER, writeLine } from '@lilypad/tables';
import { expect, test } from 'vitest';
import { lilypad, lilypadProcess, start } from '../../testing/run-lilypad.ts';
import { resultLine, workplace } from '../../testing/workplace.ts';

const { path, newStore } = workplace();

test.concurrent('a table of the paper, with the erratum', async () => {
  const store = newStore();
  const { stdout, stderr, exitCode } = await lilypad([
    'table',
    '3.3',
    '--toads',
    '1..3',
    '--gaps',
    '2..4',
    '--store',
    store,
  ]);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(stdout).toBe(`Table 3.3 of the paper: T^(a+2).^bF^a

b \\ a  1     2          3
    2  2 ✓   {3/2|0} ✓  {2*|v} ✓
    3  4* ✓  2* ✓       3/2 ✓
    4  6 ✓   4* ✓       {3*|5/2||2} ≠

✓ as the paper prints it (8)   ≠ differs from the paper (1)
T^5.^4F^3 = {3*|5/2||2}; the paper says {{5/2|2}|2} (a known erratum).
`);
});

test.concurrent('a family of two parameters, with cells that are no positions', async () => {
  const argv = ['table', 'T^(a-1).^bF^2', '--rows', 'b=1..2', '--columns', 'a=0..3', '--format', 'csv'];
  const { stdout, stderr } = await lilypad([...argv, '--store', newStore()]);
  expect(stderr).toBe('');
  const lines = stdout.trimEnd().split('\n');
  expect(lines[0]).toBe('row,column,position,value,kind,mark,paper,method,nodes,seconds,version,date');
  expect(lines[1]).toBe('1,0,,,,,,,,,,');
  expect(lines.slice(2).map((line) => line.split(',').slice(0, 7).join())).toEqual([
    '1,1,.F^2,-2,number,new,',
    '1,2,T.F^2,{0|-1/2},hot,new,',
    '1,3,T^2.F^2,*,infinitesimal,agrees,*',
    '2,0,,,,,',
    '2,1,.^2F^2,-4,number,new,',
    '2,2,T.^2F^2,-1,number,new,',
    '2,3,T^2.^2F^2,*,infinitesimal,agrees,*',
  ]);
});

test.concurrent('a cell that is known is not computed again, and what is too much work stays open', async () => {
  const store = newStore();
  const argv = [
    'table',
    '--excess',
    '4',
    '--toads',
    '3..7',
    '--gaps',
    '5',
    '--most',
    '1',
    '--format',
    'json',
    '--store',
    store,
  ];
  // so wrong a value can only come from the store
  await lilypad(['table', '3.1', '--toads', '1', '--gaps', '1', '--store', store]);
  writeFileSync(store, resultLine('T^8.^5F^4', '77'), { flag: 'a' });
  const { cells } = JSON.parse((await lilypad(argv)).stdout);
  expect(cells[0]).toMatchObject({ position: 'T^7.^5F^3', mark: 'new', paper: null });
  expect(cells[1]).toMatchObject({
    position: 'T^8.^5F^4',
    value: '77',
    mark: 'new',
    nodes: 1,
    seconds: 2,
    version: 'v',
  });
  const size = statSync(store).size;
  await lilypad(argv);
  expect(statSync(store).size).toBe(size);
});

test.concurrent.each([
  [
    'markdown',
    /^### Table 3\.4 of the paper: T\\\^\(a\+3\)\.\\\^bF\\\^a\n\n\| b \\ a \| 1 \| 2 \|\n\| --- \| --- \| --- \|\n\| \*\*1\*\* \| \\\{2\\\|1/,
  ],
  [
    'latex',
    /\\begin\{tabular\}\{r\|cc\}\n {2}\$b \\backslash a\$ & 1 & 2 \\\\ \\hline\n {2}1 & \$.*\$ & \$\{\\ast\}\$ \\\\/,
  ],
  ['svg', /^<svg xmlns=.*<title>T\^4\.F = \{2\|1\|\|0\}; the paper says \{\{2\|1\}\|0\}<\/title>.*<\/svg>\n$/s],
])('--format %s', async (format, expected) => {
  const argv = ['table', '3.4', '--toads', '1..2', '--gaps', '1..2', '--format', format, '--store', newStore()];
  const { stdout, exitCode } = await lilypad(argv);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(expected);
});

test.concurrent.each(['3.1', '3.2', '3.3', '3.4'])('table %s is published as the program has it', async (name) => {
  const { stdout } = await lilypad(['table', name, '--most', '0', '--format', 'markdown', '--store', newStore()]);
  const published = new URL(`../../../../../docs/tables/table-${name}.md`, import.meta.url);
  expect(stdout).toBe(readFileSync(published, 'utf8'));
});

test.concurrent('results move from one machine to another', async () => {
  const [here, there, file] = [newStore(), newStore(), path('moved.log')];
  await lilypad(['table', 'T^a.^bF', '--rows', '1..2', '--columns', '11..12', '--store', here]);
  expect((await lilypad(['table', '--export', file, '--store', here])).exitCode).toBe(0);
  expect((await lilypad(['table', '--export', '-', '--store', here])).stdout).toBe(readFileSync(file, 'utf8'));
  const first = await lilypad(['table', '--import', file, '--store', there]);
  expect(first.stdout).toMatch(/^\d+ results added, 0 known before\.\n$/);
  const again = await lilypad(['table', '--import', file, '--store', there]);
  expect(again.stdout).toMatch(/^0 results added, \d+ known before\.\n$/);
  writeFileSync(file, readFileSync(file, 'utf8').replace('T^12', 'T^13'));
  const damaged = await lilypad(['table', '--import', file, '--store', newStore()]);
  expect(damaged).toMatchObject({ exitCode: 2, stdout: '' });
  expect(damaged.stderr).toMatch(/^Line \d+ of .*moved\.log is damaged, or no result\.\n$/);
});

test.concurrent('a file that contradicts what is known is refused as a whole', async () => {
  const [store, file] = [newStore(), path('forged.log')];
  await lilypad(['table', '--export', file, '--store', store]);
  // The order of lines does not matter: nothing is added before all are compared.
  writeFileSync(file, resultLine('T^99.F', '97') + resultLine('T^2.^2F^2', '5'), { flag: 'a' });
  const size = statSync(store).size;
  const { stdout, stderr, exitCode } = await lilypad(['table', '--import', file, '--store', store]);
  expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 });
  expect(stderr).toMatch(/ has another value for T\^2\.\^2F\^2 than this program\.\n$/);
  expect(statSync(store).size).toBe(size);
});

test.concurrent('what the program knows goes before a store that contradicts it', async () => {
  const store = newStore();
  writeFileSync(store, writeLine(HEADER) + resultLine('T^2.^2F^2', '5'));
  const argv = ['table', '3.1', '--toads', '2', '--gaps', '2', '--format', 'csv', '--store', store];
  const { stdout, stderr } = await lilypad(argv);
  expect(stdout).toContain('2,2,T^2.^2F^2,*,');
  expect(stderr).toBe(`Results of ${store} that contradict those of this program were passed over: 1.\n`);
});

test.concurrent.each([
  ['T^2.^2F^2', '5', 'has another value for T^2.^2F^2 than this program'],
  ['T^7.^7F^6', '3', 'has another value for T^7.^7F^6 than this program'],
  ['T^1000.^3F^2', '5', 'has another value for T^1000.^3F^2 than a proved formula'],
  ['T^2F.T.F^2T.F', '5', 'has another value for T^2F.T.F^2T.F than computing it'],
  ['T^9.^9F^9', '{', 'the value of T^9.^9F^9 in'],
  ['TT..FF', '*', 'has a result for "TT..FF", which is no position in the usual notation'],
])('a forged result, %s = %s, is not imported, nor is anything beside it', async (position, value, message) => {
  const [store, file] = [newStore(), newStore()];
  writeFileSync(file, writeLine(HEADER) + resultLine('T^9.^9F^8', '*') + resultLine(position, value));
  const { stdout, stderr, exitCode } = await lilypad(['table', '--import', file, '--store', store]);
  expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 });
  expect(stderr.toLowerCase()).toContain(message.toLowerCase());
  expect(readFileSync(store, 'utf8')).not.toContain('result"');
});

test.concurrent('a process that is killed loses at most the cells in hand, and two share the work', async () => {
  const store = newStore();
  const argv = ['table', '--excess', '5', '--toads', '1..4', '--gaps', '2..4', '--store', store, '--threads', '1'];
  const child = start(argv);
  const lines = (): number => (existsSync(store) ? readFileSync(store, 'utf8').split('"result"').length - 1 : 0);
  while (lines() < 4 && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 10));
  child.kill('SIGKILL');
  await once(child, 'close');
  const before = lines();
  const [one, two] = await Promise.all([lilypadProcess(argv), lilypadProcess(argv)]);
  // On a loaded machine there may be lines of progress on standard error.
  expect(one.exitCode).toBe(0);
  expect(two.stdout).toBe(one.stdout);
  const text = readFileSync(store, 'utf8');
  const positions = [...text.matchAll(/"type":"result","position":"([^"]*)"/g)].map((match) => match[1]);
  expect(before).toBeGreaterThanOrEqual(4);
  expect(positions).toHaveLength(12);
  expect(new Set(positions).size).toBe(12);
});

test.concurrent.each([
  [['table'], /^Give a table such as 3\.1/],
  [['table', '3.1', '--excess', '2'], /^Option --excess/],
  [['table', '3.9'], 'The tables of the paper are 3.1, 3.2, 3.3, 3.4.\n'],
  [['table', 'T^a.^bX'], /^Column 7: "X" is neither .*\n {2}T\^a\.\^bX\n {8}\^\n$/],
  [['table', 'T^a.^bF', '--toads', '1..2'], 'Option --toads is for tables of starting positions.\n'],
  [['table', 'T^a.^bF', '--rows', 'c=1..2'], 'Rows and columns of this table are a and b.\n'],
  [['table', '3.1', '--toads', '5..2'], "Option --toads takes a range such as 1..8, not '5..2'.\n"],
  [['table', '3.1', '--gaps', '1..99999'], "Option --gaps takes numbers up to 9999, not '1..99999'.\n"],
  [['table', '3.1', '--gaps', '1..999'], 'A table has at most 200 rows and 200 columns.\n'],
  [['table', '3.1', '--most', 'much'], "Option --most takes a whole number of millions, not 'much'.\n"],
  [['table', '3.1', '--store', 'package.json'], 'The file package.json holds no results.\n'],
  [['table', '3.1', '--export', 'x'], 'Options --export and --import stand alone.\n'],
  [['table', '--import', 'no/such/file'], 'There is no file no/such/file.\n'],
  [
    ['table', '3.1', '--store', 'no/such/store.log'],
    'The file no/such/store.log cannot be written: there is no folder no/such.\n',
  ],
  [
    ['table', '3.1', '--store', '/proc/store.log'],
    'The file /proc/store.log cannot be written: no file can be made in the folder /proc.\n',
  ],
])('lilypad %j is bad input', async (argv, stderr) => {
  const store = argv.includes('--store') ? [] : ['--store', newStore()];
  const result = await lilypad([...argv, ...store]);
  expect(result).toMatchObject({ stdout: '', exitCode: 2 });
  if (typeof stderr === 'string') expect(result.stderr).toBe(stderr);
  else expect(result.stderr).toMatch(stderr);
});

test.concurrent('a sequence, with a formula that is guessed and proved', async () => {
  const argv = ['table', 'T^a...FF', '--rows', '1..6', '--guess', '--store', newStore()];
  const { stdout, exitCode } = await lilypad(argv);
  expect(exitCode).toBe(0);
  expect(stdout).toContain('a  value\n1  -2* +\n2  * ✓\n3  1* ✓\n');
  expect(stdout).toMatch(
    /Guessed from 6 cells:\n {2}T\^a\.\.\.FF = \(a-2\)\* for a >= 2 {2}\(5 cells; proved, certificate A32\)\n {2}1 cell fits none of these: -2\* at a = 1\n$/,
  );
});

test.concurrent('three parameters are shown in slices, one document each', async () => {
  const argv = ['table', '.^LT^a.^bF', '--slices', 'L=0..1', '--rows', 'b=1..2', '--columns', 'a=1..2', '--json'];
  const { stdout, exitCode } = await lilypad([...argv, '--store', newStore()]);
  expect(exitCode).toBe(0);
  const slices = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(slices.map(({ title }) => title)).toEqual(['.^LT^a.^bF for L = 0', '.^LT^a.^bF for L = 1']);
  expect(slices[1].cells.map(({ position }: { position: string }) => position)).toEqual([
    '.T.F',
    '.T^2.F',
    '.T.^2F',
    '.T^2.^2F',
  ]);
});

test.concurrent.each([
  [['T^a.F', '--columns', '1..2'], 'Option --columns is for families with more parameters.\n'],
  [['T^a.^bF', '--slices', '1..2'], 'Option --slices is for families with three parameters.\n'],
  [['T^a.^bF^cT^d'], /one, two or three parameters, and .* has 4/],
])('table %j is bad input', async (argv, stderr) => {
  const result = await lilypad(['table', ...argv, '--store', newStore()]);
  expect(result).toMatchObject({ stdout: '', exitCode: 2, stderr: expect.stringMatching(stderr) });
});

test.concurrent('values in a notation', async () => {
  const argv = ['table', 'T^a.^4FFF', '--rows', 'a=5..5', '--notation', 'paper', '--store', newStore()];
  expect((await lilypad(argv)).stdout).toContain('{{3*|5/2}|2}');
});
