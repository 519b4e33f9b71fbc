/** Commands print and write the same, however many threads work. */
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lilypad } from '../testing/run-lilypad.ts';
import { workplace } from '../testing/workplace.ts';

const { path } = workplace();
const A23 = fileURLToPath(import.meta.resolve('@lilypad/prover/library/A23.json'));

test.concurrent.each([
  [['value', 'T^6.^5F^5']],
  [['value', 'T^6.^5F^5', '--seconds', '100']],
  [['compare', 'T^6.^6F^5', '1', '--by', 'thresholds']],
  [['check', A23]],
  [['find', 'T^a.^bF^c', '--a', '5..6', '--b', '4..5', '--c', '4..5', 'temperature > 0']],
])('%j with 1 and 3 threads', async (argv) => {
  const [one, three] = await Promise.all(['1', '3'].map((threads) => lilypad([...argv, '--threads', threads])));
  expect(one).toMatchObject({ stderr: '', exitCode: 0 });
  expect(three).toEqual(one);
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
