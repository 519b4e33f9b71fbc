/**
 * The class of a family. A family lies in a class if at most one kind of square has powers with parameters:
 * that kind fills the gaps, the others are the keys.
 */
import { Dyadic } from '@lilypad/games';
import { EMPTY, type Family, type Form, FROG, type Square, TOAD } from '@lilypad/toads';
import { combine, isNumber, type Linear, number } from '../region/linear.ts';
import { classNamed, type Letter, mirrorLetter, type PositionClass } from './position-class.ts';

/** A family as part of a class: a word and the sizes of its gaps; if `mirrored`, this is its mirror image. */
export interface Placement {
  readonly positions: PositionClass;
  readonly word: string;
  readonly gaps: readonly Linear[];
  readonly mirrored: boolean;
  /** The powers of the family as it is written. There is a position only where none of them is negative. */
  readonly powers: readonly Linear[];
}

/** Equal letters side by side. */
export interface Run {
  readonly letter: Letter;
  readonly power: Linear;
}

const LETTERS: Readonly<Record<Square, Letter>> = { [TOAD]: 'T', [FROG]: 'F', [EMPTY]: '.' };
const KINDS: Readonly<Record<Letter, string>> = { T: 'toads', '.': 'empty squares', F: 'frogs' };
const MOST_KEYS = 60;

/** The class of a family; a sentence without its full stop if it has none. */
export function placeFamily(family: Family): Placement | string {
  if (family.runs === null)
    return 'A class has powers of single squares, and brackets of this family cannot be written out';
  return placeRuns(family.runs.map(({ square, power }) => ({ letter: LETTERS[square], power: linearOf(power) })));
}

/** The same for runs of letters. */
export function placeRuns(runs: readonly Run[]): Placement | string {
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
  const powers = runs.map(({ power }) => power);
  if (!mirrored) return { positions, word, gaps, mirrored, powers };
  const image = [...word].reverse().map((letter) => mirrorLetter(letter as Letter));
  return { positions, word: image.join(''), gaps: [...gaps].reverse(), mirrored, powers };
}

/** The keys in their order, and the numbers of gap letters before, between and after them. */
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

function linearOf({ constant, terms }: Form): Linear {
  return {
    terms: new Map([...terms].map(([name, factor]) => [name, Dyadic.of(factor)])),
    constant: Dyadic.of(constant),
  };
}
