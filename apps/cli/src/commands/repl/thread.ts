/**
 * The thread that evaluates, as the prompt sees it. It is started when the first statement is run. An evaluation is stopped
 * politely first; if it does not listen, the thread is ended, and the next one runs all definitions again.
 */
import { Worker } from 'node:worker_threads';
import type { StyleName } from '@lilypad/games';
import type { EvaluationSettings, StatementResult, ThreadMessage, ThreadQuestion, ThreadSettings } from './protocol.ts';
import { StatementWatch } from './statement-watch.ts';

/** How long a stopped evaluation may go on before its thread is ended. */
const PATIENCE_MS = 1000;

export interface Listener {
  /** A statement begins. */
  begin?(): void;
  result(result: StatementResult): void;
  progress(unit: string, done: number, total: number | undefined): void;
}

export class EvaluationThread {
  private readonly settings: EvaluationSettings;
  private readonly seconds: number | undefined;
  private readonly stop = new Int32Array(new SharedArrayBuffer(4));
  private worker: Worker | undefined;
  /** The definitions that have succeeded, in order. */
  private definitions: { readonly name: string; readonly input: string }[] = [];
  private end: (() => void) | undefined;
  /** The names that are defined. */
  defined: readonly string[] = [];

  /** `seconds`: how long a statement may take, if there is a limit. */
  constructor(settings: EvaluationSettings, seconds?: number) {
    this.settings = settings;
    this.seconds = seconds;
  }

  /** Whether something is being evaluated. */
  get isBusy(): boolean {
    return this.end !== undefined;
  }

  /**
   * Runs a text; resolves when it is done, or was stopped.
   *
   * @throws LimitError - if a statement took too long; those after it are not run
   */
  async run(text: string, notation: StyleName, listener: Listener): Promise<void> {
    const worker = await this.start(notation);
    Atomics.store(this.stop, 0, 0);
    const watch = new StatementWatch(this.seconds, () => this.interrupt());
    await this.ask(
      worker,
      { text, notation },
      {
        begin: () => watch.begin(),
        progress: (unit, done, total) => {
          watch.reached = `${done}${total === undefined ? '' : ` of ${total}`} ${unit}`;
          listener.progress(unit, done, total);
        },
        result: (result) => {
          if (watch.isLate && !result.ok) return;
          if (result.ok && result.defines !== null) this.remember(result.defines, result.input);
          listener.result(result);
        },
      },
    ).finally(() => watch.end());
    if (watch.isLate) throw watch.error;
  }

  private remember(name: string, input: string): void {
    this.definitions = [...this.definitions.filter((one) => one.name !== name), { name, input }];
  }

  /** Stops what is being evaluated. */
  interrupt(): void {
    Atomics.store(this.stop, 0, 1);
    const { worker, end } = this;
    setTimeout(() => {
      if (this.end !== end || end === undefined) return;
      this.worker = undefined;
      void worker?.terminate();
      end();
    }, PATIENCE_MS).unref();
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private async start(notation: StyleName): Promise<Worker> {
    if (this.worker !== undefined) return this.worker;
    const settings: ThreadSettings = { ...this.settings, stop: this.stop };
    const worker = new Worker(new URL('./repl-worker.js', import.meta.url), { workerData: settings, execArgv: [] });
    this.worker = worker;
    if (this.definitions.length > 0) {
      const text = this.definitions.map(({ input }) => input).join('\n');
      await this.ask(worker, { text, notation }, { result: () => {}, progress: () => {} });
    }
    return worker;
  }

  private ask(worker: Worker, question: ThreadQuestion, { begin, result, progress }: Listener): Promise<void> {
    return new Promise((resolve, reject) => {
      this.end = (): void => {
        this.end = undefined;
        worker.removeAllListeners('message').removeAllListeners('error');
        resolve();
      };
      worker.on('error', (error) => {
        this.end = undefined;
        this.worker = undefined;
        reject(error);
      });
      worker.on('message', (message: ThreadMessage) => {
        if (message.kind === 'begin') begin?.();
        else if (message.kind === 'progress') progress(message.unit, message.done, message.total);
        else if (message.kind === 'result') result(message.result);
        else {
          this.defined = message.defined;
          this.end?.();
        }
      });
      worker.postMessage(question);
    });
  }
}
