/** The jobs about one word of a class, and what comes of them: plain data. */
import type { PlainFormula, PlainTree } from '../formula/plain.ts';
import type { PlainGame } from './labels/plain-games.ts';
import type { WordFacts } from './word-learner.ts';
import type { SentState } from './word-state.ts';

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
  readonly word: string;
  readonly saved: SentState;
  /** Points to take into account, where something went wrong. */
  readonly refine: readonly (readonly number[])[];
  /** Values at these and at points around them; what is missing is found again. */
  readonly known: KnownValues;
  readonly lookahead: number;
}

/** Values at points of one word. */
export interface KnownValues {
  readonly points: readonly (readonly number[])[];
  /** The places of the values in the list of games. */
  readonly values: readonly number[];
  readonly games: readonly PlainGame[];
}

export interface LearnedWord {
  readonly word: string;
  readonly saved: SentState;
  /** With the points that are new. */
  readonly facts: WordFacts;
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

export const pointKey = ([word, point]: WordPoint | Suspect): string => `${word} ${point}`;

/** A point at which the recurrence of its word fails, and those that the moves there lead to. */
export type WordFailure = readonly [point: WordPoint, ...after: WordPoint[]];

/** A point, and the value that the formula of its word has there. */
export type Suspect = readonly [word: string, point: readonly number[], claimed: PlainTree];

export interface InspectJob {
  readonly name: string;
  /** The points of failures, of each the one where the recurrence fails first. */
  readonly failures: readonly (readonly Suspect[])[];
  /** Failures at points whose value takes more boards are passed over. */
  readonly mostBoards: number;
}

export interface Inspected {
  /** The points of failures at which the formula of their word does not have the right value. */
  readonly wrong: readonly WordPoint[];
  /** The places of failures that were passed over. */
  readonly passedOver: readonly number[];
}

export interface ValueJob {
  readonly name: string;
  readonly points: readonly WordPoint[];
}

/** The places of values in a list of games, in the order of the points. */
export type FoundValues = Omit<KnownValues, 'points'>;
