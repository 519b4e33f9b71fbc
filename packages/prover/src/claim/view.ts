/**
 * A claim as a page shows it: formulas set as mathematics, and what is claimed at any point. The workbench draws this
 * and reads no certificate itself. Points are the sizes of the gaps, in the order of the parameters.
 */

/** The sizes of the gaps, in squares, in the order of the parameters. */
export type Point = readonly number[];

/** A claim, ready to be shown. */
export interface ClaimView {
  /** Such as "Class A21". */
  readonly title: string;
  /** What it is about, as one or two sentences. */
  readonly about: string;
  /** The ends of all decision trees. */
  readonly ends: number;
  /** What is claimed, word by word. */
  readonly entries: readonly EntryView[];
  /** What it says about families. */
  readonly corollaries: readonly CorollaryView[];
  /** If what is claimed is a strategy; then there are no entries. */
  readonly strategy?: StrategyView;
  /** A report in Markdown with LaTeX; null if the kind has none. */
  readonly report: (() => string) | null;
}

/** Claims that positions are at most some game, each with a reply of Right to every move of Left. */
export interface StrategyView {
  /** What follows, such as "T^(a+2).F^(a+2) = *". */
  readonly statements: readonly string[];
  readonly claims: readonly StrategyClaimView[];
}

/** A claim of a strategy: positions that are at most a game. */
export interface StrategyClaimView {
  readonly word: string;
  /** The positions are at most this game. */
  readonly game: string;
  /** A line of arrows for Left's moves, to be shown above the word in a font with equal widths. */
  readonly arrows: string;
  /** The ends of its proof. */
  readonly replies: () => readonly ReplyView[];
}

/** An end of the proof of a claim of a strategy. */
export interface ReplyView {
  /** The case, such as "a = 0"; empty if there is only one. */
  readonly where: string;
  /** Left's move and Right's reply, with the positions after them; null if none is needed. */
  readonly moves: { readonly left: MovedView; readonly right: MovedView } | null;
  readonly because: string;
  /** The claim that settles it, if one does. */
  readonly claim: number | null;
}

/** A move by its name, and what must be shown after it: a position and the game that it is at most. */
export interface MovedView {
  readonly name: string;
  readonly word: string;
  readonly side: string;
}

/** What is claimed about the positions of a word. */
export type EntryView = RegionsView | QuestionsView;

interface Entry {
  readonly word: string;
  readonly parameters: readonly string[];
  /** The positions, in LaTeX and as text. */
  readonly latex: string;
  readonly text: string;
  /** The position at a point, in the notation of boards. */
  boardAt(point: Point): string;
  /** What is claimed at a point, as comparisons that direct computation can confirm. */
  instancesAt(point: Point): InstanceView[];
  /**
   * If claims are about slices only: the point where gaps, given by their places, have other sizes, in the slice of a point; the last two of
   * the other gaps follow. Null if there is none.
   */
  readonly inSliceOf?: (point: Point, sizes: ReadonlyMap<number, number>) => Point | null;
}

/** Values, region by region. */
export interface RegionsView extends Entry {
  readonly kind: 'regions';
  readonly rows: readonly RowView[];
  /** The index of the row that holds at a point. */
  rowAt(point: Point): number;
  /** The decisions that lead to the rows, given by their indices; null where rows are not found by decisions. */
  readonly decisions: DecisionView<number> | null;
}

/** A decision with its two ways on, or what is reached. */
export type DecisionView<E> =
  | {
      readonly kind: 'fork';
      /** In LaTeX. */
      readonly condition: string;
      holdsAt(point: Point): boolean;
      readonly yes: DecisionView<E>;
      readonly no: DecisionView<E>;
    }
  | { readonly kind: 'end'; readonly end: E };

/** Answers to questions, such as whether a position is >= 0. */
export interface QuestionsView extends Entry {
  readonly kind: 'questions';
  readonly questions: readonly QuestionView[];
  /** Whether an answer "no" is claimed too; if not, the claim says nothing there. */
  readonly tellsNo: boolean;
  /** The games that positions are compared with, joined by "and". */
  readonly rivals: string;
  /** The outcomes that can be claimed for the positions. */
  readonly outcomes: readonly OutcomeView[];
  outcomeAt(point: Point): OutcomeView;
}

/** A question about the positions of a word, and its answer at any point. */
export interface QuestionView {
  /** Such as "≥ 0". */
  readonly sign: string;
  /** The answer at a point, and the conditions that decide it, in LaTeX. */
  answerAt(point: Point): { readonly holds: boolean; readonly conditions: readonly string[] };
  /** The decisions that lead to the answer: whether it holds. */
  readonly decisions: DecisionView<boolean>;
}

/** One of the outcomes that pictures distinguish. */
export interface OutcomeView {
  /** Which of them. */
  readonly name: 'zero' | 'star' | 'positive' | 'negative' | 'confused' | 'unclaimed';
  /** A sign for pictures. */
  readonly sign: string;
  /** In words. */
  readonly text: string;
}

/** A region and the value there. */
export interface RowView {
  /** In LaTeX, none if the region is everything. */
  readonly conditions: readonly string[];
  readonly latex: string;
  readonly text: string;
  /** The value at a point, in the notation of games. */
  gameAt(point: Point): string;
}

/** The relation of the board to the game. */
export interface InstanceView {
  readonly board: string;
  readonly game: string;
  readonly relation: '=' | '<' | '>' | '||' | '>=' | '<=';
}

/** What a claim says about a family, region by region. */
export interface CorollaryView {
  /** Its short name, such as "T2". */
  readonly name: string;
  /** "T2: for all n from 0 on, the value of TT.^(n+7)FF". */
  readonly title: string;
  readonly rows: readonly RowView[];
}
