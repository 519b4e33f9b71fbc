/** A thread that values positions, one after the other, and reports its progress. */
import { parentPort } from 'node:worker_threads';
import { Arena, formatGame, type GameId, parseGame } from '@lilypad/games';
import { boardOf, largeBoardValue } from '@lilypad/toads';
import { openTeam } from '../../threads/team.ts';

/** The messages of the thread: how much of the current position is done, and finally the result. */
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

/** What a cell may use. */
export interface CellMeans {
  readonly maxBytes: number;
  /** The threads that sweep it together. */
  readonly threads: number;
}

/** The request to the thread. */
export interface CellQuestion extends CellMeans {
  readonly position: string;
  /** What its value may be, in plain notation. */
  readonly guess: string | null;
}

const EVERY_MS = 200;

const send = (message: CellMessage): void => parentPort?.postMessage(message);

parentPort?.on('message', (question: CellQuestion) => {
  try {
    send(findValue(question));
  } catch (error) {
    const { name, message } = error as Error;
    send({ kind: 'failed', message, limit: name === 'GameLimitError' || error instanceof RangeError });
  }
});

function findValue({ position, guess, maxBytes, threads }: CellQuestion): CellMessage {
  const start = performance.now();
  const arena = new Arena();
  const { value, method, nodes } = largeBoardValue(arena, boardOf(position), {
    guess: guess === null ? null : gameOf(arena, guess),
    maxBytes,
    team: openTeam(threads),
    onProgress: teller(),
  });
  const seconds = Number(((performance.now() - start) / 1000).toFixed(3));
  return { kind: 'value', value: formatGame(arena, value), method, nodes, seconds };
}

function gameOf(arena: Arena, text: string): GameId | null {
  const parsed = parseGame(arena, text);
  return parsed.ok ? parsed.value : null;
}

/** Reports progress now and then. */
function teller(): (done: number, total?: number) => void {
  let told = performance.now();
  return (done, total) => {
    const now = performance.now();
    if (now - told < EVERY_MS) return;
    told = now;
    send({ kind: 'progress', done, total });
  };
}
