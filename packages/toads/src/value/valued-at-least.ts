/**
 * A lower bound on the number of positions that a search for a value goes through. It is quick, so that a search that
 * cannot end within its memory is not started.
 *
 * The board is cut into windows. What moves within a window reach, they reach on the whole board too, and windows do
 * not need each other; so every choice of one reachable content for each window is a board that can be reached. The search
 * does not meet all of them, because rules (rules.ts) take boards apart. Those are counted that it does meet:
 *
 *   - boards without a dead run;
 *   - frogs without a toad before them, which count as integers, stand at the left edge, and toads without a frog behind them
 *     at the right edge: so different boards stay different without these pieces;
 *   - death leaps are worth 0, and their moves are not looked at. Contents that would be a death leap as a board of their own are
 *     left out, and so is what only they lead to.
 *
 * A position and its mirror image are valued once, so that at least half as many are kept.
 */
import { LEFT, RIGHT } from '@lilypad/games';
import { type Board, destination, newSquares, pieceOf, type Square, type Squares } from '../board/board.ts';
import { isDeathLeap } from '../rules/rules.ts';

/** More than any search goes through. */
const ENOUGH = 10 ** 15;
/** Lengths of windows, in squares. Longer ones count more, but take longer: up to a quarter of a second. */
const WINDOWS = [9, 12, 15];

/**
 * At least so many positions, or half as many and their mirror images, are valued by a search for a board that no
 * rule takes apart. Counting ends where `wanted` is reached.
 */
export function valuedAtLeast(board: Board, wanted: number, windows: readonly number[] = WINDOWS): number {
  let most = 0;
  for (const window of windows) {
    if (most < wanted) most = Math.max(most, countByWindows(board, window));
  }
  return most;
}

function countByWindows(board: Board, window: number): number {
  const listed = new Map<number, readonly number[]>();
  let counts: Counts = new Map([[AT_EDGE, 1]]);
  for (let start = 0; start < board.length; start += window) {
    const length = Math.min(window, board.length - start);
    const own = codeOf(board, start, length);
    // The highest bit marks the length.
    const key = own + 4 ** length;
    // What follows stays as it is once there are enough.
    const isEnough = total(counts) >= ENOUGH;
    if (!isEnough && !listed.has(key)) listed.set(key, contentsFrom(own, length));
    counts = readOn(counts, (isEnough ? undefined : listed.get(key)) ?? [own], length);
  }
  const counted = ENDS.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
  return Math.min(counted, ENOUGH);
}

// ---- contents of windows: two bits a square ----

function codeOf(board: Board, start: number, length: number): number {
  let code = 0;
  for (let i = length - 1; i >= 0; i--) code = 4 * code + board[start + i];
  return code;
}

function squareOf(code: number, i: number): Square {
  return ((code >> (2 * i)) & 3) as Square;
}

/** A content and all that moves within the window lead to, but for death leaps; the content alone if it is one. */
function contentsFrom(code: number, length: number): readonly number[] {
  const squares = newSquares(length);
  const seen = new Set([code]);
  const found: number[] = [];
  for (const content of seen) {
    for (let i = 0; i < length; i++) squares[i] = squareOf(content, i);
    if (isDeathLeap(squares, 0, length)) continue;
    found.push(content);
    for (const next of followersOf(content, squares)) seen.add(next);
  }
  return found.length === 0 ? [code] : found;
}

function followersOf(code: number, squares: Squares): number[] {
  const found: number[] = [];
  for (const side of [LEFT, RIGHT] as const) {
    const piece = pieceOf(side);
    for (let from = 0; from < squares.length; from++) {
      const to = squares[from] === piece ? destination(squares, from, side) : -1;
      if (to >= 0) found.push(code + piece * (4 ** to - 4 ** from));
    }
  }
  return found;
}

// ---- the automaton ----

/** What was read: nothing, frogs at the edge, or also empty squares, but no toad. */
const AT_EDGE = 0;
const EDGE_FROGS = 1;
const NO_TOAD = 2;
/** The last square is empty, and the last piece is a toad, or a frog. */
const GAP_AFTER_TOAD = 3;
const GAP_AFTER_FROG = 4;
/** The last square is a toad, or a frog, of a run that may still move. */
const TOAD_LAST = 5;
const FROG_LAST = 6;
/** The same for a run that begins with TT or at the edge, and is dead if it ends with FF. */
const HELD_TOAD = 7;
const HELD_FROG = 8;
/** The same for toads that have only empty squares between them and a frog that is not held: one, or several. */
const TAIL_TOAD = 9;
const TAIL_TOADS = 10;
/** A board that is not counted. */
const NOT_COUNTED = 11;
type State = number;

/** By state: the one after an empty square, a toad and a frog. */
const NEXT: readonly (readonly [State, State, State])[] = [
  [NO_TOAD, HELD_TOAD, EDGE_FROGS],
  [NO_TOAD, HELD_TOAD, EDGE_FROGS],
  [NO_TOAD, TOAD_LAST, NOT_COUNTED],
  [GAP_AFTER_TOAD, TOAD_LAST, FROG_LAST],
  [GAP_AFTER_FROG, TAIL_TOAD, FROG_LAST],
  [GAP_AFTER_TOAD, HELD_TOAD, FROG_LAST],
  [GAP_AFTER_FROG, TAIL_TOAD, FROG_LAST],
  [GAP_AFTER_TOAD, HELD_TOAD, HELD_FROG],
  [GAP_AFTER_FROG, HELD_TOAD, NOT_COUNTED],
  [GAP_AFTER_TOAD, TAIL_TOADS, FROG_LAST],
  [GAP_AFTER_TOAD, TAIL_TOADS, HELD_FROG],
];
/** Where a board that is counted may end. */
const ENDS: readonly State[] = [GAP_AFTER_FROG, FROG_LAST, TAIL_TOAD, TAIL_TOADS];

/** How many boards have led to each state. */
type Counts = ReadonlyMap<State, number>;

const total = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** The counts after one more window with any of these contents. */
function readOn(counts: Counts, contents: readonly number[], length: number): Counts {
  const next = new Map<State, number>();
  for (const [from, count] of counts) {
    for (const content of contents) {
      let state = from;
      for (let i = 0; i < length && state !== NOT_COUNTED; i++) state = NEXT[state][squareOf(content, i)];
      if (state !== NOT_COUNTED) next.set(state, (next.get(state) ?? 0) + count);
    }
  }
  return next;
}
