/**
 * Answers operands in a separate thread, which is stopped when an answer takes too long; the next operand gets a new
 * one. The computation need not look at the clock.
 */
import { Worker } from 'node:worker_threads';
import type { Answer } from '../input/batch.ts';
import { LimitError, ReportedError } from '../output/errors.ts';
import { messages } from '../output/messages.ts';
import { inSeconds } from '../output/progress.ts';
import type { AnswerMessage, AnswerTask } from './serve-answers.ts';

/** The answers of a command, each within a time limit; to be closed at the end. */
export class TimeLimit {
  private readonly script: URL;
  private readonly task: AnswerTask;
  private readonly seconds: number;
  private worker: Worker | undefined;

  /** The script is that of a thread that serves answers. */
  constructor(script: URL, task: AnswerTask, seconds: number) {
    this.script = script;
    this.task = task;
    this.seconds = seconds;
  }

  readonly answer: Answer = async (text) => {
    this.worker ??= await this.start();
    const worker = this.worker;
    let reached = '';
    return new Promise<string>((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        messages.clear();
        worker.removeAllListeners('message').removeAllListeners('error');
      };
      const stop = (reason: string): void => {
        end();
        this.worker = undefined;
        void worker.terminate();
        reject(new LimitError(`${reason}${reached === '' ? '' : ` (${reached})`}`));
      };
      const timer = setTimeout(() => stop(`there is no answer after ${inSeconds(this.seconds)}`), this.seconds * 1000);
      worker.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return stop('it needs more memory than there is');
        end();
        reject(error);
      });
      worker.on('message', (message: AnswerMessage) => {
        if (message.kind === 'progress') {
          reached = message.line;
          if (messages.isTerminal) messages.progress(reached);
          return;
        }
        end();
        if (message.kind === 'answer') resolve(message.text);
        else if (message.kind === 'failed') reject(new ReportedError(message.report));
      });
      worker.postMessage(text);
    });
  };

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  /** A thread that has loaded the command: loading does not count as time. */
  private start(): Promise<Worker> {
    const worker = new Worker(this.script, { workerData: this.task, execArgv: [] });
    return new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', () => {
        worker.removeAllListeners('error');
        resolve(worker);
      });
    });
  }
}
