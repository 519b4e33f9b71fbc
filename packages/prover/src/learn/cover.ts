/**
 * Greedy covers: the label that fits most samples, then the one that fits most of the rest, and so on. The entropy of
 * the parts measures how mixed a set of samples is.
 */
import { mod } from '../region/exact.ts';
import {
  addBit,
  type Bits,
  count,
  difference,
  eachCommon,
  emptyBits,
  firstMember,
  hasBit,
  intersection,
  isSubset,
  remove,
} from '../support/bits.ts';
import { WidestFirst } from './widest-first.ts';

/** Entropies are rounded; they are told apart if they differ by more than this for each sample. */
const SLACK = 1e-9;

export interface Part {
  /** The label, by index. */
  readonly label: number;
  /** The samples that it gets. */
  readonly samples: Bits;
  readonly size: number;
}

/** The greedy cover of a set of samples by labels; samples that no label fits are left out. */
export const greedyCover = (fits: readonly Bits[], all: Bits): Part[] => new Covers(fits).parts(all);

/** Greedy covers of sets of samples by the same labels. */
export class Covers {
  private readonly queue: WidestFirst;

  constructor(private readonly fits: readonly Bits[]) {
    this.queue = new WidestFirst(fits);
  }

  /** The parts of a cover; samples that no label fits are left out. */
  parts(all: Bits): Part[] {
    const { queue, fits } = this;
    const parts: Part[] = [];
    queue.begin();
    for (let rest = all; ; ) {
      const label = queue.next(rest);
      if (label < 0) return parts;
      parts.push({ label, samples: intersection(rest, fits[label]), size: queue.width });
      rest = difference(rest, fits[label]);
    }
  }

  /**
   * The entropy of the parts of a cover of samples that all have labels. If it is more than `most`, the result is more than that, too, but it
   * may be less than the entropy: parts become smaller and smaller, so the first of them tell what the others add at least.
   *
   * @param rest - the samples, which are taken out of it
   */
  entropy(rest: Bits, most = Number.POSITIVE_INFINITY): number {
    const { queue, fits } = this;
    const sizes: number[] = [];
    const total = count(rest);
    const tooMuch = most + SLACK * total;
    let left = total;
    let sum = 0;
    queue.begin();
    for (;;) {
      const label = queue.next(rest);
      if (label < 0) return entropy(sizes);
      const { width } = queue;
      const worth = Math.log(total / width);
      if (sum + left * worth > tooMuch) return sum + left * worth;
      sum += width * worth;
      left -= width;
      sizes.push(width);
      remove(rest, fits[label]);
    }
  }
}

/** The entropy of parts, in nats times samples. */
export function entropy(sizes: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < sizes.length; i++) total += sizes[i];
  let sum = 0;
  for (let i = 0; i < sizes.length; i++) if (sizes[i] > 0) sum += sizes[i] * Math.log(total / sizes[i]);
  return sum;
}

/**
 * The indices of labels that no other label replaces, one that fits at least as much and is no larger; the widest
 * first.
 */
export function usefulLabels(fits: readonly Bits[], sizes: readonly number[]): number[] {
  // Loops by index: iterators made an object for each label, a twentieth of what the proof of A33 allocated.
  const sorted = widestFirst(fits, sizes);
  // What replaces a label fits its first sample, too. By such samples: the labels that fit them.
  const firsts = emptyBits(32 * (fits[0]?.length ?? 0));
  const fitting = new Map<number, number[]>();
  for (let k = 0; k < sorted.length; k++) {
    const first = firstMember(fits[sorted[k]]);
    if (hasBit(firsts, first)) continue;
    addBit(firsts, first);
    fitting.set(first, []);
  }
  const kept: number[] = [];
  for (let k = 0; k < sorted.length; k++) {
    const i = sorted[k];
    const others = fitting.get(firstMember(fits[i])) as readonly number[];
    if (isReplaced(i, others, fits, sizes)) continue;
    kept.push(i);
    eachCommon(fits[i], firsts, (sample) => fitting.get(sample)?.push(i));
  }
  return kept;
}

/** The labels that fit something: the widest first, of several the smallest, then in their order. */
function widestFirst(fits: readonly Bits[], sizes: readonly number[]): Int32Array {
  let largest = 0;
  for (const size of sizes) largest = Math.max(largest, size);
  // One number for all three, which sorts faster than a function that compares: sizes are whole numbers, and all of them together are small.
  const perWidth = (largest + 1) * fits.length;
  const keys: number[] = [];
  for (let i = 0; i < fits.length; i++) {
    const width = count(fits[i]);
    if (width > 0) keys.push(sizes[i] * fits.length + i - width * perWidth);
  }
  const ordered = new Float64Array(keys).sort();
  const sorted = new Int32Array(keys.length);
  for (let k = 0; k < sorted.length; k++) sorted[k] = mod(ordered[k], fits.length);
  return sorted;
}

/** Whether one of other labels fits as much as a label, and is no larger. */
function isReplaced(i: number, others: readonly number[], fits: readonly Bits[], sizes: readonly number[]): boolean {
  for (let k = 0; k < others.length; k++) {
    const other = others[k];
    if (sizes[other] <= sizes[i] && isSubset(fits[i], fits[other])) return true;
  }
  return false;
}
