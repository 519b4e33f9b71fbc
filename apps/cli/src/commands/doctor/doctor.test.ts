import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';

const { newStore } = workplace();

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
