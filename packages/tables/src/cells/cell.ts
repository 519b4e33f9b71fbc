/** A cell of a table: its position, what the paper prints for it, and what is known of its value. */
import { type Arena, formatGame, parseGame } from '@lilypad/games';
import { boardOf, valueCost } from '@lilypad/toads';
import { kindOf, type ValueKind } from '../printed/kind.ts';
import { type Mark, markOf } from '../printed/mark.ts';
import { printedAt } from '../printed/paper.ts';
import type { Printed } from '../printed/printed.ts';
import type { Result } from '../results/record.ts';

/** What is known of a cell whose value is known. */
export interface KnownCell {
  /** In plain notation. */
  readonly value: string;
  readonly latex: string;
  readonly kind: ValueKind;
  /** How the value compares with what the paper prints. */
  readonly mark: Mark;
  /** Where the value comes from. */
  readonly result: Result;
}

/** A result whose value cannot be read as a game. */
export class UnreadableResult extends Error {}

/** A cell by its position. */
export interface Cell {
  /** Null where the family has no position. */
  readonly position: string | null;
  readonly printed: Printed | null;
  readonly known: KnownCell | null;
}

/**
 * The cell of a position with the result for it, if there is one; the arena is used to read the value.
 * Throws an `UnreadableResult` if the value of the result cannot be read as a game.
 */
export function cellOf(arena: Arena, position: string | null, result: Result | undefined): Cell {
  if (position === null) return { position, printed: null, known: null };
  const printed = printedAt(position);
  return { position, printed, known: result === undefined ? null : knownCell(arena, result, printed) };
}

function knownCell(arena: Arena, result: Result, printed: Printed | null): KnownCell {
  const parsed = parseGame(arena, result.value);
  if (!parsed.ok) throw new UnreadableResult(`the stored value of ${result.position} is no game`);
  const game = parsed.value;
  return {
    value: result.value,
    latex: formatGame(arena, game, { style: 'latex' }),
    kind: kindOf(arena, game),
    mark: markOf(arena, game, printed),
    result,
  };
}

/** An estimate of the work to value a position: the number of arrangements that a sweep goes through, at least 1. */
export const cellCost = (position: string): number => valueCost(boardOf(position));
