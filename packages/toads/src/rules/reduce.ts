/**
 * One strip in, an integer and some smaller strips out: the rules of rules.ts applied in the one order that needs no
 * repetition. Dead runs first, since the parts they leave have their own edges; then the terminal pieces of each part
 * (taking those away makes no new dead run: it brings no two pieces together); then death leaps.
 */
import { LEFT, RIGHT, type Side } from '@lilypad/games';
import { type Board, boardPart, EMPTY, newSquares, type Squares } from '../board/board.ts';
import { deadRun, isDeathLeap, type RuleName, type RuleSwitches, terminal } from './rules.ts';

/** One use of a rule: `strip` = `integer` + the sum of `parts`. */
export interface RuleStep {
  readonly rule: RuleName;
  readonly strip: Board;
  readonly parts: readonly Board[];
  readonly integer: number;
  /** For dead pieces: the runs that were taken out. */
  readonly removed?: readonly Board[];
  /** For terminal pieces: whose they are. */
  readonly side?: Side;
}

/** A board simplified: its value is `integer` plus the values of all `parts`. */
export interface Simplified {
  readonly integer: number;
  readonly parts: readonly Board[];
  readonly steps: readonly RuleStep[];
}

/** Simplifies a board and lists the steps. */
export function simplifyBoard(board: Board, rules: RuleSwitches): Simplified {
  const squares = newSquares(board.length);
  for (let i = 0; i < board.length; i++) squares[i] = board[i];
  const steps: RuleStep[] = [];
  const reducer = new Reducer(rules, (step) => steps.push(step));
  reducer.reduce(squares, 0, squares.length);
  const parts: Board[] = [];
  for (let i = 0; i < reducer.count; i++) parts.push(boardPart(squares, reducer.starts[i], reducer.ends[i]));
  return { integer: reducer.integer, parts, steps };
}

/** Works in place and keeps its results in its fields, so that it can be reused without making objects. */
export class Reducer {
  /** The integer taken out, and the windows of the parts that remain. */
  integer = 0;
  count = 0;
  readonly starts: number[] = [];
  readonly ends: number[] = [];

  /** The current strip. */
  private start = 0;
  private end = 0;

  private readonly rules: RuleSwitches;
  private readonly tell: ((step: RuleStep) => void) | undefined;

  constructor(rules: RuleSwitches, tell?: (step: RuleStep) => void) {
    this.rules = rules;
    this.tell = tell;
  }

  /** Reduces the strip in `squares` from `start` to `end`; the parts are windows of the same array. */
  reduce(squares: Squares, start: number, end: number): void {
    this.integer = 0;
    this.count = 0;
    let from = start;
    if (this.rules.dead) {
      this.tellDead(squares, start, end);
      for (let dead = deadRun(squares, from, end); dead !== null; dead = deadRun(squares, from, end)) {
        this.part(squares, from, dead.from);
        from = dead.to;
      }
    }
    this.part(squares, from, end);
  }

  private tellDead(squares: Squares, start: number, end: number): void {
    if (this.tell === undefined) return;
    const parts: Board[] = [];
    const removed: Board[] = [];
    let from = start;
    for (let dead = deadRun(squares, from, end); dead !== null; dead = deadRun(squares, from, end)) {
      if (from < dead.from) parts.push(boardPart(squares, from, dead.from));
      removed.push(boardPart(squares, dead.from, dead.to));
      from = dead.to;
    }
    if (from < end) parts.push(boardPart(squares, from, end));
    if (removed.length > 0)
      this.tell({ rule: 'dead', strip: boardPart(squares, start, end), parts, integer: 0, removed });
  }

  /** A strip without dead runs: its terminal pieces are counted, and what remains is kept unless it is worth 0. */
  private part(squares: Squares, start: number, end: number): void {
    if (start === end) return;
    this.start = start;
    this.end = end;
    if (this.rules.terminal) {
      this.takeTerminal(squares, LEFT);
      this.takeTerminal(squares, RIGHT);
      if (this.start === this.end) return;
    }
    if (this.rules.deathLeap && isDeathLeap(squares, this.start, this.end)) {
      this.tell?.({ rule: 'deathLeap', strip: boardPart(squares, this.start, this.end), parts: [], integer: 0 });
      return;
    }
    this.starts[this.count] = this.start;
    this.ends[this.count] = this.end;
    this.count++;
  }

  /** Takes the terminal pieces of a side out of the current strip; if only empty squares remain, those too. */
  private takeTerminal(squares: Squares, side: Side): void {
    const found = terminal(squares, this.start, this.end, side);
    if (found === null) return;
    const { integer, stop, blanks } = found;
    const strip = this.tell && boardPart(squares, this.start, this.end);
    this.integer += integer;
    if (stop < this.start || stop >= this.end) {
      this.end = this.start;
    } else if (side === LEFT) {
      this.end = stop + 1 + blanks;
      for (let i = stop + 1; i < this.end; i++) squares[i] = EMPTY;
    } else {
      this.start = stop - blanks;
      for (let i = this.start; i < stop; i++) squares[i] = EMPTY;
    }
    const parts = this.tell && this.start < this.end ? [boardPart(squares, this.start, this.end)] : [];
    if (strip) this.tell?.({ rule: 'terminal', strip, parts, integer, side });
  }
}
