/** What the worker threads are asked, and what they answer. */
import type { Counts, PositionDocument, RemotenessTables } from '@lilypad/toads';

/** How a position was answered. */
export type Source = 'search' | 'table' | 'disk' | 'formula';

export type Task =
  /**
   * The document of a position without its game value, by a search that keeps at most so many positions. If that is not
   * enough, a proved formula may answer, though not in how many moves the game ends.
   */
  | { readonly kind: 'position'; readonly position: string; readonly maxStates: number; readonly formulas: boolean }
  /** The tables of a whole variant. */
  | { readonly kind: 'variant'; readonly counts: Counts }
  /** The game values of boards, as text. */
  | { readonly kind: 'values'; readonly boards: readonly string[] };

export type TaskAnswer =
  | { readonly kind: 'document'; readonly document: PositionDocument; readonly source: Source }
  /** The tables are shared with the thread that made them. */
  | { readonly kind: 'tables'; readonly tables: RemotenessTables; readonly source: 'solved' | 'read' }
  | { readonly kind: 'values'; readonly values: readonly (string | null)[] }
  | TaskLimit;

/** The task is beyond a limit of the solver. */
export interface TaskLimit {
  readonly kind: 'limit';
  readonly message: string;
  /** Whether the message says itself that the position is too large. */
  readonly isTooLarge: boolean;
}
