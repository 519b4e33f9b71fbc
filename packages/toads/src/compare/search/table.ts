/**
 * The positions that the search has decided, by full keys: a position finds its own entry or none, so that neither
 * an unlucky hash nor a race between threads can change an answer.
 *
 * A key stands for a position with Left to move, without its integer k. More k is better for Left: an entry holds the
 * greatest k that is known to lose and the least that is known to win. The table is a flat buffer of buckets, one cache
 * line each for sums of up to 32 squares; a new entry takes the place of the one in its bucket that was least work:
 *
 *     bucket:  version    entries                     entry:  key, `keyWords` words    data
 *     data:    bits 31..20 greatest losing k    bits 19..8 least winning k    bits 7..0 work; never 0 in an entry in use
 *
 * Threads may share the buffer. A writer makes the version odd, writes, and makes it even again; a writer that finds
 * the bucket taken gives up. A reader looks for the key by plain reads, and reads an entry that matches once more with
 * atomic operations: if the key is another one then, or the version odd or not the same before and after, it has found
 * nothing. Losing an entry costs time, never correctness.
 */

/** Bounds are kept if they are smaller in size than this. */
const MAX_BOUND = 2047;
/** Where no losing k, or no winning k, is known: in an entry, and in answers, where k may be of any size. */
const LOSS_UNKNOWN = -MAX_BOUND - 1;
const WIN_UNKNOWN = MAX_BOUND;
export const NO_LOSS = Number.NEGATIVE_INFINITY;
export const NO_WIN = Number.POSITIVE_INFINITY;
const NOTHING = pack(LOSS_UNKNOWN, WIN_UNKNOWN, 0);
/** Buckets take at least this many words, a cache line. */
const LINE = 16;

function pack(loses: number, wins: number, work: number): number {
  return (loses << 20) | ((wins & 0xfff) << 8) | work;
}

const losesOf = (data: number): number => data >> 20;
const winsOf = (data: number): number => (data << 12) >> 20;
const workOf = (data: number): number => data & 0xff;

export class SearchTable {
  /** The bounds of the position that `find` was last asked for. */
  loses = NO_LOSS;
  wins = NO_WIN;
  /** How many entries this thread has filled that were free before. */
  filled = 0;
  readonly capacity: number;

  private readonly words: Int32Array;
  private readonly keyWords: number;
  private readonly buckets: number;
  private readonly bucketWords: number;
  private readonly entries: number;

  /** The buffer is all zeros, or was filled by a table with keys of the same length. */
  constructor(buffer: ArrayBufferLike, keyWords: number) {
    this.words = new Int32Array(buffer);
    this.keyWords = keyWords;
    this.entries = Math.max(2, Math.floor((LINE - 1) / (keyWords + 1)));
    this.bucketWords = Math.max(LINE, 1 + this.entries * (keyWords + 1));
    this.buckets = Math.floor(this.words.length / this.bucketWords);
    this.capacity = this.entries * this.buckets;
  }

  /** Reads what is known of the position with the key that begins at key[at] into `loses` and `wins`. */
  find(key: Int32Array, at: number, hash: number): void {
    this.loses = NO_LOSS;
    this.wins = NO_WIN;
    if (this.buckets === 0) return;
    const bucket = this.bucketOf(hash);
    const entry = this.entryOf(bucket, key, at);
    if (entry < 0) return;
    const { words, keyWords } = this;
    const version = Atomics.load(words, bucket);
    for (let i = 0; i < keyWords; i++) if (Atomics.load(words, entry + i) !== key[at + i]) return;
    const data = Atomics.load(words, entry + keyWords);
    if (data === 0 || (version & 1) !== 0 || Atomics.load(words, bucket) !== version) return;
    const loses = losesOf(data);
    const wins = winsOf(data);
    this.loses = loses === LOSS_UNKNOWN ? NO_LOSS : loses;
    this.wins = wins === WIN_UNKNOWN ? NO_WIN : wins;
  }

  /** The entry of a bucket with this key, or -1. Another thread may be changing it. */
  private entryOf(bucket: number, key: Int32Array, at: number): number {
    const { words, keyWords } = this;
    const end = bucket + 1 + this.entries * (keyWords + 1);
    for (let entry = bucket + 1; entry < end; entry += keyWords + 1) {
      let i = 0;
      while (i < keyWords && words[entry + i] === key[at + i]) i++;
      if (i === keyWords) return entry;
    }
    return -1;
  }

  /** Remembers that Left wins, or loses, with this k; `work` says how hard it was to find, from 1 to 255. */
  store(key: Int32Array, at: number, hash: number, k: number, won: boolean, work: number): void {
    if (this.buckets === 0 || k >= MAX_BOUND || k <= -MAX_BOUND) return;
    const { words } = this;
    const bucket = this.bucketOf(hash);
    const version = Atomics.load(words, bucket);
    if ((version & 1) !== 0 || Atomics.compareExchange(words, bucket, version, version + 1) !== version) return;
    this.write(bucket, key, at, k, won, work);
    Atomics.store(words, bucket, version + 2);
  }

  /**
   * For an entry that is not there yet: a free place in a bucket that is ours, or that of the entry that was least
   * work.
   */
  private place(bucket: number): number {
    const { words, keyWords } = this;
    let chosen = bucket + 1;
    let least = 256;
    const end = bucket + 1 + this.entries * (keyWords + 1);
    for (let entry = bucket + 1; entry < end; entry += keyWords + 1) {
      const data = words[entry + keyWords];
      if (data === 0) return entry;
      if (workOf(data) < least) {
        least = workOf(data);
        chosen = entry;
      }
    }
    return chosen;
  }

  /** Writes into a bucket that is ours. */
  private write(bucket: number, key: Int32Array, at: number, k: number, won: boolean, work: number): void {
    const { words, keyWords } = this;
    let entry = this.entryOf(bucket, key, at);
    // A free entry has a key too, of zeros.
    const isNew = entry < 0 || words[entry + keyWords] === 0;
    const known = isNew ? NOTHING : words[entry + keyWords];
    if (isNew) {
      entry = this.place(bucket);
      if (words[entry + keyWords] === 0) this.filled++;
      for (let i = 0; i < keyWords; i++) Atomics.store(words, entry + i, key[at + i]);
    }
    const loses = won ? losesOf(known) : Math.max(losesOf(known), k);
    const wins = won ? Math.min(winsOf(known), k) : winsOf(known);
    Atomics.store(words, entry + keyWords, pack(loses, wins, Math.max(workOf(known), work)));
  }

  /** The high bits of hash * buckets choose the bucket, so that the number of buckets need not be a power of two. */
  private bucketOf(hash: number): number {
    return Math.floor(((hash >>> 0) / 2 ** 32) * this.buckets) * this.bucketWords;
  }
}

/** A hash of `length` words. */
export function hashOf(key: Int32Array, at: number, length: number): number {
  let hash = 0x9e3779b9;
  for (let i = 0; i < length; i++) {
    hash = Math.imul(hash ^ key[at + i], 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash;
}
