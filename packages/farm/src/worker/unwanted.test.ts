/** A worker stops jobs that no command waits for, and goes on with them when one asks again. */
import { expect, test } from 'vitest';
import { gather } from '../coordinator/gather.ts';
import { farmStatus } from '../coordinator/status.ts';
import { cellJob } from '../jobs/cell.ts';
import type { JobRequest } from '../jobs/job.ts';
import type { Farm } from '../queue/farm.ts';
import type { HeldJob } from '../queue/ledger.ts';
import { farms, outcomes, threadOf, worker } from '../testing/farmhand.ts';
import { until } from '../testing/pond.ts';
import { FarmWorker } from './farm-worker.ts';

const { start, open } = farms();

const [LONG, SHORT] = ['T^9.F', 'T.F'].map((position) => cellJob(position, { mostMemory: 256 })) as [
  JobRequest,
  JobRequest,
];

/** Goes on for ever from where it was, or for as long as `isOver` is not true, an expression; other jobs are short. */
const counting = (isOver: string): URL =>
  threadOf(`
    if (job.question.position === 'T.F') return done('1');
    let lesson = job.checkpoint?.lesson ?? 0;
    const timer = setInterval(() => {
      if (${isOver}) return clearInterval(timer), done(String(lesson));
      send({ type: 'checkpoint', state: { lesson: ++lesson } });
    }, 20);`);

/** A worker with one thread; what it says. */
async function work(farm: Farm, threadUrl: URL) {
  const told: string[] = [];
  const hand = new FarmWorker(await open(farm), {
    threadUrl,
    threads: 1,
    memory: 512,
    onEvent: (sentence) => told.push(sentence),
  });
  const working = hand.run();
  return {
    told,
    end: async () => {
      hand.end();
      await working;
    },
  };
}

const isInHand = async (farm: Farm): Promise<boolean> =>
  (await farm.connection.executeSql('SELECT job FROM lilypad.holding')).rows.length > 0;
/** A command that asks for it and falls silent. */
const ask = (farm: Farm, request: JobRequest): Promise<unknown> =>
  gather(farm, [request], { onOutcome: () => {}, seconds: 0 });
const lessons = async ({ connection }: Farm): Promise<number> =>
  Number((await connection.executeSql("SELECT state->>'lesson' AS lesson FROM lilypad.checkpoint")).rows[0]?.lesson);

test.concurrent('at the next checkpoint; other work is done, and a command that asks again goes on from there', async () => {
  const farm = await start(60_000, 600);
  await ask(farm, LONG);
  const hand = await work(farm, counting('lesson > 1000 || job.checkpoint !== null'));
  await until(() => isInHand(farm));
  // It waits until the only thread is free.
  expect(await gather(await open(farm), [SHORT], { onOutcome: () => {} })).toEqual([]);
  await until(async () => (await farmStatus(farm)).unwanted.resting === 1);
  expect(hand.told).toEqual(['cell {"position":"T^9.F"} is stopped: no command waits for it']);
  const saved = await lessons(farm);
  expect(saved).toBeGreaterThan(0);
  const { all, onOutcome } = outcomes();
  await gather(farm, [LONG], { onOutcome });
  expect(all).toMatchObject([{ ok: true, answer: { value: String(saved) } }]);
  expect((await farmStatus(farm)).retriedCount).toBe(0);
  await hand.end();
});

test.concurrent('after a while if there is no checkpoint, also in a process of its own', async () => {
  const farm = await start(60_000, 600);
  await ask(farm, LONG);
  const hand = await work(farm, threadOf('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'));
  await until(async () => (await farmStatus(farm)).unwanted.resting === 1);
  // What failed before is tried again in a process.
  await farm.connection.executeSql(
    `INSERT INTO lilypad.trouble (job, queue, kind, question, failures, message)
       SELECT id, name, 'cell', '{}', 1, 'no' FROM lilypad_queue.job`,
  );
  await ask(farm, LONG);
  await until(() => isInHand(farm));
  await until(async () => (await farmStatus(farm)).unwanted.resting === 1);
  expect(hand.told).toHaveLength(2);
  expect(await farmStatus(farm)).toMatchObject({ parkedCount: 0, retried: [{ failures: 1 }] });
  await hand.end();
});

test.concurrent('not while one of two commands waits for it', async () => {
  const farm = await start(60_000, 600);
  await ask(farm, LONG);
  const hand = await work(farm, counting('lesson > 100'));
  // The other one may be silent for a while, as on a machine with much to do.
  await farm.connection.executeSql('UPDATE lilypad.farm SET unwanted_after_ms = 60000');
  const { all, onOutcome } = outcomes();
  await gather(await open(farm), [LONG], { onOutcome });
  expect(all).toMatchObject([{ ok: true, answer: { value: '101' } }]);
  expect(hand.told).toEqual([]);
  await hand.end();
});

test.concurrent('also where another worker has done it, who was thought to be lost', async () => {
  const farm = await start(60_000, 600);
  await ask(farm, LONG);
  const hand = await work(farm, counting('lesson > 1000'));
  await until(() => isInHand(farm));
  const { rows } = await farm.connection.executeSql('SELECT id::text, name AS queue, data FROM lilypad_queue.job');
  const { ledger } = await worker(farm, 'slow');
  const data = rows[0]?.data as HeldJob['data'];
  await ledger.record(
    { ...data, ...(rows[0] as { id: string; queue: string }) } as unknown as HeldJob,
    { value: '1' },
    {},
  );
  await until(() => hand.told.length > 0);
  expect(hand.told).toEqual(['cell {"position":"T^9.F"} is stopped: no command waits for it']);
  expect(await farmStatus(farm)).toMatchObject({ queues: [], results: 1, unwanted: { resting: 0 } });
  await hand.end();
});
