/**
 * Forms: an integer plus multiples of parameters, such as 2a-b+1, and how they are read.
 *
 *     form := ['+' | '-'] product (('+' | '-') product)*        product := factor (['*'] factor | '/' power of two)*
 *     factor := whole number | parameter | '(' form ')'
 *
 * A parameter is a letter other than v, possibly followed by digits: a, x1. All coefficients must be whole numbers in
 * the result.
 */
import { Dyadic, quoteAt } from '@lilypad/games';

/** An integer plus multiples of parameters; no multiple is 0. */
export interface Form {
  readonly constant: bigint;
  readonly terms: ReadonlyMap<string, bigint>;
}

/** Whether a form has no parameter. */
export const isConstantForm = ({ terms }: Form): boolean => terms.size === 0;

/** The value of a form at a point; parameters that the point does not have are 0. */
export function formAt({ constant, terms }: Form, point: Readonly<Record<string, number>>): bigint {
  let value = constant;
  for (const [name, factor] of terms) value += factor * BigInt(point[name] ?? 0);
  return value;
}

/** A text that cannot be read: one sentence, and the offset that it is about. The readers catch it. */
export class Unreadable extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

const DIGITS = /[0-9]+/y;
/** v is the sign for down. */
const NAME = /[A-Za-uw-z][0-9]*/y;
/** T and F are squares. */
const POWER_NAME = /[A-EG-SU-Za-z][0-9]*/y;
/** After digits a small letter may be a square: T^2f is two toads and a frog. */
const NAME_AFTER_DIGITS = /[a-eg-km-qsuw-z][0-9]*/y;
const MOST_DIGITS = 15;
const MOST_DEPTH = 100;
const NO_POWER = 'A power is a whole number, a parameter or a sum in parentheses, as in T^(a+1).';
const NO_NAME = '"v" is the sign for down and names no parameter.';

/** While a form is read its coefficients may be fractions. */
type Fractions = ReadonlyMap<string, Dyadic>;
/** The name used for the constant. */
const CONSTANT = '';

export class FormReader {
  readonly text: string;
  at: number;
  private depth = 0;

  constructor(text: string) {
    this.text = text;
    this.at = 0;
  }

  /** Moves on to the next character that is not blank; false at the end. */
  skipBlanks(): boolean {
    while (this.at < this.text.length && /\s/.test(this.text[this.at])) this.at++;
    return this.at < this.text.length;
  }

  /** A power: a whole number, a parameter or a multiple of one, or a form in parentheses. */
  power(): Form {
    this.skipBlanks();
    const start = this.at;
    const digits = this.match(DIGITS);
    if (digits !== '') {
      const name = this.match(NAME_AFTER_DIGITS);
      if (name === '') return { constant: BigInt(digits), terms: new Map() };
      return { constant: 0n, terms: new Map(BigInt(digits) === 0n ? [] : [[name, BigInt(digits)]]) };
    }
    if (this.take('(') !== '') {
      const sum = this.sum();
      if (this.take(')') === '') throw new Unreadable('A closing parenthesis is missing here.', this.at);
      return whole(sum, start);
    }
    const name = this.match(POWER_NAME);
    if (name.startsWith('v')) throw new Unreadable(NO_NAME, start);
    if (name === '') throw new Unreadable(NO_POWER, start);
    return { constant: 0n, terms: new Map([[name, 1n]]) };
  }

  private sum(): Fractions {
    let total = this.signed();
    for (let sign = this.take('+', '-', '−'); sign !== ''; sign = this.take('+', '-', '−')) {
      total = combine(total, this.product(), sign === '+' ? Dyadic.ONE : Dyadic.of(-1));
    }
    return total;
  }

  private signed(): Fractions {
    let factor = Dyadic.ONE;
    for (let sign = this.take('+', '-', '−'); sign !== ''; sign = this.take('+', '-', '−')) {
      if (sign !== '+') factor = factor.negate();
    }
    return combine(new Map(), this.product(), factor);
  }

