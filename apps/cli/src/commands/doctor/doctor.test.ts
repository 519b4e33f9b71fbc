import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';

const { newStore, path } = workplace();

test('tells what there is, and makes no store', async () => {
  const store = newStore();
  const { stdout, stderr, exitCode } = await lilypad(['doctor', '--json', '--store', store]);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  const facts = JSON.parse(stdout);
  expect(facts).toMatchObject({
    node: process.versions.node,
    threads: availableParallelism(),
    webAssembly: true,
    arithmetic: true,
    store,
    storedResults: null,
  });
  expect(facts.data).toMatch(/lilypad.solutions$/);
  expect(facts.bundledResults).toBeGreaterThan(100);
  expect(facts.certificates).toBeGreaterThan(10);
  expect(existsSync(store)).toBe(false);
});

test('counts the results of a store', async () => {
  const store = newStore();
  await lilypad(['table', 'T^a.^bF', '--rows', '1', '--columns', '31..32', '--store', store]);
  const { stdout } = await lilypad(['doctor', '--store', store]);
  expect(stdout).toMatch(/^results in the store +2$/m);
  expect(stdout).toMatch(/^T\^4\.\^4F\^4 = 0 +yes$/m);
});

test('counts the variants of a folder', async () => {
  const data = path('data');
  mkdirSync(data);
  const doctor = async () => JSON.parse((await lilypad(['doctor', '--data', data, '--json'])).stdout);
  expect(await doctor()).toMatchObject({ data, solvedVariants: 0, solvedMegabytes: 0 });
  await lilypad(['solve', '--variant', '4_4_4', '--data', data]);
  // A draft is no variant.
  writeFileSync(`${data}/5_5_5.solution.part`, 'begun');
  expect(await doctor()).toMatchObject({ data, solvedVariants: 0, solvedMegabytes: 0 });
  await lilypad(['solve', '--variant', '5_4_5', '--data', data]);
  expect(await doctor()).toMatchObject({ data, solvedVariants: 1, solvedMegabytes: 1 });
});
