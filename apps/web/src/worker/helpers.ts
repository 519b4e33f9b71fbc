/**
 * The page's end of a team (page-team.ts): the workers that help another worker with a question. They are started when it
 * first calls them, and ended with the question: a worker that waits keeps the memory that it has seen.
 */
import type { TeamWork } from '@lilypad/toads';

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
  onerror: ((event: ErrorEvent) => void) | null;
}

const startHelper = (): Helper => new Worker(new URL('./team-worker.ts', import.meta.url), { type: 'module' });

export class Helpers {
  private helpers: Helper[] = [];

  constructor(private readonly start: () => Helper = startHelper) {}

  /** Passes a call on to the others of so many threads. */
  call(work: TeamWork, threads: number): void {
    while (this.helpers.length < threads - 1) this.helpers.push(this.started());
    for (const [i, helper] of this.helpers.entries()) helper.postMessage({ work, thread: i + 1 });
  }

  end(): void {
    for (const helper of this.helpers) helper.terminate();
    this.helpers = [];
  }

  /** One that cannot be started leaves its work to the others. */
  private started(): Helper {
    const helper = this.start();
    helper.onerror = (event) => event.preventDefault();
    return helper;
  }
}
