/**
 * What a certificate says at a point, read by other code than the prover's and the checker's: the scripts that compare
 * certificates with direct computation must not share their mistakes.
 */
import { type Arena, type GameId, parseGame } from '@lilypad/games';
import { type Board, boardOf } from '@lilypad/toads';

export interface ValueEnd {
  readonly value: string;
}

export interface HoldsEnd {
  readonly holds: boolean;
}

export type JsonTree<End> = End | { readonly if: string; readonly then: JsonTree<End>; readonly else: JsonTree<End> };

export interface JsonStanding {
  readonly atLeast: JsonTree<HoldsEnd>;
  readonly atMost: JsonTree<HoldsEnd>;
}

export interface JsonWord {
  readonly word: string;
  readonly parameters: readonly string[];
  readonly formula?: JsonTree<ValueEnd>;
  /** By rival, which is `0` or `*`. */
  readonly against?: Readonly<Record<string, JsonStanding>>;
  /** In certificates of invariants: where the set contains the position, and its sum with `*`. */
  readonly contains?: JsonTree<HoldsEnd>;
  readonly withStar?: JsonTree<HoldsEnd>;
}

export interface JsonCorollary {
  readonly name: string;
  readonly word: string;
  readonly parameters: readonly string[];
  readonly gaps: readonly string[];
  readonly formula: JsonTree<ValueEnd>;
}

/** A certificate as the scripts read it. */
export interface JsonCertificate {
  readonly target: string;
  readonly claim: string;
  /** The letter that fills the gaps. */
  readonly gap: string;
  readonly words: readonly JsonWord[];
  readonly corollaries?: readonly JsonCorollary[];
}

/** A value for each parameter. */
export type Point = Readonly<Record<string, number>>;

export const named = (parameters: readonly string[], point: readonly number[]): Point =>
  Object.fromEntries(parameters.map((letter, i) => [letter, point[i]]));

/** The board of a word with so many letters in each gap. */
export const boardAt = (gap: string, word: string, gaps: readonly number[]): Board =>
  boardOf(gaps.map((x, i) => gap.repeat(x) + (word[i] ?? '')).join(''));

/** A sum such as 2a+b-1 or a/2+1 in quarters; names are letters with or without digits. */
export function quarters(text: string, at: Point): number {
  const terms = [...text.replaceAll(' ', '').matchAll(/([-+]?)(\d+(?![a-z\d]))?(\d*)([a-z]\d*)?(?:\/(\d+))?/gi)];
  return terms.reduce((sum, [whole, sign, number, factor, letter, under = '1']) => {
    if (whole === '') return sum;
    const size = letter === undefined ? Number(number) : Number(factor || 1) * at[letter];
    return sum + ((sign === '-' ? -4 : 4) * size) / Number(under);
  }, 0);
}

/** "2a+b >= 3", "a = b", "c-a = 1 (mod 3)". */
export function holds(condition: string, at: Point): boolean {
  const match = /^([^<>=]*)(<=|>=|<|>|=)([^(]*)(?:\(mod (\d+)\))?$/.exec(condition);
  if (match === null) throw new Error(`"${condition}" cannot be read`);
  const [, left, sign, right, modulus] = match;
  const difference = (quarters(left, at) - quarters(right, at)) / 4;
  if (modulus !== undefined) return difference % Number(modulus) === 0;
  if (difference === 0) return sign.includes('=');
  return difference < 0 ? sign.startsWith('<') : sign.startsWith('>');
}

/** The end of a tree that a point reaches. */
export function endOf<End extends ValueEnd | HoldsEnd>(tree: JsonTree<End>, at: Point): End {
  let here = tree;
  while ('if' in here) here = holds(here.if, at) ? here.then : here.else;
  return here;
}

/** Quarters of numbers with larger denominators are fractions; times this they are integers. */
const FINER = 2 ** 16;

/** The game of a text with numbers for parameters. */
export function gameAt(arena: Arena, text: string, at: Point): GameId {
  const numbers = text
    .replace(/\(([^()]*)\)\*/g, '{$1|$1}')
    .replace(/[^{}|,*]+/g, (sum) => (sum.trim() === '' ? sum : `${quarters(sum, at) * FINER}/${4 * FINER}`));
  const parsed = parseGame(arena, numbers);
  if (!parsed.ok) throw new Error(`"${text}" cannot be read: ${parsed.error.message}`);
  return parsed.value;
}
