/**
 * The normal form of a pattern: equal neighbours joined, nothing empty, pairs of a fixed number written out, and other pairs
 * as far to the right and as many as the letters next to them allow.
 */
import { add, atLeast, constant, type Form, isConstant, isNumber, put, shift, substitute } from './form.ts';
import {
  arePairs,
  type Item,
  isRun,
  isRunOf,
  type Letter,
  mapForms,
  mirrorItem,
  OTHER,
  type Pairs,
  type Piece,
  type Run,
  type Word,
} from './word.ts';

export function normal(word: Word): Item[] {
  const items: Item[] = [];
  for (const item of word) {
    if (isRun(item)) pushRun(items, item.kind, item.power);
    else if (arePairs(item)) pushPairs(items, item.kind, item.power);
    else items.push(item);
  }
  return items;
}

export const substituteWord = (word: Word, values: readonly Form[]): Item[] =>
  normal(mapForms(word, (form) => substitute(form, values)));
export const putWord = (word: Word, i: number, value: Form): Item[] =>
  normal(mapForms(word, (form) => put(form, i, value)));
export const mirrorWord = (word: Word): Item[] => normal(word.map(mirrorItem).reverse());

const ONE = constant(1);

function pushRun(items: Item[], letter: Letter, power: Form): void {
  if (isNumber(power, 0)) return;
  const last = items[items.length - 1];
  if (last?.kind === letter) {
    items.pop();
    pushRun(items, letter, add((last as Run).power, power));
  } else if (arePairs(last) && last.kind[0] === letter && atLeast(power, 1)) {
    // (TF)^f T = T (FT)^f
    items.pop();
    pushRun(items, letter, ONE);
    pushPairs(items, last.kind === 'TF' ? 'FT' : 'TF', last.power);
    pushRun(items, letter, shift(power, -1));
  } else items.push({ kind: letter, power });
}

function pushPairs(items: Item[], kind: Pairs['kind'], power: Form): void {
  const first = kind[0] as Piece;
  const [before, last] = [items[items.length - 2], items[items.length - 1]];
  if (isConstant(power)) {
    for (let i = 0; i < power[0]; i++) {
      pushRun(items, first, ONE);
      pushRun(items, OTHER[first], ONE);
    }
  } else if (last?.kind === kind) {
    items.pop();
    pushPairs(items, kind, add((last as Pairs).power, power));
  } else if (last?.kind === OTHER[first] && isNumber((last as Run).power, 1) && isRunOf(before, first, 1)) {
    // TF (TF)^f = (TF)^(f+1)
    items.splice(-2);
    pushRun(items, first, shift((before as Run).power, -1));
    pushPairs(items, kind, shift(power, 1));
  } else items.push({ kind, power });
}

/** The items with the last pair of letters by itself, if they surely end with one. */
export function lettersLast(items: readonly Item[]): Item[] {
  const last = items[items.length - 1];
  if (!arePairs(last) || !atLeast(last.power, 1)) return [...items];
  const letters = [...last.kind].map((letter): Run => ({ kind: letter as Piece, power: ONE }));
  return [...items.slice(0, -1), { kind: last.kind, power: shift(last.power, -1) }, ...letters];
}
