/**
 * A process for one job that may end whatever process it is in, by taking too much memory or by an error of Node: then it ends this one,
 * and that is a failure of this job alone. To the worker it is like a thread.
 */
import { type ChildProcess, fork } from 'node:child_process';
import type { Ended, ProcessJob, ThreadMessage, Underway } from './messages.ts';

/** The compiled one, also where this file is a source: Node runs no other. */
const PROGRAM = new URL('../../dist/worker/serve-process.js', import.meta.url);

export class JobProcess {
  private readonly child: ChildProcess;
  private readonly closed: Promise<void>;

  private constructor(child: ChildProcess) {
    this.child = child;
    // When all of its messages are read.
    this.closed = new Promise((resolve) => child.once('close', () => resolve()));
  }

  /** A process for a job; null if the system starts none. */
  static start(): JobProcess | null {
    const child = forked();
    // What went wrong is seen when it closes.
    child?.on('error', () => {});
    return child?.pid === undefined ? null : new JobProcess(child);
  }

  /** Does a job in a thread with this file; it fails if it takes longer than `limitMs`, or ends the process. */
  async run(
    threadUrl: URL,
    job: ProcessJob['job'],
    limitMs: number,
    hear: (message: Underway) => void,
  ): Promise<Ended> {
    const { child } = this;
    let ended: Ended | undefined;
    child.on('message', (message: ThreadMessage) => {
      if (message.type !== 'done' && message.type !== 'failed') return hear(message);
      ended = message;
      child.kill('SIGKILL');
    });
    const { kind, question, hint, checkpoint, memory } = job;
    const message: ProcessJob = {
      threadUrl: threadUrl.href,
      job: { kind, question, hint, checkpoint, memory },
      limitMs,
    };
    child.send(message, () => {});
    await this.closed;
    const { signalCode, exitCode } = child;
    const how = signalCode === null ? `with exit code ${exitCode}` : `by ${signalCode}`;
    return ended ?? { type: 'failed', message: `the process of the job was ended ${how}`, lack: null };
  }

  /** Ends the process; its job fails. */
  async end(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.closed;
  }
}

function forked(): ChildProcess | null {
  try {
    return fork(PROGRAM, {
      env: Object.fromEntries(Object.entries(process.env).filter(isHarmless)),
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  } catch {
    return null;
  }
}

/** Not the address or the password of a database: a job needs none. */
const isHarmless = ([name, value = '']: readonly [string, string | undefined]): boolean =>
  !name.startsWith('PG') && !/postgres(?:ql)?:/i.test(value);
