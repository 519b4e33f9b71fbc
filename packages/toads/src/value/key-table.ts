/**
 * A table from keys, which are a fixed number of 32-bit words, to values: flat, with open addressing.
 *
 * An entry is the words of its key and then its value, or FREE. Entries are in the order of their hashes as far as there is
 * room, so a table that grows is copied from its beginning to its end. It grows by half and not to the double size: then the
 * table has less free room, and less is taken while both are there.
 */
const FREE = -1;
const FIRST_SLOTS = 1 << 10;
const GROWTH = 1.5;
/** The table grows when more than this part of it is taken. */
const MOST_TAKEN = 2 / 3;

export class KeyTable {
  private readonly words: number;
  // Empty at first, for V8: see row-table.ts in packages/games.
  private entries = new Int32Array(0);
  private slots = 0;
  private size = 0;
  /** The size at which the table grows. */
  private mostSize = 0;

  constructor(words: number) {
    this.words = words;
    this.resize(FIRST_SLOTS);
  }

  get bytes(): number {
    return this.entries.byteLength;
  }

  /** What the table will take while it grows, in bytes, if the next entry makes it grow; else what it takes. */
  get bytesForNext(): number {
    const { bytes } = this;
    return this.size < this.mostSize ? bytes : bytes + bytes * GROWTH;
  }

  /** The value of the key in the first words of `key`, or -1. */
  find(key: Int32Array): number {
    return this.entries[this.place(key, 0) + this.words];
  }

  /** Adds a key that is not there, with a value from 0. */
  add(key: Int32Array, value: number): void {
    if (this.size >= this.mostSize) this.grow();
    this.size++;
    this.put(key, 0, value);
  }

  /** Removes all keys, and keeps the room. */
  clear(): void {
    this.size = 0;
    this.entries.fill(FREE);
  }

  private put(from: Int32Array, start: number, value: number): void {
    const { entries, words } = this;
    const at = this.place(from, start);
    for (let i = 0; i < words; i++) entries[at + i] = from[start + i];
    entries[at + words] = value;
  }

  /** Where the entry is, or would be, of the key that begins at `start`. */
  private place(from: Int32Array, start: number): number {
    const { entries, words } = this;
    const step = words + 1;
    let hash = 0;
    for (let i = 0; i < words; i++) {
      hash = Math.imul(hash ^ from[start + i], 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0x2c1b3c6d);
    // The upper bits of the hash decide.
    let at = step * Math.floor((hash >>> 0) * (this.slots / 2 ** 32));
    for (;;) {
      if (entries[at + words] === FREE) return at;
      let i = 0;
      while (i < words && entries[at + i] === from[start + i]) i++;
      if (i === words) return at;
      at += step;
      if (at === entries.length) at = 0;
    }
  }

  private grow(): void {
    const { entries, words } = this;
    this.resize(Math.ceil(this.slots * GROWTH));
    for (let at = 0; at < entries.length; at += words + 1) {
      if (entries[at + words] !== FREE) this.put(entries, at, entries[at + words]);
    }
  }

  private resize(slots: number): void {
    this.slots = slots;
    this.mostSize = Math.floor(slots * MOST_TAKEN);
    this.entries = new Int32Array((this.words + 1) * slots).fill(FREE);
  }
}
