/** Polynomials that fit values, as statements have them: as a sum, or as a product of two sums. */
import { type Rational, rational } from './rational.ts';

/** A sum of products as statements have it; null if a coefficient is no dyadic fraction. */
export function sumText(monomials: readonly (readonly string[])[], coefficients: readonly Rational[]): string | null {
  const terms = monomials
    .map((factors, i) => ({ factors, ...coefficients[i] }))
    .filter(({ n }) => n !== 0n)
    // Products first, the constant last; a positive term before negative ones.
    .sort((x, y) => y.factors.length - x.factors.length || (x.n < 0n ? 1 : 0) - (y.n < 0n ? 1 : 0));
  if (terms.some(({ d }) => (d & (d - 1n)) !== 0n)) return null;
  const text = terms.map(({ factors, n, d }) => {
    const size = n < 0n ? -n : n;
    const digits = size === 1n && factors.length > 0 ? '' : `${size}`;
    return `${n < 0n ? '-' : '+'}${digits}${factors.join('')}${d === 1n ? '' : `/${d}`}`;
  });
  // A constant that alone is positive comes first: 3-b.
  const isLast = text.length > 1 && terms.slice(0, -1).every(({ n }) => n < 0n) && (terms.at(-1)?.n ?? 0n) > 0n;
  const sorted = isLast ? [text[text.length - 1], ...text.slice(0, -1)] : text;
  return sorted.join('').replace(/^\+/, '') || '0';
}

/**
 * The product (x+k)(sum without x) that a polynomial is, such as (a-1)(b-1+R); null if it is none with an integer k, or a
 * coefficient is no integer.
 */
export function productText(
  monomials: readonly (readonly string[])[],
  coefficients: readonly Rational[],
): string | null {
  const isWhole = coefficients.every(({ d }) => d === 1n);
  const terms = monomials.map((factors, i) => ({ factors, n: coefficients[i].n })).filter(({ n }) => n !== 0n);
  if (!isWhole || !terms.some(({ factors }) => factors.length > 1)) return null;
  for (const name of new Set(terms.flatMap(({ factors }) => factors))) {
    const key = (factors: readonly string[]): string => factors.filter((factor) => factor !== name).join(' ');
    const of = (has: boolean): Map<string, bigint> =>
      new Map(terms.flatMap(({ factors, n }) => (factors.includes(name) === has ? [[key(factors), n] as const] : [])));
    const [inner, rest] = [of(true), of(false)];
    const [first, n] = [...inner][0] ?? ['', 0n];
    if (n === 0n || (rest.get(first) ?? 0n) % n !== 0n) continue;
    const k = (rest.get(first) ?? 0n) / n;
    const isMultiple =
      [...rest.keys()].every((each) => inner.has(each)) &&
      [...inner].every(([each, factor]) => (rest.get(each) ?? 0n) === k * factor);
    if (!isMultiple || k === 0n) continue;
    const whole = (value: bigint): Rational => rational(value, 1n);
    const left = sumText([[name], []], [whole(1n), whole(k)]);
    const right = sumText(
      [...inner.keys()].map((each) => (each === '' ? [] : each.split(' '))),
      [...inner.values()].map(whole),
    );
    if (left !== null && right !== null) return `(${left})(${right})`;
  }
  return null;
}
