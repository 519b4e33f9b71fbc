/**
 * Patterns, called words in certificates, as docs/strategies.md describes them: runs of toads, frogs and holes with
 * forms as powers, pairs (TF)^f and (FT)^f, walls between boards, wildcards for any pieces, reservoirs at the ends.
 */
import { atLeast, type Form } from './form.ts';

export type Piece = 'T' | 'F';
export type Letter = Piece | '.';

export interface Run {
  readonly kind: Letter;
  readonly power: Form;
}

/** (TF)^f or (FT)^f. */
export interface Pairs {
  readonly kind: 'TF' | 'FT';
  readonly power: Form;
}

/** Any pieces; '?' does not begin with `notFirst` nor end with `notLast`. */
export interface Wild {
  readonly kind: '?';
  /** By which boards in a side refer to it; null if none does. */
  readonly name: string | null;
  readonly notFirst: Piece | null;
  readonly notLast: Piece | null;
  readonly mayBeEmpty: boolean;
}

/**
 * U: toads and holes, empty or ending with a hole, with `pieces` toads and `pieces + extra` pairs; V is its mirror
 * image.
 */
export interface Reservoir {
  readonly kind: 'U' | 'V';
  readonly pieces: Form;
  readonly extra: Form;
}

export interface Wall {
  readonly kind: '#';
}

export type Item = Run | Pairs | Wild | Reservoir | Wall;
export type Word = readonly Item[];

export const WALL: Wall = { kind: '#' };
/**
 * What may be at the left end of a board without changing which toads are at its front: nothing, or pieces up to a
 * frog.
 */
export const LEFT_END: Wild = { kind: '?', name: null, notFirst: null, notLast: 'T', mayBeEmpty: true };
export const RIGHT_END: Wild = { kind: '?', name: null, notFirst: 'F', notLast: null, mayBeEmpty: true };

export const isRun = (item: Item | undefined): item is Run =>
  item !== undefined && (item.kind === 'T' || item.kind === 'F' || item.kind === '.');
export const isReservoir = (item: Item | undefined): item is Reservoir => item?.kind === 'U' || item?.kind === 'V';
export const arePairs = (item: Item | undefined): item is Pairs => item?.kind === 'TF' || item?.kind === 'FT';
/** Toads, frogs, pairs or any pieces. */
export const isPieces = (item: Item | undefined): item is Run | Pairs | Wild =>
  item?.kind === 'T' || item?.kind === 'F' || item?.kind === '?' || arePairs(item);

/** Is this surely a run of at least k such letters? */
export const isRunOf = (item: Item | undefined, letter: Letter, k: number): boolean =>
  item?.kind === letter && atLeast((item as Run).power, k);

/** The items with other forms, not in their normal form. */
export function mapForms(word: Word, map: (form: Form) => Form): Item[] {
  return word.map((item): Item => {
    if (isRun(item) || arePairs(item)) return { ...item, power: map(item.power) };
    return isReservoir(item) ? { kind: item.kind, pieces: map(item.pieces), extra: map(item.extra) } : item;
  });
}

/** All forms of a word, in order. */
export const formsOf = (word: Word): Form[] =>
  word.flatMap((item) => {
    return isRun(item) || arePairs(item) ? [item.power] : isReservoir(item) ? [item.pieces, item.extra] : [];
  });

export function segmentsOf(word: Word): Item[][] {
  const segments: Item[][] = [[]];
  for (const item of word) {
    if (item.kind === '#') segments.push([]);
    else segments[segments.length - 1].push(item);
  }
  return segments.filter((segment) => segment.length > 0);
}

export const joined = (segments: readonly Word[]): Item[] =>
  segments.flatMap((segment, i) => (i === 0 ? [...segment] : [WALL, ...segment]));

export const OTHER = { T: 'F', F: 'T', '.': '.' } as const;

/** The item turned round with toads and frogs exchanged. */
export function mirrorItem(item: Item): Item {
  if (item.kind === '#' || arePairs(item)) return item;
  if (isRun(item)) return { kind: OTHER[item.kind], power: item.power };
  if (isReservoir(item)) return { ...item, kind: item.kind === 'U' ? 'V' : 'U' };
  const { notFirst, notLast } = item;
  return { ...item, notFirst: notLast && OTHER[notLast], notLast: notFirst && OTHER[notFirst] };
}
