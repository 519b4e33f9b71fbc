/**
 * Simplifies words as the checker does, rule for rule and in the same order, because a proof is about the simplified
 * words: dead runs become walls, terminal pieces go into the number, boards without a move are dropped.
 */
import { add, atLeast, type Form, isConstant, isNumber, scale, shift } from './form.ts';
import { normal } from './normal.ts';
import {
  arePairs,
  type Item,
  isPieces,
  isReservoir,
  isRun,
  isRunOf,
  joined,
  type Pairs,
  type Run,
  segmentsOf,
  type Word,
} from './word.ts';

/** The simplified word, and the integer that goes with it. */
export function simplifyWord(word: Word): { readonly word: Item[]; readonly integer: Form } {
  let integer: Form = [0];
  const segments: Item[][] = [];
  const work = segmentsOf(word).map(normal).reverse();
  for (let segment = work.pop(); segment !== undefined; segment = work.pop()) {
    const [found, dead] = deadIn(segment);
    if (dead !== null) {
      work.push(normal(found.slice(dead[1])), normal(found.slice(0, dead[0])));
      continue;
    }
    const rest = terminal(segment);
    if (rest !== null) {
      integer = add(integer, rest.integer);
      work.push(rest.segment);
    } else if (segment.some((item) => item.kind !== '.')) segments.push(segment);
  }
  return { word: joined(segments), integer };
}

/** Surely toads, or frogs, of which pairs next to them have one more. */
function isDoubled(segment: readonly Item[], at: number, letter: 'T' | 'F'): boolean {
  const beside = segment[letter === 'T' ? at + 1 : at - 1];
  return isRunOf(segment[at], letter, 1) && beside?.kind === 'TF' && atLeast((beside as Pairs).power, 1);
}

/** A dead run, perhaps of the segment with the last or the first of its pairs (FT)^f by itself. */
function deadIn(segment: readonly Item[]): [readonly Item[], [number, number] | null] {
  const dead = deadRun(segment);
  if (dead !== null) return [segment, dead];
  for (const [at, item] of segment.entries()) {
    if (item.kind !== 'FT' || !atLeast(item.power, 1)) continue;
    const letters: Item[] = [
      { kind: 'F', power: [1] },
      { kind: 'T', power: [1] },
    ];
    const rest: Item = { kind: 'FT', power: shift(item.power, -1) };
    const isLast = at === segment.length - 1 || isRunOf(segment[at + 1], 'T', 1);
    const isFirst = at === 0 || isRunOf(segment[at - 1], 'F', 1);
    if (!isLast && !isFirst) continue;
    const items = isLast ? [rest, ...letters] : [...letters, rest];
    const open = joinedRuns([...segment.slice(0, at), ...items, ...segment.slice(at + 1)]);
    const found = deadRun(open);
    if (found !== null) return [open, found];
  }
  return [segment, null];
}

function joinedRuns(items: readonly Item[]): Item[] {
  const all: Item[] = [];
  for (const item of items) {
    const last = all[all.length - 1];
    if ((isRun(item) || arePairs(item)) && isNumber(item.power, 0)) continue;
    if (isRun(item) && isRun(last) && last.kind === item.kind) {
      all[all.length - 1] = { kind: item.kind, power: add(last.power, item.power) };
    } else all.push(item);
  }
  return all;
}

/** The first dead run, as the numbers of its first item and of the item behind it. */
function deadRun(segment: readonly Item[]): [number, number] | null {
  const size = segment.length;
  for (let start = 0; start < size; start++) {
    if (!isPieces(segment[start])) continue;
    let end = start + 1;
    while (end < size && isPieces(segment[end])) end++;
    let from = start;
    if (start > 0) {
      while (from < end && !isRunOf(segment[from], 'T', 2) && !isDoubled(segment, from, 'T')) from++;
      if (from === end && end === size && segment[end - 1].kind === 'T') from = end - 1;
    }
    let to = end;
    if (end < size) {
      while (to > from && !isRunOf(segment[to - 1], 'F', 2) && !isDoubled(segment, to - 1, 'F')) to--;
      if (to === from && start === 0 && from === 0 && segment[0].kind === 'F') to = 1;
    }
    if (from < to) return [from, to];
    start = end;
  }
  return null;
}

function terminal(segment: readonly Item[]): { segment: Item[]; integer: Form } | null {
  const size = segment.length;
  const [first, second] = segment;
  if (size === 1 && isReservoir(first)) {
    return { segment: [], integer: scale(add(first.pieces, first.extra), first.kind === 'U' ? 1 : -1) };
  }
  const [before, last] = [segment[size - 2], segment[size - 1]];
  if (before?.kind === 'T' && last.kind === '.') {
    const integer = product(before.power, last.power);
    if (integer !== null) return { segment: normal([...segment.slice(0, size - 2), last]), integer };
  }
  if (first?.kind === '.' && second?.kind === 'F') {
    const integer = product(first.power, (second as Run).power);
    if (integer !== null) return { segment: normal([first, ...segment.slice(2)]), integer: scale(integer, -1) };
  }
  return null;
}

function product(f: Form, g: Form): Form | null {
  if (isConstant(f)) return scale(g, f[0]);
  return isConstant(g) ? scale(f, g[0]) : null;
}
