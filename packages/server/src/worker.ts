/**
 * A worker thread that solves positions one at a time. What it finds is kept for the next question; limits keep it from
 * growing without bound. It is sent a position as text and sends back a `WorkerAnswer`.
 */
import { parentPort } from 'node:worker_threads';
import { GameLimitError } from '@lilypad/games';
import { GameValues, parsePosition, positionDocument, Solver } from '@lilypad/toads';
import type { WorkerAnswer } from './pool.ts';

/** Either limit is reached in a few seconds, and takes some hundred megabytes. */
const MAX_STATES = 2_000_000;
const MAX_BOARDS = 20_000_000;

const solver = new Solver({ maxStates: MAX_STATES, maxBoards: MAX_BOARDS });
const values = new GameValues();

function answer(text: string): WorkerAnswer {
  const parsed = parsePosition(text);
  if (!parsed.ok) return { kind: 'limit', message: parsed.error.message };
  try {
    const document = positionDocument(solver, parsed.value, values.text(parsed.value.board));
    return { kind: 'document', text: `${JSON.stringify(document)}\n` };
  } catch (error) {
    if (error instanceof GameLimitError) return { kind: 'limit', message: error.message };
    throw error;
  }
}

parentPort?.on('message', (text: string) => parentPort?.postMessage(answer(text)));
