/**
 * Makes goals general: the claim that a goal becomes should cover as many later goals as possible. Greedy; each step is
 * kept if the oracle finds the claim still true and the goal is still an instance of it.
 */
import type { Oracle } from '../oracle/oracle.ts';
import {
  add,
  constant,
  type Form,
  factor,
  isConstant,
  plusTimes,
  shift,
  subtract,
  variable,
  variables,
} from '../pattern/form.ts';
import { freshVariable, type Goal, putGoal } from '../pattern/goal.ts';
import { instanceOf } from '../pattern/match.ts';
import { normal } from '../pattern/normal.ts';
import { renamed } from '../pattern/rename.ts';
import { boardsIn, insideOf, numberSide, type Side } from '../pattern/side.ts';
import {
  formsOf,
  type Item,
  isPieces,
  isReservoir,
  isRun,
  LEFT_END,
  type Piece,
  RIGHT_END,
  type Run,
  type Wild,
  type Word,
} from '../pattern/word.ts';

/**
 * How much the number may grow with one more toad, where there are already any number of them; for frogs the negatives.
 */
const SLOPES = [0, 1, 2];
/** The number grows with fixed powers from this one on, too: smaller ones rarely become larger in the course of a play. */
const LEAST_SLOPED = 3;
/** Blocks of at least so many runs may get a wildcard inside. */
const LEAST_BLOCK = 3;

export class Generaliser {
  constructor(private readonly oracle: Oracle) {}

  generalise(goal: Goal): Goal {
    // Wildcards with names must stay as they are.
    if (boardsIn(goal.side).length > 0) return renamed(goal);
    let best = goal;
    const attempt = (next: Goal | null): boolean => {
      if (next === null || instanceOf(goal, next) === null || !this.oracle.holds(renamed(next))) return false;
      best = next;
      return true;
    };
    this.dropSideVariables(() => best, attempt);
    if (best.side.eps) attempt({ ...best, side: { ...best.side, eps: false } });
    if (best.side.choice !== null) this.plainSide(best, attempt);
    this.lowerSide(() => best, attempt);
    this.freeReservoirs(() => best, attempt);
    this.hideEnds(() => best, attempt);
    this.hideInside(() => best, attempt);
    if (best.side.choice === null) this.freePowers(() => best, attempt);
    this.dropSideVariables(() => best, attempt);
    return renamed(best);
  }

  /** Variables that occur in the number only become 0. */
  private dropSideVariables(best: () => Goal, attempt: (goal: Goal) => boolean): void {
    const used = new Set(formsOf(best().word).flatMap(variables));
    for (const v of variables(best().side.n)) if (!used.has(v)) attempt(putGoal(best(), v, constant(0)));
  }

  /** A number, or a number with a star, that is at most the switch, the largest first. */
  private plainSide({ word, side }: Goal, attempt: (goal: Goal) => boolean): void {
    const leaves = leavesOf(side);
    for (const down of [0, -1]) {
      for (const leaf of leaves) {
        for (const star of [false, true]) if (attempt({ word, side: numberSide(shift(leaf, down), star) })) return;
      }
    }
  }

  private lowerSide(best: () => Goal, attempt: (goal: Goal) => boolean): void {
    for (const v of variables(best().side.n)) {
      while (factor(best().side.n, v) > 0 && attempt(withNumber(best(), subtract(best().side.n, variable(v)))));
    }
  }

  /** The counts of each reservoir become separate variables; the number changes with its pairs. */
  private freeReservoirs(best: () => Goal, attempt: (goal: Goal) => boolean): void {
    for (let at = 0; at < best().word.length; at++) {
      const goal = best();
      const item = goal.word[at];
      if (!isReservoir(item)) continue;
      const first = freshVariable(goal);
      const [pieces, extra] = [variable(first), variable(first + 1)];
      const change = subtract(add(pieces, extra), add(item.pieces, item.extra));
      const word = goal.word.map((each, i): Item => (i === at ? { kind: item.kind, pieces, extra } : each));
      const next = dropLoose(withNumber({ ...goal, word }, plusTimes(goal.side.n, item.kind === 'U' ? 1 : -1, change)));
      if (next !== null) attempt(next);
    }
  }

  /** The part before the toads at the front of the first block becomes a wildcard; and the mirror image. */
  private hideEnds(best: () => Goal, attempt: (goal: Goal) => boolean): void {
    const first = blocksOf(best().word).filter(({ start }) => start === 0)[0];
    if (first !== undefined) {
      for (let i = first.end; i > 0; i--) {
        if (attempt(withItems(best(), 0, i, LEFT_END))) break;
      }
    }
    const size = best().word.length;
    const last = blocksOf(best().word).filter(({ end }) => end === size)[0];
    if (last === undefined) return;
    for (let i = last.start; i < size; i++) if (attempt(withItems(best(), i, size, RIGHT_END))) break;
  }

