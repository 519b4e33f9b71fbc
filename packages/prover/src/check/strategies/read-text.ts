/**
 * Reads the texts of a strategy: forms, words, sides.
 *
 *   form   2a+b-1
 *   word   T F . with powers: T^3, T^a, T^(a+2); pairs (TF)^a and (FT)^a; # for a wall; wildcards <x~y> and <x~y>+, where x is
 *          the letter that the part does not begin with and y the one that it does not end with, each of them may be
 *          missing, and + says that it is not empty; with a name <A:x~y>; reservoirs U(form,form) and V(form,form)
 *   side   a form, perhaps followed by * (in brackets, if it has several terms), or * alone; then perhaps +eps, and perhaps
 *          a choice with a + before it; or eps or a choice alone. A choice is a switch {side,...|side,...}, a nest O^a(side)
 *          or Q^a(side), or a board [word]
 *
 * Trusted: that each text means what a reader understands. Everything else is refused.
 */
import { TokenReader } from '../token-reader.ts';
import { type Affine, add, atLeast, constant, plusTimes, variable } from './affine.ts';
import { normal } from './normal.ts';
import { type Side, settled, ZERO } from './side.ts';
import {
  type Any,
  type Item,
  OTHER,
  type Pairs,
  type Piece,
  pairs,
  type Reservoir,
  run,
  WALL,
  type Word,
} from './word.ts';

