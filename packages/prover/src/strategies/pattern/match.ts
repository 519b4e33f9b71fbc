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
  substitute,
  subtract,
  variables,
} from './form.ts';
import { type Goal, variablesOf } from './goal.ts';
import { isAtLeast, substituteSide } from './side.ts';
import { type Item, isPieces, isReservoir, isRun, type Piece, type Run, type Wild, type Word } from './word.ts';

/** What is put in for the variables of a claim so that the goal is its instance; null if none is found. */
export function instanceOf(goal: Goal, claim: Goal): Form[] | null {
  const values = valuesOf(goal.word, claim);
  return values !== null && isAtLeast(goal.side, substituteSide(claim.side, values)) ? values : null;
}

/** The same for the word alone, without the sides. */
export function valuesOf(word: Word, claim: Goal): Form[] | null {
  const equations = equationsOf(word, claim.word);
  const values = equations && solve(equations, variablesOf(claim));
  return values !== null && covers(word, claim.word, values) ? values : null;
}

type Equation = readonly [claim: Form, goal: Form];

/** Blocks of pieces and the separators between them, in turns. */
function partsOf(word: Word): Item[][] {
  const parts: Item[][] = [[]];
  for (const item of word) {
    if (isPieces(item)) parts[parts.length - 1].push(item);
    else parts.push([item], []);
  }
  return parts;
}

/** Equations between powers that must hold if the goal is an instance; null if the shapes differ. */
function equationsOf(goal: Word, claim: Word): Equation[] | null {
  const [ours, theirs] = [partsOf(goal), partsOf(claim)];
  if (ours.length !== theirs.length) return null;
  const equations: Equation[] = [];
  for (let i = 0; i < ours.length; i++) {
    const [part, by] = [ours[i], theirs[i]];
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

function equate(item: Item, by: Item, equations: Equation[]): boolean {
  if (item.kind !== by.kind) return false;
  if (isRun(by)) {
    const { power } = item as Run;
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

/** Does the claim with these values cover the goal? */
function covers(goal: Word, claim: Word, values: readonly Form[]): boolean {
  const [ours, theirs] = [partsOf(goal), partsOf(claim)];
  return ours.every((part, i) => partCovered(part, theirs[i], values));
}

function partCovered(part: readonly Item[], by: readonly Item[], values: readonly Form[]): boolean {
  const wild = by.findIndex((item) => item.kind === '?');
  if (wild < 0) return part.every((item, j) => sameItem(item, by[j], values));
  const front = trim(part, by.slice(0, wild), values);
  if (front === null) return false;
  const back = trim([...front].reverse(), by.slice(wild + 1).reverse(), values);
  return back !== null && allows(by[wild] as Wild, back.reverse() as (Run | Wild)[]);
}

/** What remains when runs are taken off the front; only the last of them may leave something of its run. */
function trim(part: readonly Item[], runs: readonly Item[], values: readonly Form[]): Item[] | null {
  const rest = [...part];
  for (const [i, wanted] of runs.entries()) {
    const found = rest.shift();
    if (!isRun(found) || found.kind !== wanted.kind) return null;
    const more = subtract(found.power, substitute((wanted as Run).power, values));
    if (isNumber(more, 0)) continue;
    if (i < runs.length - 1 || !atLeast(more, 0)) return null;
    rest.unshift({ kind: found.kind, power: more });
  }
  return rest;
}

function sameItem(item: Item, by: Item, values: readonly Form[]): boolean {
  if (item.kind !== by.kind) return false;
  if (isRun(by)) return same((item as Run).power, substitute(by.power, values));
  if (!isReservoir(by) || !isReservoir(item)) return by.kind === '#';
  return same(item.pieces, substitute(by.pieces, values)) && same(item.extra, substitute(by.extra, values));
}

/** Does a wildcard allow all words that these pieces may be? */
function allows({ notFirst, notLast, mayBeEmpty }: Wild, pieces: readonly (Run | Wild)[]): boolean {
  const full = pieces.some((item) => (item.kind === '?' ? !item.mayBeEmpty : atLeast(item.power, 1)));
  return (
    (mayBeEmpty || full) &&
    avoids(pieces, notFirst, (wild) => wild.notFirst) &&
    avoids([...pieces].reverse(), notLast, (wild) => wild.notLast)
  );
}

function avoids(pieces: readonly (Run | Wild)[], letter: Piece | null, not: (wild: Wild) => Piece | null): boolean {
  if (letter === null) return true;
  for (const item of pieces) {
    if (item.kind === '?') {
      if (not(item) !== letter) return false;
      if (!item.mayBeEmpty) return true;
    } else {
      if (item.kind === letter) return false;
      if (atLeast(item.power, 1)) return true;
    }
  }
  return true;
}
