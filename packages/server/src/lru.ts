/** A cache that drops the least recently used values once all values take more than a given number of bytes. */
export class LruCache {
  /** A Map keeps the order of insertion: an entry that is read is removed and inserted again at the end. */
  private readonly entries = new Map<string, Buffer>();
  private readonly maxBytes: number;
  /** What all entries take. */
  bytes = 0;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  get size(): number {
    return this.entries.size;
  }

  get(key: string): Buffer | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, value);
    return value;
  }

  set(key: string, value: Buffer): void {
    this.delete(key);
    this.entries.set(key, value);
    this.bytes += cost(key, value);
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.maxBytes) return;
      this.delete(oldest);
    }
  }

  private delete(key: string): void {
    const value = this.entries.get(key);
    if (value === undefined) return;
    this.entries.delete(key);
    this.bytes -= cost(key, value);
  }
}

/** Keys are short strings, and an entry of a Map costs about as much again. */
const cost = (key: string, value: Buffer): number => value.length + 2 * key.length + 100;
