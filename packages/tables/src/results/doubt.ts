/**
 * Imported results are not trusted: a file may be forged, its checksums too. Each is compared with what is known about
 * its position without much work: results that are known, formulas that are proved, and the value itself where that is
 * quick to compute.
 */
import { Arena, formatGame, type GameId, parseGame } from '@lilypad/games';
import { type Board, parseBoard, printPowers, Valuer, valueCost } from '@lilypad/toads';
import type { Result } from './record.ts';

/** What to compare with. */
export interface Knowledge {
  /** The results for a position that are known, each with where it comes from, such as `the store`. */
  known(position: string): readonly { readonly value: string; readonly source: string }[];
  /** The value by a proved formula, in this arena; null if there is none. */
  proved(arena: Arena, board: Board): GameId | null;
}

/** Why a result is not trusted. */
export type Doubt =
  | { readonly kind: 'no position' }
  | { readonly kind: 'no game' }
  /** Something else is known; `source` says from where, such as `the store` or `a proved formula`. */
  | { readonly kind: 'other value'; readonly value: string; readonly source: string };

/** Boards of up to so many arrangements are computed again: a fraction of a second for each. */
const MOST_WORK = 20_000;

/**
 * A reason not to trust a result; null if there is none.
 *
 * @param mostWork - the most arrangements that a sweep may go through to compute the value itself
 * @example
 * ```ts
 * const nothing: Knowledge = { known: () => [], proved: () => null };
 * doubtOf({ position: 'T^2.^2F^2', value: '*' }, nothing); // => null
 * doubtOf({ position: 'T^2.^2F^2', value: '0' }, nothing)?.kind; // => 'other value'
 * doubtOf({ position: 'TT..FF', value: '*' }, nothing)?.kind; // => 'no position'
 * ```
 */
export function doubtOf(
  { position, value }: Pick<Result, 'position' | 'value'>,
  knowledge: Knowledge,
  mostWork = MOST_WORK,
): Doubt | null {
  const board = parseBoard(position);
  if (!board.ok || printPowers(board.value) !== position) return { kind: 'no position' };
  const arena = new Arena();
  const game = parseGame(arena, value);
  if (!game.ok) return { kind: 'no game' };
  const known = knowledge.known(position);
  for (const { value, source } of known) {
    const other = parseGame(arena, value);
    if (!other.ok || other.value !== game.value) return { kind: 'other value', value, source };
  }
  if (known.length > 0) return null;
  const differs = (other: GameId | null, source: string): Doubt | null =>
    other === null || other === game.value ? null : { kind: 'other value', value: formatGame(arena, other), source };
  return (
    differs(knowledge.proved(arena, board.value), 'a proved formula') ??
    differs(computed(arena, board.value, mostWork), 'computing it')
  );
}

/** The value of a board, computed; null if that is too much work. */
const computed = (arena: Arena, board: Board, mostWork: number): GameId | null =>
  valueCost(board) <= mostWork ? new Valuer(arena).value(board) : null;
