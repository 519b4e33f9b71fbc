/**
 * Slashes: {3*|5/2||2} means {{3*|5/2}|2}. Between the braces are lists of options separated by runs of bars; the
 * longest run splits the whole game, the longest on each side splits that side, and so on. Each run must have exactly
 * one bar more than the longest run on either side of it, which catches slips such as {1||2}.
 */
import { Fault } from './parse-error.ts';
import type { Braces, Syntax } from './syntax.ts';

/** A run of bars: where it stands, and how many. */
export interface Bars {
  /** The offset of the first bar in the text. */
  readonly at: number;
  /** How many bars. */
  readonly count: number;
}

/** A side of a game: its options, and the longest run of bars in it. */
interface SideText<A> {
  readonly options: readonly Syntax<A>[];
  readonly bars: number;
}

/**
 * The game written between braces that open at `at`: `cells` are the lists of options around the `bars`.
 *
 * @param at - an offset in the text
 * @throws Fault - if a run has too many or too few bars
 * @example
 * ```ts
 * const three = { kind: 'atom', at: 1, value: 3 } as const;
 * const one = { kind: 'atom', at: 3, value: 1 } as const;
 * joinSlashes(0, [[three], [one]], [{ at: 2, count: 1 }]).left; // => [ { kind: 'atom', at: 1, value: 3 } ]
 * ```
 */
export function joinSlashes<A>(at: number, cells: readonly (readonly Syntax<A>[])[], bars: readonly Bars[]): Braces<A> {
  // Runs still waiting for their right side, each shorter than the one before it.
  const waiting: { readonly left: SideText<A>; readonly bars: Bars }[] = [];
  let current = side(cells[0] as readonly Syntax<A>[]);
  let whole: Braces<A> | undefined;
  const close = (shorterThan: number): void => {
    for (let top = waiting.at(-1); top !== undefined && top.bars.count < shorterThan; top = waiting.at(-1)) {
      waiting.pop();
      checkHeight(top.bars, Math.max(top.left.bars, current.bars));
      whole = { kind: 'game', at, left: top.left.options, right: current.options };
      current = { options: [whole], bars: top.bars.count };
    }
  };
  bars.forEach((run, i) => {
    close(run.count);
    if (waiting.at(-1)?.bars.count === run.count) {
      throw new Fault(`Two runs of ${name(run.count)} stand at the same level; put braces round one side.`, run.at);
    }
    waiting.push({ left: current, bars: run });
    current = side(cells[i + 1] as readonly Syntax<A>[]);
  });
  close(Number.POSITIVE_INFINITY);
  return whole as Braces<A>;
}

function side<A>(options: readonly Syntax<A>[]): SideText<A> {
  return { options, bars: 0 };
}

function checkHeight(run: Bars, below: number): void {
  if (run.count === below + 1) return;
  const found = below === 0 ? 'no bars on either side of it' : `no more than ${name(below)} on either side of it`;
  throw new Fault(`${name(run.count)} has ${found}; write ${name(below + 1)} here.`, run.at);
}

function name(bars: number): string {
  return bars <= 8 ? `"${'|'.repeat(bars)}"` : `${bars} bars`;
}
