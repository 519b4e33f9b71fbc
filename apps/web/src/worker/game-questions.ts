/** The questions about games and puzzles, and their answers, as plain data. */
import type { Hint, Level, Mistake, PuzzleKind, RatedSumMove, SumMove, SumRating } from '@lilypad/toads';

/** A position on one or several boards, which are written with T, F and dots. */
export interface PlainPosition {
  readonly boards: readonly string[];
  readonly turn: 0 | 1;
}

/** The position to look at, and those that led to it, for the chart. */
export interface RateQuestion {
  readonly positions: readonly PlainPosition[];
  /** Which of the positions is looked at. */
  readonly at: number;
}

/** A move with what it is worth. */
export type RatedMoveAnswer = RatedSumMove;

/**
 * How far the positions of a game are known: solved, with the number of moves to the end; judged, which tells who wins
 * the position looked at; or not at all, since the board is too large.
 */
export type RateAnswer =
  | {
      readonly known: 'remoteness';
      /** The remoteness of each position asked about; odd if the player to move wins. */
      readonly remoteness: readonly number[];
      /** The moves of the position looked at, best first. */
      readonly moves: readonly RatedMoveAnswer[];
    }
  | { readonly known: 'winner'; readonly wins: boolean; readonly moves: readonly RatedMoveAnswer[] }
  | { readonly known: 'nothing' };

/** The computer is to move; the seed decides between moves that seem equal to it, and how it misjudges. */
export interface ChooseQuestion extends PlainPosition {
  readonly level: Level;
  readonly seed: number;
}

export interface ChooseAnswer {
  readonly move: SumMove;
  /** Whether a perfect player had to look ahead only, since the position is too large. */
  readonly blind: boolean;
}

export interface HintAnswer {
  /** Null where the position is too large. */
  readonly hint: Hint | null;
}

export interface ReviewAnswer {
  /** Null where the game is too large. */
  readonly mistakes: readonly Mistake[] | null;
}

/** The puzzle of a day; of a seed; or one of about a difficulty. */
export type PuzzleQuestion =
  | { readonly day: string }
  | { readonly kind: PuzzleKind; readonly seed: number }
  | { readonly kind: PuzzleKind; readonly near: number; readonly seed: number };

export type PuzzleAnswer = { readonly seed: number; readonly difficulty: number } & (
  | { readonly kind: 'win' | 'only'; readonly position: PlainPosition; readonly rating: SumRating }
  | {
      readonly kind: 'hotter';
      readonly boards: readonly [string, string];
      readonly hotter: 0 | 1;
      readonly temperatures: readonly [string, string];
    }
);
