/**
 * What the queue costs: jobs that take no time, done by eight workers, a few thousand and a hundred thousand; and what it
 * costs to wait for a hundred thousand. A part of `npm run verify:farm`.
 */
import { expect, inject, test } from 'vitest';
import { gather } from '../coordinator/gather.ts';
import { farmStatus } from '../coordinator/status.ts';
import { cellJob } from '../jobs/cell.ts';
import type { JobRequest } from '../jobs/job.ts';
import type { Farm } from '../queue/farm.ts';
import { FarmWorker } from '../worker/farm-worker.ts';
import { farms, outcomes, threadOf } from './farmhand.ts';
import { serverMs } from './server-time.ts';

const { start, open } = farms();
const WORKERS = 8;
const MANY = 100_000;
const SAMPLE = 4000;
const MOST_MS = 5;
/** Longer than it takes until missing jobs are added again. */
const WAIT_SECONDS = 90;

/** Different jobs, all alike to the queue. */
const jobs = (count: number): JobRequest[] => {
  const like = cellJob('T.F', { mostMemory: 1024 });
  return Array.from({ length: count }, (_, i) => ({ ...like, question: { position: `T^${2 + i}.F` } }));
};

const workers = async (farm: Farm): Promise<FarmWorker[]> =>
  Promise.all(
    Array.from({ length: WORKERS }, async () => {
      const options = { threadUrl: threadOf(`done('1')`), threads: 1, memory: 512 };
      return new FarmWorker(await open(farm), options);
    }),
  );

interface Cost {
  /** Milliseconds that pass, on a machine that may have other things to do. */
  readonly passed: number;
  /** Milliseconds of processor time of the workers and the coordinator together. */
  readonly worked: number;
  /** Milliseconds of processor time of the server; none if it is not ours. */
  readonly served: number;
}

/** What some work costs, in all. */
async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const folder = inject('databaseFolder');
  const server = (): number => (folder === undefined ? Number.NaN : serverMs(folder));
  const [begin, processor, before] = [performance.now(), process.cpuUsage(), server()];
  await work();
  const { user, system } = process.cpuUsage(processor);
  return { passed: performance.now() - begin, worked: (user + system) / 1000, served: server() - before };
}

/** What a job costs, of some that are done by eight workers. */
async function jobCost(farm: Farm, requests: readonly JobRequest[]): Promise<Cost> {
  const crew = await workers(farm);
  const working = crew.map((worker) => worker.run());
  const { all, onOutcome } = outcomes();
  const { passed, worked, served } = await costOf(() => gather(farm, requests, { onOutcome }));
  for (const worker of crew) worker.end();
  await Promise.all(working);
  expect(all.filter(({ ok }) => ok)).toHaveLength(requests.length);
  const { length } = requests;
  return { passed: passed / length, worked: worked / length, served: served / length };
}

const shown = ({ passed, worked, served }: Cost): string =>
  `${passed.toFixed(2)} ms pass for a job; processor time: ${worked.toFixed(2)} ms of workers and coordinator, ${served.toFixed(2)} ms of the server`;

test('eight workers: less than 5 ms a job', { timeout: 600_000 }, async () => {
  const cost = await jobCost(await start(), jobs(SAMPLE));
  console.log(shown(cost));
  expect(cost.worked + (cost.served || 0)).toBeLessThan(MOST_MS);
});

test('a hundred thousand jobs are no burden', { timeout: 1_800_000 }, async () => {
  const farm = await start();
  const requests = jobs(MANY);
  const adding = await costOf(() => gather(farm, requests, { onOutcome: () => {}, seconds: 0 }));
  console.log(`${MANY} jobs added in ${(adding.passed / 1000).toFixed(1)} s`);
  expect((await farmStatus(farm)).queues).toMatchObject([{ waiting: MANY }]);
  const waiting = await costOf(() => gather(farm, requests, { onOutcome: () => {}, seconds: WAIT_SECONDS }));
  const share = (ms: number): string => `${((100 * ms) / waiting.passed).toFixed(0)}%`;
  console.log(
    `who waits for them takes ${share(waiting.worked)} of a core, and ${share(waiting.served)} of the server`,
  );
  const cost = await jobCost(farm, requests);
  console.log(`all of them, done by ${WORKERS} workers: ${shown(cost)}`);
  expect(cost.worked + (cost.served || 0)).toBeLessThan(MOST_MS);
});
