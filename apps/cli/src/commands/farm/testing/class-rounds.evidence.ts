/**
 * B21, whose proof by values takes several rounds, by a farm of two workers: the certificate is that of one process, to the letter. A part
 * of `npm run verify:farm`.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lilypad } from '../../../testing/run-lilypad.ts';
import { workplace } from '../../../testing/workplace.ts';
import { crew } from './crew.ts';

const { path } = workplace();
const { newFarm, worker, count, finish } = crew();
const WORDS = 3;

test('a class of several rounds', { timeout: 1_800_000 }, async () => {
  const database = await newFarm();
  for (let hand = 0; hand < 2; hand++) worker(database);
  const prove = (file: string, ...more: string[]) =>
    lilypad(['prove', 'B21', '--fresh', '--seconds', '1500', '--out', path(file), ...more]);
  const byFarm = await prove('farm.json', '--farm', database);
  const alone = await prove('alone.json', '--threads', '1');
  expect([byFarm.exitCode, byFarm.stdout]).toEqual([0, alone.stdout]);
  expect(readFileSync(path('farm.json'), 'utf8')).toBe(readFileSync(path('alone.json'), 'utf8'));
  // Each word was learned again after its first formula failed.
  expect(await count(database, `result WHERE question->>'task' = 'learn word'`)).toBeGreaterThan(2 * WORDS);
  finish(database);
});
