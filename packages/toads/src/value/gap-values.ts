/**
 * Values of words with gaps, many of them: by a search that several threads may share, and by an evaluator of this thread for boards that
 * do not fit into that, or for all boards. What the evaluator knows of one work is of no use for another; its memory is used
 * again, since V8 would collect it late.
 */
import type { Arena, GameId } from '@lilypad/games';
import { type Board, boardWithGaps, type Square } from '../board/board.ts';
import { Evaluator, type EvaluatorOptions } from './evaluator.ts';
import { LongSearch, type OpenSearch } from './long-search.ts';

/**
 * Values words with gaps.
 *
 * @example
 * ```ts
 * import { Arena, formatGame } from '@lilypad/games';
 * const values = new GapValues(new Arena());
 * values.begin(new SearchHost().open(10, 1), 7);
 * const value = values.value(boardOf('.F'), TOAD, [5, 2, 0]); // of TTTTT.TTF
 * value === null ? '' : formatGame(values.arena, value); // => '5'
 * ```
 */
export class GapValues {
  /** The arena of the values. */
  readonly arena: Arena;
  private readonly evaluator: Evaluator;
  private readonly search: LongSearch;
  private joined: OpenSearch | null = null;
  private work = -1;

  /** The limits are those of the evaluator; a search has its own. */
  constructor(arena: Arena, limits: EvaluatorOptions = {}) {
    this.arena = arena;
    this.evaluator = new Evaluator(arena, limits);
    this.search = new LongSearch(arena);
  }

  /**
   * To be called before work that has no boards in common with that before.
   *
   * @param search - the search to join; null if the evaluator values all boards
   * @param work - a number for the work, such as the sum of the gaps, which no move changes
   */
  begin(search: OpenSearch | null, work: number): void {
    if (this.work !== work) this.evaluator.clear();
    this.work = work;
    if (search !== null && search !== this.joined) this.search.join(search);
    this.joined = search;
    this.search.beginWork();
  }

  /**
   * The value of a word with gaps; null if the search has no room for its games.
   *
   * @param word - the pieces or blanks between the gaps
   * @param gap - what stands in the gaps
   * @param sizes - how many of it stand before each square of the word and behind the last
   */
  value(word: Board, gap: Square, sizes: readonly number[]): GameId | null {
    if (this.joined !== null) {
      const found = this.search.value(word, gap, sizes);
      if (found !== null || this.search.isFull) return found;
    }
    return this.evaluator.value(boardWithGaps(word, gap, sizes));
  }
}
