/** Is every instance of a word an instance of a claim with values for its variables? Block by block, as the checker does. */
import { atLeast, constant, type Form, isNumber, same, shift, substitute, subtract } from './form.ts';
import { lettersLast } from './normal.ts';
import {
  arePairs,
  type Item,
  isPieces,
  isReservoir,
  isRun,
  type Pairs,
  type Piece,
  type Run,
  type Wild,
  type Word,
} from './word.ts';

/** Blocks of pieces and the separators between them, in turns. */
export type Parts = readonly (readonly Item[])[];

export function partsOf(word: Word): Item[][] {
  const parts: Item[][] = [[]];
  for (const item of word) {
    if (isPieces(item)) parts[parts.length - 1].push(item);
    else parts.push([item], []);
  }
  return parts;
}

/** Does the claim with these values cover the goal? Tells what its wildcards with names stand for. */
export function covers(
  ours: Parts,
  theirs: Parts,
  values: readonly Form[],
  fillings: Map<string, readonly Item[]>,
): boolean {
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
export function lettersFirst(items: Item[]): Item[] {
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
