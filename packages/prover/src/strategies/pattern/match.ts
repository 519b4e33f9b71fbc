/**
 * Is a goal an instance of a claim? Finds what to put in for the variables of the claim: the two words are read side by
 * side, block by block, and every power of the claim gives an equation for its variables.
 */
import { covers, lettersFirst, type Parts, partsOf } from './cover.ts';
import {
  atLeast,
  constant,
  type Form,
  factor,
  isNumber,
  plusTimes,
  scale,
  shift,
  subtract,
  variables,
} from './form.ts';
import { type Goal, putGoal, variablesOf } from './goal.ts';
import { lettersLast, substituteWord } from './normal.ts';
import { type Fillings, isAtLeast, type Side, substituteSide } from './side.ts';
import { arePairs, type Item, isReservoir, isRun, OTHER, type Pairs, type Piece, type Run, type Word } from './word.ts';

/** A goal with its word in parts. Those who compare a goal with many claims take it apart once. */
export interface ReadGoal {
  readonly goal: Goal;
  readonly parts: Parts;
  readonly hasPairs: boolean;
  readonly variables: readonly number[];
}

export const readGoal = (goal: Goal): ReadGoal => ({
  goal,
  parts: partsOf(goal.word),
  hasPairs: goal.word.some(arePairs),
  variables: variablesOf(goal),
});

/** What is put in for the variables of a claim so that the goal is its instance; null if none is found. */
export const instanceOf = (goal: Goal, claim: Goal): Form[] | null => instanceOfRead(readGoal(goal), readGoal(claim));

/** The same for goals that have been read. */
export function instanceOfRead({ goal, parts }: ReadGoal, claim: ReadGoal): Form[] | null {
  const found = matchOf(parts, claim);
  if (found === null) return null;
  const { values, fillings } = found;
  return isAtLeast(goal.side, substituteSide(claim.goal.side, values, fillings)) ? values : null;
}

/** What a claim says that a word is at most, and what is put in for its variables; null if the word is no instance. */
export function boundOf(word: Word, claim: Goal): { readonly values: Form[]; readonly side: Side } | null {
  const found = matchOf(partsOf(word), readGoal(claim));
  return found && { values: found.values, side: substituteSide(claim.side, found.values, found.fillings) };
}

/** The same for the word alone, without the sides. */
export const valuesOf = (word: Word, claim: Goal): Form[] | null =>
  matchOf(partsOf(word), readGoal(claim))?.values ?? null;

interface Match {
  readonly values: Form[];
  readonly fillings: Fillings;
}

/** Items beside a wildcard that may be left to it when letters that take turns are read as pairs. */
const MOST_LEFT = 4;

function matchOf(parts: Parts, claim: ReadGoal): Match | null {
  const { goal, hasPairs } = claim;
  for (let left = 0; left <= (hasPairs ? MOST_LEFT : 0); left++) {
    const equations = equationsOf(parts, claim.parts, left);
    const values = equations && solve(equations, claim.variables);
    const found = values && matchWith(parts, claim, values);
    if (found !== null) return found;
  }
  return hasPairs ? withoutPairs(parts, goal) : null;
}

function matchWith(parts: Parts, { goal, parts: theirs, hasPairs }: ReadGoal, values: Form[]): Match | null {
  const fillings = new Map<string, readonly Item[]>();
  // Pairs join with the letters next to them, so a word with pairs is matched as it is with the values put in.
  const isCovered = hasPairs
    ? covers(parts, partsOf(substituteWord(goal.word, values)), [], fillings)
    : covers(parts, theirs, values, fillings);
  return isCovered ? { values, fillings } : null;
}

/** The match with a claim whose pairs are none, if they may be. */
function withoutPairs(parts: Parts, claim: Goal): Match | null {
  const empty = claim.word.flatMap((item) => (arePairs(item) && item.power[0] === 0 ? variables(item.power) : []));
  if (empty.length === 0) return null;
  const found = matchOf(parts, readGoal(empty.reduce((rest, v) => putGoal(rest, v, constant(0)), claim)));
  if (found === null) return null;
  const values = [...found.values];
  for (const v of empty) values[v] = constant(0);
  return { ...found, values: Array.from(values, (value) => value ?? constant(0)) };
}

type Equation = readonly [claim: Form, goal: Form];

