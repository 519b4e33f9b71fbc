/**
 * Reads linear expressions such as `2a+b-1/2`, `3a/2`, `2(a-b)`: sums of numbers and of names with factors.
 *
 * A name is one letter other than v, possibly followed by digits (a, b, x1). Two letters in a row are therefore a
 * product, which like any other product of parameters is refused with a sentence and its place.
 */
import { Dyadic, quoteAt } from '@lilypad/games';
import { combine, isNumber, type Linear, number, variable } from './linear.ts';

/** A text that cannot be read: one sentence, and the offset it is about. Thrown and caught within this package. */
export class Misread extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

/** v is the sign for down. */
const NAME = /[A-Za-uw-z][0-9]*/y;
const LETTER = /[a-z]/i;
const DIGITS = /[0-9]+/y;
const BLANKS = /\s*/y;
const STAR = /\s*\*\s*(?:$|[,|})])/y;
const WORD = /(?:and|or|not|is|even|odd|mod)\b|\(\s*mod\b/iy;
const DIGIT_LIMIT = 15;

/** A head moving over a text. */
export class Reader {
  constructor(
    readonly text: string,
    public at = 0,
  ) {}

  skipBlanks(): void {
    this.match(BLANKS);
  }

  /** What a sticky pattern matches here, moving past it; '' if nothing. */
  match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  /** Moves past blanks and the first of these signs that comes next. */
  take(...signs: string[]): string {
    this.skipBlanks();
    const sign = signs.find((s) => this.text.startsWith(s, this.at)) ?? '';
    this.at += sign.length;
    return sign;
  }

  sum(): Linear {
    let total = this.signed();
    for (;;) {
      const before = this.at;
      const sign = this.take('+-', '±', '+', '-', '−');
      if (sign === '') return total;
      if (sign === '+-' || sign === '±') throw new Misread('A parameter has one value: +- cannot stand here.', before);
      total = combine(total, this.product(), sign === '+' ? Dyadic.ONE : Dyadic.of(-1));
    }
  }

  private signed(): Linear {
    const sign = this.take('+', '-', '−');
    const value = sign === '' ? this.product() : this.signed();
    return sign === '-' || sign === '−' ? combine(number(Dyadic.ZERO), value, Dyadic.of(-1)) : value;
  }

  /** Factors in a row or with * between, and divisions by powers of two. */
  private product(): Linear {
    this.skipBlanks();
    const start = this.at;
    let value = this.factor();
    for (;;) {
      const end = this.at;
      if (this.take('/') !== '') {
        value = scale(value, this.divisor());
      } else if (this.take('^', '**') !== '') {
        throw new Misread(`The power ${this.excerpt(start)}… is not affine in the parameters.`, start);
      } else {
        const times = !this.atStar() && this.take('*', '·', '×') !== '';
        this.skipBlanks();
        if (!times && !this.startsFactor()) {
          this.at = end;
          return value;
        }
        const left = this.text.slice(start, end);
        const before = this.at;
        const other = this.factor();
        if (LETTER.test(left) && LETTER.test(this.text.slice(before, this.at))) {
          throw new Misread(`The product ${this.excerpt(start)} is not affine in the parameters.`, start);
        }
        value = isNumber(value) ? scale(other, value.constant) : scale(value, other.constant);
      }
    }
  }

  /** Whether a * comes next that ends the expression, as in a*: the game star, not a product. */
  private atStar(): boolean {
    STAR.lastIndex = this.at;
    return STAR.test(this.text);
  }

  private startsFactor(): boolean {
    return /[A-Za-z(]/.test(this.text.charAt(this.at)) && !this.atWord();
  }

  /** Whether a word of the language of conditions comes next. */
  private atWord(): boolean {
    WORD.lastIndex = this.at;
    return WORD.test(this.text);
  }

  private factor(): Linear {
    this.skipBlanks();
    const start = this.at;
    const digits = this.match(DIGITS);
    if (digits !== '') {
      if (digits.length > DIGIT_LIMIT) throw new Misread('A number among parameters has at most 15 digits.', start);
      return number(Dyadic.of(BigInt(digits)));
    }
    if (!this.atWord()) {
      const name = this.match(NAME);
      if (name !== '') return variable(name);
    }
    if (this.take('(') !== '') {
      const inner = this.sum();
      if (this.take(')') === '') throw new Misread('A closing parenthesis is missing here.', this.at);
      return inner;
    }
    if (this.text.charAt(this.at) === 'v')
      throw new Misread('"v" is the sign for down and names no parameter.', this.at);
    throw new Misread(this.expected('A number or a parameter'), this.at);
  }

  /** "… is expected here, not …" */
  expected(what: string): string {
    this.skipBlanks();
    const found = this.text.charAt(this.at);
    return found === ''
      ? `The text ends where ${what.charAt(0).toLowerCase()}${what.slice(1)} is expected.`
      : `${what} is expected before ${quoteAt(this.text, this.at)}.`;
  }

  private divisor(): Dyadic {
    this.skipBlanks();
    const start = this.at;
    const digits = this.match(DIGITS);
    if (digits === '') throw new Misread('A whole number must follow "/".', start);
    const value = BigInt(digits);
    const exponent = value.toString(2).length - 1;
    if (value === 0n || value !== 1n << BigInt(exponent)) {
      throw new Misread(`A parameter can be divided by a power of two only, not by ${digits}.`, start);
    }
    return Dyadic.of(1, exponent);
  }

  private excerpt(start: number): string {
    return this.text.slice(start, this.at).trim();
  }
}

function scale(x: Linear, factor: Dyadic): Linear {
  return combine(number(Dyadic.ZERO), x, factor);
}
