/** How many directions are looked at again on all samples of a node, and what it takes to be one of them. */

export const FINALISTS = 24;
/** Directions that a tree uses already count for more by this factor. */
export const LIKED = 1.15;

/** The lowest of the so many highest numbers of a sequence. */
export class Lowest {
  /** The highest, in descending order. */
  private readonly highest: number[] = [];

  constructor(private readonly count: number) {}

  /** -Infinity as long as there are too few. */
  get value(): number {
    return this.highest.length < this.count ? Number.NEGATIVE_INFINITY : this.highest[this.count - 1];
  }

  add(x: number): void {
    if (x <= this.value) return;
    const { highest } = this;
    if (highest.length === this.count) highest.pop();
    let i = highest.push(x) - 1;
    for (; i > 0 && highest[i - 1] < x; i--) highest[i] = highest[i - 1];
    highest[i] = x;
  }
}
