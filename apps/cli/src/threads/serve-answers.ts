/** The loop of a thread that answers operands for a command: loads the command, answers, and reports its progress. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer } from '../input/batch.ts';
import { describeError, type ErrorReport } from '../output/errors.ts';
import { messages } from '../output/messages.ts';

export interface AnswerTask {
  readonly operands: readonly string[];
  readonly options: object;
}

export type AnswerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly line: string }
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'failed'; readonly report: ErrorReport };

export async function serveAnswers<Options extends object>(
  answerer: (operands: readonly string[], options: Options) => Answer | Promise<Answer>,
): Promise<void> {
  const { operands, options } = workerData as AnswerTask;
  const send = (message: AnswerMessage): void => parentPort?.postMessage(message);
  messages.relayProgress((line) => send({ kind: 'progress', line }));
  const answer = await answerer(operands, options as Options);
  parentPort?.on('message', async (text: string) => {
    try {
      send({ kind: 'answer', text: await answer(text) });
    } catch (error) {
      send({ kind: 'failed', report: describeError(error) });
    }
  });
  send({ kind: 'ready' });
}
