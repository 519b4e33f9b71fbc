/** Statements as a user asks them, of `prove`, `compare` and `check`. */
import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';

const { path } = workplace();

test.concurrent('the statements of a file are proved together, and one certificate has all of them', async () => {
  const [file, out] = [path('together.txt'), path('together.json')];
  await writeFile(file, '<~T>T^a.F^b<F~> = * for a, b >= 2\n\n# a lemma\n<~T>T^aFT.F^b<F~> <= * for a, b >= 1\n');
  const { stdout, exitCode } = await lilypad(['prove', file, '--by', 'strategies', '--out', out]);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(
    /^(.*: proved, by \d+ claims with replies to \d+ moves, together with another statement\.\n){2}$/,
  );
  expect((await lilypad(['check', out])).stdout).toMatch(/is proved by strategies, and with it 2 corollaries/);
});

test.concurrent('an error in a file is shown with its line and its column', async () => {
  const file = path('wrong.txt');
  await writeFile(file, '# lemmas\nT^aF. = 0\n  T^a.X = 0\n');
  expect(await lilypad(['prove', file])).toEqual({
    stdout: '',
    stderr: `Line 3 of ${file}: Column 7: "X" is no square: a board is written with T, F and ".".\n    T^a.X = 0\n        ^\n`,
    exitCode: 2,
  });
});

test.concurrent('both statements of T2 are in one certificate and one report', async () => {
  const [out, report] = [path('T2.json'), path('T2.md')];
  expect(await lilypad(['prove', 'T2', '--out', out, '--report', report])).toMatchObject({ stderr: '', exitCode: 0 });
  expect(JSON.parse(await readFile(out, 'utf8')).corollaries).toHaveLength(6);
  expect(await readFile(report, 'utf8')).toContain('B22');
});

test.concurrent.each([
  [['L4.5', '--fresh', '--using', 'T3'], /proved/, 0],
  [['T^a.F = 0 for a >= 2', '--using', 'E4'], /^Nothing is proved of E4, so it cannot be used\.\n$/, 2],
  [['T^a.F', '--using', 'E1'], /^Option --using is for statements and for theorems by strategies\.\n$/, 2],
  [['T^a.F = 0 for a >= 2', '--using', 'L9'], /^There is no result 'L9' and no such file;/, 2],
])('prove %j', async (argv, text, exitCode) => {
  const found = await lilypad(['prove', ...argv]);
  expect(found.exitCode).toBe(exitCode);
  expect(found.stdout + found.stderr).toMatch(text);
});

const A11 = new URL(import.meta.resolve('@lilypad/prover/library/A11.json'));

test.concurrent('formulas for some words are completed, and a wrong one is answered with its row', async () => {
  const { words, ...head } = JSON.parse(await readFile(A11, 'utf8'));
  const [some, wrong] = [path('some.json'), path('wrong-row.json')];
  await writeFile(some, JSON.stringify({ ...head, words: words.slice(1) }));
  expect((await lilypad(['prove', some])).stdout).toMatch(
    /^Theorem, proved for all sizes of the gaps and checked: class A11/,
  );
  // biome-ignore lint/suspicious/noThenProperty: a key of the format of certificates, not of a promise
  const entry = { ...words[1], formula: { if: 'a >= 3', then: { value: 'b+1' }, else: { value: 'b' } } };
  await writeFile(wrong, JSON.stringify({ ...head, words: [entry] }));
  expect(await lilypad(['prove', wrong])).toEqual({
    stdout: `${wrong}: word "F." is wrong where it says that T^aFT^b.T^c is b+1 where a >= 3: at a = 3, b = 0, c = 0, T^3F. is 0, not 1.\n`,
    stderr: '',
    exitCode: 5,
  });
});

test.concurrent.each([
  [['T^a.TF', '1'], '||  where a >= 2\n<   where a <= 1\nProved, by A11.\n'],
  [['T^a...FF', '{a-2|a-2}', '--where', 'a >= 2'], '=   where a >= 2\nProved, by A32.\n'],
  [['T^a..F^b', '{{a-3|a-b}|{*|3-b}}', '--where', 'a > b >= 2'], '=   where a > b >= 2\nProved, by E1.\n'],
])('compare %j: a family with a game', async (argv, stdout) => {
  expect(await lilypad(['compare', ...argv])).toEqual({ stdout, stderr: '', exitCode: 0 });
});

test.concurrent('a family that certificates say nothing of', async () => {
  const { stderr, exitCode } = await lilypad(['compare', 'T^a.^3F^b', '0']);
  expect(stderr).toMatch(/^The library has no formula for this family/);
  expect(exitCode).toBe(3);
});

test.concurrent('a search for an invariant keeps the closed set that it has, and goes on from it', async () => {
  const [kept, out] = [path('kept.json'), path('whole.json')];
  const search = ['prove', 'T.^(2n)F >= 0 for n >= 1', '--by', 'invariants', '--threads', '2'];
  expect(await lilypad([...search, '--keep', kept])).toMatchObject({ stderr: '', exitCode: 0 });
  expect((await lilypad(['check', kept])).stdout).toMatch(/B11 is proved by an invariant/);
  const again = await lilypad([...search, '--using', kept, '--out', out]);
  expect(again).toMatchObject({ stdout: expect.stringMatching(/: proved/), stderr: '', exitCode: 0 });
  const sets = async (file: string) => JSON.parse(await readFile(file, 'utf8')).words;
  expect(await sets(out)).toEqual(await sets(kept));
});

test.concurrent('a corollary keeps the form in which it was asked, in the certificate and in the report', async () => {
  const text = 'T^a..FF = {{a-3|a-2}|{*|1}} for a >= 3';
  const [out, report] = [path('E1.json'), path('E1.md')];
  expect(await lilypad(['prove', text, '--out', out, '--report', report])).toMatchObject({ stderr: '', exitCode: 0 });
  expect((await lilypad(['check', out])).stdout).toContain('T^(a+3)..FF is\n    {{a|a+1}|{*|1}}\n');
  const written = await readFile(report, 'utf8');
  expect(written).toContain(`**Corollary.** \`${text}\`.`);
  expect(written).toMatch(/^ {3}- Left: f\d\(.*\) = `.*`, dominated by f\d\(.*\)\.$/m);
});

test.concurrent.each([
  [['prove', 'T^a.F', '--notation', 'plain'], '{a-2|1||0} for a >= 3'],
  [['prove', 'T^a.F = 0 for a >= 3', '--notation', 'paper'], 'false at T^3.F, which is {1*|0}, not 0.'],
  [['conjecture', 'T^a.F = 0 for a >= 3', '--notation', 'latex'], 'which is \\left\\{'],
  [['check', 'T^a.F = 0 for a >= 1', '--notation', 'unicode'], 'false at T.F, which is ∗, not 0.'],
  [['compare', 'TT.F', '0', '--explain', '--notation', 'unicode'], 'TT.F'],
])('lilypad %j writes values in the notation', async (argv, text) => {
  expect((await lilypad(argv)).stdout).toContain(text);
});
