/** A cache that drops the least recently used values once all values take more than a given number of bytes. */
export class LruCache<V> {
  /** A Map keeps the order of insertion: an entry that is read is removed and inserted again at the end. */
  private readonly entries = new Map<string, V>();
  private readonly maxBytes: number;
  private readonly cost: (value: V, key: string) => number;
  /** What all entries take. */
  bytes = 0;

  /** `cost` is the number of bytes that an entry takes. */
  constructor(maxBytes: number, cost: (value: V, key: string) => number) {
    this.maxBytes = maxBytes;
    this.cost = cost;
  }

  get size(): number {
    return this.entries.size;
  }

  get(key: string): V | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, value);
    return value;
  }

  set(key: string, value: V): void {
    this.delete(key);
    this.entries.set(key, value);
    this.bytes += this.cost(value, key);
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.maxBytes) return;
      this.delete(oldest);
    }
  }

  private delete(key: string): void {
    const value = this.entries.get(key);
    if (value === undefined) return;
    this.entries.delete(key);
    this.bytes -= this.cost(value, key);
  }
}

/** The cost of a document. Keys are short strings, and an entry of a Map costs about as much again. */
export const documentBytes = (document: Buffer, key: string): number => document.length + 2 * key.length + 100;
