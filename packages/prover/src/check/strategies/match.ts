/**
 * Is every instance of one pattern an instance of another, item by item? Runs, pairs and reservoirs must be the same; a
 * wildcard of the other pattern covers any neighbouring pieces that it allows.
 *
 * A *block* is the part between two holes, walls, reservoirs or ends. If the other pattern has at most one wildcard in
 * each block no search is needed: the items before and behind the wildcard must match, and it covers the rest.
 *
 * Trusted: the answer yes, and that wildcards with names stand for what is told; and that words which are called the same
 * have the same instances, with the same words for wildcards.
 */
import { missing } from '../missing.ts';
import { atLeast, constant, isZero, same, shift, subtract } from './affine.ts';
import { type Any, type Item, lastOf, type Pairs, type Piece, pairs, type Run, run, type Word } from './word.ts';

type Block = readonly (Any | Run | Pairs)[];

/** What the wildcards of the other pattern that have names stand for; null if it does not cover the word. */
export function cover(word: Word, by: Word): Map<string, Block> | null {
  const [ours, theirs] = [partsOf(word), partsOf(by)];
  const isAlike =
    ours.separators.length === theirs.separators.length &&
    ours.separators.every((item, i) => sameItem(item, theirs.separators[i] ?? missing()));
  if (!isAlike) return null;
  const fillings = new Map<string, Block>();
  for (const [i, block] of ours.blocks.entries())
    if (!isBlockCovered(block, theirs.blocks[i] ?? missing(), fillings)) return null;
  return fillings;
}

/** Are the words the same item by item? Wildcards are the same if they have the same name. */
export const sameWord = (word: Word, other: Word): boolean =>
  word.length === other.length && word.every((item, i) => sameItem(item, other[i] ?? missing()));

/** Blocks and separators in turns: block, separator, block ... block. */
function partsOf(word: Word): { readonly blocks: readonly Block[]; readonly separators: Word } {
  let block: (Any | Run | Pairs)[] = [];
  const blocks = [block];
  const separators: Item[] = [];
  for (const item of word) {
    if (item.kind === 'any' || item.kind === 'pairs' || (item.kind === 'run' && item.letter !== '.')) block.push(item);
    else {
      separators.push(item);
      block = [];
      blocks.push(block);
    }
  }
  return { blocks, separators };
}

function isBlockCovered(block: Block, by: Block, fillings: Map<string, Block>): boolean {
  const any = by.find((item) => item.kind === 'any');
  if (any === undefined) {
    return block.length === by.length && block.every((item, i) => sameItem(item, by[i] ?? missing()));
  }
  const wild = by.indexOf(any);
  const [before, behind] = [piecesOf(by.slice(0, wild)), piecesOf(by.slice(wild + 1))];
  const isOnlyWildcard = before.length + 1 + behind.length === by.length;
  if (!isOnlyWildcard) return false;
  const rest = without(without(block, before, 'front'), behind.reverse(), 'back');
  if (rest === null || !allows(any, rest)) return false;
  if (any.name !== null) fillings.set(any.name, rest);
  return true;
}

const piecesOf = (block: Block): (Run | Pairs)[] => block.filter((item) => item.kind !== 'any');

type End = 'front' | 'back';

/**
 * What remains of a block when runs and pairs are taken off its front, or off its back; null if they are not there. Only
 * the last one taken may be shorter than what is there: behind any other something different comes.
 */
function without(block: Block | null, taken: readonly (Run | Pairs)[], end: End): Block | null {
  if (block === null) return null;
  const rest = end === 'back' ? [...block].reverse() : [...block];
  for (const [i, wanted] of taken.entries()) {
    if (wanted.kind === 'run') openPairs(rest, end);
    const found = rest.shift();
    if (found === undefined || found.kind === 'any' || letterOf(found) !== letterOf(wanted)) return null;
    if (found.kind !== wanted.kind) return null;
    const more = subtract(found.power, wanted.power);
    if (isZero(more)) continue;
    if (i < taken.length - 1 || !atLeast(more, 0)) return null;
    rest.unshift({ ...found, power: more });
  }
  return end === 'back' ? rest.reverse() : rest;
}

const letterOf = (item: Run | Pairs): string => (item.kind === 'run' ? item.letter : item.first);

/** If there are surely pairs at the front of the items, the first of them by itself. From the back they come turned round. */
function openPairs(items: (Any | Run | Pairs)[], end: End): void {
  const [first] = items;
  if (first?.kind !== 'pairs' || !atLeast(first.power, 1)) return;
  const letters = [first.first, lastOf(first)].map((letter) => run(letter, constant(1)));
  if (end === 'back') letters.reverse();
  items.splice(0, 1, ...letters, pairs(first.first, shift(first.power, -1)));
}

function sameItem(item: Item, other: Item): boolean {
  if (item.kind === 'run') return other.kind === 'run' && item.letter === other.letter && same(item.power, other.power);
  if (item.kind === 'pairs') {
    return other.kind === 'pairs' && item.first === other.first && same(item.power, other.power);
  }
  if (item.kind === 'wall') return other.kind === 'wall';
  if (item.kind === 'any') return other.kind === 'any' && item.name !== null && item.name === other.name;
  return other.kind === item.kind && same(item.pieces, other.pieces) && same(item.extra, other.extra);
}

/** Does the wildcard allow all words that these pieces may be? */
function allows({ notFirst, notLast, mayBeEmpty }: Any, pieces: Block): boolean {
  const isNotEmpty = pieces.some((item) => (item.kind === 'any' ? !item.mayBeEmpty : atLeast(item.power, 1)));
  const last = [...pieces].reverse();
  return (
    (mayBeEmpty || isNotEmpty) &&
    avoids(
      pieces,
      notFirst,
      (item) => item.first,
      (any) => any.notFirst,
    ) &&
    avoids(last, notLast, lastOf, (any) => any.notLast)
  );
}

/** Does none of the words begin with the letter? (Or end with it, if the pieces come in the other order.) */
function avoids(
  items: Block,
  letter: Piece | null,
  firstOf: (item: Pairs) => Piece,
  not: (any: Any) => Piece | null,
): boolean {
  if (letter === null) return true;
  for (const item of items) {
    if (item.kind === 'any') {
      if (not(item) !== letter) return false;
      if (!item.mayBeEmpty) return true;
    } else {
      if ((item.kind === 'run' ? item.letter : firstOf(item)) === letter) return false;
      if (atLeast(item.power, 1)) return true;
    }
  }
  return true;
}
