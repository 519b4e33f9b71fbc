/**
 * Values for a job of the long verification: by the search on bits, in a part of the memory of the job. When that is full, the next search begins
 * in empty memory; if it has no room for its first board, the next one has a larger table; and when that cannot be, the evaluator values the rest.
 */
import type { Arena, GameId } from '@lilypad/games';
import { type Board, GapValues, SearchHost, type Square } from '@lilypad/toads';

export interface BoxMeans {
  /** The memory of the job, in bytes. */
  readonly maxBytes: number;
  /** How many points there are, about. */
  readonly points: number;
  /** Whether all values are found by the evaluator, without the search (default false). */
  readonly plain?: boolean;
}

/**
 * The slots of the search, as powers of two: about two for each point; it has mirror images and other boards besides, but forgets. Where a box
 * has few points of a sum, their boards have long gaps, and one board alone needs tens of thousands of others.
 */
const LEAST_SLOTS = 17;
const MOST_SLOTS = 24;
/** A table that was too small gets so many times as many slots, as a power of two. */
const GROWTH = 2;
const SLOT_BYTES = 24;
/** Slots take an eighth of the memory of the job at most, and the search a half. The other half is for the evaluator. */
const SLOTS_SHARE = 8;
const SEARCH_SHARE = 2;

export class BoxValues {
  private readonly host: SearchHost | null;
  private readonly values: GapValues;
  private readonly mostBits: number;
  private slotBits: number;
  private readonly searchBytes: number;
  /** Whether the search has valued nothing yet. */
  private isNew = true;

  constructor(arena: Arena, { maxBytes, points, plain = false }: BoxMeans) {
    this.mostBits = Math.min(MOST_SLOTS, Math.floor(Math.log2(maxBytes / SLOTS_SHARE / SLOT_BYTES)));
    this.slotBits = Math.min(this.mostBits, Math.max(LEAST_SLOTS, Math.ceil(Math.log2(Math.max(1, 2 * points)))));
    this.searchBytes = maxBytes / SEARCH_SHARE;
    this.values = new GapValues(arena, { maxBytes: plain ? maxBytes : maxBytes - this.searchBytes });
    this.host = plain ? null : new SearchHost();
    this.beginSearch();
  }

  /** The value of a word with gaps. */
  value(word: Board, gap: Square, sizes: readonly number[]): GameId {
    for (;;) {
      const found = this.values.value(word, gap, sizes);
      if (found !== null) {
        this.isNew = false;
        return found;
      }
      if (this.isNew) {
        if (this.slotBits === this.mostBits) return this.plainValue(word, gap, sizes);
        this.slotBits = Math.min(this.mostBits, this.slotBits + GROWTH);
      }
      this.beginSearch();
    }
  }

  /** From now on without the search. */
  private plainValue(word: Board, gap: Square, sizes: readonly number[]): GameId {
    this.values.begin(null, 0);
    return this.values.value(word, gap, sizes) as GameId;
  }

  /** All points of a job are one work: they have one sum. */
  private beginSearch(): void {
    this.isNew = true;
    this.values.begin(this.host?.open(this.slotBits, 1, this.searchBytes) ?? null, 0);
  }
}
