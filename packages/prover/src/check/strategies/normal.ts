/**
 * The normal form of a word, so that words with the same instances are mostly the same items. Neighbouring runs of one
 * letter are joined, empty items dropped, and pairs that are a fixed number written out. Pairs (xy)^f take in letters
 * next to them, by (xy)^f x = x (yx)^f, which moves them to the right as far as they go, and by xy (xy)^f = (xy)^(f+1).
 *
 * Trusted: that `normal` keeps the instances. That it finds one form for all words with these instances is not needed.
 */
import { add, atLeast, constant, isNumber, isZero, type Substitution, shift } from './affine.ts';
import { Refused } from './refused.ts';
import {
  type Item,
  isRun,
  lastOf,
  mirrorItem,
  OTHER,
  type Pairs,
  pairs,
  type Run,
  run,
  substituteItems,
  type Word,
} from './word.ts';

/** Pairs of a fixed number are written out up to this number. */
const MOST_WRITTEN = 200;

export function normal(word: Word): Item[] {
  const items: Item[] = [];
  for (const item of word) push(items, item);
  return items;
}

export const substituteWord = (word: Word, values: Substitution): Item[] => normal(substituteItems(word, values));

/** The pattern turned round with toads and frogs exchanged: its instances are the mirror images of the instances. */
export const mirrorWord = (word: Word): Item[] => normal(word.map(mirrorItem).reverse());

function push(items: Item[], item: Item): void {
  if (item.kind === 'run') pushRun(items, item);
  else if (item.kind === 'pairs') pushPairs(items, item);
  else items.push(item);
}

function pushRun(items: Item[], { letter, power }: Run): void {
  if (isZero(power)) return;
  const last = items.at(-1);
  if (isRun(last, letter)) {
    items.pop();
    pushRun(items, run(letter, add(last.power, power)));
  } else if (last?.kind === 'pairs' && last.first === letter && atLeast(power, 1)) {
    items.pop();
    pushRun(items, run(letter, constant(1)));
    pushPairs(items, pairs(OTHER[last.first], last.power));
    pushRun(items, run(letter, shift(power, -1)));
  } else items.push(run(letter, power));
}

function pushPairs(items: Item[], item: Pairs): void {
  const { first, power } = item;
  const [before, last] = [items.at(-2), items.at(-1)];
  if (power.factors.size === 0) {
    if (power.constant > MOST_WRITTEN) throw new Refused(`there are more than ${MOST_WRITTEN} pairs of letters`);
    for (let i = 0; i < power.constant; i++) {
      pushRun(items, run(first, constant(1)));
      pushRun(items, run(lastOf(item), constant(1)));
    }
  } else if (last?.kind === 'pairs' && last.first === first) {
    items.pop();
    pushPairs(items, pairs(first, add(last.power, power)));
  } else if (isRun(last, lastOf(item)) && isNumber(last.power, 1) && isRun(before, first) && atLeast(before.power, 1)) {
    items.splice(-2);
    pushRun(items, run(first, shift(before.power, -1)));
    pushPairs(items, pairs(first, shift(power, 1)));
  } else items.push(item);
}
