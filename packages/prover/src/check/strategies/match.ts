/**
 * Is every instance of one pattern an instance of another, item by item? Runs and reservoirs must be the same; a
 * wildcard of the other pattern covers any neighbouring pieces that it allows.
 *
 * A *block* is the part between two holes, walls, reservoirs or ends. If the other pattern has at most one wildcard in
 * each block no search is needed: the items before and behind the wildcard must match, and it covers the rest.
 *
 * Trusted: the answer yes.
 */
import { atLeast, isZero, same, subtract } from './affine.ts';
import { type Any, type Item, type Piece, type Run, run, type Word } from './word.ts';

export function isCovered(word: Word, by: Word): boolean {
  const [ours, theirs] = [partsOf(word), partsOf(by)];
  return ours.length === theirs.length && ours.every((part, i) => partCovered(part, theirs[i] as Item[]));
}

/** Blocks and separators in turns: block, separator, block ... block. */
function partsOf(word: Word): Item[][] {
  const parts: Item[][] = [[]];
  for (const item of word) {
    if (isPieces(item)) (parts.at(-1) as Item[]).push(item);
    else parts.push([item], []);
  }
  return parts;
}

const isPieces = (item: Item): item is Any | Run => item.kind === 'any' || (item.kind === 'run' && item.letter !== '.');

function partCovered(part: readonly Item[], by: readonly Item[]): boolean {
  const [first] = by;
  if (first !== undefined && !isPieces(first)) return part.length === 1 && sameItem(part[0] as Item, first);
  const wild = by.findIndex((item) => item.kind === 'any');
  if (wild < 0) return part.length === by.length && part.every((item, i) => sameItem(item, by[i] as Item));
  const behind = by.slice(wild + 1);
  if (behind.some((item) => item.kind === 'any')) return false;
  const rest = without(without(part, by.slice(0, wild)), behind.reverse(), true);
  return rest !== null && allows(by[wild] as Any, rest as readonly (Any | Run)[]);
}

/**
 * What remains of a block when runs are taken off its front, or off its back; null if they are not there. Only the last
 * one taken may be shorter than the run there: behind any other a different letter comes.
 */
function without(block: readonly Item[] | null, runs: readonly Item[], fromBack = false): readonly Item[] | null {
  if (block === null) return null;
  const rest = fromBack ? [...block].reverse() : [...block];
  for (const [i, wanted] of (runs as readonly Run[]).entries()) {
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
function allows({ notFirst, notLast, mayBeEmpty }: Any, pieces: readonly (Any | Run)[]): boolean {
  const isNotEmpty = pieces.some((item) => (item.kind === 'run' ? atLeast(item.power, 1) : !item.mayBeEmpty));
  const last = [...pieces].reverse();
  return (
    (mayBeEmpty || isNotEmpty) &&
    avoids(pieces, notFirst, (any) => any.notFirst) &&
    avoids(last, notLast, (any) => any.notLast)
  );
}

/** Does none of the words begin with the letter? (Or end with it, if the pieces come in the other order.) */
function avoids(pieces: readonly (Any | Run)[], letter: Piece | null, not: (any: Any) => Piece | null): boolean {
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
