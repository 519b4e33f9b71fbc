/** Commands print and write the same, however many threads work. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lilypad } from '../testing/run-lilypad.ts';
import { workplace } from '../testing/workplace.ts';

const { path, newStore } = workplace();
const A12 = fileURLToPath(import.meta.resolve('@lilypad/prover/library/A12.json'));
const A23 = fileURLToPath(import.meta.resolve('@lilypad/prover/library/A23.json'));

/** A large board and a proof. */
const SHEET = `value(T^6.^5F^5)
prove("T^aF. = 0")
`;
/** And all strips of a length, and a family. */
const LONG_SHEET = `${SHEET}find(stopCount = max, length = 13)
find(T^a.^bF^c, temperature > 0, a = 4..6, b = 4..5, c = 3..5)
`;

test.concurrent.each<[argv: string[], input?: string]>([
  [['value', 'T^6.^5F^5']],
  [['value', 'T^6.^5F^5', '--seconds', '100']],
  [['compare', 'T^6.^6F^5', '1', '--by', 'thresholds']],
  [['check', A23]],
  [['conjecture', 'A11']],
  [['find', 'T^a.^bF^c', '--a', '5..6', '--b', '4..5', '--c', '4..5', 'temperature > 0']],
  [['find', 'T^a.^bF', '--a', '1..5', '--b', '100..110', 'temperature > 0']],
  [['run', '-'], LONG_SHEET],
  [['run', '-', '--seconds', '100'], SHEET],
  [['repl'], SHEET],
])('%j with 1 and 3 threads', async (argv, input = '') => {
  const [one, three] = await Promise.all(['1', '3'].map((threads) => lilypad([...argv, '--threads', threads], input)));
  expect(one).toMatchObject({ stderr: '', exitCode: 0 });
  expect(three).toEqual(one);
});

/** Proves something by 1 and by 3 threads, and compares the certificates. */
async function expectOneCertificate(name: string, argv: readonly string[]): Promise<void> {
  const [one, three] = await Promise.all(
    ['1', '3'].map(async (threads) => {
      const file = path(`${name} ${threads}.json`);
      const answer = await lilypad(['prove', ...argv, '--out', file, '--threads', threads]);
      expect(answer).toMatchObject({ stderr: '', exitCode: 0 });
      return readFileSync(file, 'utf8');
    }),
  );
  expect(three).toBe(one);
}

test.concurrent.each([
  ['a class', ['A12', '--fresh']],
  ['outcomes', ['B11', '--outcomes', '--fresh']],
  ['a statement by values', ['T^aF. = 0', '--by', 'values']],
  ['a statement by outcomes', ['T.^(2n)F = 0', '--by', 'outcomes']],
  ['a statement by an invariant', ['T.^(2n)F >= 0 for n >= 1', '--by', 'invariants']],
])('the certificate of %s is the same file', (name, argv) => expectOneCertificate(name, argv));

test.concurrent('the certificate that completes some formulas is the same file', async () => {
  const file = path('some.json');
  const { words, ...rest } = JSON.parse(readFileSync(A12, 'utf8')) as { readonly words: readonly object[] };
  writeFileSync(file, JSON.stringify({ ...rest, words: words.slice(0, 1) }));
  await expectOneCertificate('completed', [file]);
});

test.concurrent('a solved variant is the same file', async () => {
  const [one, three] = await Promise.all(
    ['1', '3'].map(async (threads) => {
      const folder = path(`solutions-${threads}`);
      mkdirSync(folder);
      const answer = await lilypad(['solve', '--variant', '6_5_5', '--data', folder, '--threads', threads]);
      return { answer, file: readFileSync(`${folder}/6_5_5.solution`) };
    }),
  );
  expect(one?.answer).toMatchObject({ stderr: '', exitCode: 0 });
  expect(three?.answer).toEqual(one?.answer);
  expect(three?.file.equals(one?.file as Buffer)).toBe(true);
});

test.concurrent.each(['2', '4'])('a table in %s MB has the same cells', async (memory) => {
  const [one, four] = await Promise.all(
    ['1', '4'].map(async (threads) => {
      const family = ['T^a.^bF^8', '--rows', 'b=3..4', '--columns', 'a=4..5', '--store', newStore()];
      const answer = await lilypad(['table', ...family, '--memory', memory, '--threads', threads]);
      // On a loaded machine there are lines of progress, too.
      return { ...answer, stderr: answer.stderr.replace(/^\[.*\n/gm, '') };
    }),
  );
  // One cell does not fit into 2 MB; all fit into 4, but only one into a fourth of that.
  expect(one).toMatchObject({ exitCode: memory === '2' ? 3 : 0 });
  expect(four).toEqual(one);
});
