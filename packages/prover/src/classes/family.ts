/**
 * Families of positions: words with powers that depend on parameters, such as T^a...FF, .^aT.^bF.^c or T^(2a+1).F, read from
 * text and placed in their class.
 *
 *     family := item+        item := square ['^' power]        power := whole number | parameter | '(' sum ')'
 *
 * A family lies in a class if one kind of square at most has powers with parameters: that kind fills the gaps, the others are
 * the keys.
 */
import { Dyadic } from '@lilypad/games';
import { Misread, Reader } from '../region/expression.ts';
import { combine, isNumber, type Linear, number, variable } from '../region/linear.ts';
import { classNamed, type Letter, mirrorLetter, type PositionClass } from './position-class.ts';

export interface Family {
  readonly runs: readonly Run[];
  /** The parameters, in the order in which they occur. */
  readonly names: readonly string[];
}

interface Run {
  readonly letter: Letter;
  readonly power: Linear;
}

/** A family as part of a class: a word and the sizes of its gaps; if `mirrored`, this is its mirror image. */
export interface Placement {
  readonly positions: PositionClass;
  readonly word: string;
  readonly gaps: readonly Linear[];
  readonly mirrored: boolean;
}

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string; readonly column: number };

const LETTERS: Readonly<Record<string, Letter>> = { T: 'T', F: 'F', '.': '.', _: '.', '-': '.', '□': '.' };
const KINDS: Readonly<Record<Letter, string>> = { T: 'toads', '.': 'empty squares', F: 'frogs' };
const DIGITS = /[0-9]+/y;
const PARAMETER = /[a-z][0-9]*/y;
const MOST_KEYS = 60;

export function parseFamily(text: string): Reading<Family> {
  try {
    const runs = readRuns(new Reader(text));
    const names = new Set(runs.flatMap(({ power }) => [...power.terms.keys()]));
    return { ok: true, value: { runs, names: [...names] } };
  } catch (error) {
    if (error instanceof Misread) return { ok: false, message: error.message, column: error.offset + 1 };
    throw error;
  }
}

function readRuns(reader: Reader): Run[] {
  const runs: Run[] = [];
  for (reader.skipBlanks(); reader.at < reader.text.length; reader.skipBlanks()) {
    const sign = String.fromCodePoint(reader.text.codePointAt(reader.at) as number);
    const letter = LETTERS[sign.toUpperCase()];
    if (letter === undefined) {
      throw new Misread(`"${sign}" is neither a toad (T), nor a frog (F), nor an empty square (.).`, reader.at);
    }
    reader.at += sign.length;
    runs.push({ letter, power: reader.take('^') === '' ? number(Dyadic.ONE) : readPower(reader) });
  }
  if (runs.length === 0) throw new Misread('The family has no squares.', 0);
  return runs;
}

function readPower(reader: Reader): Linear {
  reader.skipBlanks();
  const at = reader.at;
  const digits = reader.match(DIGITS);
  if (digits !== '') return whole(number(Dyadic.of(BigInt(digits))), at);
  if (reader.take('(') !== '') {
    const sum = reader.sum();
    if (reader.take(')') === '') throw new Misread('A closing parenthesis is missing here.', reader.at);
    return whole(sum, at);
  }
  const name = reader.match(PARAMETER);
  if (name === 'v') throw new Misread('"v" is the sign for down and names no parameter.', at);
  if (name === '')
    throw new Misread('A power is a whole number, a parameter or a sum in parentheses, as in T^(a+1).', at);
  return variable(name);
}

function whole(power: Linear, at: number): Linear {
  if (![power.constant, ...power.terms.values()].every((x) => x.isInteger())) {
    throw new Misread('A power has whole numbers only.', at);
  }
  if (isNumber(power) && power.constant.sign() < 0) throw new Misread('A power is never negative.', at);
  return power;
}

/** The class of a family; a sentence without its full stop if it has none. */
export function placeFamily({ runs }: Family): Placement | string {
  const varying = [...new Set(runs.filter(({ power }) => !isNumber(power)).map(({ letter }) => letter))];
  if (varying.length === 0) return 'A family has a parameter, as T^a...FF has; a single position has a value instead';
  if (varying.length > 1) {
    const [first, second] = varying.map((letter) => KINDS[letter]);
    return `The numbers of ${first} and of ${second} both depend on parameters, and a class leaves only one kind of square free`;
  }
  const [gap] = varying;
  const { word, gaps } = wordOf(runs, gap);
  if (word.length > MOST_KEYS) return `A class has at most ${MOST_KEYS} other squares`;
  const count = (letter: Letter): number => [...word].filter((x) => x === letter).length;
  const counts = { T: count('T'), '.': count('.'), F: count('F') };
  const mirrored = gap === 'F' || (gap === '.' && counts.F > counts.T);
  const name =
    gap === '.'
      ? `B${Math.max(counts.T, counts.F)}${Math.min(counts.T, counts.F)}`
      : `A${counts['.']}${gap === 'T' ? counts.F : counts.T}`;
  const positions = classNamed(name);
  if (positions === null)
    return `There is no class ${name}: a class has from 1 to 9 of each of its two kinds of squares`;
  if (!mirrored) return { positions, word, gaps, mirrored };
  const image = [...word].reverse().map((letter) => mirrorLetter(letter as Letter));
  return { positions, word: image.join(''), gaps: [...gaps].reverse(), mirrored };
}

/** The keys in their order, and how many gap letters stand before, between and after them. */
function wordOf(runs: readonly Run[], gap: Letter): { word: string; gaps: Linear[] } {
  let word = '';
  const gaps = [number(Dyadic.ZERO)];
  for (const { letter, power } of runs) {
    if (letter === gap) {
      gaps.push(combine(gaps.pop() as Linear, power, Dyadic.ONE));
      continue;
    }
    for (let k = 0n; k < power.constant.numerator && word.length <= MOST_KEYS; k++) {
      word += letter;
      gaps.push(number(Dyadic.ZERO));
    }
  }
  return { word, gaps };
}
