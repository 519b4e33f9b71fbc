/**
 * Reads the texts of a certificate: linear forms, conditions, games.
 *
 *   form       2a+b-1/2, 3a/2  sums of numbers and parameters with factors, each possibly over a power of two
 *   condition  form >= form    also <=, > and <; integers only
 *              form = form     form = form (mod 3)
 *   game       form | form* | (form)* | * | {game, ... | game, ...}      n* is {n|n}; one bar in each pair of braces
 *
 * Trusted: that each text means what a reader understands. Everything else is refused.
 */

import { LARGEST_MODULUS } from './cases.ts';
import { combine, exact, type Form, plus } from './form.ts';
import { Choice, type GameTree, NumberLeaf } from './game.ts';
import { TokenReader } from './token-reader.ts';

/** modulus 0: form >= 0 (`atLeast`) or form = 0 (`equal`); otherwise form = 0 (mod modulus). */
export type Condition =
  | { readonly kind: 'atLeast' | 'equal'; readonly form: Form }
  | { readonly kind: 'congruent'; readonly form: Form; readonly modulus: number };

const LONGEST_TEXT = 20_000;
const LARGEST_NUMBER = 1_000_000;
/** A denominator is a number too. */
const LARGEST_EXPONENT = 19;
const DEEPEST_GAME = 64;

const TOKEN = /\s*([0-9]+|[A-Za-z][A-Za-z0-9]*|>=|<=|[-+*/|,(){}=<>]|$)/y;

export function readCondition(text: string, parameters: readonly string[]): Condition {
  return new Reader(text, parameters).whole((reader) => reader.condition());
}

export function readGame(text: string, parameters: readonly string[]): GameTree {
  return new Reader(text, parameters).whole((reader) => reader.game(0));
}

/** A linear form with integer coefficients. */
export function readForm(text: string, parameters: readonly string[]): Form {
  return new Reader(text, parameters).whole((reader) => reader.integerForm());
}

class Reader extends TokenReader {
  constructor(
    text: string,
    private readonly parameters: readonly string[],
  ) {
    super(text, TOKEN, LONGEST_TEXT);
  }

  condition(): Condition {
    const left = this.integerForm();
    const sign = this.tokens[this.at++] ?? '';
    const difference = sign === '<=' || sign === '<' ? -1 : 1;
    if (!['>=', '<=', '>', '<', '='].includes(sign)) this.fail('has no >=, <=, >, < or = in its place');
    const form = combine(difference, left, -difference, this.integerForm());
    if (sign === '>' || sign === '<') return { kind: 'atLeast', form: plus(form, -1) };
    if (sign !== '=') return { kind: 'atLeast', form };
    if (!this.take('(')) return { kind: 'equal', form };
    if (!this.take('mod')) this.fail("lacks 'mod'");
    const modulus = this.number();
    if (modulus < 2 || modulus > LARGEST_MODULUS) this.fail(`has a modulus that is not from 2 to ${LARGEST_MODULUS}`);
    this.expect(')');
    return { kind: 'congruent', form, modulus };
  }

  game(depth: number): GameTree {
    if (depth > DEEPEST_GAME) this.fail(`nests braces more than ${DEEPEST_GAME} deep`);
    if (this.take('{')) {
      const left = this.options('|', depth);
      return new Choice(left, this.options('}', depth));
    }
    if (this.take('*')) return Choice.star(new NumberLeaf(this.zero(), 0));
    const bracket = this.take('(');
    const { form, exponent } = this.form();
    const leaf = new NumberLeaf(form, exponent);
    if (bracket) this.expect(')');
    return this.take('*') ? Choice.star(leaf) : leaf;
  }

  /** Games with commas between them, up to a closing sign. */
  private options(end: string, depth: number): GameTree[] {
    if (this.take(end)) return [];
    const games = [this.game(depth + 1)];
    while (this.take(',')) games.push(this.game(depth + 1));
    this.expect(end);
    return games;
  }

  integerForm(): Form {
    const { form, exponent } = this.form();
    if (exponent > 0) this.fail('has a fraction, which has no place here');
    return form;
  }

  /** A linear form with a power of two below the line. */
  private form(): { form: Form; exponent: number } {
    let form = this.zero();
    let exponent = 0;
    for (let first = true; ; first = false) {
      const minus = this.take('-');
      if (!minus && !this.take('+') && !first) return { form, exponent };
      const term = this.term();
      const most = Math.max(exponent, term.exponent);
      const sign = minus ? -1 : 1;
      form = combine(2 ** (most - exponent), form, sign * 2 ** (most - term.exponent), term.form);
      exponent = most;
    }
  }

  /** 3, 3a, a, each possibly over a power of two. */
  private term(): { form: Form; exponent: number } {
    const numeral = /^[0-9]/.test(this.tokens[this.at] ?? '');
    const factor = numeral ? this.number() : 1;
    const name = this.tokens[this.at] ?? '';
    const place = this.parameters.indexOf(name);
    if (place >= 0) this.at += 1;
    else if (!numeral) this.fail(name === '' ? 'breaks off' : `has '${name}' where a number or a parameter should be`);
    const form = [...this.zero()];
    form[place < 0 ? form.length - 1 : place] = factor;
    return { form, exponent: this.take('/') ? this.exponent() : 0 };
  }

  /** The k of a denominator 2^k. */
  private exponent(): number {
    const denominator = this.number();
    for (let k = 0; k <= LARGEST_EXPONENT; k++) if (2 ** k === denominator) return k;
    return this.fail(`has a denominator that is no power of two up to 2^${LARGEST_EXPONENT}`);
  }

  private number(): number {
    const digits = this.tokens[this.at++] ?? '';
    if (!/^[0-9]+$/.test(digits)) this.fail(digits === '' ? 'breaks off' : `has '${digits}' where a number should be`);
    const value = Number(digits);
    if (value > LARGEST_NUMBER) this.fail(`has a number above ${LARGEST_NUMBER}`);
    return exact(value);
  }

  private zero(): Form {
    return new Array<number>(this.parameters.length + 1).fill(0);
  }
}