const LONGEST_TEXT = 2000;
const LARGEST_NUMBER = 1_000_000;
const MOST_BRACES = 16;
const TOKEN = / *(eps|<[A-Z][0-9]*:|[0-9]+|[a-z][0-9]*|[-+*^|,(){}.TFUVOQ#<>~[\]]|$)/y;

export const readAffine = (text: string): Affine => new Reader(text).whole((reader) => reader.form());
export const readWord = (text: string): Word => new Reader(text).whole((reader) => reader.word());
export const readSide = (text: string): Side => new Reader(text).whole((reader) => reader.side(0));

/** Is this the name of a variable? */
export const isName = (text: string): boolean => /^[a-z][0-9]*$/.test(text);

class Reader extends TokenReader {
  constructor(text: string) {
    super(text, TOKEN, LONGEST_TEXT);
  }

  form(): Affine {
    let form = this.term(this.take('-') ? -1 : 1);
    for (;;) {
      if (this.isTerm(1) && this.take('+')) form = add(form, this.term(1));
      else if (this.take('-')) form = add(form, this.term(-1));
      else return form;
    }
  }

  word(): Word {
    const items: Item[] = [];
    while (this.at < this.tokens.length && this.next !== ']') items.push(this.item());
    const word = normal(items);
    word.forEach((item, i) => {
      const beside = item.kind === 'toads' ? word[i - 1] : item.kind === 'frogs' ? word[i + 1] : undefined;
      if (beside !== undefined && beside.kind !== 'wall')
        this.fail('has a reservoir that is not at its end of a board');
    });
    return word;
  }

  side(depth: number): Side {
    if (depth > MOST_BRACES) this.fail(`nests braces more than ${MOST_BRACES} deep`);
    let side = this.isTerm(0) || this.next === '(' ? this.number() : ZERO;
    let first = side === ZERO;
    if (first && this.take('*')) {
      side = { ...side, star: true };
      first = false;
    }
    if (this.part('eps', first)) {
      side = { ...side, eps: true };
      first = false;
    }
    if (this.part('{', first)) {
      const left = this.options('|', depth);
      return { ...side, choice: { kind: 'switch', left, right: this.options('}', depth) } };
    }
    if (this.part('[', first)) {
      const word = this.word();
      this.expect(']');
      return settled({ ...side, choice: { kind: 'board', word } });
    }
    for (const [letter, zero] of [
      ['O', 'left'],
      ['Q', 'right'],
    ] as const) {
      if (this.part(letter, first)) return this.nest(side, zero, depth);
    }
    if (first) this.fail('has no game where one should be');
    return side;
  }

  /** The rest of O^f(x) or Q^f(x), behind its letter. */
  private nest(side: Side, zero: 'left' | 'right', depth: number): Side {
    const power = this.take('^') ? this.power() : constant(1);
    this.expect('(');
    const inner = this.side(depth + 1);
    this.expect(')');
    return settled({ ...side, choice: { kind: 'nest', zero, power, inner } });
  }

  /** A number, perhaps with a star. */
  private number(): Side {
    const bracket = this.take('(');
    const start = this.at;
    const n = this.form();
    const terms = this.tokens.slice(start, this.at).filter((token, i) => i > 0 && /^[-+]$/.test(token)).length + 1;
    if (bracket) this.expect(')');
    const star = this.take('*');
    if (star && !bracket && terms > 1) this.fail('has a * after several terms without brackets');
    return { ...ZERO, n, star };
  }

  /** Takes a part of a sum, with a + before it unless it is the first. */
  private part(token: string, first: boolean): boolean {
    if (first) return this.take(token);
    if (this.next !== '+' || this.tokens[this.at + 1] !== token) return false;
    this.at += 2;
    return true;
  }

  private options(end: string, depth: number): Side[] {
    if (this.take(end)) return [];
    const sides = [this.side(depth + 1)];
    while (this.take(',')) sides.push(this.side(depth + 1));
    this.expect(end);
    return sides;
  }

  private item(): Item {
    const token = this.next;
    this.at += 1;
    if (token === 'T' || token === 'F' || token === '.') return run(token, this.take('^') ? this.power() : constant(1));
    if (token === '#') return WALL;
    if (token.startsWith('<')) return this.any(token === '<' ? null : token.slice(1, -1));
    if (token === '(') return this.pairs();
    if (token === 'U' || token === 'V') return this.reservoir(token === 'U' ? 'toads' : 'frogs');
    return this.fail(`has '${token}' where a part of a word should be`);
  }

  private power(): Affine {
    if (!this.take('(')) return this.natural(this.term(1));
    const form = this.form();
    this.expect(')');
    return this.natural(form);
  }

  private reservoir(kind: Reservoir['kind']): Reservoir {
    this.expect('(');
    const pieces = this.natural(this.form());
    this.expect(',');
    const extra = this.natural(this.form());
    this.expect(')');
    return { kind, pieces, extra };
  }

  private pairs(): Pairs {
    const first = this.piece();
    if (first === null || this.piece() !== OTHER[first]) this.fail('has brackets round something else than TF or FT');
    this.expect(')');
    return pairs(first, this.take('^') ? this.power() : constant(1));
  }

  private any(name: string | null): Any {
    const notFirst = this.piece();
    this.expect('~');
    const notLast = this.piece();
    this.expect('>');
    return { kind: 'any', name, notFirst, notLast, mayBeEmpty: !this.take('+') };
  }

  private piece(): Piece | null {
    return this.take('T') ? 'T' : this.take('F') ? 'F' : null;
  }

  private natural(form: Affine): Affine {
    if (!atLeast(form, 0)) this.fail('has a power or a count that may be negative');
    return form;
  }

  /** Does a term of a form begin here, or one token further, behind its sign? */
  private isTerm(ahead: number): boolean {
    const token = this.tokens[this.at + ahead] ?? '';
    return /^[0-9]+$/.test(token) || isName(token) || (ahead === 0 && token === '-');
  }

  /** 3, 3a, a, with a sign. */
  private term(sign: number): Affine {
    const digits = /^[0-9]+$/.test(this.next) ? this.next : null;
    if (digits !== null) this.at += 1;
    const factor = digits === null ? 1 : Number(digits);
    if (factor > LARGEST_NUMBER) this.fail(`has a number above ${LARGEST_NUMBER}`);
    const name = this.next;
    if (isName(name)) this.at += 1;
    else if (digits === null) this.fail(`has '${name}' where a number or a variable should be`);
    return plusTimes(constant(0), sign * factor, isName(name) ? variable(name) : constant(1));
  }
}
