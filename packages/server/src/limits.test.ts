/** The server under load: expensive positions, many requests at once, and closing. */
import { once } from 'node:events';
import { beforeAll, expect, test } from 'vitest';
import { LruCache } from './lru.ts';
import { buildWorker, startTestServer } from './testing/client.ts';

beforeAll(buildWorker);

const ask = (url: string, variant: string, p: string) => fetch(`${url}toadsandfrogs/${variant}/positions/?p=${p}`);

/** A worker that does this with a message. */
const worker = (action: string): URL =>
  new URL(`data:text/javascript,import {parentPort} from 'node:worker_threads'; parentPort.on('message', ${action})`);

test('a heavy position is given up in time and does not hold up a light one', async () => {
  // This worker never finishes a long position.
  const workerUrl = worker(
    "(text) => { while (text.length > 20); parentPort.postMessage({ kind: 'document', text: '{}' }) }",
  );
  const server = await startTestServer({ timeLimitMs: 3000, workerUrl });
  try {
    const heavy = ask(server.url, '9_9_9', `1_${'R'.repeat(9)}${'-'.repeat(9)}${'L'.repeat(9)}`);
    const began = performance.now();
    const light = await ask(server.url, '3_2_3', '1_RRR--LLL');
    expect(light.status).toBe(200);
    const lightMs = performance.now() - began;
    const answer = await heavy;
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      error: 'Solving this position takes longer than 3 s, which is the limit here.',
    });
    expect(lightMs).toBeLessThan(performance.now() - began);
    // The worker was replaced.
    expect((await ask(server.url, '4_4_4', '1_RRRR----LLLL')).status).toBe(200);
  } finally {
    await server.close();
  }
});

// The first answer takes some seconds of work, on a busy machine many.
test('a position beyond the limits of the solver is refused, the second time at once', {
  timeout: 120_000,
}, async () => {
  const server = await startTestServer({ timeLimitMs: 100_000 });
  try {
    const board = '1_R-R-R-R-R-R-R-R-R-R-L-L-L-L-L-L-L-L-L-L';
    const timed = async (): Promise<[Response, number]> => {
      const began = performance.now();
      return [await ask(server.url, board, board), performance.now() - began];
    };
    const [first, firstMs] = await timed();
    const [second, secondMs] = await timed();
    expect(secondMs).toBeLessThan(firstMs / 2);
    for (const response of [first, second]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        error: 'This position is too large for this server. More than 2,000,000 positions would have to be solved.',
      });
    }
  } finally {
    await server.close();
  }
});

test('equal questions at the same time are solved once, and different ones all get their answer', async () => {
  const server = await startTestServer();
  try {
    const boards = ['RRR--LLL', 'RR-R-LLL', 'RRR-L-LL', '-RRRLLL-', 'LRRR--LL'];
    const questions = Array.from({ length: 100 }, (_, i) => `${(i % 2) + 1}_${boards[i % boards.length]}`);
    const answers = await Promise.all(
      questions.map(async (p) => (await (await ask(server.url, '3_2_3', p)).json()) as { position: string }),
    );
    expect(answers.map((a) => a.position)).toEqual(questions);
    expect(await (await fetch(`${server.url}health`)).json()).toMatchObject({ cachedPositions: 10 });
  } finally {
    await server.close();
  }
});

test('more than can wait are refused at once, and those who wait are not kept for ever', async () => {
  const server = await startTestServer({ workerUrl: worker('() => {}'), timeLimitMs: 400 });
  const began = performance.now();
  try {
    const positions = Array.from({ length: 80 }, (_, i) => {
      const gap = 1 + Math.floor(i / 4);
      return `${(i % 2) + 1}_${'R'.repeat(gap)}-${'R'.repeat(20 - gap)}${i % 4 < 2 ? '--L' : '-L-'}`;
    });
    const answers = await Promise.all(
      positions.map(async (position) => {
        const response = await ask(server.url, '20_3_1', position);
        expect(response.status).toBe(503);
        expect(response.headers.get('access-control-allow-origin')).toBe('*');
        return ((await response.json()) as { error: string }).error;
      }),
    );
    expect(new Set(answers)).toEqual(
      new Set([
        'Solving this position takes longer than 0.4 s, which is the limit here.',
        'Too many positions are waiting to be solved.',
      ]),
    );
    expect(performance.now() - began).toBeLessThan(20_000);
  } finally {
    await server.close();
  }
});

test('a worker that breaks is answered with 500 and replaced', async () => {
  const broken = worker("() => { throw new TypeError('broken') }");
  const server = await startTestServer({ workerUrl: broken });
  try {
    for (let i = 0; i < 2; i++) {
      const response = await ask(server.url, '2_1_2', '1_RR-LL');
      expect([response.status, await response.json()]).toEqual([500, { error: 'Something went wrong in the server.' }]);
    }
    expect((await fetch(`${server.url}health`)).status).toBe(200);
  } finally {
    await server.close();
  }
});

test('closing lets a request under way finish and refuses new ones', async () => {
  // This worker reports when it gets a position, and answers on request.
  const name = `closing ${process.pid}`;
  const workerUrl = worker(
    `() => { const channel = new BroadcastChannel('${name}'); channel.onmessage = () => {
      channel.close(); parentPort.postMessage({ kind: 'document', text: '{}' }) }; channel.postMessage('arrived') }`,
  );
  const channel = new BroadcastChannel(name);
  const arrived = once(channel as unknown as EventTarget, 'message');
  const server = await startTestServer({ workerUrl });
  try {
    const under = ask(server.url, '4_3_4', '1_RRRR---LLLL');
    await arrived;
    const closing = server.close();
    channel.postMessage('go on');
    expect((await under).status).toBe(200);
    await closing;
    await expect(fetch(`${server.url}health`)).rejects.toThrow();
  } finally {
    channel.close();
  }
});

test('a port that is taken is an error', async () => {
  const server = await startTestServer();
  await expect(startTestServer({ port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.close();
});

test('the cache keeps what was asked for last, within its bytes', () => {
  const cache = new LruCache(1000);
  const value = Buffer.alloc(200);
  for (const key of ['a', 'b', 'c']) cache.set(key, value);
  expect(cache.get('a')).toBe(value);
  cache.set('d', value);
  expect([...'abcd'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true]);
  cache.set('e', Buffer.alloc(2000));
  expect(cache.size).toBe(0);
  cache.set('a', value);
  cache.set('a', Buffer.alloc(300));
  expect(cache.get('a')?.length).toBe(300);
});
