/**
 * The team of a worker of the page: workers of its own, with which it shares memory. A page may share memory only if it is
 * isolated from other origins, which headers of its server say; otherwise the worker works alone.
 *
 * A worker that computes cannot start others, so the team is gathered before large work, and dismissed after it: a worker
 * that waits keeps the memory that it has seen.
 */
import type { Team, TeamWork } from '@lilypad/toads';

/** The call to a worker of the team. */
export interface TeamCall {
  readonly work: TeamWork;
  readonly thread: number;
}

/** The part of Worker that is used here, so that tests can do without one. */
export interface Helper {
  postMessage(call: TeamCall): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** More threads hardly help a page, and each takes memory. */
const MOST_THREADS = 8;

/** How many threads a worker of this page may use. */
export const threadsHere = (): number =>
  globalThis.crossOriginIsolated ? Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency)) : 1;

const startHelper = (): Helper => new Worker(new URL('./team-worker.ts', import.meta.url), { type: 'module' });

export class PageTeam implements Team {
  private helpers: readonly Helper[] = [];

  constructor(
    private readonly most: number = threadsHere(),
    private readonly start: () => Helper = startHelper,
  ) {}

  get threads(): number {
    return 1 + this.helpers.length;
  }

  call(work: TeamWork): void {
    this.helpers.forEach((helper, i) => {
      helper.postMessage({ work, thread: i + 1 });
    });
  }

  /** Starts the other threads; those that cannot be started are left out. */
  async gather(): Promise<void> {
    if (this.helpers.length > 0) return;
    const started = await Promise.all(Array.from({ length: this.most - 1 }, () => ready(this.start())));
    this.helpers = started.flatMap((helper) => helper ?? []);
  }

  dismiss(): void {
    for (const helper of this.helpers) helper.terminate();
    this.helpers = [];
  }
}

/** The helper when it has said that it is there; null if it has failed. */
const ready = (helper: Helper): Promise<Helper | null> =>
  new Promise((resolve) => {
    helper.onmessage = () => resolve(helper);
    helper.onerror = (event) => {
      event.preventDefault();
      resolve(null);
    };
  });
