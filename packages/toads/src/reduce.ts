/**
 * One strip in, an integer and some smaller strips out: the rules of rules.ts applied in the one order that needs no
 * repetition. Dead runs first, since what they leave has edges of its own; then the terminal pieces of each part (taking
 * those away makes no new dead run: it brings no two pieces together); then death leaps.
 */
import { LEFT, SIDES, type Side } from '@lilypad/games';
import { type Board, EMPTY, newSquares, type Squares, slice } from './board.ts';
import { deadRun, isDeathLeap, type RuleName, type RuleSwitches, terminal } from './rules.ts';

/** One use of a rule: `strip` = `integer` + the sum of `parts`. */
export interface RuleStep {
  readonly rule: RuleName;
  readonly strip: Board;
  readonly parts: readonly Board[];
  readonly integer: number;
  /** For dead pieces: the run that was taken out. */
  readonly removed?: Board;
  /** For terminal pieces: whose they are. */
  readonly side?: Side;
}

/** A board simplified: its value is `integer` plus the values of all `parts`. */
export interface Simplified {
  readonly integer: number;
  readonly parts: readonly Board[];
  readonly steps: readonly RuleStep[];
}

/** Simplifies a board and tells how. */
export function simplify(board: Board, rules: RuleSwitches): Simplified {
  const squares = newSquares(board.length);
  for (let i = 0; i < board.length; i++) squares[i] = board[i];
  const steps: RuleStep[] = [];
  const reducer = new Reducer(rules, (step) => steps.push(step));
  reducer.reduce(squares, 0, squares.length);
  const parts: Board[] = [];
  for (let i = 0; i < reducer.count; i++) parts.push(slice(squares, reducer.starts[i], reducer.ends[i]));
  return { integer: reducer.integer, parts, steps };
}

/** Works in place and keeps its results in its fields, to be used again and again without making objects. */
export class Reducer {
  /** The integer taken out, and the windows of the parts that remain. */
  integer = 0;
  count = 0;
  readonly starts: number[] = [];
  readonly ends: number[] = [];

  private readonly rules: RuleSwitches;
  private readonly tell: ((step: RuleStep) => void) | undefined;

  constructor(rules: RuleSwitches, tell?: (step: RuleStep) => void) {
    this.rules = rules;
    this.tell = tell;
  }

  /** Reduces the strip that lies in `squares` from `start` to `end`; the parts are windows of the same array. */
  reduce(squares: Squares, start: number, end: number): void {
    this.integer = 0;
    this.count = 0;
    let from = start;
    while (this.rules.dead) {
      const dead = deadRun(squares, from, end);
      if (dead === null) break;
      this.tell?.({
        rule: 'dead',
        strip: slice(squares, from, end),
        parts: [slice(squares, from, dead.from), slice(squares, dead.to, end)].filter((part) => part.length > 0),
        integer: 0,
        removed: slice(squares, dead.from, dead.to),
      });
      this.part(squares, from, dead.from);
      from = dead.to;
    }
    this.part(squares, from, end);
  }

  /** A strip without dead runs. */
  private part(squares: Squares, first: number, last: number): void {
    let start = first;
    let end = last;
    if (this.rules.terminal) {
      for (const side of SIDES) {
        const { integer, stop, blanks } = terminal(squares, start, end, side);
        const from = side === LEFT ? start : stop - blanks;
        const to = side === LEFT ? stop + 1 + blanks : end;
        const bare = stop < start || stop >= end;
        if (to - from < end - start) {
          const strip = this.tell && slice(squares, start, end);
          squares.fill(EMPTY, side === LEFT ? stop + 1 : from, side === LEFT ? to : stop);
          const parts = this.tell && !bare ? [slice(squares, from, to)] : [];
          if (strip) this.tell?.({ rule: 'terminal', strip, parts, integer, side });
          this.integer += integer;
        }
        if (bare) return;
        start = from;
        end = to;
      }
    }
    if (this.rules.deathLeap && isDeathLeap(squares, start, end)) {
      if (start < end) this.tell?.({ rule: 'deathLeap', strip: slice(squares, start, end), parts: [], integer: 0 });
      return;
    }
    if (start === end) return;
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.count++;
  }
}
