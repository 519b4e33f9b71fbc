/**
 * Splits: the instances of a pattern in several parts, each a pattern again.
 *
 * Trusted: every instance of a word lies in one of its cases, with the side that it had.
 */
import { type Affine, add, constant, type Substitution, shift, variable } from './affine.ts';
import { normal, substituteWord } from './normal.ts';
import { Refused } from './refused.ts';
import { type Side, substituteSide } from './side.ts';
import { type Any, type Item, type Piece, pairs, run, type Word } from './word.ts';

export type Split =
  /** The variable is 0, or more. */
  | { readonly kind: 'zero'; readonly name: string }
  /** The first variable is at least the second, or less. */
  | { readonly kind: 'order'; readonly name: string; readonly other: string }
  /** The i-th wildcard is empty, or has a run of toads or of frogs at one end, of a length given by a new variable. */
  | { readonly kind: 'any'; readonly number: number; readonly end: 'left' | 'right'; readonly name: string }
  /**
   * The i-th wildcard has (TF)^name at one end, and no more pairs TF behind them: nothing, one more letter, a run of two or more of that
   * letter, or a run of the other letter; `other` gives the lengths of runs. Both variables are new.
   */
  | {
      readonly kind: 'pairs';
      readonly number: number;
      readonly end: 'left' | 'right';
      readonly name: string;
      readonly other: string;
    };

export interface Pattern {
  readonly word: Word;
  readonly side: Side;
}

/** The cases; wildcards with names are split only where no side refers to them. */
export function casesOf(split: Split, { word, side }: Pattern, names?: 'with names'): Pattern[] {
  if (split.kind === 'any' || split.kind === 'pairs') {
    const { at, any } = wildcard(split, { word, side }, names !== undefined);
    const cases = split.kind === 'any' ? runCases(split, any) : pairCases(split, any);
    return cases.map((items) => ({ word: normal([...word.slice(0, at), ...items, ...word.slice(at + 1)]), side }));
  }
  const { name } = split;
  const values: Substitution[] =
    split.kind === 'zero'
      ? [new Map([[name, constant(0)]]), new Map([[name, shift(variable(name), 1)]])]
      : orderCases(name, split.other);
  return values.map((put) => ({ word: substituteWord(word, put), side: substituteSide(side, put) }));
}

/** a >= b: a = a' + b; a < b: b = b' + a + 1. */
function orderCases(a: string, b: string): Substitution[] {
  if (a === b) throw new Refused('a variable is compared with itself');
  const sum = add(variable(a), variable(b));
  return [new Map([[a, sum]]), new Map([[b, shift(sum, 1)]])];
}

type WildcardSplit = Split & { kind: 'any' | 'pairs' };

function wildcard(split: WildcardSplit, pattern: Pattern, withNames: boolean): { at: number; any: Any } {
  const fresh = split.kind === 'any' ? [split.name] : [split.name, split.other];
  const known = variablesOf(pattern);
  for (const [i, name] of fresh.entries()) {
    if (known.has(name) || fresh.indexOf(name) < i) throw new Refused(`the variable ${name} of a split is not new`);
  }
  const place = pattern.word.flatMap((any, at) => (any.kind === 'any' ? [{ at, any }] : []))[split.number - 1];
  if (place === undefined) throw new Refused(`there is no wildcard number ${split.number}`);
  if (place.any.name !== null && !withNames) throw new Refused('a wildcard with a name is not split');
  return place;
}

function runCases({ end, name }: Split & { kind: 'any' }, any: Any): Item[][] {
  const cases: Item[][] = any.mayBeEmpty ? [[]] : [];
  for (const letter of ['T', 'F'] as const) {
    if (letter === (end === 'left' ? any.notFirst : any.notLast)) continue;
    const pieces = run(letter, shift(variable(name), 1));
    const rest = restOf(any, end, letter);
    cases.push(end === 'left' ? [pieces, rest] : [rest, pieces]);
  }
  return cases;
}

/** With the letter x that comes first from that end: nothing, x, x^(u+2) and a rest, y^(u+1) and a rest. */
function pairCases({ end, name, other }: Split & { kind: 'pairs' }, any: Any): Item[][] {
  const [letter, next] = end === 'left' ? (['T', 'F'] as const) : (['F', 'T'] as const);
  const inwards: Item[][] = [
    [],
    [run(letter, constant(1))],
    [run(letter, shift(variable(other), 2)), restOf(any, end, letter)],
    [run(next, shift(variable(other), 1)), restOf(any, end, next)],
  ];
  const all = pairs('T', variable(name));
  return inwards.map((items) => (end === 'left' ? [all, ...items] : [...items.reverse(), all]));
}

/**
 * The rest of a wildcard without all equal letters at one end. If it may not have that letter at its other end,
 * something remains.
 */
function restOf(any: Any, end: 'left' | 'right', letter: Piece): Any {
  if (end === 'left') return { ...any, notFirst: letter, mayBeEmpty: any.notLast !== letter };
  return { ...any, notLast: letter, mayBeEmpty: any.notFirst !== letter };
}

/** The variables that occur in a pattern. */
export function variablesOf({ word, side }: Pattern): Set<string> {
  return new Set([...formsOf(word), ...sideForms(side)].flatMap(({ factors }) => [...factors.keys()]));
}

function formsOf(word: Word): Affine[] {
  return word.flatMap((item) => {
    if (item.kind === 'run' || item.kind === 'pairs') return [item.power];
    return item.kind === 'toads' || item.kind === 'frogs' ? [item.pieces, item.extra] : [];
  });
}

function sideForms({ n, choice }: Side): Affine[] {
  if (choice === null) return [n];
  if (choice.kind === 'nest') return [n, choice.power, ...sideForms(choice.inner)];
  if (choice.kind === 'board') return [n, ...formsOf(choice.word)];
  return [n, ...[...choice.left, ...choice.right].flatMap(sideForms)];
}
