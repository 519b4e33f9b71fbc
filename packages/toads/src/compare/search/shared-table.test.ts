/** Threads that share a table, under stress: every entry that is found must be true. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
/** Threads of Node run JavaScript only, so the table comes from the build. */
const TABLE = fileURLToPath(new URL('../../../dist/compare/search/table.js', import.meta.url));

beforeAll(() => {
  spawnSync(process.execPath, [`${ROOT}node_modules/typescript/bin/tsc`, '-b', 'packages/toads'], { cwd: ROOT });
});

/**
 * Stores and looks up keys as fast as it can. Left wins with k iff k is at least the threshold that the words of the
 * key determine together, so an entry mixed from two others would be noticed. There are more keys than entries.
 */
const PROGRAM = `
  const { parentPort, workerData: { table: path, buffer, seed } } = require('node:worker_threads');
  import(path).then(({ SearchTable, hashOf, NO_LOSS, NO_WIN }) => {
    const table = new SearchTable(buffer, 3);
    const key = new Int32Array(3);
    let state = seed;
    const random = (n) => {
      state = (Math.imul(state, 1103515245) + 12345) | 0;
      return (state >>> 8) % n;
    };
    let found = 0;
    let wrong = 0;
    for (let i = 0; i < 600000; i++) {
      key[0] = random(12) * 7919;
      key[1] = random(12) * 104729;
      key[2] = key[0] ^ key[1];
      const threshold = ((key[0] * 31 + key[1] * 17) % 41) - 20;
      const hash = hashOf(key, 0, 3);
      table.find(key, 0, hash);
      if (table.loses !== NO_LOSS || table.wins !== NO_WIN) found++;
      if (table.loses >= threshold || table.wins < threshold) wrong++;
      const k = random(60) - 30;
      table.store(key, 0, hash, k, k >= threshold, 1 + random(200));
    }
    parentPort.postMessage({ found, wrong });
  });`;

test('a shared table never tells anything wrong', async () => {
  const buffer = new SharedArrayBuffer(1 << 10);
  const results = await Promise.all(
    [1, 2, 3].map(
      (seed) =>
        new Promise<{ found: number; wrong: number }>((resolve, reject) => {
          const worker = new Worker(PROGRAM, { eval: true, workerData: { table: TABLE, buffer, seed } });
          worker.on('message', resolve);
          worker.on('error', reject);
        }),
    ),
  );
  for (const { found, wrong } of results) {
    expect(found).toBeGreaterThan(10_000);
    expect(wrong).toBe(0);
  }
});
