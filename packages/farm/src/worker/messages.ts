/** What a worker and its threads tell each other. */
import type { Plain } from '../jobs/job.ts';

/** A job for a thread. */
export interface ThreadJob {
  readonly kind: string;
  readonly question: unknown;
  readonly hint: unknown;
  readonly checkpoint: unknown;
  readonly maxBytes: number;
}

export interface Failed {
  readonly type: 'failed';
  readonly message: string;
  /** What there was too little of, if it is known: with more of it the job may succeed. */
  readonly lack: 'memory' | null;
}

export type ThreadMessage =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'checkpoint'; readonly state: Plain }
  | { readonly type: 'done'; readonly answer: Plain; readonly details: Plain }
  | Failed;

/** The last message about a job. */
export type Ended = Extract<ThreadMessage, { type: 'done' | 'failed' }>;
/** The others. */
export type Underway = Exclude<ThreadMessage, Ended>;

/** What the process of a job is sent. */
export interface ProcessJob {
  /** The file of its thread. */
  readonly threadUrl: string;
  readonly job: Omit<ThreadJob, 'maxBytes'> & { readonly memory: number };
  readonly limitMs: number;
}
