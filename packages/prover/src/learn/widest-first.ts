/**
 * Labels in the order in which a greedy cover takes them: always the one that fits most of the rest, the first of several. A label can only lose samples,
 * so what it fitted when it was last counted is a limit. Labels wait in a heap by their limits, and only the one on top is counted again: if
 * none of the others could fit more, it is the next.
 */
import { type Bits, common, count } from '../support/bits.ts';

export class WidestFirst {
  /** How much the label fits that came last. */
  width = 0;
  /** The limit of each label times the number of labels, plus more for those that come first; the greatest before the others. */
  private readonly first: Float64Array;
  /** The same for labels that wait, as a heap. */
  private readonly heap: Float64Array;
  private waiting = 0;

  constructor(private readonly fits: readonly Bits[]) {
    this.first = new Float64Array(fits.length);
    for (let label = 0; label < fits.length; label++) this.first[label] = this.keyOf(count(fits[label]), label);
    this.first.sort().reverse();
    this.heap = new Float64Array(fits.length);
  }

  /** Begins with all labels. */
  begin(): void {
    this.heap.set(this.first);
    this.waiting = this.first.length;
  }

  /** The label that fits most of what is left; -1 if none fits anything. */
  next(rest: Bits): number {
    const { heap, fits } = this;
    while (this.waiting > 0) {
      const label = fits.length - 1 - (heap[0] % fits.length);
      const width = common(fits[label], rest);
      const key = this.keyOf(width, label);
      const isNext = width > 0 && key >= this.second();
      if (isNext || width === 0) this.waiting -= 1;
      this.sink(isNext || width === 0 ? heap[this.waiting] : key);
      if (!isNext) continue;
      this.width = width;
      return label;
    }
    return -1;
  }

  private keyOf(width: number, label: number): number {
    const { length } = this.fits;
    return width * length + (length - 1 - label);
  }

  /** The greatest key but the one on top. */
  private second(): number {
    const { heap, waiting } = this;
    if (waiting < 3) return waiting < 2 ? -1 : heap[1];
    return heap[1] > heap[2] ? heap[1] : heap[2];
  }

  /** Puts a key in the place of the one on top. */
  private sink(key: number): void {
    const { heap, waiting } = this;
    let place = 0;
    for (let child = 1; child < waiting; child = 2 * place + 1) {
      if (child + 1 < waiting && heap[child + 1] > heap[child]) child += 1;
      if (heap[child] <= key) break;
      heap[place] = heap[child];
      place = child;
    }
    heap[place] = key;
  }
}
