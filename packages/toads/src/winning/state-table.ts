/**
 * The remoteness of positions met so far: an open hash table in two flat arrays.
 *
 * A key holds the whole position, so an answer is never that of another position: two bits a square, sixteen squares a
 * word, and one more bit for the player to move. Keys of one table have the same number of words; key k lies at
 * keys[k * words ...]. A value is the remoteness plus 1, and 0 marks a free place.
 */
import { GameLimitError } from '@lilypad/games';
import { grouped } from '../board/grouped.ts';

const FIRST_CAPACITY = 1 << 8;
/** The table is filled up to three quarters. */
const FILL = 0.75;

export class StateTable {
  size = 0;
  readonly words: number;
  private readonly maxBytes: number;
  private mask = FIRST_CAPACITY - 1;
  // Empty at first, for V8: see row-table.ts in packages/games.
  private keys = new Uint32Array(0);
  private values = new Uint32Array(0);

  constructor(words: number, maxBytes: number) {
    this.words = words;
    this.maxBytes = maxBytes;
    this.keys = new Uint32Array(FIRST_CAPACITY * words);
    this.values = new Uint32Array(FIRST_CAPACITY);
  }

  /** The remoteness kept for a key, or -1. */
  get(key: Uint32Array): number {
    return this.values[this.place(key, 0)] - 1;
  }

  set(key: Uint32Array, remoteness: number): void {
    if (this.size >= FILL * (this.mask + 1)) this.grow();
    const place = this.place(key, 0);
    if (this.values[place] === 0) {
      this.size++;
      this.keys.set(key, place * this.words);
    }
    this.values[place] = remoteness + 1;
  }

  /** The place of the key that begins at `from` in `key`, or the free place where it belongs. */
  private place(key: Uint32Array, from: number): number {
    const { keys, values, words, mask } = this;
    let hash = 0;
    for (let w = 0; w < words; w++) {
      hash = Math.imul(hash ^ key[from + w], 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0x85ebca77);
    hash ^= hash >>> 13;
    probing: for (let place = hash & mask; ; place = (place + 1) & mask) {
      if (values[place] === 0) return place;
      const base = place * words;
      for (let w = 0; w < words; w++) if (keys[base + w] !== key[from + w]) continue probing;
      return place;
    }
  }

  private grow(): void {
    const { keys, values, words } = this;
    const capacity = 2 * values.length;
    if (capacity * (words + 1) * 4 > this.maxBytes) {
      throw new GameLimitError(
        `More than ${grouped(this.size)} positions would have to be solved, which takes over ${grouped(this.maxBytes / 2 ** 20)} MB.`,
      );
    }
    this.mask = capacity - 1;
    this.keys = new Uint32Array(capacity * words);
    this.values = new Uint32Array(capacity);
    for (let old = 0; old < values.length; old++) {
      if (values[old] === 0) continue;
      const place = this.place(keys, old * words);
      this.keys.set(keys.subarray(old * words, (old + 1) * words), place * words);
      this.values[place] = values[old];
    }
  }
}
