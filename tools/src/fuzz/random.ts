/** Pseudo-random choices that a seed determines: the same seed gives the same case on any machine. */

/** A source of choices. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
    // Seeds that are close to each other are soon far apart.
    for (let i = 0; i < 3; i++) this.next();
  }

  /** A whole number from 0 up to, but without, `bound`. */
  below(bound: number): number {
    return Math.floor((this.next() / 2 ** 32) * bound);
  }

  /** One of some things. */
  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  /** True once in so many times. */
  once(times: number): boolean {
    return this.below(times) === 0;
  }

  /** So many results of `make`, at most `most`, at least `least`. */
  list<T>(least: number, most: number, make: () => T): T[] {
    return Array.from({ length: least + this.below(most - least + 1) }, make);
  }

  private next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let x = this.state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return (x ^ (x >>> 14)) >>> 0;
  }
}
