/**
 * Greedy covers: the label that fits most samples, then the one that fits most of the rest, and so on. The entropy of
 * the parts measures how mixed a set of samples is.
 */
import { type Bits, common, count, difference, intersection, isSubset, remove } from '../support/bits.ts';

export interface Part {
  /** The label, by index. */
  readonly label: number;
  /** The samples that it gets. */
  readonly samples: Bits;
  readonly size: number;
}

/** The greedy cover of a set of samples by labels; samples that no label fits are left out. */
export function greedyCover(fits: readonly Bits[], all: Bits): Part[] {
  const parts: Part[] = [];
  const limits = fits.map(() => Number.POSITIVE_INFINITY);
  for (let rest = all; ; ) {
    const label = widest(fits, rest, limits);
    if (label < 0) return parts;
    parts.push({ label, samples: intersection(rest, fits[label]), size: limits[label] });
    rest = difference(rest, fits[label]);
  }
}

/**
 * The entropy of the parts of a greedy cover.
 *
 * @param rest - the samples, which are taken out of it
 * @param widths - how many samples each label fits, or more
 */
export function coverEntropy(fits: readonly Bits[], rest: Bits, widths: readonly number[]): number {
  const sizes: number[] = [];
  const limits = widths.slice();
  for (;;) {
    const label = widest(fits, rest, limits);
    if (label < 0) return entropy(sizes);
    sizes.push(limits[label]);
    remove(rest, fits[label]);
  }
}

/**
 * The first label that fits most of the rest; -1 if none fits anything. Its limit is then how much it fits. A label can only lose
 * samples, so one that cannot beat the best so far by its limit need not be counted again.
 */
function widest(fits: readonly Bits[], rest: Bits, limits: number[]): number {
  let size = 0;
  let label = -1;
  for (let i = 0; i < fits.length; i++) {
    if (limits[i] <= size) continue;
    limits[i] = common(fits[i], rest);
    if (limits[i] <= size) continue;
    size = limits[i];
    label = i;
  }
  return label;
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
  const labels = fits.map((bits, i) => ({ i, bits, width: count(bits), size: sizes[i] }));
  const sorted = labels
    .filter(({ width }) => width > 0)
    .sort((x, y) => y.width - x.width || x.size - y.size || x.i - y.i);
  const kept: typeof labels = [];
  for (const label of sorted) {
    if (!kept.some(({ bits, size }) => size <= label.size && isSubset(label.bits, bits))) kept.push(label);
  }
  return kept.map(({ i }) => i);
}
