/** A job that ends its process, or whose worker was lost, has a process of its own from then on, and harms no other. */
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { gather } from '../coordinator/gather.ts';
import { farmStatus } from '../coordinator/status.ts';
import { memoryTaken } from '../jobs/job.ts';
import type { Farm } from '../queue/farm.ts';
import { releaseLost } from '../queue/ledger.ts';
import { cells, farms, outcomes, threadOf, worker } from '../testing/farmhand.ts';
import { argumentsOf, until } from '../testing/pond.ts';
import { childrenOf } from '../testing/processes.ts';
import { workerProcesses } from '../testing/worker-process.ts';
import { FarmWorker } from './farm-worker.ts';

const { start, open } = farms();
const begin = workerProcesses();

afterEach(() => void vi.unstubAllEnvs());

/** A farm with one job that failed once. */
async function withTrouble(): Promise<Farm> {
  const farm = await start();
  await gather(farm, cells(1), { onOutcome: () => {}, seconds: 0 });
  const { ledger } = await worker(farm);
  const job = await ledger.take([256], randomUUID());
  if (job === null) throw new Error('there is no job');
  await ledger.fail(job, 'no frogs');
  return farm;
}

/** What the thread of a job in trouble answers. */
async function answerOf(thread: string): Promise<unknown> {
  const farm = await withTrouble();
  const hand = new FarmWorker(await open(farm), { threadUrl: threadOf(thread), threads: 1, memory: memoryTaken(256) });
  const working = hand.run();
  const { all, onOutcome } = outcomes();
  await gather(farm, cells(1), { onOutcome });
  hand.end();
  await working;
  return all[0]?.ok === true ? (all[0].answer as { readonly value: string }).value : all[0];
}

test('a job that kills its process is parked with a message, and those beside it are done', async () => {
  const farm = await start();
  const thread = threadOf(`
    if (job.question.position === 'T^2.^2F') setTimeout(() => process.kill(process.pid, 'SIGKILL'), 200);
    else done('1', 800);`);
  const { all, onOutcome } = outcomes();
  const gathering = gather(farm, cells(4), { onOutcome });
  const first = begin(farm, thread, 4);
  expect(await once(first, 'exit')).toEqual([null, 'SIGKILL']);
  const [lost] = (await farm.connection.executeSql('SELECT id, beats FROM lilypad.worker')).rows;
  expect(await releaseLost(farm, String(lost?.id), String(lost?.beats))).toBe(true);
  const second = begin(farm, thread, 4);
  await Promise.race([gathering, once(second, 'exit')]);
  expect(second).toMatchObject({ exitCode: null, signalCode: null });
  expect(all.sort((a, b) => a.index - b.index)).toEqual([
    { ok: false, index: 0, message: 'the process of the job was ended by SIGKILL' },
    ...[1, 2, 3].map((index) => expect.objectContaining({ ok: true, index })),
  ]);
  const { rows } = await farm.connection.executeSql('SELECT failures, losses, parked FROM lilypad.trouble');
  expect(rows).toEqual([{ failures: 3, losses: 1, parked: true }]);
  second.kill('SIGKILL');
});

describe('a process of a job', () => {
  const HANGS = threadOf(`send({ type: 'checkpoint', state: { tried: ['guess'] } }); for (;;);`);

  /** A worker that has started one, whose thread has begun. */
  async function hanging(): Promise<{ readonly farm: Farm; readonly hand: ChildProcess; readonly child: number }> {
    const farm = await withTrouble();
    const hand = begin(farm, HANGS, 1);
    await until(async () => (await farm.connection.executeSql('SELECT job FROM lilypad.checkpoint')).rows.length === 1);
    const [child, ...others] = childrenOf(hand.pid as number);
    expect(others).toEqual([]);
    expect(argumentsOf(child as number)).toMatch(/^\S+ \S+serve-process\.js$/);
    return { farm, hand, child: child as number };
  }
  const isGone = (pid: number): boolean => argumentsOf(pid) === '';

  test('ends when its worker is killed, whatever its thread does', async () => {
    const { hand, child } = await hanging();
    hand.kill('SIGKILL');
    await until(() => isGone(child));
  });

  test('ends with its worker, which puts the job back, also if the terminal tells both to end', async () => {
    const { farm, hand, child } = await hanging();
    // The process may hear of it first.
    process.kill(child, 'SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 300));
    process.kill(-(hand.pid as number), 'SIGINT');
    expect(await once(hand, 'exit')).toEqual([0, null]);
    expect(isGone(child)).toBe(true);
    expect(await farmStatus(farm)).toMatchObject({ queues: [{ waiting: 1, inHand: 0 }], parkedCount: 0 });
    const { rows } = await farm.connection.executeSql('SELECT failures, message FROM lilypad.trouble');
    expect(rows).toEqual([{ failures: 1, message: 'no frogs' }]);
  });

  test('is another one than that of the worker, and knows no password', async () => {
    vi.stubEnv('LILYPAD_FARM', 'postgres://frog:s3cret@pond/lily');
    vi.stubEnv('PGPASSFILE', '/nowhere');
    vi.stubEnv('LILY', 'pad');
    const { LILYPAD_FARM, PGPASSFILE, LILY } = process.env;
    expect([LILYPAD_FARM, PGPASSFILE, LILY]).not.toContain(undefined);
    const known = "['LILYPAD_FARM', 'PGPASSFILE', 'LILY'].map((name) => process.env[name] ?? 'nothing').join()";
    expect(await answerOf(`throw new Error((process.pid === ${process.pid}) + ',' + ${known})`)).toMatchObject({
      message: 'false,nothing,nothing,pad',
    });
  });

  test('is not needed: where the system starts none, the job is done by a thread', async () => {
    const { execPath } = process;
    process.execPath = '/nowhere';
    try {
      expect(await answerOf('done(String(process.pid))')).toBe(String(process.pid));
    } finally {
      process.execPath = execPath;
    }
  });

  test.runIf(existsSync('/proc/self/oom_score_adj'))('is what Linux ends where memory is short', async () => {
    const read = `import('node:fs').then((fs) => done(fs.readFileSync('/proc/self/oom_score_adj', 'utf8').trim()))`;
    expect(await answerOf(read)).toBe('500');
  });

  test('fails with the message of its job', async () => {
    expect(await answerOf(`throw new Error('out of frogs')`)).toEqual({ ok: false, index: 0, message: 'out of frogs' });
    expect(await answerOf('process.abort()')).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^(?:the process of the job was ended by SIGABRT|process\.abort\(\) is not)/),
    });
  });
});
