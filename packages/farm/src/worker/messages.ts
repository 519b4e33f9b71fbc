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

export type ThreadMessage =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'checkpoint'; readonly state: Plain }
  | { readonly type: 'done'; readonly answer: Plain; readonly details: Plain }
  /** `isLimit`: more memory may help. */
  | { readonly type: 'failed'; readonly message: string; readonly isLimit: boolean };
