/**
 * Polynomials in the parameters of a corollary, of degree two at most, with integers or halves for coefficients: the
 * values of boards with powers, such as (a-1)(b-1+R)+1/2.
 *
 * Trusted: arithmetic, and that a text means what a reader understands.
 */
import { exact, type Form } from '../form.ts';
import { clip, Misread } from '../misread.ts';

/** Twice the coefficients, by the places of the parameters in the product: '' for the constant, '0', '0 1', '1 1'. */
export type Polynomial = ReadonlyMap<string, number>;

const ZERO: Polynomial = new Map();
const MOST_FACTORS = 2;
const LARGEST_NUMBER = 1_000_000;
const LONGEST_TEXT = 1_000;
const DEEPEST = 10;
const NUMERAL = /^[0-9]/;
const TOKEN = /\s*([0-9]+(?:\/2)?|[A-Za-z]|[-+()])/y;

function constant(twice: number): Polynomial {
  return twice === 0 ? ZERO : new Map([['', twice]]);
}

/** A linear form as a polynomial. */
export function linear(form: Form): Polynomial {
  const last = form.length - 1;
  const terms = form.map((c, i): [string, number] => [i === last ? '' : `${i}`, exact(2 * c)]);
  return new Map(terms.filter(([, c]) => c !== 0));
}

export function add(p: Polynomial, factor: number, q: Polynomial): Polynomial {
  const sum = new Map(p);
  for (const [key, c] of q) {
    const total = exact((sum.get(key) ?? 0) + exact(factor * c));
    if (total === 0) sum.delete(key);
    else sum.set(key, total);
  }
  return sum;
}

export function multiply(p: Polynomial, q: Polynomial): Polynomial {
  let product = ZERO;
  for (const [one, c] of p) {
    for (const [other, d] of q) {
      const places = [...one.split(' '), ...other.split(' ')].filter((place) => place !== '').sort();
      const twice = exact(c * d) / 2;
      if (places.length > MOST_FACTORS) throw new Misread('a product has more than two parameters');
      if (!Number.isInteger(twice)) throw new Misread('a product has quarters');
      product = add(product, 1, new Map([[places.join(' '), twice]]));
    }
  }
  return product;
}

/** Twice the value, if it is the same for all parameters; otherwise null. */
export function constantOf(p: Polynomial): number | null {
  if (p.size === 0) return 0;
  return p.size === 1 ? (p.get('') ?? null) : null;
}

/** Reads a sum of products of numbers, parameters and sums in brackets. */
export function readPolynomial(text: string, parameters: readonly string[]): Polynomial {
  if (text.length > LONGEST_TEXT) throw new Misread(`a value has more than ${LONGEST_TEXT} characters`);
  const tokens: string[] = [];
  for (let end = 0; end < text.length; end = TOKEN.lastIndex) {
    TOKEN.lastIndex = end;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) throw new Misread(`the value "${clip(text)}" has a sign that means nothing here`);
    tokens.push(token);
  }
  const reader = new Reader(text, tokens, parameters);
  const value = reader.sum(0);
  reader.end();
  return value;
}

class Reader {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly tokens: readonly string[],
    private readonly parameters: readonly string[],
  ) {}

  sum(depth: number): Polynomial {
    let sum = ZERO;
    for (let first = true; ; first = false) {
      const token = this.tokens[this.at];
      if (token === '+' || token === '-') this.at += 1;
      else if (!first) return sum;
      sum = add(sum, token === '-' ? -1 : 1, this.product(depth));
    }
  }

  end(): void {
    if (this.at < this.tokens.length) this.fail();
  }

  private product(depth: number): Polynomial {
    let product: Polynomial | null = null;
    for (;;) {
      // "1/20" and "1 1/2" are no products: a number may only begin one.
      if (product !== null && NUMERAL.test(this.tokens[this.at] ?? '')) this.fail();
      const factor = this.factor(depth);
      if (factor === null) return product ?? this.fail();
      product = product === null ? factor : multiply(product, factor);
    }
  }

  private factor(depth: number): Polynomial | null {
    const token = this.tokens[this.at] ?? '';
    if (NUMERAL.test(token)) {
      this.at += 1;
      const [digits = '', half] = token.split('/');
      const value = Number(digits);
      if (value > LARGEST_NUMBER) this.fail();
      return constant(half === undefined ? 2 * value : value);
    }
    const place = this.parameters.indexOf(token);
    if (place >= 0) {
      this.at += 1;
      return new Map([[`${place}`, 2]]);
    }
    if (token !== '(') return null;
    if (depth === DEEPEST) this.fail();
    this.at += 1;
    const inner = this.sum(depth + 1);
    if (this.tokens[this.at++] !== ')') this.fail();
    return inner;
  }

  private fail(): never {
    throw new Misread(`"${clip(this.text, 60)}" is no sum of products of parameters and numbers`);
  }
}
