/** Threads that search at the same moment, in one table, find what one thread finds: the same boards, and different ones that drive each other out. */
import { Worker } from 'node:worker_threads';
import { Arena, formatGame } from '@lilypad/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TOAD } from '../board/board.ts';
import { boardOf } from '../board/notation.ts';
import { buildToads } from '../testing/node-team.ts';
import { Evaluator } from './evaluator.ts';
import { SearchHost } from './long-search.ts';

const BOARDS = ['T^4.^4F^5', 'T^3.^6F^5', 'T^4.^4F^4', 'T^3.TF.T.^2F^2'];
/** Two thousand to six thousand boards each. */
const SMALL_BOARDS = ['T^4.^4F^4', 'T^3.^5F^4', 'T^4.^4F^3', 'T^3.^5F^3', 'T^4.^5F^3', 'T^3.^4F^4'];
const THREADS = 4;
const ROUNDS = 4;

// Threads run JavaScript only, so they take the packages from the build.
const PROGRAM = `
  const { parentPort, workerData: { toads, games } } = require('node:worker_threads');
  const packages = Promise.all([import(toads), import(games)]);
  parentPort.on('message', async ({ boards, search, started, threads, number }) => {
    const [{ LongSearch, boardOf }, { Arena, formatGame }] = await packages;
    const own = new LongSearch(new Arena());
    own.join(search);
    Atomics.add(started, 0, 1);
    while (Atomics.load(started, 0) < threads) Atomics.wait(started, 0, -1, 1);
    const valueOf = (text) => {
      const board = boardOf(text);
      const value = own.value(board, ${TOAD}, new Array(board.length + 1).fill(0));
      return value === null ? 'none' : formatGame(own.arena, value);
    };
    // Each thread begins with another board.
    const order = [...boards.slice(number), ...boards.slice(0, number)];
    const found = new Map(order.map((text) => {
      own.beginWork();
      return [text, valueOf(text)];
    }));
    parentPort.postMessage(boards.map((text) => found.get(text)));
  });`;

const threads: Worker[] = [];
beforeAll(() => {
  const games = import.meta.resolve('@lilypad/games').replace('/src/index.ts', '/dist/index.js');
  const workerData = { toads: buildToads(), games };
  for (let i = 0; i < THREADS; i++) threads.push(new Worker(PROGRAM, { eval: true, workerData, execArgv: [] }));
});
afterAll(() => Promise.all(threads.map((thread) => thread.terminate())));

/** The values that four threads find at once, each in an order of its own if `isMixed`, and each in a new search. */
async function valuesByThreads(boards: readonly string[], slotBits: number, isMixed: boolean, host: SearchHost) {
  const search = host.open(slotBits, THREADS);
  const started = new Int32Array(new SharedArrayBuffer(4));
  const found = threads.map(async (thread, i) => {
    const answer = new Promise<string[]>((resolve, reject) => thread.once('message', resolve).once('error', reject));
    thread.postMessage({ boards, search, started, threads: THREADS, number: isMixed ? i : 0 });
    return await answer;
  });
  return await Promise.all(found);
}

function expectedValues(boards: readonly string[]): string[] {
  const evaluator = new Evaluator(new Arena());
  return boards.map((text) => formatGame(evaluator.arena, evaluator.value(boardOf(text))));
}

it('four threads at once search the same boards', async () => {
  const host = new SearchHost();
  const expected = expectedValues(BOARDS);
  for (let round = 0; round < ROUNDS; round++) {
    expect(await valuesByThreads(BOARDS, 18, false, host)).toEqual(new Array(THREADS).fill(expected));
  }
});

it('four threads at once search different boards, and none finds a wrong value where there is no room for all', async () => {
  const host = new SearchHost();
  const expected = expectedValues(SMALL_BOARDS);
  for (let round = 0; round < ROUNDS; round++) {
    const found = await valuesByThreads(SMALL_BOARDS, 13, true, host);
    // Who comes too late for a place in the table may search in vain.
    expect(found.map((all) => all.map((value, i) => (value === 'none' ? expected[i] : value)))).toEqual(
      new Array(THREADS).fill(expected),
    );
    expect(found.flat().filter((value) => value !== 'none').length).toBeGreaterThan(0);
  }
});
