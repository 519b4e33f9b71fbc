/**
 * Values of positions, which a thread keeps from one job to the next: moves of different words lead to the same positions, and
 * so do points that are looked at again in a later round.
 *
 * What is kept depends on the jobs that came before, and so does the order in which an arena has games. Results must not
 * depend on that. So a job works in an arena of its own, with copies (copied-games.ts).
 */
import type { Arena, GameId } from '@lilypad/games';
import { type Board, BoardSearch, EngineTooNarrow } from '@lilypad/toads';
import { KeptEvaluator } from './kept-evaluator.ts';

/** How many boards may be kept for the next job. They take some 30 MB; the largest jobs take more. */
const KEPT_BOARDS = 1 << 20;
/** What an evaluator takes for a board, in bytes, where the search cannot hold one. */
const BYTES_PER_BOARD = 32;

export class KeptValues {
  private search: BoardSearch | null = null;
  private readonly evaluator = new KeptEvaluator();
  /** Where the last value comes from. */
  private last: { readonly arena: Arena } = this.evaluator;

  /** `byBits` says whether boards are searched on bits where that is possible. */
  constructor(private readonly byBits = true) {}

  /** The arena of the last value; it may be another one at the next. */
  get arena(): Arena {
    return this.last.arena;
  }

  /** To be called when a job begins: forgets everything if it has become too much. */
  begin(): void {
    this.evaluator.begin();
    if (this.search !== null && this.search.boards > KEPT_BOARDS) this.search.forget();
  }

  /** The value of a board; null if that takes more than so many boards, for it alone: what is kept makes no difference. */
  value(board: Board, mostBoards: number): GameId | null {
    if (!this.byBits) return this.byEvaluator(board, mostBoards);
    this.search ??= new BoardSearch();
    this.last = this.search;
    try {
      return this.search.valueWithin(board, mostBoards);
    } catch (error) {
      if (error instanceof EngineTooNarrow) return this.byEvaluator(board, mostBoards);
      throw error;
    }
  }

  private byEvaluator(board: Board, mostBoards: number): GameId | null {
    this.last = this.evaluator;
    return this.evaluator.value(board, BYTES_PER_BOARD * mostBoards);
  }
}
