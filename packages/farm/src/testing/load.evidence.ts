/**
 * What the queue costs: jobs that take no time, done by eight workers, with few jobs in the queue and with a hundred
 * thousand. A part of `npm run verify:farm`.
 */
import { expect, test } from 'vitest';
import { gather } from '../coordinator/gather.ts';
import { farmStatus } from '../coordinator/status.ts';
import { cellJob } from '../jobs/cell.ts';
import type { JobRequest } from '../jobs/job.ts';
import type { Farm } from '../queue/farm.ts';
import { FarmWorker } from '../worker/farm-worker.ts';
import { farms, outcomes, threadOf } from './farmhand.ts';

const { start, open } = farms();
const WORKERS = 8;
const MANY = 100_000;
const SAMPLE = 4000;
const MOST_MS = 5;

/** Different jobs, all alike to the queue. */
const jobs = (count: number): JobRequest[] => {
  const like = cellJob('T.F', { mostMemory: 1024 });
  return Array.from({ length: count }, (_, i) => ({ ...like, question: { position: `T^${2 + i}.F` } }));
};

const workers = async (farm: Farm): Promise<FarmWorker[]> =>
  Promise.all(
    Array.from({ length: WORKERS }, async () => {
      const options = { threadUrl: threadOf(`done('1')`), threads: 1, memory: 256 };
      return new FarmWorker(await open(farm), options);
    }),
  );

interface Cost {
  /** Milliseconds that pass for a job, on a machine that may have other things to do. */
  readonly passed: number;
  /** Milliseconds of processor time for a job, of all workers and the coordinator together. */
  readonly worked: number;
}

/** Has jobs done by eight workers. */
async function costOf(farm: Farm, requests: readonly JobRequest[]): Promise<Cost> {
  const crew = await workers(farm);
  const working = crew.map((worker) => worker.run());
  const { all, onOutcome } = outcomes();
  const begin = performance.now();
  const processor = process.cpuUsage();
  await gather(farm, requests, { onOutcome });
  const passed = (performance.now() - begin) / requests.length;
  const { user, system } = process.cpuUsage(processor);
  for (const worker of crew) worker.end();
  await Promise.all(working);
  expect(all.filter(({ ok }) => ok)).toHaveLength(requests.length);
  return { passed, worked: (user + system) / 1000 / requests.length };
}

const shown = ({ passed, worked }: Cost): string =>
  `${passed.toFixed(2)} ms pass for a job, ${worked.toFixed(2)} ms of processor time of the workers`;

test('eight workers: less than 5 ms a job', { timeout: 600_000 }, async () => {
  const cost = await costOf(await start(), jobs(SAMPLE));
  console.log(shown(cost));
  expect(cost.worked).toBeLessThan(MOST_MS);
});

test('a hundred thousand jobs in the queue are no burden', { timeout: 1_800_000 }, async () => {
  const farm = await start();
  const begin = performance.now();
  await gather(farm, jobs(MANY), { onOutcome: () => {}, seconds: 0 });
  const adding = (performance.now() - begin) / 1000;
  expect((await farmStatus(farm)).queues).toMatchObject([{ waiting: MANY }]);
  const cost = await costOf(farm, jobs(SAMPLE));
  console.log(`${MANY} jobs added in ${adding.toFixed(1)} s; then ${shown(cost)}`);
  expect(cost.worked).toBeLessThan(MOST_MS);
});
