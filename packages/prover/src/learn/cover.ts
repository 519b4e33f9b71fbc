/**
 * Greedy covers: the label that fits most samples, then the one that fits most of the rest, and so on. The entropy of
 * the parts measures how mixed a set of samples is.
 */
import { type Bits, common, count, difference, firstMember, intersection, isSubset, members, remove } from '../support/bits.ts';

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
 * The entropy of the parts of a greedy cover of samples that all have labels. If it is more than `most`, the result is more than that, too, but it may
 * be less than the entropy: parts become smaller and smaller, and so few parts show that those which follow are worth much.
 *
 * @param rest - the samples, which are taken out of it
 * @param widths - how many samples each label fits, or more
 */
export function coverEntropy(
  fits: readonly Bits[],
  rest: Bits,
  widths: readonly number[],
  most = Number.POSITIVE_INFINITY,
): number {
  const sizes: number[] = [];
  const limits = widths.slice();
  const total = count(rest);
  const tooMuch = most + SLACK * total;
  let left = total;
  let sum = 0;
  for (;;) {
    const label = widest(fits, rest, limits);
    if (label < 0) return entropy(sizes);
    const size = limits[label];
    const worth = Math.log(total / size);
    if (sum + left * worth > tooMuch) return sum + left * worth;
    sum += size * worth;
    left -= size;
    sizes.push(size);
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
  const widths = fits.map(count);
  const sorted = Array.from(fits.keys())
    .filter((i) => widths[i] > 0)
    .sort((x, y) => widths[y] - widths[x] || sizes[x] - sizes[y] || x - y);
  // What replaces a label fits its first sample, too.
  const fitting = new Map<number, number[]>();
  const kept: number[] = [];
  for (const i of sorted) {
    const others = fitting.get(firstMember(fits[i]));
    if (others?.some((other) => sizes[other] <= sizes[i] && isSubset(fits[i], fits[other]))) continue;
    kept.push(i);
    for (const sample of members(fits[i])) {
      const known = fitting.get(sample);
      if (known === undefined) fitting.set(sample, [i]);
      else known.push(i);
    }
  }
  return kept;
}
