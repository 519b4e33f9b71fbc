/** The loop of a thread that answers operands for a command: loads the command, answers, and reports its progress. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer } from '../input/batch.ts';
import { describeError, type ErrorReport } from '../output/errors.ts';
import { messages } from '../output/messages.ts';

export interface AnswerTask {
  readonly operands: readonly string[];
  readonly options: object;
}

/** What the thread that started this one sees while this one works: how many texts were begun, and when the last was. */
export class Clock {
  readonly memory: SharedArrayBuffer;
  private readonly cells: Int32Array;

  constructor(memory = new SharedArrayBuffer(8)) {
    this.memory = memory;
    this.cells = new Int32Array(memory);
  }

  begin(): void {
    Atomics.store(this.cells, 1, Date.now() | 0);
    Atomics.add(this.cells, 0, 1);
  }

  /** How many texts were begun. */
  get begun(): number {
    return Atomics.load(this.cells, 0);
  }

  /** How many milliseconds ago the last one was begun. */
  get elapsedMs(): number {
    return (Date.now() - Atomics.load(this.cells, 1)) | 0;
  }
}

export type AnswerResult = { readonly text: string } | { readonly report: ErrorReport };

/** The results are for the oldest texts that were sent and have none yet. */
export type AnswerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly line: string; readonly begun: number }
  | { readonly kind: 'results'; readonly results: readonly AnswerResult[] };

export interface AnswerData extends AnswerTask {
  readonly clock: SharedArrayBuffer;
}

/** Results are sent when there is nothing more to do, and otherwise as often as this. */
const SEND_EVERY_MS = 20;

export async function serveAnswers<Options extends object>(
  answerer: (operands: readonly string[], options: Options) => Answer | Promise<Answer>,
): Promise<void> {
  const { operands, options, clock: memory } = workerData as AnswerData;
  const clock = new Clock(memory);
  const send = (message: AnswerMessage): void => parentPort?.postMessage(message);
  messages.relayProgress((line) => send({ kind: 'progress', line, begun: clock.begun }));
  const answer = await answerer(operands, options as Options);
  const resultOf = async (text: string, waiting: number): Promise<AnswerResult> => {
    clock.begin();
    try {
      return { text: await answer(text, waiting) };
    } catch (error) {
      return { report: describeError(error) };
    }
  };
  const answerAll = async (texts: readonly string[]): Promise<void> => {
    let results: AnswerResult[] = [];
    let sent = Date.now();
    for (const [i, text] of texts.entries()) {
      if (Date.now() - sent >= SEND_EVERY_MS) {
        send({ kind: 'results', results });
        results = [];
        sent = Date.now();
      }
      results.push(await resultOf(text, texts.length - i - 1));
    }
    send({ kind: 'results', results });
  };
  let last = Promise.resolve();
  parentPort?.on('message', (texts: readonly string[]) => {
    last = last.then(() => answerAll(texts));
  });
  send({ kind: 'ready' });
}
