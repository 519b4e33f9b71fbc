/** Threads that search the same boards at the same moment, in one table, find what one thread finds. */
import { Worker } from 'node:worker_threads';
import { Arena, formatGame } from '@lilypad/games';
import { expect, it } from 'vitest';
import { TOAD } from '../board/board.ts';
import { boardOf } from '../board/notation.ts';
import { buildToads } from '../testing/node-team.ts';
import { Evaluator } from './evaluator.ts';
import { SearchHost } from './long-search.ts';

const BOARDS = ['T^4.^4F^5', 'T^3.^6F^5', 'T^4.^4F^4', 'T^3.TF.T.^2F^2'];
const THREADS = 4;
const ROUNDS = 4;

// Threads run JavaScript only, so they take the packages from the build.
const PROGRAM = `
  const { parentPort, workerData: { toads, games, boards, search, started, threads } } = require('node:worker_threads');
  Promise.all([import(toads), import(games)]).then(([{ LongSearch, boardOf }, { Arena, formatGame }]) => {
    const own = new LongSearch(new Arena());
    own.join(search);
    Atomics.add(started, 0, 1);
    while (Atomics.load(started, 0) < threads) Atomics.wait(started, 0, -1, 1);
    parentPort.postMessage(boards.map((text) => {
      const board = boardOf(text);
      const value = own.value(board, ${TOAD}, new Array(board.length + 1).fill(0));
      return value === null ? 'none' : formatGame(own.arena, value);
    }));
  });`;

it('four threads at once', async () => {
  const toads = buildToads();
  const games = import.meta.resolve('@lilypad/games').replace('/src/index.ts', '/dist/index.js');
  const evaluator = new Evaluator(new Arena());
  const expected = BOARDS.map((text) => formatGame(evaluator.arena, evaluator.value(boardOf(text))));
  const host = new SearchHost();
  for (let round = 0; round < ROUNDS; round++) {
    const search = host.open(18, THREADS);
    const started = new Int32Array(new SharedArrayBuffer(4));
    const workerData = { toads, games, boards: BOARDS, search, started, threads: THREADS };
    const found = Array.from({ length: THREADS }, async () => {
      const worker = new Worker(PROGRAM, { eval: true, workerData, execArgv: [] });
      return await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
    });
    expect(await Promise.all(found)).toEqual(new Array(THREADS).fill(expected));
  }
});
