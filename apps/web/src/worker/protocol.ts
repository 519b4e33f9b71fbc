/**
 * The messages between a page and its worker: the questions with their answers, and the
 * messages that contain them. Everything here is plain data; exact numbers are sent as text.
 */

import type { PlainWords } from '@lilypad/games';
import type { ResultGraph } from '@lilypad/register';
import type { Note, SheetError, Shown } from '@lilypad/sheet';
import type { Mark, Printed, ValueKind } from '@lilypad/tables';
import type { SumMove } from '@lilypad/toads';
import type {
  ChooseAnswer,
  ChooseQuestion,
  HintAnswer,
  PlainPosition,
  PuzzleAnswer,
  PuzzleQuestion,
  RateAnswer,
  RateQuestion,
  ReviewAnswer,
} from './game-questions.ts';
import type { TeamNews } from './page-team.ts';

/** A question that a worker answers, by name: what is asked and what is answered. */
interface Tasks {
  value: { input: { readonly sum: string }; output: ValueAnswer };
  words: { input: Pick<PlainPosition, 'boards'>; output: WordsAnswer };
  moves: { input: { readonly sum: string }; output: MovesAnswer };
  tree: { input: TreeQuestion; output: TreeAnswer };
  covering: { input: { readonly board: string }; output: CoveringAnswer | null };
  compare: { input: { readonly left: string; readonly right: string }; output: CompareAnswer };
  rate: { input: RateQuestion; output: RateAnswer };
  choose: { input: ChooseQuestion; output: ChooseAnswer };
  hint: { input: PlainPosition; output: HintAnswer };
  review: { input: PlainPosition & { readonly moves: readonly SumMove[] }; output: ReviewAnswer };
  puzzle: { input: PuzzleQuestion; output: PuzzleAnswer };
  cell: { input: CellQuestion; output: CellAnswer };
  formula: { input: FormulaQuestion; output: FormulaAnswer };
  instances: { input: { readonly instances: readonly Instance[] }; output: InstancesAnswer };
  /** The named results, and what follows from what. */
  register: { input: Record<string, never>; output: ResultGraph };
  check: { input: { readonly certificate: string }; output: CheckAnswer };
  /** The texts of a cell and of the cells that it needs, from top to bottom; the last is asked about. */
  worksheet: { input: { readonly cells: readonly string[] }; output: WorksheetAnswer };
}

export type TaskName = keyof Tasks;
export type Input<N extends TaskName> = Tasks[N]['input'];
export type Output<N extends TaskName> = Tasks[N]['output'];

/** A value in the notations there are; null where it is too long to be written. */
export interface Written {
  readonly unicode: string | null;
  readonly plain: string | null;
  readonly paper: string | null;
  readonly latex: string | null;
}

/** A value in a list: short, in Unicode, cut if necessary. */
export interface ShortValue {
  readonly text: string;
  readonly cut: boolean;
}

export interface ValueAnswer {
  readonly written: Written;
  readonly short: ShortValue;
  /** Who wins: Left, Right, the Next player to move, or the Previous one. */
  readonly outcome: 'L' | 'R' | 'N' | 'P';
  readonly leftStop: string;
  readonly rightStop: string;
  readonly mean: string;
  readonly temperature: string;
  /** Who is ahead, and what a move is worth, in plain words. */
  readonly words: PlainWords;
  /** Further facts, as name and value, such as the atomic weight. */
  readonly more: readonly (readonly [name: string, value: string])[];
  readonly thermograph: ThermographAnswer;
  /** Where the value comes from, one sentence each; empty for a sum. */
  readonly reasons: readonly string[];
  readonly milliseconds: number;
}

export interface WordsAnswer {
  /** Who is ahead, and what a move is worth; null where the value is too much work. */
  readonly words: PlainWords | null;
}

/** A thermograph: the corners of its walls from the coldest up, exact numbers as text. */
export interface ThermographAnswer {
  /** Indexed by side. */
  readonly walls: readonly [readonly CornerAnswer[], readonly CornerAnswer[]];
  readonly mean: string;
  readonly temperature: string;
}

export interface CornerAnswer {
  readonly temperature: string;
  readonly value: string;
}

/** The options of a position, of those after it, and so on, level by level. */
export interface TreeQuestion {
  readonly sum: string;
  /** How many positions may be looked into. */
  readonly most: number;
  /** Whether positions whose value is a number are looked into. */
  readonly numbers: boolean;
}

export interface TreeAnswer {
  readonly value: ShortValue;
  /** The positions that were looked into, with their options. */
  readonly positions: readonly { readonly sum: string; readonly options: readonly TreeOption[] }[];
}

export interface TreeOption {
  readonly sum: string;
  readonly side: 'left' | 'right';
  readonly value: ShortValue;
  readonly isNumber: boolean;
  /** Whether it survives in the canonical form. */
  readonly isCanonical: boolean;
  /** Whether anybody can move in it. */
  readonly isOver: boolean;
}

