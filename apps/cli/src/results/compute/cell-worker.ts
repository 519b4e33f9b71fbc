/** A thread that values positions, one after the other, and tells how far it is. */
import { parentPort, workerData } from 'node:worker_threads';
import { Arena, formatGame, type GameId, parseGame } from '@lilypad/games';
import {
  ALL_RULES,
  type Board,
  boardOf,
  boardThresholds,
  confirmValue,
  simplifyBoard,
  Valuer,
  valueCost,
  valueFromThresholds,
} from '@lilypad/toads';

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

/** What the thread is asked. */
export interface CellQuestion {
  readonly position: string;
  /** What its value may be, in plain notation. */
  readonly guess: string | null;
}

const EVERY_MS = 200;
/**
 * From so many words on, a sweep of thresholds comes first: it takes a fraction of the time and memory, and gives the value
 * if that is n or n*.
 */
const THRESHOLDS_FROM = 1_000_000;
/**
 * From so many words on, a guess is tried before that. A node of the search takes as long as some forty words, so a search
 * that is given up costs less than the sweep that follows.
 */
const GUESS_FROM = 100_000_000;
const WORDS_PER_NODE = 60;

const { maxBytes } = workerData as CellWorkerData;
const send = (message: CellMessage): void => parentPort?.postMessage(message);

parentPort?.on('message', (question: CellQuestion) => {
  try {
    send(findValue(question));
  } catch (error) {
    const { name, message } = error as Error;
    send({ kind: 'failed', message, limit: name === 'GameLimitError' || error instanceof RangeError });
  }
});

function findValue({ position, guess }: CellQuestion): CellMessage {
  const start = performance.now();
  const board = boardOf(position);
  const arena = new Arena();
  const cost = valueCost(board);
  const { value, method, nodes } =
    (cost >= GUESS_FROM && guess !== null ? byGuess(arena, board, guess, cost) : null) ??
    (cost >= THRESHOLDS_FROM ? byThresholds(arena, board) : null) ??
    byValue(arena, board);
  const seconds = Number(((performance.now() - start) / 1000).toFixed(3));
  return { kind: 'value', value: formatGame(arena, value), method, nodes, seconds };
}

interface Found {
  readonly value: GameId;
  readonly method: string;
  readonly nodes: number;
}

/** Null if the guess is wrong, not a simple value, or too much work. */
function byGuess(arena: Arena, board: Board, guess: string, cost: number): Found | null {
  const parsed = parseGame(arena, guess);
  if (!parsed.ok || arena.asNus(parsed.value) === null) return null;
  const tell = teller();
  const maxNodes = Math.ceil(cost / WORDS_PER_NODE);
  const onProgress = (done: number): void => tell(done, maxNodes);
  const { holds, nodes } = confirmValue(arena, board, parsed.value, { maxNodes, maxBytes, onProgress });
  return holds ? { value: parsed.value, method: 'guess and search', nodes } : null;
}

/** Null if the value is neither n nor n*, or the board does not lend itself to a sweep. */
function byThresholds(arena: Arena, board: Board): Found | null {
  let nodes = 0;
  const tell = teller();
  const onProgress = (done: number, total: number): void => {
    nodes = done;
    tell(done, total);
  };
  const thresholds = boardThresholds(board, { maxBytes, onProgress });
  const value = thresholds && valueFromThresholds(arena, thresholds);
  return value === null ? null : { value, method: 'thresholds', nodes };
}

function byValue(arena: Arena, board: Board): Found {
  const valuer = new Valuer(arena, { maxBytes, onProgress: teller() });
  const methods = new Set(simplifyBoard(board, ALL_RULES).parts.map((part) => valuer.method(part)));
  const value = valuer.value(board);
  return { value, method: [...methods].join(' + ') || 'rules', nodes: valuer.positions };
}

/** Tells of progress now and then. */
function teller(): (done: number, total?: number) => void {
  let told = performance.now();
  return (done, total) => {
    const now = performance.now();
    if (now - told < EVERY_MS) return;
    told = now;
    send({ kind: 'progress', done, total });
  };
}
