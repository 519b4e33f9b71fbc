/**
 * Simplifies a word: dead pieces become walls, terminal pieces become an integer, boards without a move are dropped.
 * The same rules, in the same order, every time, so that the author of a proof knows the words that the checker uses.
 *
 * Trusted: the value of each instance is the value of the simplified instance plus the integer (docs/rules.md proves
 * the two rules), and the way of the simplified instance is not longer (docs/strategies.md).
 */
import { type Affine, add, atLeast, constant, isZero, plusTimes, shift, times } from './affine.ts';
import { normal } from './normal.ts';
import { type Item, isRun, isRunOf, joined, lastOf, type Piece, pairs, run, segmentsOf, type Word } from './word.ts';

export interface Simple {
  readonly word: Word;
  /** What was taken out: word before = word after + integer. */
  readonly integer: Affine;
}

export function simplify(word: Word): Simple {
  let integer = constant(0);
  const segments: Word[] = [];
  const work = segmentsOf(word).map(normal).reverse();
  for (let segment = work.pop(); segment !== undefined; segment = work.pop()) {
    const [found, cut] = deadIn(segment);
    const end = cut === null ? terminal(segment) : null;
    if (cut !== null) work.push(normal(found.slice(cut.to)), normal(found.slice(0, cut.from)));
    else if (end !== null) {
      integer = add(integer, end.integer);
      work.push(end.segment);
    } else if (segment.some((item) => item.kind !== 'run' || item.letter !== '.')) segments.push(segment);
  }
  return { word: joined(segments), integer };
}

interface Cut {
  readonly from: number;
  readonly to: number;
}

const isPiece = (item: Item | undefined): boolean =>
  item?.kind === 'any' || item?.kind === 'pairs' || isRun(item, 'T') || isRun(item, 'F');

/** Are these surely pairs, at least one, that begin with the letter, or that end with it? */
const arePairs = (item: Item | undefined, letter: Piece, end: 'first' | 'last'): boolean =>
  item?.kind === 'pairs' && atLeast(item.power, 1) && (end === 'first' ? item.first : lastOf(item)) === letter;

/** A dead run of a segment, perhaps after one of its pairs was written out; null if there is none. */
function deadIn(segment: Word): [Word, Cut | null] {
  const cut = deadRun(segment);
  if (cut !== null) return [segment, cut];
  for (const [at, item] of segment.entries()) {
    if (item.kind !== 'pairs' || item.first !== 'F' || !atLeast(item.power, 1)) continue;
    const letters = [run('F', constant(1)), run('T', constant(1))];
    const rest = pairs('F', shift(item.power, -1));
    // (FT)^f T and (FT)^f at the right edge, F (FT)^f and (FT)^f at the left edge.
    const isLast = at === segment.length - 1 || isRunOf(segment[at + 1], 'T', 1);
    const isFirst = at === 0 || isRunOf(segment[at - 1], 'F', 1);
    const items = isLast ? [rest, ...letters] : isFirst ? [...letters, rest] : null;
    const open = items && joinedRuns([...segment.slice(0, at), ...items, ...segment.slice(at + 1)]);
    const found = open && deadRun(open);
    if (open !== null && found !== null) return [open, found];
  }
  return [segment, null];
}

/** Neighbouring runs of one letter as one, and nothing empty. */
function joinedRuns(items: Word): Item[] {
  const all: Item[] = [];
  for (const item of items) {
    const last = all.at(-1);
    if ((item.kind === 'run' || item.kind === 'pairs') && isZero(item.power)) continue;
    if (item.kind === 'run' && isRun(last, item.letter))
      all[all.length - 1] = run(item.letter, add(last.power, item.power));
    else all.push(item);
  }
  return all;
}

/**
 * The first dead run: neighbouring pieces from TT or the left edge to FF or the right edge; also frogs at the left edge
 * and toads at the right edge.
 */
function deadRun(segment: readonly Item[]): Cut | null {
  for (let start = 0; start < segment.length; start++) {
    if (!isPiece(segment[start])) continue;
    let end = start;
    while (isPiece(segment[end])) end++;
    const cut = deadPart(segment, start, end);
    if (cut !== null) return cut;
    start = end;
  }
  return null;
}

/** The dead part of a block of pieces, the items from `start` up to `end`. */
function deadPart(segment: readonly Item[], start: number, end: number): Cut | null {
  const atLeft = start === 0;
  const atRight = end === segment.length;
  const isFirst = (i: number): boolean =>
    (atLeft && i === start) ||
    isRunOf(segment[i], 'T', 2) ||
    (isRunOf(segment[i], 'T', 1) && arePairs(segment[i + 1], 'T', 'first')) ||
    (atRight && i === end - 1 && isRun(segment[i], 'T'));
  const isLast = (i: number): boolean =>
    (atRight && i === end - 1) ||
    isRunOf(segment[i], 'F', 2) ||
    (isRunOf(segment[i], 'F', 1) && arePairs(segment[i - 1], 'F', 'last')) ||
    (atLeft && i === start && isRun(segment[i], 'F'));
  let from = start;
  while (from < end && !isFirst(from)) from++;
  let last = end - 1;
  while (last >= from && !isLast(last)) last--;
  return from <= last && from < end ? { from, to: last + 1 } : null;
}

/**
 * Terminal toads: X T^x .^m at the right edge is X .^m plus m*x, and a reservoir of toads by itself is the number of
 * its pairs; or their mirror images, with the sign changed.
 */
function terminal(segment: readonly Item[]): { segment: Item[]; integer: Affine } | null {
  const size = segment.length;
  const [only] = segment;
  if (size === 1 && (only?.kind === 'toads' || only?.kind === 'frogs')) {
    const pairs = add(only.pieces, only.extra);
    return { segment: [], integer: only.kind === 'toads' ? pairs : plusTimes(constant(0), -1, pairs) };
  }
  const [before, after] = [segment[size - 2], segment[size - 1]];
  if (isRun(before, 'T') && isRun(after, '.')) {
    const integer = times(before.power, after.power);
    if (integer !== null) return { segment: normal([...segment.slice(0, size - 2), after]), integer };
  }
  const [first, second] = segment;
  if (isRun(first, '.') && isRun(second, 'F')) {
    const product = times(first.power, second.power);
    const integer = product && plusTimes(constant(0), -1, product);
    if (integer !== null) return { segment: normal([run('.', first.power), ...segment.slice(2)]), integer };
  }
  return null;
}
