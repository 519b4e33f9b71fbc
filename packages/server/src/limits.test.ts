/** The server under load: expensive positions, and many requests at once. */
import {
  BoardNumbers,
  GameValues,
  type Position,
  positionDocument,
  printPosition,
  Solver,
  seededRandom,
} from '@lilypad/toads';
import { beforeAll, expect, test } from 'vitest';
import { documentBytes, LruCache } from './lru.ts';
import { ask, buildWorker, metric, startTestServer, worker } from './testing/client.ts';
import { conforms } from './testing/conforms.ts';

beforeAll(buildWorker);

test('a heavy position is given up in time and does not hold up a light one', async () => {
  // This worker never finishes a long position.
  const workerUrl = worker("(task) => { if (task.kind !== 'position' || task.position.length <= 20) reply(task) }");
  const server = await startTestServer({ timeLimitMs: 2000, workerUrl });
  /** On a busy machine a worker may take longer to start than a position may take. */
  const askAgain = async (variant: string, p: string): Promise<number> => {
    const { status } = await ask(server.url, variant, p);
    return status === 503 ? askAgain(variant, p) : status;
  };
  try {
    expect(await askAgain('3_2_3', '1_RRR--LLL')).toBe(200);
    let given = false;
    const heavy = ask(server.url, '9_9_9', `1_${'R'.repeat(9)}${'-'.repeat(9)}${'L'.repeat(9)}`).finally(() => {
      given = true;
    });
    expect((await ask(server.url, '3_2_3', '1_RR-R-LLL')).status).toBe(200);
    expect(given).toBe(false);
    const answer = await heavy;
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toEqual({
      error: 'Solving this position takes longer than 2 s, which is the limit here.',
    });
    // The worker was replaced.
    expect(await askAgain('6_6_4', '1_RRRRRR------LLLL')).toBe(200);
  } finally {
    await server.close();
  }
});

test('a position beyond the limits of the solver is refused, the second time at once', async () => {
  const server = await startTestServer({ maxStates: 20_000 });
  try {
    const board = '1_R-R-R-R-R-R-R-R-R-R-L-L-L-L-L-L-L-L-L-L';
    for (let i = 0; i < 2; i++) {
      const response = await ask(server.url, board, board);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        error: expect.stringMatching(
          /^This position is too large to solve: at least [\d,]+ boards can arise from it, and 20,000 positions may be kept\.$/,
        ),
      });
      expect(await metric(server.url, 'lilypad_too_large_total')).toBe(1);
    }
  } finally {
    await server.close();
  }
});

test('beyond the limits of the solver, proved formulas tell who wins', async () => {
  // In this library all boards are 0, so whoever is to move loses.
  const program = `import { serveTasks } from '${new URL('../dist/serve-tasks.js', import.meta.url)}';
    serveTasks(async () => ({ value: (arena) => ({ class: 'X', value: arena.zero }) }))`;
  const workerUrl = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  const server = await startTestServer({ maxStates: 20_000, workerUrl });
  try {
    const board = '1_R-R-R-R-R-R-R-R-R-R-L-L-L-L-L-L-L-L-L-L';
    const path = `toadsandfrogs/${board}/positions/?p=${board}`;
    const response = await fetch(`${server.url}${path}`);
    expect(await conforms(path, response)).toBeNull();
    expect(await response.json()).toMatchObject({ positionValue: 'lose', remoteness: null, cgtValue: '0' });
    expect(await metric(server.url, 'lilypad_positions_total{source="formula"}')).toBe(1);
    // Where a variant can be solved, the number of moves is known, so no formula is needed.
    const solved = await ask(server.url, '4_4_4', '1_RRRR----LLLL');
    expect(await solved.json()).toMatchObject({ remoteness: 42 });
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
    expect(await metric(server.url, 'lilypad_cached_positions')).toBe(10);
    const found = ['search', 'table', 'cache'].map((source) =>
      metric(server.url, `lilypad_positions_total{source="${source}"}`),
    );
    expect((await Promise.all(found)).reduce((a, b) => a + b)).toBe(10);
  } finally {
    await server.close();
  }
});

test('many clients with different positions of one variant: it is solved once, and nobody is refused', async () => {
  const server = await startTestServer();
  try {
    const numbers = new BoardNumbers({ toads: 4, empties: 3, frogs: 4 });
    const random = seededRandom(20);
    const positions = Array.from({ length: 200 }, (_, i): Position => {
      const board = numbers.board(Math.floor(random() * numbers.size));
      return { board, turn: (i % 2) as 0 | 1 };
    });
    const answers = await Promise.all(
      positions.map(async (position) => (await ask(server.url, '4_3_4', printPosition(position))).json()),
    );
    const [solver, values] = [new Solver(), new GameValues()];
    expect(answers).toEqual(
      positions.map((position) => positionDocument(solver, position, values.text(position.board))),
    );
    expect(await metric(server.url, 'lilypad_variants_total{source="solved"}')).toBe(1);
    expect(await metric(server.url, 'lilypad_positions_total{source="search"}')).toBeLessThanOrEqual(16);
    expect(await metric(server.url, 'lilypad_positions_total{source="table"}')).toBeGreaterThan(150);
  } finally {
    await server.close();
  }
});

test('solved variants that were not used for longest are dropped', async () => {
  // Room for the tables of 3_2_3 (1,120 bytes), or of two that are smaller.
  const server = await startTestServer({ tableBytes: 1200, cacheBytes: 0 });
  try {
    const askOften = async (variant: string, p: string) => {
      for (let i = 0; i < 17; i++) expect((await ask(server.url, variant, p)).status).toBe(200);
      return metric(server.url, 'lilypad_tables_bytes');
    };
    expect(await askOften('2_1_2', '1_RR-LL')).toBe(60);
    expect(await askOften('2_2_2', '1_RR--LL')).toBe(240);
    expect(await askOften('3_2_3', '1_RRR--LLL')).toBe(1120);
    expect(await metric(server.url, 'lilypad_tables')).toBe(1);
  } finally {
    await server.close();
  }
});

test('more than can wait are refused at once, and those who wait are not kept for ever', async () => {
  const server = await startTestServer({ workerUrl: worker('() => {}'), timeLimitMs: 400, maxWaiting: 5 });
  try {
    const positions = Array.from(
      { length: 20 },
      (_, i) => `1_${'R'.repeat(20 - i)}${'-'.repeat(15)}${'L'.repeat(10 + i)}`,
    );
    const answers = await Promise.all(
      positions.map(async (position) => {
        const response = await ask(server.url, position, position);
        expect(response.status).toBe(503);
        expect(response.headers.get('retry-after')).toBe('5');
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

test('a port that is taken is an error', async () => {
  const server = await startTestServer();
  await expect(startTestServer({ port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.close();
});

test('the cache keeps what was asked for last, within its bytes', () => {
  const cache = new LruCache(1000, documentBytes);
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
