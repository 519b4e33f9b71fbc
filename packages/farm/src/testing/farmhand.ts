/** Farms and their workers as tests use them, without threads that compute. */
import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import type { GatherOutcome } from '../coordinator/gather.ts';
import { cellJob } from '../jobs/cell.ts';
import type { JobRequest } from '../jobs/job.ts';
import { Farm } from '../queue/farm.ts';
import { Ledger } from '../queue/ledger.ts';
import { copyOf, newDatabase, oneStatement } from './pond.ts';

export const VERSION = 'v1';

/** Starts farms in new databases, and opens them again; all are closed after the tests of the file. */
export function farms(): {
  readonly start: (lostAfterMs?: number, unwantedAfterMs?: number) => Promise<Farm>;
  readonly open: (farm: Farm, version?: string) => Promise<Farm>;
} {
  const all: Farm[] = [];
  /** To copy a prepared database is quicker than to prepare one. */
  let prepared: Promise<string> | undefined;
  afterAll(async () => {
    for (const farm of all) await farm.close();
  });
  const kept = (farm: Farm): Farm => {
    all.push(farm);
    return farm;
  };
  return {
    start: async (lostAfterMs = 60_000, unwantedAfterMs = 300_000) => {
      prepared ??= prepare();
      const address = await copyOf(await prepared);
      const patience = `lost_after_ms = ${lostAfterMs}, unwanted_after_ms = ${unwantedAfterMs}`;
      await oneStatement(address, `UPDATE lilypad.farm SET ${patience}`);
      return kept(await Farm.open(address, { version: VERSION }));
    },
    open: async (farm, version = VERSION) =>
      kept(await Farm.open(farm.connection.address.connectionString, { version })),
  };
}

async function prepare(): Promise<string> {
  const address = await newDatabase();
  await (await Farm.start(address, { version: VERSION, lostAfterMs: 1 })).close();
  return address;
}

/** A worker that does nothing by itself. */
export async function worker(farm: Farm, name = 'hand'): Promise<{ readonly id: string; readonly ledger: Ledger }> {
  const id = randomUUID();
  await farm.connection.executeSql(
    'INSERT INTO lilypad.worker (id, name, version, threads, memory) VALUES ($1, $2, $3, 1, 1024)',
    [id, name, farm.version],
  );
  return { id, ledger: new Ledger(farm, id, name) };
}

/** Jobs for small starting positions. */
export const cells = (count: number): JobRequest[] =>
  Array.from({ length: count }, (_, i) =>
    cellJob(`T^${2 + (i % 30)}.^${2 + Math.floor(i / 30)}F`, { mostMemory: 4096 }),
  );

/** A list that keeps the outcomes of jobs. */
export function outcomes(): { readonly all: GatherOutcome[]; readonly onOutcome: (one: GatherOutcome) => void } {
  const all: GatherOutcome[] = [];
  return { all, onOutcome: (one) => void all.push(one) };
}

/** A thread of a worker with this text in place of `serveJobs`: it is sent `job` and answers with `send`. */
export const threadOf = (text: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort } from 'node:worker_threads';
       const send = (message) => parentPort.postMessage(message);
       const done = (value, ms = 0) => setTimeout(() => send({ type: 'done', answer: { value }, details: {} }), ms);
       parentPort.on('message', (job) => { ${text} });`,
    )}`,
  );
