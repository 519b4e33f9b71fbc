/**
 * What a certificate says at a point, read by other code than the prover's and the checker's: the scripts that compare
 * certificates with direct computation must not share their mistakes.
 */
import type { Arena, GameId } from '@lilypad/games';
import { type Board, boardOf, boardWithGaps } from '@lilypad/toads';
import { readGame } from './game-reading.ts';
import { readCondition, readSum } from './readings.ts';

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
  boardWithGaps(boardOf(word), boardOf(gap)[0], gaps);

/** A sum such as 2a+b-1 or a/2+1 in quarters; names are letters with or without digits. */
export const quarters = (text: string, at: Point): number => readSum(text, Object.keys(at))(Object.values(at));

/** "2a+b >= 3", "a = b", "c-a = 1 (mod 3)". */
export const holds = (condition: string, at: Point): boolean =>
  readCondition(condition, Object.keys(at))(Object.values(at));

/** The end of a tree that a point reaches. */
export function endOf<End extends ValueEnd | HoldsEnd>(tree: JsonTree<End>, at: Point): End {
  let here = tree;
  while ('if' in here) here = holds(here.if, at) ? here.then : here.else;
  return here;
}

/** The game of a text with numbers for parameters. */
export const gameAt = (arena: Arena, text: string, at: Point): GameId =>
  readGame(arena, text, Object.keys(at))(Object.values(at));
