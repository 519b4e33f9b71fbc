/**
 * The way of a word: the sum, over its toads, of the number of squares from the toad to the right end of its board, and over its frogs
 * to the left end. It is a polynomial in the variables and in numbers that belong to wildcards: their toads, their frogs, and the ways
 * inside of them.
 *
 * Trusted: `isShorter` says yes only if the way of each instance of the one word is shorter than that of the instance of the other with
 * the same variables and the same pieces for wildcards of the same name.
 */
import { exact } from '../form.ts';
import type { Affine } from './affine.ts';
import { Refused } from './refused.ts';
import { type Item, segmentsOf, type Word } from './word.ts';

/** Twice the coefficients, by products of at most two unknowns: '' for the constant, 'a', 'a a', 'a b'. */
type Polynomial = ReadonlyMap<string, number>;

export function isShorter(word: Word, than: Word): boolean {
  const difference = sum(wayOf(than), -1, wayOf(word));
  return (difference.get('') ?? 0) > 0 && [...difference.values()].every((coefficient) => coefficient > 0);
}

const wayOf = (word: Word): Polynomial => segmentsOf(word).map(segmentWay).reduce(plus, number(0));

function segmentWay(segment: readonly Item[]): Polynomial {
  const lengths = segment.map((item) => partsOf(item).length);
  return segment.reduce((way, item, i) => {
    const { toads, frogs, inside } = partsOf(item);
    const before = lengths.slice(0, i).reduce(plus, number(0));
    const behind = lengths.slice(i + 1).reduce(plus, number(0));
    return [inside, product(toads, behind), product(frogs, before)].reduce(plus, way);
  }, number(0));
}

interface Parts {
  readonly length: Polynomial;
  readonly toads: Polynomial;
  readonly frogs: Polynomial;
  /** The way inside of the item, as if it were a board. */
  readonly inside: Polynomial;
}

function partsOf(item: Item): Parts {
  const none = number(0);
  if (item.kind === 'run') {
    const power = polynomial(item.power);
    // 0 + 1 + ... + f-1
    const inside = item.letter === '.' ? none : half(product(power, sum(power, -1, number(1))));
    return {
      length: power,
      toads: item.letter === 'T' ? power : none,
      frogs: item.letter === 'F' ? power : none,
      inside,
    };
  }
  if (item.kind === 'pairs') {
    const power = polynomial(item.power);
    // For TF both sums are 1 + 3 + ... = f^2, for FT 0 + 2 + ... = f^2 - f.
    const one = item.first === 'T' ? product(power, power) : product(power, sum(power, -1, number(1)));
    return { length: plus(power, power), toads: power, frogs: power, inside: plus(one, one) };
  }
  if (item.kind !== 'any' || item.name === null) throw new Refused('the way of a word is not known');
  const [toads, frogs, inside] = ['T', 'F', 'W'].map((part): Polynomial => new Map([[`${part}:${item.name}`, 2]]));
  if (toads === undefined || frogs === undefined || inside === undefined) throw new Refused('no wildcard');
  return { length: plus(toads, frogs), toads, frogs, inside };
}

const number = (value: number): Polynomial => (value === 0 ? new Map() : new Map([['', 2 * value]]));

const polynomial = ({ constant, factors }: Affine): Polynomial =>
  [...factors].reduce((all, [name, factor]) => sum(all, factor, new Map([[name, 2]])), number(constant));

/** p + factor*q. */
function sum(p: Polynomial, factor: number, q: Polynomial): Polynomial {
  const all = new Map(p);
  for (const [key, coefficient] of q) {
    const total = exact((all.get(key) ?? 0) + exact(factor * coefficient));
    if (total === 0) all.delete(key);
    else all.set(key, total);
  }
  return all;
}

const plus = (p: Polynomial, q: Polynomial): Polynomial => sum(p, 1, q);

function product(p: Polynomial, q: Polynomial): Polynomial {
  let all = number(0);
  for (const [one, c] of p) {
    for (const [other, d] of q) {
      const key = [one, other]
        .filter((name) => name !== '')
        .sort()
        .join(' ');
      all = plus(all, new Map([[key, exact(c * d) / 2]]));
    }
  }
  return all;
}

function half(p: Polynomial): Polynomial {
  return new Map([...p].map(([key, coefficient]) => [key, coefficient / 2]));
}
