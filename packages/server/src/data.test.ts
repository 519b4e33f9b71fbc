/** The server keeps solved variants in a folder, and reads them when it starts again. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildWorker, metric, startTestServer } from './testing/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'lilypad-data-'));
const file = join(folder, '5_4_5.solution');

beforeAll(buildWorker);
afterAll(() => rmSync(folder, { recursive: true }));

/** Asks twenty times for the start of 5_4_5, without a cache, and tells where the answers came from. */
async function askOften(dataFolder = folder) {
  const server = await startTestServer({ dataFolder, cacheBytes: 0 });
  try {
    for (let i = 0; i < 20; i++) {
      const answer = await fetch(`${server.url}toadsandfrogs/5_4_5/positions/?p=1_RRRRR----LLLLL`);
      expect(await answer.json()).toMatchObject({ positionValue: 'win', remoteness: 35 });
    }
    const count = (name: string) => metric(server.url, name);
    return {
      solved: await count('lilypad_variants_total{source="solved"}'),
      read: await count('lilypad_variants_total{source="read"}'),
      searched: await count('lilypad_positions_total{source="search"}'),
      disk: await count('lilypad_positions_total{source="disk"}'),
    };
  } finally {
    await server.close();
  }
}

test('a variant is solved once, kept, and made again if its file is damaged', async () => {
  expect(await askOften()).toMatchObject({ solved: 1, read: 0, disk: 0 });
  expect(await askOften()).toEqual({ solved: 0, read: 1, searched: 0, disk: 16 });
  const bytes = readFileSync(file);
  const damaged = Buffer.from(bytes);
  damaged[1000] ^= 4;
  damaged[300_000] ^= 4;
  writeFileSync(file, damaged);
  expect(await askOften()).toMatchObject({ solved: 1, read: 0 });
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test('without the folder, positions are answered all the same', async () => {
  expect(await askOften(join(folder, 'none'))).toMatchObject({ solved: 1, read: 0 });
});
