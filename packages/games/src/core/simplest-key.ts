/**
 * `Dyadic.simplest` for bounds given as keys (integers in units of 2^-30, see row-table.ts): the fast path for the
 * numbers that occur in practice. Returns null where the answer needs a finer unit.
 *
 * Keys are integers of less than 53 bits held in doubles; dividing one by a power of two and rounding down is exact.
 */
import { FRACTION_BITS, KEY_ONE } from './row-table.ts';

export function simplestKey(low: number, lowClosed: boolean, high: number, highClosed: boolean): number | null {
  const aboveLow = lowClosed ? low <= 0 : low < 0;
  const belowHigh = highClosed ? high >= 0 : high > 0;
  if (aboveLow && belowHigh) return 0;
  if (!belowHigh) {
    const key = simplestKey(-high, highClosed, -low, lowClosed);
    return key === null ? null : -key;
  }
  // Here 0 lies below the interval. The first unit that has a multiple inside has exactly one, the simplest,
  // except for whole numbers, where the least one is.
  for (let unit = KEY_ONE, bits = 0; bits <= FRACTION_BITS; unit /= 2, bits++) {
    const steps = lowClosed ? Math.ceil(low / unit) : Math.floor(low / unit) + 1;
    const candidate = steps * unit;
    if (highClosed ? candidate <= high : candidate < high) return candidate;
  }
  return null;
}
