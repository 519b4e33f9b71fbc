/**
 * Patterns, called words in certificates: boards with parameters and with parts of which only a little is known.
 *
 *   run     T^f, F^f or .^f with a form f, which is >= 0 for all values of its variables
 *   pairs   (TF)^f or (FT)^f
 *   wall    an edge between two boards; a word with walls is the sum of the boards between them, its segments
 *   any     any word of toads and frogs, with conditions on its first and last letter, and on being empty; a game on the other
 *           side may refer to it by its name
 *   toads   a reservoir at the left end of a segment: any word of toads and holes that is empty or ends with a hole, with
 *           t toads and t+e pairs of a toad and a hole to its right
 *   frogs   its mirror image at the right end: empty or begins with a hole, f frogs, f+h pairs of a hole and a frog to its right
 *
 * An *instance* of a pattern has a number >= 0 for each variable and a word for each of the other parts; it is a
 * concrete board, or several with walls between them.
 *
 * Trusted: that `substituteItems` puts in what it should, and that `mirrorItem` gives the mirror image.
 */
import { type Affine, atLeast, type Substitution, substitute } from './affine.ts';

export type Piece = 'T' | 'F';
export type Letter = Piece | '.';

export interface Run {
  readonly kind: 'run';
  readonly letter: Letter;
  readonly power: Affine;
}

/** The two letters again and again: TFTF... or FTFT... */
export interface Pairs {
  readonly kind: 'pairs';
  readonly first: Piece;
  /** How many pairs. */
  readonly power: Affine;
}

export interface Any {
  readonly kind: 'any';
  /** Null if nothing refers to it. */
  readonly name: string | null;
  /** The letter that it does not begin with, and the one that it does not end with. */
  readonly notFirst: Piece | null;
  readonly notLast: Piece | null;
  readonly mayBeEmpty: boolean;
}

export interface Reservoir {
  readonly kind: 'toads' | 'frogs';
  /** t, or f. */
  readonly pieces: Affine;
  /** e, or h. */
  readonly extra: Affine;
}

export interface Wall {
  readonly kind: 'wall';
}

export type Item = Run | Pairs | Any | Reservoir | Wall;
export type Word = readonly Item[];

export const WALL: Wall = { kind: 'wall' };
export const run = (letter: Letter, power: Affine): Run => ({ kind: 'run', letter, power });
export const pairs = (first: Piece, power: Affine): Pairs => ({ kind: 'pairs', first, power });

export const OTHER = { T: 'F', F: 'T', '.': '.' } as const;
/** The letter that pairs end with. */
export const lastOf = ({ first }: Pairs): Piece => OTHER[first];

export const isRun = (item: Item | undefined, letter: Letter): item is Run =>
  item?.kind === 'run' && item.letter === letter;

/** Is this surely a run of the letter that has at least k squares? */
export const isRunOf = (item: Item | undefined, letter: Letter, k: number): boolean =>
  isRun(item, letter) && atLeast(item.power, k);

/** The items with forms put in for variables, not in their normal form. */
export function substituteItems(word: Word, values: Substitution): Item[] {
  return word.map((item): Item => {
    if (item.kind === 'run' || item.kind === 'pairs') return { ...item, power: substitute(item.power, values) };
    if (item.kind !== 'toads' && item.kind !== 'frogs') return item;
    return { ...item, pieces: substitute(item.pieces, values), extra: substitute(item.extra, values) };
  });
}

/** The boards of a word, without the walls between them. */
export function segmentsOf(word: Word): Item[][] {
  let segment: Item[] = [];
  const segments = [segment];
  for (const item of word) {
    if (item.kind !== 'wall') segment.push(item);
    else {
      segment = [];
      segments.push(segment);
    }
  }
  return segments.filter((segment) => segment.length > 0);
}

/** Boards side by side, with walls between them. */
export const joined = (segments: readonly Word[]): Item[] =>
  segments.flatMap((segment, i) => (i === 0 ? [...segment] : [WALL, ...segment]));

/** The item turned round with toads and frogs exchanged. */
export function mirrorItem(item: Item): Item {
  // (TF)^f turned round is (FT)^f, and with toads and frogs exchanged it is (TF)^f again.
  if (item.kind === 'wall' || item.kind === 'pairs') return item;
  if (item.kind === 'run') return run(OTHER[item.letter], item.power);
  if (item.kind !== 'any') return { ...item, kind: item.kind === 'toads' ? 'frogs' : 'toads' };
  const { notFirst, notLast } = item;
  return { ...item, notFirst: notLast && OTHER[notLast], notLast: notFirst && OTHER[notFirst] };
}
