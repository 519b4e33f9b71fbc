/**
 * Numbers in statements: sums and products of parameters and fractions, and powers of two.
 *
 *   (a-1)(b-1+R)    3a/2    1/2^b    (1/2)^(b-1)
 *
 * Certificates have affine numbers only (counting claims: sums of products), so `linearOf` says which expressions are affine.
 */
import { Dyadic } from '@lilypad/games';
import { Misread } from '../region/expression.ts';
import { combine, isNumber, type Linear, number, variable } from '../region/linear.ts';

export type NumberExpression =
  | { readonly kind: 'constant'; readonly value: Dyadic }
  | { readonly kind: 'parameter'; readonly name: string }
  | { readonly kind: 'sum'; readonly terms: readonly NumberExpression[] }
  | { readonly kind: 'product'; readonly factors: readonly NumberExpression[] }
  /** 2 to the power of the exponent. */
  | { readonly kind: 'power'; readonly exponent: NumberExpression };

/** Values for the parameters. */
export type Values = Readonly<Record<string, number>>;

const constant = (value: Dyadic): NumberExpression => ({ kind: 'constant', value });
const MINUS_ONE = constant(Dyadic.of(-1));
const LARGEST_EXPONENT = 1000;

/** The number at a point. */
export function numberAt(expression: NumberExpression, values: Values): Dyadic {
  switch (expression.kind) {
    case 'constant':
      return expression.value;
    case 'parameter':
      return Dyadic.of(values[expression.name] ?? 0);
    case 'sum':
      return expression.terms.reduce((sum, term) => sum.add(numberAt(term, values)), Dyadic.ZERO);
    case 'product':
      return expression.factors.reduce((product, factor) => product.multiply(numberAt(factor, values)), Dyadic.ONE);
    case 'power': {
      const exponent = numberAt(expression.exponent, values);
      const k = Number(exponent.numerator);
      if (!exponent.isInteger() || Math.abs(k) > LARGEST_EXPONENT)
        throw new RangeError(`2^${exponent} is no number here`);
      return k < 0 ? Dyadic.of(1, -k) : Dyadic.of(1n << BigInt(k));
    }
  }
}

/** The parameters that occur. */
export function parametersIn(expression: NumberExpression): string[] {
  switch (expression.kind) {
    case 'constant':
      return [];
    case 'parameter':
      return [expression.name];
    case 'sum':
      return expression.terms.flatMap(parametersIn);
    case 'product':
      return expression.factors.flatMap(parametersIn);
    case 'power':
      return parametersIn(expression.exponent);
  }
}

/** The expression as a linear one, with `put` for the parameters that it has; null if it is not affine. */
export function linearOf(expression: NumberExpression, put: ReadonlyMap<string, Linear> = new Map()): Linear | null {
  switch (expression.kind) {
    case 'constant':
      return number(expression.value);
    case 'parameter':
      return put.get(expression.name) ?? variable(expression.name);
    case 'sum': {
      let sum: Linear = number(Dyadic.ZERO);
      for (const term of expression.terms) {
        const linear = linearOf(term, put);
        if (linear === null) return null;
        sum = combine(sum, linear, Dyadic.ONE);
      }
      return sum;
    }
    case 'product':
      return expression.factors.reduce<Linear | null>((product, factor) => times(product, linearOf(factor, put)), ONE);
    case 'power': {
      const exponent = linearOf(expression.exponent, put);
      if (exponent === null || !isNumber(exponent)) return null;
      return number(numberAt({ kind: 'power', exponent: constant(exponent.constant) }, {}));
    }
  }
}

const ONE = number(Dyadic.ONE);

function times(x: Linear | null, y: Linear | null): Linear | null {
  if (x === null || y === null) return null;
  if (isNumber(x)) return combine(number(Dyadic.ZERO), y, x.constant);
  return isNumber(y) ? combine(number(Dyadic.ZERO), x, y.constant) : null;
}

const DIGITS = /[0-9]+/y;
/** v is the sign for down; T and F are squares. */
const NAME = /[A-EG-SU-Za-uw-z][0-9]*/y;
const MOST_DIGITS = 15;
const MOST_DEPTH = 100;

/** A head that moves over a text and reads numbers. Throws `Misread`. */
export class NumberReader {
  private depth = 0;

  constructor(
    readonly text: string,
    public at = 0,
  ) {}

