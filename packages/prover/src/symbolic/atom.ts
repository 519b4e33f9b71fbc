/**
 * The leaves that parameters add to the notation of games: `2a`, `a/2`, `b*`, `(c-a-2)^*`. Sums such as `2a+b-1` are
 * sums of the notation itself. What looks like a product or a power of parameters gets a sentence.
 */
import type { AtomReading } from '@lilypad/games';
import { Misread, Reader } from '../region/expression.ts';
import { isNumber, type Linear } from '../region/linear.ts';

/** A number with parameters, plus ups, plus a nimber. */
export interface Atom {
  readonly linear: Linear;
  readonly ups: number;
  readonly nimber: number;
}

const LEAF = /(?:[0-9]+\s*(?:\/\s*[0-9]+\s*)?)?(?![TM]iny)[A-Za-uw-z][0-9]*(?:\s*\/\s*[0-9]+)?/y;
const POWER = /[0-9]+\s*(?:\^|\*\*)\s*(?:[A-Za-uw-z]|\()/y;
const ARROWS = /\s*(?:\^+|v+|↑+|↓+|⇑|⇓)/y;
const COUNT = /\s*[0-9]+/y;
const STAR = /\s*[*∗]/y;
const NEXT_FACTOR = /\s*[*∗^·×]*\s*[A-Za-uw-z(]/y;
/** The greatest nimber and number of ups beside parameters, where they are trees. */
export const MOST_UPS = 100;

/** For the parser of games; null where the notation's own signs begin. */
export function readAtom(text: string, offset: number): AtomReading<Atom> | null {
  const reader = new Reader(text, offset);
  try {
    if (reader.match(POWER) !== '') {
      throw new Misread(notAffine(reader, offset), offset);
    }
    const parenthesised = text.charAt(offset) === '(';
    const linear = parenthesised ? readParentheses(reader) : readLeaf(reader);
    if (linear === null) return null;
    const end = reader.at;
    const ups = readUps(reader);
    const nimber = readStar(reader);
    if (parenthesised && reader.at === end) return null;
    if (reader.match(NEXT_FACTOR) !== '') {
      throw new Misread(notAffine(reader, offset), offset);
    }
    return { value: { linear, ups, nimber }, end: reader.at };
  } catch (error) {
    if (error instanceof Misread) return { error: error.message, at: error.offset };
    throw error;
  }
}

/** The sentence on what was read since the offset. */
function notAffine(reader: Reader, offset: number): string {
  const read = reader.text.slice(offset, reader.at).replace(/\($/, '(…)');
  return `The ${/\^|\*\*/.test(read) ? 'power' : 'product'} ${read} is not affine in the parameters.`;
}

function readLeaf(reader: Reader): Linear | null {
  const start = reader.at;
  const written = reader.match(LEAF);
  if (written === '') return null;
  const inner = new Reader(written);
  try {
    return inner.sum();
  } catch (error) {
    if (error instanceof Misread) throw new Misread(error.message, start + error.offset);
    throw error;
  }
}

/** (linear) with something behind it; anything else in parentheses is the notation's. */
function readParentheses(reader: Reader): Linear | null {
  try {
    reader.at++;
    const linear = reader.sum();
    return reader.take(')') === '' || isNumber(linear) ? null : linear;
  } catch (error) {
    if (error instanceof Misread) return null;
    throw error;
  }
}

function readUps(reader: Reader): number {
  const arrows = reader.match(ARROWS).trim();
  if (arrows === '') return 0;
  const size = '⇑⇓'.includes(arrows) ? 2 : arrows.length;
  const count = arrows.length === 1 && size === 1 ? readCount(reader) : 1;
  return size * count * ('v↓⇓'.includes(arrows.charAt(0)) ? -1 : 1);
}

function readStar(reader: Reader): number {
  return reader.match(STAR) === '' ? 0 : readCount(reader);
}

function readCount(reader: Reader): number {
  const at = reader.at;
  const digits = reader.match(COUNT).trim();
  if (digits === '') return 1;
  if (Number(digits) > MOST_UPS) throw new Misread(`Beside parameters, ups and nimbers go up to ${MOST_UPS}.`, at);
  return Number(digits);
}
