/**
 * The team of a worker of the page: other workers, with which it shares memory. A page may share memory only if it is
 * isolated from other origins, which headers of its server say; otherwise the worker works alone, and the page is told
 * that others would have helped.
 *
 * A worker that computes cannot start others, since that takes its event loop; but it can send messages. So the page starts
 * them when there is work for them (helpers.ts), and nobody has to know beforehand which questions are large.
 */
import type { Team, TeamWork } from '@lilypad/toads';
import { hasEnded, lifeLines } from './life-line.ts';

/** That so many threads should take part in some work. */
export interface TeamCallNews {
  readonly kind: 'call';
  readonly work: TeamWork;
  readonly threads: number;
  /** Where the page writes which of them have ended. */
  readonly lines: Int32Array;
}

/** What a worker tells the page of its team: that others should take part in some work, or that there are none who could. */
export type TeamNews = TeamCallNews | { readonly kind: 'alone' };

/** More threads hardly help a page, and each takes memory. */
const MOST_THREADS = 8;

/** How many threads a worker of this page may use. */
const threadsHere = (): number =>
  globalThis.crossOriginIsolated ? Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency)) : 1;

export class PageTeam implements Team {
  private tell: (news: TeamNews) => void = () => {};
  private isToldAlone = false;
  /** Null where memory may not be shared. */
  private readonly lines: Int32Array | null;

  constructor(readonly threads: number = threadsHere()) {
    this.lines = threads > 1 ? lifeLines(threads) : null;
  }

  /** At the start of a question: how the page is told. */
  begin(tell: (news: TeamNews) => void): void {
    this.tell = tell;
    this.isToldAlone = false;
  }

  call(work: TeamWork): void {
    const { threads, lines } = this;
    if (lines !== null) this.tell({ kind: 'call', work, threads, lines });
    else this.want();
  }

  isLost(thread: number): boolean {
    return this.lines !== null && hasEnded(this.lines, thread);
  }

  /** Says that there is work for several threads, where the work itself does not call a team of one. */
  want(): void {
    if (this.threads > 1 || this.isToldAlone) return;
    this.isToldAlone = true;
    this.tell({ kind: 'alone' });
  }
}