/** The theorem that gives the value of a board, and the row of its formula. */
export interface CoveringAnswer {
  /** The name of the certificate, such as T2. */
  readonly theorem: string;
  /** Whether it is about the mirror image of the board. */
  readonly mirrored: boolean;
  readonly value: ShortValue;
  /** Where the board is in a class; null if the theorem is about something else. */
  readonly place: CoveringPlace | null;
}

interface CoveringPlace {
  readonly word: string;
  readonly at: readonly number[];
  readonly parameters: readonly string[];
  /** The row of the formula, from 0, with its conditions in LaTeX; null if the theorem answers questions instead. */
  readonly row: { readonly index: number; readonly conditions: readonly string[]; readonly latex: string } | null;
}

export interface MoveAnswer {
  /** The term of the sum that the move is in, from 0. */
  readonly term: number;
  /** The squares, from 0, of a move on a board. */
  readonly from: number | null;
  readonly to: number | null;
  /** The sum after the move, in the notation of questions. */
  readonly sum: string;
  readonly value: ShortValue;
  /** Whether the player who makes it wins. */
  readonly wins: boolean;
  /** Why it does not survive in the canonical form; null if it does. */
  readonly flaw: 'dominated' | 'reversible' | null;
  /** What the player gives up by it, a number as text; null if that is nothing. */
  readonly cost: string | null;
}

export interface MovesAnswer {
  readonly value: ShortValue;
  readonly left: readonly MoveAnswer[];
  readonly right: readonly MoveAnswer[];
}

export interface CompareAnswer {
  readonly relation: '=' | '<' | '>' | '||';
  /** How it was found: by values, or without them where values would take too long. */
  readonly method: 'value' | 'thresholds' | 'search';
  /** The value of the difference, where it was found. */
  readonly difference: ShortValue | null;
  readonly milliseconds: number;
}

export interface CellQuestion {
  /** The position, in the notation. */
  readonly position: string;
  /** What the paper prints for it, if it does. */
  readonly printed: Printed | null;
  /** Its value in plain notation where that is known; it is not computed again then. */
  readonly known?: string | undefined;
}

export interface CellAnswer {
  readonly short: ShortValue;
  readonly plain: string | null;
  readonly latex: string | null;
  readonly kind: ValueKind;
  readonly mean: string;
  readonly temperature: string;
  readonly mark: Mark;
  readonly milliseconds: number;
}

/** A formula in the parameters of a family, perhaps with conditions, and the cells of a table that it is tried on. */
export interface FormulaQuestion {
  readonly family: string;
  readonly formula: string;
  readonly cells: readonly FormulaCell[];
}

interface FormulaCell {
  readonly position: string;
  readonly known?: string | undefined;
  readonly point: Readonly<Record<string, number>>;
}

export interface FormulaAnswer {
  /** Of each cell, in order; silent where the conditions of the formula do not hold. */
  readonly verdicts: readonly FormulaVerdict[];
}

export type FormulaVerdict = 'agrees' | 'differs' | 'silent';

/** A position of a class, and a game that it is compared with: what the formula of the class gives there, 0 or *. */
interface Instance {
  readonly board: string;
  readonly game: string;
}

export interface InstancesAnswer {
  /** Of each, in order. */
  readonly values: readonly InstanceValue[];
}

interface InstanceValue {
  /** How the value of the position compares with the game. */
  readonly relation: '=' | '<' | '>' | '||';
  /** The value of the position. */
  readonly value: ShortValue;
  readonly latex: string | null;
}

export interface CheckAnswer {
  readonly accepted: boolean;
  /** The class. */
  readonly target: string | null;
  /** One sentence. */
  readonly verdict: string;
  readonly milliseconds: number;
}

export interface WorksheetAnswer {
  readonly statements: readonly StatementAnswer[];
  readonly milliseconds: number;
}

/** What a statement gave: a value, or an error. `at` and `end` are its place in the text of the cell. */
export type StatementAnswer = {
  readonly at: number;
  readonly end: number;
  /** The name that it defines. */
  readonly defines: string | null;
  /** How the text was read where it could have been meant in another way. */
  readonly notes: readonly Note[];
} & ({ readonly value: Shown; readonly error: null } | { readonly value: null; readonly error: SheetError });

export interface Progress {
  readonly done: number;
  readonly total?: number | undefined;
  /** What is counted. */
  readonly unit: string;
}

/** What the page sends. */
export interface Request<N extends TaskName = TaskName> {
  readonly id: number;
  readonly task: N;
  readonly input: Input<N>;
}

/** The page no longer wants the answer to a question; tasks that look for this stop soon. */
export interface Withdrawal {
  readonly id: number;
  readonly withdrawn: true;
}

/** What the worker sends back: progress, and news of its team, any number of times; then it is done, or has failed. */
export type Reply =
  | ({ readonly id: number } & TeamNews)
  | { readonly id: number; readonly kind: 'progress'; readonly progress: Progress }
  | { readonly id: number; readonly kind: 'done'; readonly output: Output<TaskName> }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string; readonly column: number | null };