/** Equations between powers that must hold if the goal is an instance; null if the shapes differ. */
function equationsOf(ours: Parts, theirs: Parts, left: number): Equation[] | null {
  if (ours.length !== theirs.length) return null;
  const equations: Equation[] = [];
  for (let i = 0; i < ours.length; i++) {
    const by = theirs[i];
    const wild = by.findIndex((item) => item.kind === '?');
    const part = by.some(arePairs) ? pairedBeside(ours[i], wild, left) : lettersAtEnds(ours[i], by);
    if (wild < 0) {
      if (part.length !== by.length) return null;
      for (let j = 0; j < by.length; j++) if (!equate(part[j], by[j], equations)) return null;
      continue;
    }
    const behind = by.length - wild - 1;
    if (part.length < by.length - 1) return null;
    for (let j = 0; j < wild; j++) if (!equate(part[j], by[j], equations)) return null;
    for (let j = 1; j <= behind; j++) {
      if (!equate(part[part.length - j], by[by.length - j], equations)) return null;
    }
  }
  return equations;
}

/** The items with letters by themselves at the ends where they are pairs and the other items have runs. */
function lettersAtEnds(items: readonly Item[], by: readonly Item[]): readonly Item[] {
  if (!items.some(arePairs)) return items;
  const front = isRun(by[0]) ? lettersFirst([...items]) : items;
  return isRun(by[by.length - 1]) ? lettersLast(front) : front;
}

/** The same as `paired`, with some items beside the wildcard, at the front or at the back, as they are. */
function pairedBeside(block: readonly Item[], wild: number, left: number): readonly Item[] {
  if (wild < 0 || left === 0) return paired(block);
  if (wild === 0) return [...block.slice(0, left), ...paired(block.slice(left))];
  const end = Math.max(0, block.length - left);
  return [...paired(block.slice(0, end)), ...block.slice(end)];
}

/**
 * A block of pieces with letters that take turns as pairs, as they would be if their number were a variable: as far to the
 * right as possible.
 */
function paired(block: readonly Item[]): readonly Item[] {
  if (!block.every(isRun)) return block;
  const items: Item[] = [];
  for (let start = 0; start < block.length; ) {
    let end = start + 1;
    while (end < block.length && (end === start + 1 || isNumber(block[end - 1].power, 1))) end++;
    const count = Math.floor((end - start) / 2);
    if (count === 0 || !atLeast(block[start].power, 1) || !atLeast(block[end - 1].power, 1)) {
      items.push(block[start++]);
      continue;
    }
    const odd = (end - start) % 2;
    const first = block[start + odd].kind as Piece;
    items.push({ kind: block[start].kind, power: shift(block[start].power, odd - 1) });
    items.push({ kind: `${first}${OTHER[first]}` as Pairs['kind'], power: constant(count) });
    items.push({ kind: block[end - 1].kind, power: shift(block[end - 1].power, -1) });
    start = end;
  }
  return items.filter((item) => arePairs(item) || (isRun(item) && !isNumber(item.power, 0)));
}

function equate(item: Item, by: Item, equations: Equation[]): boolean {
  if (item.kind !== by.kind) return false;
  if (isRun(by) || arePairs(by)) {
    const { power } = item as Run | Pairs;
    // a fixed power beside a wildcard may be less than the power there
    if (by.power.length > 1) equations.push([by.power, power]);
    return true;
  }
  if (isReservoir(by) && isReservoir(item)) equations.push([by.pieces, item.pieces], [by.extra, item.extra]);
  return by.kind !== '?';
}

/** Solves equations one variable at a time; variables that stay open become 0. */
function solve(equations: readonly Equation[], unknowns: readonly number[]): Form[] | null {
  const values: (Form | undefined)[] = [];
  let open = equations;
  while (open.length > 0) {
    const later: Equation[] = [];
    for (const [claim, goal] of open) {
      const unknown = variables(claim).filter((v) => values[v] === undefined);
      if (unknown.length > 1) {
        later.push([claim, goal]);
        continue;
      }
      let rest = subtract(goal, constant(claim[0]));
      for (const v of variables(claim)) {
        const value = values[v];
        if (value !== undefined) rest = plusTimes(rest, -factor(claim, v), value);
      }
      if (unknown.length === 0) {
        if (!isNumber(rest, 0)) return null;
        continue;
      }
      const [v] = unknown;
      const value = scale(rest, 1 / factor(claim, v));
      if (!value.every(Number.isInteger) || !atLeast(value, 0)) return null;
      values[v] = value;
    }
    if (later.length === open.length) {
      const v = variables(later[0][0]).filter((each) => values[each] === undefined)[1];
      values[v] = constant(0);
    }
    open = later;
  }
  for (const v of unknowns) values[v] ??= constant(0);
  const all: Form[] = [];
  for (let v = 0; v < values.length; v++) all.push(values[v] ?? constant(0));
  return all;
}
