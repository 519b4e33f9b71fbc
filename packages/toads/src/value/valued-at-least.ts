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
 *   - death leaps are worth 0, and their moves are not looked at. A board is none while one of its windows has another move, so
 *     contents without one are left out, and so is what only they lead to.
 *
 * A position and its mirror image are valued once, so that at least half as many are kept.
 */
import { LEFT, RIGHT } from '@lilypad/games';
import { type Board, destination, FROG, newSquares, pieceOf, type Square, type Squares, TOAD } from '../board/board.ts';
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
  const firstToad = indexOf(board, TOAD, 0, 1);
  const lastFrog = indexOf(board, FROG, board.length - 1, -1);
  const listed = new Map<string, readonly number[]>();
  let counts: Counts = new Map([[AT_EDGE, 1]]);
  for (let start = 0; start < board.length; start += window) {
    const length = Math.min(window, board.length - start);
    const place = { length, toadsBefore: firstToad < start, frogsBehind: lastFrog >= start + length };
    const own = codeOf(board, start, length);
    // What follows stays as it is once there are enough.
    const isEnough = total(counts) >= ENOUGH;
    const key = JSON.stringify([own, place]);
    const contents = isEnough ? [own] : (listed.get(key) ?? contentsFrom(own, place));
    if (!isEnough) listed.set(key, contents);
    counts = readOn(counts, contents, length);
  }
  const counted = ENDS.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
  return Math.min(counted, ENOUGH);
}

/** The nearest square like this one from a square on. */
function indexOf(board: Board, square: Square, from: number, step: 1 | -1): number {
  let i = from;
  while (i >= 0 && i < board.length && board[i] !== square) i += step;
  return i;
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

/** How long a window is, and whether there are toads in windows before it and frogs in windows behind it: they stay there. */
interface Place {
  readonly length: number;
  readonly toadsBefore: boolean;
  readonly frogsBehind: boolean;
}

/** A content and all that moves within the window lead to, but for death leaps; the content alone if it is one. */
function contentsFrom(code: number, place: Place): readonly number[] {
  const squares = newSquares(place.length);
  const seen = new Set([code]);
  const found: number[] = [];
  for (const content of seen) {
    for (let i = 0; i < place.length; i++) squares[i] = squareOf(content, i);
    if (leapsOnly(squares, place)) continue;
    found.push(content);
    for (const next of followersOf(content, squares)) seen.add(next);
  }
  return found.length === 0 ? [code] : found;
}

/** Whether there are only death leaps, terminal pieces aside. */
function leapsOnly(squares: Squares, { length, toadsBefore, frogsBehind }: Place): boolean {
  let start = 0;
  let end = length;
  if (!toadsBefore) for (let i = 0; i < length && squares[i] !== TOAD; i++) if (squares[i] === FROG) start = i + 1;
  if (!frogsBehind) for (let i = length - 1; i >= start && squares[i] !== FROG; i--) if (squares[i] === TOAD) end = i;
  return isDeathLeap(squares, start, end);
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
