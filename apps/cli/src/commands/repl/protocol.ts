/** The messages between the prompt and the thread that evaluates. */
import type { StyleName } from '@lilypad/games';

/** How statements are evaluated. */
export interface EvaluationSettings {
  readonly maxBytes: number;
  /** How many threads work on one. */
  readonly threads: number;
}

/** What the thread is started with. */
export interface ThreadSettings extends EvaluationSettings {
  /** Its first element is 1 while the evaluation is to be stopped. */
  readonly stop: Int32Array;
}

/** A text to run. */
export interface ThreadQuestion {
  readonly text: string;
  readonly notation: StyleName;
}

/** What one statement gave. */
export interface StatementResult {
  readonly input: string;
  readonly ok: boolean;
  readonly defines: string | null;
  /** The value, or what is wrong, with an excerpt of the text. */
  readonly text: string;
  readonly kind: string;
  readonly notes: readonly string[];
  readonly milliseconds: number;
}

export type ThreadMessage =
  /** The next statement begins. */
  | { readonly kind: 'begin' }
  | { readonly kind: 'progress'; readonly unit: string; readonly done: number; readonly total: number | undefined }
  | { readonly kind: 'result'; readonly result: StatementResult }
  | { readonly kind: 'done'; readonly defined: readonly string[] };
