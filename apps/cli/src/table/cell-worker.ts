/** A thread that values positions, one after the other, and tells how far it is. */
import { parentPort, workerData } from 'node:worker_threads';
import { Arena, formatGame } from '@lilypad/games';
import { ALL_RULES, boardOf, simplify, Valuer } from '@lilypad/toads';

/** What the thread says: how much of the position in hand is done, and in the end what came out. */
export type CellMessage =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number | undefined }
  | {
      readonly kind: 'value';
      readonly value: string;
      readonly method: string;
      readonly nodes: number;
      readonly seconds: number;
    }
  | { readonly kind: 'failed'; readonly message: string; readonly limit: boolean };

export interface CellWorkerData {
  readonly maxBytes: number;
}

const EVERY_MS = 200;
const { maxBytes } = workerData as CellWorkerData;
const send = (message: CellMessage): void => parentPort?.postMessage(message);

parentPort?.on('message', (position: string) => {
  try {
    send(findValue(position));
  } catch (error) {
    const { name, message } = error as Error;
    send({ kind: 'failed', message, limit: name === 'GameLimitError' || error instanceof RangeError });
  }
});

function findValue(position: string): CellMessage {
  const start = performance.now();
  let told = start;
  const arena = new Arena();
  const valuer = new Valuer(arena, {
    maxBytes,
    onProgress: (done, total) => {
      const now = performance.now();
      if (now - told < EVERY_MS) return;
      told = now;
      send({ kind: 'progress', done, total });
    },
  });
  const board = boardOf(position);
  const methods = new Set(simplify(board, ALL_RULES).parts.map((part) => valuer.method(part)));
  const value = formatGame(arena, valuer.value(board));
  const seconds = Number(((performance.now() - start) / 1000).toFixed(3));
  return { kind: 'value', value, method: [...methods].join(' + ') || 'rules', nodes: valuer.positions, seconds };
}
