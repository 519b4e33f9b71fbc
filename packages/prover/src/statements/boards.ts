/**
 * Boards in statements: squares and brackets with powers, and wildcards for any pieces.
 *
 *     board := item+     item := (square | '(' board ')') ['^' power] | wildcard
 *     power := whole number | [whole number] parameter | '(' sum ')'
 *     wildcard := '<' [name ':'] [piece] '~' [piece] '>' ['+']
 *
 * A wildcard is as in strategies: <x~y> is any word of toads and frogs that does not begin with x nor end with y, with + a word
 * that is not empty. Wildcards with the same text stand for the same word; a name tells two of them apart.
 */
import { Dyadic } from '@lilypad/games';
import { Misread } from '../region/expression.ts';
import { combine, isNumber, type Linear, number } from '../region/linear.ts';
import type { Letter, Piece, Wild } from '../strategies/pattern/word.ts';
import { linearOf, NumberReader, type Values } from './number.ts';

export interface BoardRun {
  readonly kind: 'run';
  readonly letter: Letter;
  readonly power: Linear;
}

interface BoardGroup {
  readonly kind: 'group';
  readonly items: readonly BoardItem[];
  readonly power: Linear;
}

export interface BoardWildcard {
  readonly kind: 'wildcard';
  /** As it is written, which tells which wildcards are the same. */
  readonly text: string;
  readonly wild: Wild;
}

export type BoardItem = BoardRun | BoardGroup | BoardWildcard;

const ONE = number(Dyadic.ONE);
const SQUARES: Readonly<Record<string, Letter>> = { T: 'T', F: 'F', '.': '.', _: '.', '□': '.' };
const WILDCARD = /<(?:([A-Za-z]\d*):)?([TF]?)~([TF]?)>(\+?)/y;
const SHORT_POWER = /([0-9]*)([A-EG-SU-Za-uw-z][0-9]*)?/y;
const NO_POWER = 'A power is a whole number, a parameter or a sum in parentheses, as in T^(a+1).';
const MOST_SQUARES = 5000;

/** Reads the board from an offset of a text up to another. Throws `Misread`. */
export function readBoard(text: string, from = 0, to = text.length): readonly BoardItem[] {
  const reader = new BoardReader(text.slice(0, to), from);
  const items = reader.items(false);
  if (items.length === 0) throw new Misread('A board is expected here.', from);
  return items;
}

class BoardReader extends NumberReader {
  items(isInner: boolean): BoardItem[] {
    const items: BoardItem[] = [];
    for (;;) {
      this.skipBlanks();
      const start = this.at;
      const sign = this.text.charAt(start);
      if (sign === '' || (isInner && sign === ')')) return items;
      if (sign === '<') items.push(this.wildcard());
      else if (this.take('(') !== '') {
        const inner = this.items(true);
        if (this.take(')') === '') throw new Misread('This bracket is never closed.', start);
        if (inner.length === 0) throw new Misread('This bracket is empty.', start);
        items.push({ kind: 'group', items: inner, power: this.optionalPower() });
      } else {
        const letter = SQUARES[sign];
        if (letter === undefined)
          throw new Misread(`"${sign}" is no square: a board is written with T, F and ".".`, start);
        this.at++;
        items.push({ kind: 'run', letter, power: this.optionalPower() });
      }
    }
  }

  private wildcard(): BoardWildcard {
    WILDCARD.lastIndex = this.at;
    const found = WILDCARD.exec(this.text);
    if (found === null) throw new Misread('A wildcard is written <~T>, <F~>, <~> and the like.', this.at);
    this.at += found[0].length;
    const [text, , first, last, full] = found;
    const piece = (letter: string): Piece | null => (letter === '' ? null : (letter as Piece));
    return {
      kind: 'wildcard',
      text,
      wild: { kind: '?', name: null, notFirst: piece(first), notLast: piece(last), mayBeEmpty: full === '' },
    };
  }

