/**
 * Patterns, called words in certificates, as docs/strategies.md describes them: runs of toads, frogs and holes with
 * forms as powers, walls between boards, wildcards for any pieces, reservoirs at the ends.
 */
import { add, atLeast, type Form, isNumber, put, substitute } from './form.ts';

export type Piece = 'T' | 'F';
export type Letter = Piece | '.';

export interface Run {
  readonly kind: Letter;
  readonly power: Form;
}

/** Any pieces; '?' does not begin with `notFirst` nor end with `notLast`. */
export interface Wild {
  readonly kind: '?';
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

export type Item = Run | Wild | Reservoir | Wall;
export type Word = readonly Item[];

export const WALL: Wall = { kind: '#' };
/**
 * What may be at the left end of a board without changing which toads are at its front: nothing, or pieces up to a
 * frog.
 */
export const LEFT_END: Wild = { kind: '?', notFirst: null, notLast: 'T', mayBeEmpty: true };
export const RIGHT_END: Wild = { kind: '?', notFirst: 'F', notLast: null, mayBeEmpty: true };

export const isRun = (item: Item | undefined): item is Run =>
  item !== undefined && (item.kind === 'T' || item.kind === 'F' || item.kind === '.');
export const isReservoir = (item: Item | undefined): item is Reservoir => item?.kind === 'U' || item?.kind === 'V';
/** Toads, frogs or any pieces. */
export const isPieces = (item: Item | undefined): item is Run | Wild =>
  item !== undefined && (item.kind === 'T' || item.kind === 'F' || item.kind === '?');

/** Is this surely a run of at least k such letters? */
export const isRunOf = (item: Item | undefined, letter: Letter, k: number): boolean =>
  item?.kind === letter && atLeast((item as Run).power, k);

export function normal(word: Word): Item[] {
  const items: Item[] = [];
  for (const item of word) {
    if (isRun(item) && isNumber(item.power, 0)) continue;
    const last = items[items.length - 1];
    if (isRun(item) && last?.kind === item.kind) {
      items[items.length - 1] = { kind: item.kind, power: add((last as Run).power, item.power) };
    } else items.push(item);
  }
  return items;
}

function mapForms(word: Word, map: (form: Form) => Form): Item[] {
  return normal(
    word.map((item): Item => {
      if (isRun(item)) return { kind: item.kind, power: map(item.power) };
      return isReservoir(item) ? { kind: item.kind, pieces: map(item.pieces), extra: map(item.extra) } : item;
    }),
  );
}

export const substituteWord = (word: Word, values: readonly Form[]): Item[] =>
  mapForms(word, (form) => substitute(form, values));
export const putWord = (word: Word, i: number, value: Form): Item[] => mapForms(word, (form) => put(form, i, value));

/** All forms of a word, in order. */
export const formsOf = (word: Word): Form[] =>
  word.flatMap((item) => (isRun(item) ? [item.power] : isReservoir(item) ? [item.pieces, item.extra] : []));

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

const OTHER = { T: 'F', F: 'T' } as const;

export const mirrorWord = (word: Word): Item[] => word.map(mirrorItem).reverse();

function mirrorItem(item: Item): Item {
  if (item.kind === '.' || item.kind === '#') return item;
  if (isRun(item)) return { kind: OTHER[item.kind as Piece], power: item.power };
  if (isReservoir(item)) return { ...item, kind: item.kind === 'U' ? 'V' : 'U' };
  const { notFirst, notLast } = item;
  return { ...item, notFirst: notLast && OTHER[notLast], notLast: notFirst && OTHER[notFirst] };
}