  /** The part between the first and the last run of a block becomes a wildcard. */
  private hideInside(best: () => Goal, attempt: (goal: Goal) => boolean): void {
    const count = blocksOf(best().word).length;
    for (let i = 0; i < count; i++) {
      const { start, end } = blocksOf(best().word)[i];
      const items = best().word.slice(start, end);
      if (items.length < LEAST_BLOCK || !isRun(items[0]) || !isRun(items[items.length - 1])) continue;
      const [before, after] = [items[0].kind as Piece, items[items.length - 1].kind as Piece];
      for (const [notFirst, notLast] of [
        [before, after],
        [null, after],
        [before, null],
        [null, null],
      ] as const) {
        const isExact = notFirst !== null && notLast !== null;
        const wild: Wild = { kind: '?', name: null, notFirst, notLast, mayBeEmpty: !isExact };
        if (attempt(withItems(best(), start + 1, end - 1, wild))) break;
      }
    }
  }

  /** The power of each run of pieces becomes a separate variable, with as small a least power as possible. */
  private freePowers(best: () => Goal, attempt: (goal: Goal) => boolean): void {
    for (let at = 0; at < best().word.length; at++) {
      const item = best().word[at];
      if (item.kind !== 'T' && item.kind !== 'F') continue;
      this.freePower(best(), at, attempt);
    }
  }

  private freePower(goal: Goal, at: number, attempt: (goal: Goal) => boolean): void {
    const { kind, power } = goal.word[at] as Run;
    const fresh = variable(freshVariable(goal));
    const isFree = power.length > 1 && variables(power).length === 1 && isLonely(goal.word, at);
    const least = Math.min(power[0], power[0] >= 2 ? 2 : 1);
    const attempts: Goal[] = [];
    for (let base = least; base < power[0] + (isFree ? 0 : 1); base++) {
      for (const slope of isConstant(power) && power[0] < LEAST_SLOPED ? [0] : SLOPES) {
        const k = kind === 'T' ? slope : -slope;
        const free = plusTimes(fresh, 1, constant(base));
        // n - k*power + k*(fresh + base): the same number where fresh + base is the power that was.
        const n = add(plusTimes(goal.side.n, -k, power), plusTimes(constant(0), k, free));
        const word = goal.word.map((item, i): Item => (i === at ? { kind, power: free } : item));
        const next = dropLoose(withNumber({ ...goal, word }, n));
        if (next !== null) attempts.push(next);
      }
    }
    this.oracle.announce(attempts.map(renamed));
    attempts.some(attempt);
  }
}

/** The numbers at the ends of a switch, with what is added to it. */
function leavesOf(side: Side): Form[] {
  if (side.choice === null) return [side.n];
  return insideOf(side)
    .flatMap(leavesOf)
    .map((leaf) => add(leaf, side.n));
}

/** Variables that are left in the number only become 0 where that lowers it; null if one would have to raise it. */
function dropLoose(goal: Goal): Goal | null {
  const used = new Set(formsOf(goal.word).flatMap(variables));
  let result = goal;
  for (const v of variables(goal.side.n)) {
    if (used.has(v)) continue;
    if (factor(goal.side.n, v) < 0) return null;
    result = putGoal(result, v, constant(0));
  }
  return result;
}

/** Is the variable of a run in no other power? */
function isLonely(word: Word, at: number): boolean {
  const [v] = variables((word[at] as Run).power);
  return word.every((item, i) => i === at || !isRun(item) || factor(item.power, v) === 0);
}

const withNumber = (goal: Goal, n: Form): Goal => ({ ...goal, side: { ...goal.side, n } as Side });

const withItems = (goal: Goal, from: number, to: number, item: Item): Goal => ({
  ...goal,
  word: normal([...goal.word.slice(0, from), item, ...goal.word.slice(to)]),
});

/** The places of the blocks of pieces. */
function blocksOf(word: Word): { start: number; end: number }[] {
  const blocks: { start: number; end: number }[] = [];
  for (let start = 0; start < word.length; start++) {
    if (!isPieces(word[start])) continue;
    let end = start;
    while (end < word.length && isPieces(word[end])) end++;
    blocks.push({ start, end });
    start = end;
  }
  return blocks;
}
