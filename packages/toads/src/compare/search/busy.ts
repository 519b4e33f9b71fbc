/**
 * Marks on positions that some thread is searching, so that another thread takes a different option first. Marks are by
 * hash alone and may be lost: they change the order of work, never its result.
 */
const SLOTS = 1 << 12;

/** The bytes of the buffer that threads share. */
export const BUSY_BYTES = 4 * SLOTS;

export class Busy {
  private readonly slots: Int32Array;

  constructor(buffer: ArrayBufferLike) {
    this.slots = new Int32Array(buffer);
  }

  mark(hash: number): void {
    Atomics.store(this.slots, hash & (SLOTS - 1), hash);
  }

  unmark(hash: number): void {
    Atomics.compareExchange(this.slots, hash & (SLOTS - 1), hash, 0);
  }

  isMarked(hash: number): boolean {
    return Atomics.load(this.slots, hash & (SLOTS - 1)) === hash;
  }
}
