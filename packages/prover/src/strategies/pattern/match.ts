/**
 * Is a goal an instance of a claim? Finds what to put in for the variables of the claim: the two words are read side by
 * side, block by block, and every power of the claim gives an equation for its variables.
 */
import {
  atLeast,
  constant,
  type Form,
  factor,
  isNumber,
  plusTimes,
  same,
  scale,
  shift,
  substitute,
  subtract,
  variables,
} from './form.ts';
import { type Goal, putGoal, variablesOf } from './goal.ts';
import { lettersLast, substituteWord } from './normal.ts';
import { type Fillings, isAtLeast, substituteSide } from './side.ts';
import {
  arePairs,
  type Item,
  isPieces,
  isReservoir,
  isRun,
  OTHER,
  type Pairs,
  type Piece,
  type Run,
  type Wild,
  type Word,
} from './word.ts';

/** A goal with its word in parts. Those who compare a goal with many claims take it apart once. */
export interface ReadGoal {
  readonly goal: Goal;
  readonly parts: readonly (readonly Item[])[];
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

/** The same for the word alone, without the sides. */
export const valuesOf = (word: Word, claim: Goal): Form[] | null =>
  matchOf(partsOf(word), readGoal(claim))?.values ?? null;

interface Match {
  readonly values: Form[];
  readonly fillings: Fillings;
}

/** Blocks of pieces and the separators between them, in turns. */
type Parts = ReadGoal['parts'];

function matchOf(parts: Parts, claim: ReadGoal): Match | null {
  const { goal, hasPairs } = claim;
  const equations = equationsOf(parts, claim.parts);
  const values = equations && solve(equations, claim.variables);
  if (values === null) return hasPairs ? withoutPairs(parts, goal) : null;
  const fillings = new Map<string, readonly Item[]>();
  // Pairs join with the letters next to them, so a word with pairs is matched as it is with the values put in.
  const isCovered = hasPairs
    ? covers(parts, partsOf(substituteWord(goal.word, values)), [], fillings)
    : covers(parts, claim.parts, values, fillings);
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

function partsOf(word: Word): Item[][] {
  const parts: Item[][] = [[]];
  for (const item of word) {
    if (isPieces(item)) parts[parts.length - 1].push(item);
    else parts.push([item], []);
  }
  return parts;
}

/** Equations between powers that must hold if the goal is an instance; null if the shapes differ. */
function equationsOf(ours: Parts, theirs: Parts): Equation[] | null {
  if (ours.length !== theirs.length) return null;
  const equations: Equation[] = [];
  for (let i = 0; i < ours.length; i++) {
    const by = theirs[i];
    const part = by.some(arePairs) ? paired(ours[i]) : ours[i];
    const wild = by.findIndex((item) => item.kind === '?');
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

/** Does the claim with these values cover the goal? Tells what its wildcards with names stand for. */
function covers(ours: Parts, theirs: Parts, values: readonly Form[], fillings: Map<string, readonly Item[]>): boolean {
  return ours.length === theirs.length && ours.every((part, i) => partCovered(part, theirs[i], values, fillings));
}

function partCovered(
  part: readonly Item[],
  by: readonly Item[],
  values: readonly Form[],
  fillings: Map<string, readonly Item[]>,
): boolean {
  const wild = by.findIndex((item) => item.kind === '?');
  if (wild < 0) return part.length === by.length && part.every((item, j) => sameItem(item, by[j], values));
  const front = trim(part, by.slice(0, wild), values, 'front');
  const rest = front && trim(front, by.slice(wild + 1).reverse(), values, 'back');
  const any = by[wild] as Wild;
  if (rest === null || !allows(any, rest as (Run | Pairs | Wild)[])) return false;
  if (any.name !== null) fillings.set(any.name, rest);
  return true;
}

/** What remains when runs and pairs are taken off the front, or the back; only the last of them may leave something. */
function trim(
  part: readonly Item[],
  taken: readonly Item[],
  values: readonly Form[],
  end: 'front' | 'back',
): Item[] | null {
  let rest = [...part];
  for (const [i, wanted] of taken.entries()) {
    if (isRun(wanted)) rest = end === 'back' ? lettersLast(rest) : lettersFirst(rest);
    const found = end === 'back' ? rest.pop() : rest.shift();
    if (!(isRun(found) || arePairs(found)) || found.kind !== wanted.kind) return null;
    const more = subtract(found.power, substitute((wanted as Run | Pairs).power, values));
    if (isNumber(more, 0)) continue;
    if (i < taken.length - 1 || !atLeast(more, 0)) return null;
    const left = { ...found, power: more } as Item;
    if (end === 'back') rest.push(left);
    else rest.unshift(left);
  }
  return rest;
}

/** The items with the first pair of letters by itself, if they surely begin with one. */
function lettersFirst(items: Item[]): Item[] {
  const [first] = items;
  if (!arePairs(first) || !atLeast(first.power, 1)) return items;
  const letters = [...first.kind].map((letter): Run => ({ kind: letter as Piece, power: constant(1) }));
  return [...letters, { kind: first.kind, power: shift(first.power, -1) }, ...items.slice(1)];
}

function sameItem(item: Item, by: Item, values: readonly Form[]): boolean {
  if (item.kind !== by.kind) return false;
  if (isRun(by) || arePairs(by)) return same((item as Run | Pairs).power, substitute(by.power, values));
  if (!isReservoir(by) || !isReservoir(item)) return by.kind === '#';
  return same(item.pieces, substitute(by.pieces, values)) && same(item.extra, substitute(by.extra, values));
}

/** Does a wildcard allow all words that these pieces may be? */
function allows({ notFirst, notLast, mayBeEmpty }: Wild, pieces: readonly (Run | Pairs | Wild)[]): boolean {
  const full = pieces.some((item) => (item.kind === '?' ? !item.mayBeEmpty : atLeast(item.power, 1)));
  return (
    (mayBeEmpty || full) &&
    avoids(pieces, notFirst, 0, (wild) => wild.notFirst) &&
    avoids([...pieces].reverse(), notLast, -1, (wild) => wild.notLast)
  );
}

/** `at`: 0 for the first letters of pairs, -1 for the last. */
function avoids(
  pieces: readonly (Run | Pairs | Wild)[],
  letter: Piece | null,
  at: 0 | -1,
  not: (wild: Wild) => Piece | null,
): boolean {
  if (letter === null) return true;
  for (const item of pieces) {
    if (item.kind === '?') {
      if (not(item) !== letter) return false;
      if (!item.mayBeEmpty) return true;
    } else {
      if (item.kind.at(at) === letter) return false;
      if (atLeast(item.power, 1)) return true;
    }
  }
  return true;
}