  private optionalPower(): Linear {
    if (this.take('^') === '') return ONE;
    this.skipBlanks();
    const start = this.at;
    if (this.text.charAt(start) === '(') {
      this.at++;
      const sum = linearOf(this.sum());
      if (this.take(')') === '') throw new Misread('A closing parenthesis is missing here.', this.at);
      return whole(sum, start);
    }
    SHORT_POWER.lastIndex = start;
    const [text, digits, name] = SHORT_POWER.exec(this.text) as unknown as [string, string, string | undefined];
    if (text === '') throw new Misread(this.text.charAt(start) === 'v' ? '"v" names no parameter.' : NO_POWER, start);
    this.at += text.length;
    const factor = digits === '' ? Dyadic.ONE : Dyadic.of(BigInt(digits));
    return name === undefined ? number(factor) : { terms: new Map([[name, factor]]), constant: Dyadic.ZERO };
  }
}

function whole(power: Linear | null, at: number): Linear {
  if (power === null)
    throw new Misread('A power is affine in the parameters: products of them have no place here.', at);
  if (![power.constant, ...power.terms.values()].every((x) => x.isInteger())) {
    throw new Misread('A power has whole numbers only.', at);
  }
  return power;
}

/** All powers, those inside brackets too. */
export const powersOf = (items: readonly BoardItem[]): Linear[] =>
  items.flatMap((item) =>
    item.kind === 'wildcard' ? [] : item.kind === 'run' ? [item.power] : [item.power, ...powersOf(item.items)],
  );

export const wildcardsOf = (items: readonly BoardItem[]): BoardWildcard[] =>
  items.flatMap((item) => (item.kind === 'wildcard' ? [item] : item.kind === 'group' ? wildcardsOf(item.items) : []));

/** A linear expression at a point. */
export function linearAt({ terms, constant }: Linear, values: Values): Dyadic {
  let sum = constant;
  for (const [name, factor] of terms) sum = sum.add(factor.multiply(Dyadic.of(values[name] ?? 0)));
  return sum;
}

/** The squares at a point with these words for the wildcards; null if a power is negative, or the board is too long. */
export function squaresAt(
  items: readonly BoardItem[],
  values: Values,
  fillings: ReadonlyMap<string, string> = new Map(),
): string | null {
  let squares = '';
  for (const item of items) {
    if (item.kind === 'wildcard') {
      squares += fillings.get(item.text) ?? '';
      continue;
    }
    const times = Number(linearAt(item.power, values).numerator);
    const inner = item.kind === 'run' ? item.letter : squaresAt(item.items, values, fillings);
    if (inner === null || times < 0 || squares.length + times * inner.length > MOST_SQUARES) return null;
    squares += inner.repeat(times);
  }
  return squares;
}

/** The board with other forms for its parameters. */
export const putBoard = (items: readonly BoardItem[], put: ReadonlyMap<string, Linear>): BoardItem[] =>
  items.map((item) => {
    if (item.kind === 'wildcard') return item;
    const power = putLinear(item.power, put);
    return item.kind === 'run' ? { ...item, power } : { ...item, items: putBoard(item.items, put), power };
  });

/** A linear expression with others for its parameters. */
export function putLinear({ terms, constant }: Linear, put: ReadonlyMap<string, Linear>): Linear {
  let sum = number(constant);
  for (const [name, factor] of terms) {
    const value = put.get(name) ?? { terms: new Map([[name, Dyadic.ONE]]), constant: Dyadic.ZERO };
    sum = combine(sum, value, factor);
  }
  return sum;
}

/**
 * The board with brackets written out, as runs and wildcards, equal runs joined; null if brackets have a parameter as power.
 */
export function writtenOut(items: readonly BoardItem[]): (BoardRun | BoardWildcard)[] | null {
  const all: (BoardRun | BoardWildcard)[] = [];
  const add = (item: BoardRun | BoardWildcard): void => {
    const last = all.at(-1);
    if (item.kind === 'run' && last?.kind === 'run' && last.letter === item.letter) {
      all[all.length - 1] = { ...last, power: combine(last.power, item.power, Dyadic.ONE) };
    } else if (item.kind === 'wildcard' || !isZero(item.power)) all.push(item);
  };
  for (const item of items) {
    if (item.kind !== 'group') {
      add(item);
      continue;
    }
    const inner = writtenOut(item.items);
    if (inner === null || !isNumber(item.power)) return null;
    for (let k = 0n; k < item.power.constant.numerator; k++) for (const each of inner) add(each);
  }
  return all;
}

const isZero = (x: Linear): boolean => isNumber(x) && x.constant.sign() === 0;
