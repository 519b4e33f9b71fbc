/**
 * Direct computation at the points of a box: by a search that all threads share, and by an evaluator of this thread for boards that
 * do not fit into that, or for all boards. No move changes the sum of the gaps, so what the evaluator knows of one sum is of no use
 * for another; its memory is used again, since V8 would collect it late.
 */
import type { Arena, GameId } from '@lilypad/games';
import { type Board, boardWithGaps, Evaluator, LongSearch, type OpenSearch, type Square } from '@lilypad/toads';

export class BoxValues {
  private readonly evaluator: Evaluator;
  private readonly search: LongSearch;
  private joined: OpenSearch | null = null;
  private sum = -1;

  constructor(arena: Arena) {
    this.evaluator = new Evaluator(arena);
    this.search = new LongSearch(arena);
  }

  /** To be called before the points of a sum. */
  begin(search: OpenSearch | null, sum: number): void {
    if (this.sum !== sum) this.evaluator.clear();
    this.sum = sum;
    if (search !== null && search !== this.joined) this.search.join(search);
    this.joined = search;
    this.search.beginWork();
  }

  /** The value of a word with gaps; null if the search has no room for its games. */
  value(word: Board, gap: Square, sizes: readonly number[]): GameId | null {
    if (this.joined !== null) {
      const found = this.search.value(word, gap, sizes);
      if (found !== null || this.search.isFull) return found;
    }
    return this.evaluator.value(boardWithGaps(word, gap, sizes));
  }
}
