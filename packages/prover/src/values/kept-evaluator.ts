/** Values of boards that the search of kept-values.ts cannot hold, because they are too long: by an evaluator, which keeps what it finds. */
import { Arena, type GameId, GameLimitError } from '@lilypad/games';
import { type Board, Evaluator } from '@lilypad/toads';

/** What may be kept for the next job, in bytes. */
const KEPT_BYTES = 1 << 24;
/** By so much, in bytes, a board can take more if nothing is kept: memos of an arena depend on the order of the work. */
const MEMO_BYTES = 1 << 20;

export class KeptEvaluator {
  private evaluator = new Evaluator(new Arena());

  /** The arena of the last value; it may be another one at the next. */
  get arena(): Arena {
    return this.evaluator.arena;
  }

  /** To be called when a job begins: forgets everything if it has become too much. */
  begin(): void {
    if (this.evaluator.bytes > KEPT_BYTES) this.forget();
  }

  /** The value of a board; null if it takes more than so many bytes, for it alone: that does not depend on what is kept. */
  value(board: Board, maxBytes: number): GameId | null {
    const isKept = this.evaluator.positions > 0;
    const value = this.attempt(board, isKept ? maxBytes - MEMO_BYTES : maxBytes);
    if (value !== null) return value;
    this.forget();
    return isKept ? this.value(board, maxBytes) : null;
  }

  private attempt(board: Board, maxBytes: number): GameId | null {
    try {
      // What is kept may have grown before, so growth does not count.
      return this.evaluator.valueWithin(board, maxBytes, 2 * maxBytes);
    } catch (error) {
      if (error instanceof GameLimitError) return null;
      throw error;
    }
  }

  private forget(): void {
    this.evaluator = new Evaluator(new Arena());
  }
}
