/**
 * A whole command in a thread of its own, which is ended when its time is up: for commands that print as they go. What it
 * has printed stays.
 *
 * Such a command has a worker file, which calls `serveCommand`.
 */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { describeError, type ErrorReport, ExitCode, ReportedError, tooLate } from '../output/errors.ts';
import { messages } from '../output/messages.ts';
import { raiseExitCode } from '../output/report-error.ts';

type Message =
  /** Loaded: the time begins. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly line: string }
  | { readonly kind: 'done'; readonly exitCode: ExitCode }
  | { readonly kind: 'failed'; readonly report: ErrorReport };

/**
 * Runs a command in a thread with this script. Throws what the command throws, and LimitError when the time is up.
 *
 * @param seconds - how long it may take
 */
export function runWithin(script: URL, task: object, seconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: task, execArgv: [] });
    let settle = resolve;
    let reached = '';
    let timer: NodeJS.Timeout | undefined;
    const failWith = (error: unknown): void => {
      settle = () => reject(error);
    };
    const giveUp = (): void => {
      failWith(tooLate(seconds, reached));
      void worker.terminate();
    };
    worker.on('message', (message: Message) => {
      if (message.kind === 'ready') timer = setTimeout(giveUp, 1000 * seconds);
      else if (message.kind === 'done') raiseExitCode(message.exitCode);
      else if (message.kind === 'failed') failWith(new ReportedError(message.report));
      else {
        reached = message.line;
        if (messages.isTerminal) messages.progress(message.line);
      }
    });
    worker.on('error', failWith);
    // After all that the thread has printed.
    worker.on('exit', () => {
      clearTimeout(timer);
      messages.clear();
      settle();
    });
  });
}

/** In the thread: runs the command, and tells the thread that started it how that went. */
export async function serveCommand<Task>(command: (task: Task) => Promise<void>): Promise<void> {
  const send = (message: Message): void => parentPort?.postMessage(message);
  messages.relayProgress((line) => send({ kind: 'progress', line }));
  send({ kind: 'ready' });
  try {
    await command(workerData as Task);
    send({ kind: 'done', exitCode: (process.exitCode ?? ExitCode.Done) as ExitCode });
  } catch (error) {
    send({ kind: 'failed', report: describeError(error) });
  }
}
