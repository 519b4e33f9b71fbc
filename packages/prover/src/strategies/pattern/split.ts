/** Splits of a goal into cases that together are the goal. */
import { add, constant, shift, variable } from './form.ts';
import { type Goal, putGoal } from './goal.ts';
import { normal } from './normal.ts';
import type { Item, Piece, Wild } from './word.ts';

export type Split =
  /** A variable is 0, or more. */
  | { readonly kind: 'zero'; readonly variable: number }
  /** One variable is at least the other, or less. */
  | { readonly kind: 'order'; readonly variable: number; readonly other: number }
  /** The wildcard with this number, from 1, is empty or has toads or frogs at one end; the variable is new. */
  | { readonly kind: 'wild'; readonly number: number; readonly end: 'left' | 'right'; readonly variable: number }
  /** It has pairs TF at one end, as many as there are, then nothing, a letter, a longer run of it, or a run of the other letter. */
  | {
      readonly kind: 'pairs';
      readonly number: number;
      readonly end: 'left' | 'right';
      readonly variable: number;
      readonly other: number;
    };

export function casesOf(split: Split, goal: Goal): Goal[] {
  if (split.kind === 'wild' || split.kind === 'pairs') return wildcardCases(split, goal);
  const { variable: v } = split;
  if (split.kind === 'zero') return [putGoal(goal, v, constant(0)), putGoal(goal, v, shift(variable(v), 1))];
  const sum = add(variable(v), variable(split.other));
  return [putGoal(goal, v, sum), putGoal(goal, split.other, shift(sum, 1))];
}

function wildcardCases(split: Split & { kind: 'wild' | 'pairs' }, { word, side }: Goal): Goal[] {
  const at = word.flatMap((item, i) => (item.kind === '?' ? [i] : []))[split.number - 1];
  const wild = word[at] as Wild;
  const cases = split.kind === 'wild' ? wildCases(split, wild) : pairCases(split, wild);
  return cases.map((items) => ({ word: normal([...word.slice(0, at), ...items, ...word.slice(at + 1)]), side }));
}

function wildCases({ end, variable: v }: Split & { kind: 'wild' }, wild: Wild): Item[][] {
  const cases: Item[][] = wild.mayBeEmpty ? [[]] : [];
  for (const letter of ['T', 'F'] as const) {
    if ((end === 'left' ? wild.notFirst : wild.notLast) === letter) continue;
    const pieces: Item = { kind: letter, power: shift(variable(v), 1) };
    cases.push(end === 'left' ? [pieces, rest(wild, end, letter)] : [rest(wild, end, letter), pieces]);
  }
  return cases;
}

function pairCases({ end, variable: v, other }: Split & { kind: 'pairs' }, wild: Wild): Item[][] {
  const [letter, next] = end === 'left' ? (['T', 'F'] as const) : (['F', 'T'] as const);
  const inwards: Item[][] = [
    [],
    [{ kind: letter, power: constant(1) }],
    [{ kind: letter, power: shift(variable(other), 2) }, rest(wild, end, letter)],
    [{ kind: next, power: shift(variable(other), 1) }, rest(wild, end, next)],
  ];
  const all: Item = { kind: 'TF', power: variable(v) };
  return inwards.map((items) => (end === 'left' ? [all, ...items] : [...items.reverse(), all]));
}

function rest(wild: Wild, end: 'left' | 'right', letter: Piece): Wild {
  if (end === 'left') return { ...wild, notFirst: letter, mayBeEmpty: wild.notLast !== letter };
  return { ...wild, notLast: letter, mayBeEmpty: wild.notFirst !== letter };
}
