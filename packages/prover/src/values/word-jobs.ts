/** The jobs about one word of a class, and what comes of them: plain data. */
import type { PlainFormula } from '../formula/plain.ts';
import type { SavedWord } from './word-learner.ts';

export interface StartJob {
  /** The class, such as A33. */
  readonly name: string;
  readonly word: string;
  readonly largestSum: number;
  readonly poolSize: number;
}

export interface LearnJob {
  /** The class, such as A33. */
  readonly name: string;
  readonly saved: SavedWord;
  /** Points to take into account, where something went wrong. */
  readonly refine: readonly (readonly number[])[];
  readonly lookahead: number;
}

export interface LearnedWord {
  readonly saved: SavedWord;
  /** Null if no formula fits all known values. */
  readonly formula: PlainFormula | null;
}

export interface RecurrenceJob {
  /** The class, such as A33. */
  readonly name: string;
  readonly word: string;
  /** The formulas of the word and of those that its moves lead to. */
  readonly formulas: readonly (readonly [word: string, formula: PlainFormula])[];
}

/** A position: a word and the sizes of its gaps. */
export type WordPoint = readonly [word: string, point: readonly number[]];

export interface InspectJob {
  readonly name: string;
  /** The formulas of the words. */
  readonly formulas: readonly (readonly [word: string, formula: PlainFormula])[];
  readonly points: readonly WordPoint[];
}
