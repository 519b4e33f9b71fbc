/**
 * The rules that simplify a strip before it is searched, each proved in docs/rules.md.
 *
 * Each rule is one function that looks at the squares from `start` up to but not including `end`, with the edges of the
 * strip at both, and returns what it found; none of them changes anything. What exists for Left and for Right is
 * written once, with a side. The rule for strips with one empty square is in one-empty.ts.
 */
import { LEFT, RIGHT, type Side } from '@lilypad/games';
import { type Board, directionOf, EMPTY, FROG, mirrorSquare, pieceOf, TOAD } from '../board/board.ts';

/** Which rules are in use. */
export interface RuleSwitches {
  /** Dead runs are taken out, and the strip falls apart where they were. */
  readonly dead: boolean;
  /** Toads with nothing but empty squares before them are counted, not played; likewise frogs. */
  readonly terminal: boolean;
  /** A strip whose only moves are leaps into isolated empty squares is worth 0. */
  readonly deathLeap: boolean;
  /** A strip with exactly one empty square is valued by recurrences, without search. */
  readonly oneEmpty: boolean;
  /** A strip and its mirror image are valued once. */
  readonly mirror: boolean;
}

/** The name of a rule. */
export type RuleName = keyof RuleSwitches;

/** All rules in use. */
export const ALL_RULES: RuleSwitches = { dead: true, terminal: true, deathLeap: true, oneEmpty: true, mirror: true };
/** No rule in use. */
export const NO_RULES: RuleSwitches = {
  dead: false,
  terminal: false,
  deathLeap: false,
  oneEmpty: false,
  mirror: false,
};

/** A run of squares from `from` up to but not including `to`. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/**
 * Dead pieces. A run of pieces that begins with TT or at the left edge and ends with FF or at the right edge never
 * moves again; neither do frogs at the left edge or toads at the right edge. Returns the first such run, as long as
 * possible, or null. The strips before and after it are independent, and each has an edge where the run was.
 */
export function deadRun(board: Board, start: number, end: number): Run | null {
  for (let i = start; i < end; i++) {
    if (board[i] === EMPTY) continue;
    const first = i;
    let from = first === start ? first : -1;
    let to = first === start && board[first] === FROG ? first + 1 : -1;
    for (i++; i < end && board[i] !== EMPTY; i++) {
      if (board[i] !== board[i - 1]) continue;
      if (board[i] === FROG) to = i + 1;
      else if (from < 0) from = i - 1;
    }
    if (i >= end) {
      to = end;
      if (from < 0 && board[end - 1] === TOAD) from = end - 1;
    }
    if (from >= 0 && to > from) return { from, to };
  }
  return null;
}

/** What is left of a strip when its terminal pieces of one side are taken away. */
export interface Terminal {
  /** The total value of the pieces taken away. */
  readonly integer: number;
  /** The first square, on the way back from the edge, that is neither empty nor a terminal piece. */
  readonly stop: number;
  /** The number of empty squares that remain between `stop` and the edge. */
  readonly blanks: number;
}

/**
 * Terminal toads: X T .^n = X .^n + n. Walks from the edge that the side's pieces travel to, over empty squares and
 * pieces of that side, up to the first piece of the other side. Null if there are no terminal pieces.
 */
export function terminal(board: Board, start: number, end: number, side: Side): Terminal | null {
  const piece = pieceOf(side);
  const step = directionOf(side);
  let integer = 0;
  let blanks = 0;
  let found = false;
  let at = step > 0 ? end - 1 : start;
  for (; at >= start && at < end; at -= step) {
    if (board[at] === EMPTY) {
      blanks++;
    } else if (board[at] === piece) {
      found = true;
      integer += step * blanks;
    } else break;
  }
  return found ? { integer, stop: at, blanks } : null;
}

/**
 * Death leap: every possible move is a leap into an isolated empty square, one with no empty neighbour.
 * That is, none of `T.`, `.F`, `TF..` and `..TF` occurs. Such a strip is worth 0.
 */
export function isDeathLeap(board: Board, start: number, end: number): boolean {
  return onlyLeaps(board, start, end, LEFT) && onlyLeaps(board, start, end, RIGHT);
}

function onlyLeaps(board: Board, start: number, end: number, side: Side): boolean {
  const piece = pieceOf(side);
  const step = directionOf(side);
  // Nobody lands on the edge square that the side's pieces come from.
  const first = step > 0 ? start + 1 : start;
  const last = step > 0 ? end : end - 1;
  for (let i = first; i < last; i++) {
    if (board[i] !== EMPTY) continue;
    const near = board[i - step];
    if (near === piece) return false;
    const far = i - 2 * step;
    if (near === EMPTY || far < start || far >= end || board[far] !== piece) continue;
    const beyond = i + step;
    if (beyond >= start && beyond < end && board[beyond] === EMPTY) return false;
  }
  return true;
}

/**
 * Mirror: compares the strip with its mirror image, whose value is the negative, square by square from the left.
 * Positive if the strip comes after its image, 0 if it is its own image, which makes it equal to its negative.
 */
export function mirrorOrder(board: Board, start: number, end: number): number {
  for (let i = start, j = end - 1; i < end; i++, j--) {
    const difference = board[i] - mirrorSquare(board[j]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The only empty square, or -1 if there are none or several. */
export function onlyEmpty(board: Board, start: number, end: number): number {
  let found = -1;
  for (let i = start; i < end; i++) {
    if (board[i] !== EMPTY) continue;
    if (found >= 0) return -1;
    found = i;
  }
  return found;
}
