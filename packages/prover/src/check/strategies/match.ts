/**
 * Is every instance of one pattern an instance of another, item by item? Runs and reservoirs must be the same; a
 * wildcard of the other pattern covers any neighbouring pieces that it allows.
 *
 * A *block* is the part between two holes, walls, reservoirs or ends. If the other pattern has at most one wildcard in
 * each block no search is needed: the items before and behind the wildcard must match, and it covers the rest.
 *
 * Trusted: the answer yes.
 */
import { missing } from '../missing.ts';
import { atLeast, isZero, same, subtract } from './affine.ts';
import { type Any, type Item, type Piece, type Run, run, type Word } from './word.ts';

type Block = readonly (Any | Run)[];

export function isCovered(word: Word, by: Word): boolean {
  const [ours, theirs] = [partsOf(word), partsOf(by)];
  return (
    ours.separators.length === theirs.separators.length &&
    ours.separators.every((item, i) => sameItem(item, theirs.separators[i] ?? missing())) &&
    ours.blocks.every((block, i) => isBlockCovered(block, theirs.blocks[i] ?? missing()))
  );
}

/** Blocks and separators in turns: block, separator, block ... block. */
function partsOf(word: Word): { readonly blocks: readonly Block[]; readonly separators: Word } {
  let block: (Any | Run)[] = [];
  const blocks = [block];
  const separators: Item[] = [];
  for (const item of word) {
    if (item.kind === 'any' || (item.kind === 'run' && item.letter !== '.')) block.push(item);
    else {
      separators.push(item);
      block = [];
      blocks.push(block);
    }
  }
  return { blocks, separators };
}

function isBlockCovered(block: Block, by: Block): boolean {
  const any = by.find((item) => item.kind === 'any');
  if (any === undefined) {
    return block.length === by.length && block.every((item, i) => sameItem(item, by[i] ?? missing()));
  }
  const wild = by.indexOf(any);
  const [before, behind] = [runsOf(by.slice(0, wild)), runsOf(by.slice(wild + 1))];
  const isOnlyWildcard = before.length + 1 + behind.length === by.length;
  if (!isOnlyWildcard) return false;
  const rest = without(without(block, before), behind.reverse(), true);
  return rest !== null && allows(any, rest);
}

const runsOf = (block: Block): Run[] => block.filter((item) => item.kind === 'run');

/**
 * What remains of a block when runs are taken off its front, or off its back; null if they are not there. Only the last
 * one taken may be shorter than the run there: behind any other a different letter comes.
 */
function without(block: Block | null, runs: readonly Run[], fromBack = false): Block | null {
  if (block === null) return null;
  const rest = fromBack ? [...block].reverse() : [...block];
  for (const [i, wanted] of runs.entries()) {
    const found = rest.shift();
    if (found?.kind !== 'run' || found.letter !== wanted.letter) return null;
    const more = subtract(found.power, wanted.power);
    if (isZero(more)) continue;
    if (i < runs.length - 1 || !atLeast(more, 0)) return null;
    rest.unshift(run(found.letter, more));
  }
  return fromBack ? rest.reverse() : rest;
}

function sameItem(item: Item, other: Item): boolean {
  if (item.kind === 'run') return other.kind === 'run' && item.letter === other.letter && same(item.power, other.power);
  if (item.kind === 'wall') return other.kind === 'wall';
  if (item.kind === 'any') return false;
  return other.kind === item.kind && same(item.pieces, other.pieces) && same(item.extra, other.extra);
}

/** Does the wildcard allow all words that these pieces may be? */
function allows({ notFirst, notLast, mayBeEmpty }: Any, pieces: Block): boolean {
  const isNotEmpty = pieces.some((item) => (item.kind === 'run' ? atLeast(item.power, 1) : !item.mayBeEmpty));
  const last = [...pieces].reverse();
  return (
    (mayBeEmpty || isNotEmpty) &&
    avoids(pieces, notFirst, (any) => any.notFirst) &&
    avoids(last, notLast, (any) => any.notLast)
  );
}

/** Does none of the words begin with the letter? (Or end with it, if the pieces come in the other order.) */
function avoids(pieces: Block, letter: Piece | null, not: (any: Any) => Piece | null): boolean {
  if (letter === null) return true;
  for (const item of pieces) {
    if (item.kind === 'run') {
      if (item.letter === letter) return false;
      if (atLeast(item.power, 1)) return true;
    } else {
      if (not(item) !== letter) return false;
      if (!item.mayBeEmpty) return true;
    }
  }
  return true;
}