  /** Factors in a row or with * between, and divisions by powers of two. */
  private product(): Fractions {
    this.skipBlanks();
    const start = this.at;
    let value = this.factor();
    for (;;) {
      const end = this.at;
      if (this.take('/') !== '') {
        value = combine(new Map(), value, this.divisor());
        continue;
      }
      const times = this.take('*', '·', '×') !== '';
      this.skipBlanks();
      if (!times && !/[A-Za-z(]/.test(this.text.charAt(this.at))) {
        this.at = end;
        return value;
      }
      const other = this.factor();
      if (hasNames(value) && hasNames(other)) {
        throw new Unreadable(`The product ${this.text.slice(start, this.at)} is not affine in the parameters.`, start);
      }
      value = hasNames(value) ? scaled(value, other) : scaled(other, value);
    }
  }

  private factor(): Fractions {
    this.skipBlanks();
    const start = this.at;
    const digits = this.match(DIGITS);
    if (digits.length > MOST_DIGITS) throw new Unreadable('A number among parameters has at most 15 digits.', start);
    if (digits !== '') return new Map([[CONSTANT, Dyadic.of(BigInt(digits))]]);
    const name = this.match(NAME);
    if (name !== '') return new Map([[name, Dyadic.ONE]]);
    if (this.take('(') !== '') {
      if (++this.depth > MOST_DEPTH) throw new Unreadable('Parentheses are nested too deep here.', start);
      const inner = this.sum();
      this.depth--;
      if (this.take(')') === '') throw new Unreadable('A closing parenthesis is missing here.', this.at);
      return inner;
    }
    const found = this.text.charAt(this.at);
    if (found === 'v') throw new Unreadable(NO_NAME, this.at);
    if (found === '') throw new Unreadable('The text ends where a number or a parameter is expected.', this.at);
    throw new Unreadable(`A number or a parameter is expected before ${quoteAt(this.text, this.at)}.`, this.at);
  }

  private divisor(): Dyadic {
    this.skipBlanks();
    const start = this.at;
    const digits = this.match(DIGITS);
    if (digits === '') throw new Unreadable('A whole number must follow "/".', start);
    const exponent = BigInt(digits).toString(2).length - 1;
    if (BigInt(digits) !== 1n << BigInt(exponent)) {
      throw new Unreadable(`A parameter can be divided by a power of two only, not by ${digits}.`, start);
    }
    return Dyadic.of(1, exponent);
  }

  /** What a sticky pattern matches here, moving past it; '' if nothing. */
  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  /** Moves past blanks and the first of these signs that comes next. */
  private take(...signs: string[]): string {
    this.skipBlanks();
    const sign = signs.find((one) => this.text.startsWith(one, this.at)) ?? '';
    this.at += sign.length;
    return sign;
  }
}

const hasNames = (value: Fractions): boolean => [...value.keys()].some((name) => name !== CONSTANT);

/** A value times a number. */
const scaled = (value: Fractions, by: Fractions): Fractions =>
  combine(new Map(), value, by.get(CONSTANT) ?? Dyadic.ZERO);

/** x + factor·y, without terms that are 0. */
function combine(x: Fractions, y: Fractions, factor: Dyadic): Fractions {
  const sum = new Map(x);
  for (const [name, value] of y) {
    const total = (sum.get(name) ?? Dyadic.ZERO).add(value.multiply(factor));
    if (total.sign() === 0) sum.delete(name);
    else sum.set(name, total);
  }
  return sum;
}

function whole(value: Fractions, at: number): Form {
  if (![...value.values()].every((x) => x.isInteger())) throw new Unreadable('A power has whole numbers only.', at);
  const terms = new Map([...value].map(([name, x]) => [name, x.numerator]));
  const constant = terms.get(CONSTANT) ?? 0n;
  terms.delete(CONSTANT);
  if (terms.size === 0 && constant < 0n) throw new Unreadable('A power is never negative.', at);
  return { constant, terms };
}
