/** Who is next, if all are to have the same share of the time: the one that had the least so far. */
export class Turns<T> {
  private readonly times: Map<T, number>;

  constructor(all: readonly T[]) {
    this.times = new Map(all.map((one) => [one, 0]));
  }

  next(): T {
    let least: [T, number] | undefined;
    for (const entry of this.times) if (least === undefined || entry[1] < least[1]) least = entry;
    if (least === undefined) throw new RangeError('nobody takes turns');
    return least[0];
  }

  /** One more turn took so long; a turn that took no time counts too. */
  spent(one: T, time: number): void {
    this.times.set(one, (this.times.get(one) ?? 0) + Math.max(time, LEAST));
  }
}

/** In milliseconds. */
const LEAST = 0.01;
