/**
 * Answers operands in a separate thread, which is stopped when an answer takes too long. The computation need not look
 * at the clock. Any number of operands can be asked for at a time; when a thread is stopped, a new one gets those that
 * have no answer yet.
 */
import { Worker } from 'node:worker_threads';
import { givenUp, type LimitError, ReportedError, tooLate } from '../output/errors.ts';
import { messages } from '../output/messages.ts';
import { type AnswerData, type AnswerMessage, type AnswerResult, type AnswerTask, Clock } from './serve-answers.ts';

interface Asked {
  readonly text: string;
  readonly resolve: (text: string) => void;
  readonly reject: (error: unknown) => void;
}

/** The answers of a command, each within a time limit; to be closed at the end. */
export class TimeLimit {
  private readonly script: URL;
  private readonly task: AnswerTask;
  private readonly seconds: number;
  private thread: Thread | undefined;
  /** Without an answer yet, in the order in which they were asked. */
  private readonly asked: Asked[] = [];
  /** How many of them the thread has. */
  private sent = 0;

  /** The script is that of a thread that serves answers. */
  constructor(script: URL, task: AnswerTask, seconds: number) {
    this.script = script;
    this.task = task;
    this.seconds = seconds;
  }

  readonly answer = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      this.asked.push({ text, resolve, reject });
      // What is asked for in one go is sent in one message.
      if (this.asked.length === this.sent + 1) queueMicrotask(() => this.send());
    });

  async close(): Promise<void> {
    await this.thread?.end();
  }

  private send(): void {
    const texts = this.asked.slice(this.sent).map(({ text }) => text);
    if (texts.length === 0) return;
    this.thread ??= new Thread(this.script, this.task, this.seconds * 1000, {
      results: (results) => this.settle(results),
      late: (index, reached) => this.giveUp(index, tooLate(this.seconds, reached)),
      failed: (error, index, reached) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY' && index >= 0) {
          this.giveUp(index, givenUp('it needs more memory than there is', reached));
        } else for (const { reject } of this.asked.splice(0)) reject(error);
      },
    });
    this.sent = this.asked.length;
    this.thread.send(texts);
  }

  private settle(results: readonly AnswerResult[]): void {
    this.sent -= results.length;
    const settled = this.asked.splice(0, results.length);
    results.forEach((result, i) => {
      if ('text' in result) settled[i]?.resolve(result.text);
      else settled[i]?.reject(new ReportedError(result.report));
    });
  }

  /** Ends the thread, with the operand that it was working on; a new one gets the others. */
  private giveUp(index: number, error: LimitError): void {
    void this.thread?.end();
    this.thread = undefined;
    this.sent = 0;
    const [late] = this.asked.splice(index, 1);
    this.send();
    late?.reject(error);
  }
}

interface Listener {
  results(results: readonly AnswerResult[]): void;
  /** The answer takes too long; the index counts from the first text without a result. */
  late(index: number, reached: string): void;
  failed(error: NodeJS.ErrnoException, index: number, reached: string): void;
}

/** One thread, with a watch on how long it has worked on a text. Loading the command does not count as time. */
class Thread {
  private readonly worker: Worker;
  private readonly clock = new Clock();
  private readonly limitMs: number;
  private readonly listener: Listener;
  private timer: NodeJS.Timeout | undefined;
  private waiting = 0;
  private answered = 0;
  private reached = { line: '', begun: 0 };

  constructor(script: URL, task: AnswerTask, limitMs: number, listener: Listener) {
    this.limitMs = limitMs;
    this.listener = listener;
    const workerData: AnswerData = { ...task, clock: this.clock.memory };
    this.worker = new Worker(script, { workerData, execArgv: [] });
    this.worker.on('error', (error) => {
      this.stopWatch();
      listener.failed(error, this.index(), this.reachedText());
    });
    this.worker.on('message', (message: AnswerMessage) => this.receive(message));
  }

  send(texts: readonly string[]): void {
    this.waiting += texts.length;
    this.worker.postMessage(texts);
    if (this.timer === undefined) this.watch(this.limitMs);
  }

  async end(): Promise<void> {
    this.stopWatch();
    this.worker.removeAllListeners();
    await this.worker.terminate();
  }

  private receive(message: AnswerMessage): void {
    if (message.kind === 'progress') {
      this.reached = message;
      if (messages.isTerminal) messages.progress(message.line);
    } else if (message.kind === 'results') {
      this.answered += message.results.length;
      this.waiting -= message.results.length;
      if (this.waiting === 0) this.stopWatch();
      messages.clear();
      this.listener.results(message.results);
    }
  }

  /** Looks after so many milliseconds whether the thread is late. */
  private watch(ms: number): void {
    this.timer = setTimeout(() => {
      const left = this.index() < 0 ? this.limitMs : this.limitMs - this.clock.elapsedMs;
      if (left > 0) this.watch(left);
      else {
        this.stopWatch();
        this.listener.late(this.index(), this.reachedText());
      }
    }, ms);
  }

  private stopWatch(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    messages.clear();
  }

  /** The text that the thread works on, counted from the first without a result; -1 if it works on none. */
  private index(): number {
    return this.clock.begun - this.answered - 1;
  }

  private reachedText(): string {
    return this.reached.begun === this.clock.begun ? this.reached.line : '';
  }
}