  sum(): NumberExpression {
    const terms: NumberExpression[] = [];
    for (let first = true; ; first = false) {
      const sign = this.take('+', '-', '−');
      if (sign === '' && !first) return terms.length === 1 ? terms[0] : { kind: 'sum', terms };
      const term = this.product();
      terms.push(sign === '-' || sign === '−' ? { kind: 'product', factors: [MINUS_ONE, term] } : term);
    }
  }

  /** Factors in a row or with · between them, and divisions by powers of two. */
  product(): NumberExpression {
    const factors = [this.power()];
    for (;;) {
      const end = this.at;
      if (this.take('/') !== '') {
        factors.push(this.inverse());
        continue;
      }
      const times = this.take('·', '×') !== '';
      this.skipBlanks();
      if (!times && !this.startsFactor()) {
        this.at = end;
        return factors.length === 1 ? factors[0] : { kind: 'product', factors };
      }
      factors.push(this.power());
    }
  }

  private startsFactor(): boolean {
    const here = this.text.charAt(this.at);
    return here === '(' || this.peek(NAME) !== '';
  }

  /** A factor; 2 and 1/2 in parentheses may have a power. */
  private power(): NumberExpression {
    const start = this.at;
    const factor = this.factor();
    const end = this.at;
    if (this.take('^') === '') return factor;
    const base = linearOf(factor);
    const isTwo = base !== null && isNumber(base) && base.constant.equals(Dyadic.of(2));
    const isHalf = base !== null && isNumber(base) && base.constant.equals(Dyadic.of(1, 1));
    if (!isTwo && !isHalf) {
      throw new Misread(`Only 2 and 1/2 have powers, not ${this.text.slice(start, end).trim()}.`, start);
    }
    const exponent = this.factor();
    return { kind: 'power', exponent: isTwo ? exponent : { kind: 'product', factors: [MINUS_ONE, exponent] } };
  }

  /** A number, a parameter, or a sum in parentheses. */
  factor(): NumberExpression {
    this.skipBlanks();
    const start = this.at;
    const digits = this.match(DIGITS);
    if (digits.length > MOST_DIGITS) throw new Misread('A number among parameters has at most 15 digits.', start);
    if (digits !== '') return constant(Dyadic.of(BigInt(digits)));
    const name = this.match(NAME);
    if (name !== '') return { kind: 'parameter', name };
    if (this.take('(') !== '') {
      if (++this.depth > MOST_DEPTH) throw new Misread('Parentheses are nested too deep here.', start);
      const inner = this.sum();
      this.depth--;
      if (this.take(')') === '') throw new Misread('A closing parenthesis is missing here.', this.at);
      return inner;
    }
    const found = this.text.charAt(this.at);
    if (found === 'v') throw new Misread('"v" is the sign for down and names no parameter.', this.at);
    if (found === 'T' || found === 'F') throw new Misread(`"${found}" is a square and names no parameter.`, this.at);
    throw new Misread(
      found === ''
        ? 'The text ends where a number or a parameter is expected.'
        : `A number or a parameter is expected before "${found}".`,
      this.at,
    );
  }

  /** What follows a "/": a power of two. */
  private inverse(): NumberExpression {
    this.skipBlanks();
    const start = this.at;
    const digits = this.match(DIGITS);
    const exponent = digits === '' ? 0 : BigInt(digits).toString(2).length - 1;
    if (digits === '' || BigInt(digits) !== 1n << BigInt(exponent)) {
      throw new Misread('A number is divided by a power of two only.', start);
    }
    if (this.take('^') === '') return constant(Dyadic.of(1, exponent));
    if (exponent !== 1) throw new Misread(`Only 2 and 1/2 have powers, not ${digits}.`, start);
    return { kind: 'power', exponent: { kind: 'product', factors: [MINUS_ONE, this.factor()] } };
  }

  skipBlanks(): void {
    while (/\s/.test(this.text.charAt(this.at))) this.at++;
  }

  /** What a sticky pattern matches here, moving past it; '' if nothing. */
  match(pattern: RegExp): string {
    const found = this.peek(pattern);
    this.at += found.length;
    return found;
  }

  private peek(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0] ?? '';
  }

  /** Moves past blanks and the first of these signs that comes next. */
  take(...signs: string[]): string {
    this.skipBlanks();
    const sign = signs.find((one) => this.text.startsWith(one, this.at)) ?? '';
    this.at += sign.length;
    return sign;
  }
}
