/** A map with a stack: entries made under an assumption are dropped with it. */
export class Memo<K, V> {
  private readonly map = new Map<K, V>();
  private readonly trail: K[] = [];
  private readonly marks: number[] = [];

  get(key: K): V | undefined {
    return this.map.get(key);
  }

  /** The key must be new. */
  set(key: K, value: V): V {
    this.map.set(key, value);
    this.trail.push(key);
    return value;
  }

  push(): void {
    this.marks.push(this.trail.length);
  }

  pop(): void {
    const mark = this.marks.pop()!;
    while (this.trail.length > mark) this.map.delete(this.trail.pop()!);
  }
}
