/**
 * Values for a job of the long verification: by the search on bits, in a part of the memory of the job. When that is full, the next search begins
 * in empty memory; if it has no room for the first board either, the evaluator values the rest.
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

/** The slots of the search, as powers of two: about one for each point; it has mirror images and other boards besides, but forgets. */
const LEAST_SLOTS = 14;
const MOST_SLOTS = 24;
const SLOT_BYTES = 24;
/** Slots take an eighth of the memory of the job at most, and the search a half. The other half is for the evaluator. */
const SLOTS_SHARE = 8;
const SEARCH_SHARE = 2;

export class BoxValues {
  private readonly host: SearchHost | null;
  private readonly values: GapValues;
  private readonly slotBits: number;
  private readonly searchBytes: number;

  constructor(arena: Arena, { maxBytes, points, plain = false }: BoxMeans) {
    const most = Math.min(MOST_SLOTS, Math.floor(Math.log2(maxBytes / SLOTS_SHARE / SLOT_BYTES)));
    this.slotBits = Math.min(most, Math.max(LEAST_SLOTS, Math.ceil(Math.log2(Math.max(1, points)))));
    this.searchBytes = maxBytes / SEARCH_SHARE;
    this.values = new GapValues(arena, { maxBytes: plain ? maxBytes : maxBytes - this.searchBytes });
    this.host = plain ? null : new SearchHost();
    this.beginSearch();
  }

  /** The value of a word with gaps. */
  value(word: Board, gap: Square, sizes: readonly number[]): GameId {
    const found = this.values.value(word, gap, sizes);
    if (found !== null) return found;
    this.beginSearch();
    return this.values.value(word, gap, sizes) ?? this.plainValue(word, gap, sizes);
  }

  /** From now on without the search. */
  private plainValue(word: Board, gap: Square, sizes: readonly number[]): GameId {
    this.values.begin(null, 0);
    return this.values.value(word, gap, sizes) as GameId;
  }

  /** All points of a job are one work: they have one sum. */
  private beginSearch(): void {
    this.values.begin(this.host?.open(this.slotBits, 1, this.searchBytes) ?? null, 0);
  }
}
