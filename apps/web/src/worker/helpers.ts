/**
 * The page's end of a team (page-team.ts): the workers that help another worker with a question. They are started when it
 * first calls them, and ended with the question: a worker that waits keeps the memory that it has seen. One that breaks
 * is ended, and not replaced before the next question.
 */
import type { TeamWork } from '@lilypad/toads';
import { type HERE, lifeLineEnd, markAlive, markEnded } from './life-line.ts';
import type { TeamCallNews } from './page-team.ts';

/** The call to a worker of the team. */
export interface TeamCall {
  readonly work: TeamWork;
  /** Its number in the team, from 1. */
  readonly thread: number;
}

/** The part of Worker that is used here, so that tests can do without one. */
export interface Helper {
  postMessage(call: TeamCall): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<typeof HERE>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Starts a worker whose life line has this name. */
const startHelper = (name: string): Helper =>
  new Worker(new URL('./team-worker.ts', import.meta.url), { type: 'module', name });

export class Helpers {
  private helpers: Helper[] = [];

  /** `ended` resolves when the worker that holds a life line has ended. */
  constructor(
    private readonly start: (name: string) => Helper = startHelper,
    private readonly ended: (name: string) => Promise<void> = lifeLineEnd,
  ) {}

  /** Passes a call on to the others of so many threads. */
  call({ work, threads, lines }: Omit<TeamCallNews, 'kind'>): void {
    while (this.helpers.length < threads - 1) this.helpers.push(this.started(lines));
    for (const [i, helper] of this.helpers.entries()) helper.postMessage({ work, thread: i + 1 });
  }

  end(): void {
    for (const helper of this.helpers) helper.terminate();
    this.helpers = [];
  }

  /** The next one; if it cannot be started, it leaves its work to the others. */
  private started(lines: Int32Array): Helper {
    const thread = this.helpers.length + 1;
    // Other pages of the workbench have their own.
    const name = `lilypad ${crypto.randomUUID()}`;
    const helper = this.start(name);
    markAlive(lines, thread);
    const watch = (): void =>
      void this.ended(name).then(
        // A helper of an earlier question has no place any more.
        () => this.helpers[thread - 1] === helper && markEnded(lines, thread),
        () => {},
      );
    helper.onmessage = watch;
    helper.onerror = (event) => {
      event.preventDefault();
      helper.terminate();
      // What it has said may not be heard any more.
      watch();
    };
    return helper;
  }
}
