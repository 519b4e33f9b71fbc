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
  /** The value in plain notation. */
  readonly value: string;
  /** The value in LaTeX. */
  readonly latex: string;
  /** What kind of value it is. */
  readonly kind: ValueKind;
  /** How the value compares with what the paper prints. */
  readonly mark: Mark;
  /** Where the value comes from. */
  readonly result: Result;
}

/**
 * A result whose value cannot be read as a game.
 *
 * @example
 * ```ts
 * import { Arena } from '@lilypad/games';
 * const wrong: Result = {
 *   ...{ type: 'result', position: 'T.F', value: '{0|', method: 'rules' },
 *   ...{ nodes: 1, seconds: 0, version: '0.1.0', date: '2026-01-01' },
 * };
 * cellOf(new Arena(), 'T.F', wrong); // => throws UnreadableResult: the stored value of T.F is no game
 * ```
 */
export class UnreadableResult extends Error {
  override readonly name = 'UnreadableResult';
}

/** A cell of a table, by its position. */
export interface Cell {
  /** The position with powers, such as `T^5.^4F^3`; null where the family has none. */
  readonly position: string | null;
  /** What the paper prints for it; null if it is not in the paper. */
  readonly printed: Printed | null;
  /** What is known of its value; null if nothing is. */
  readonly known: KnownCell | null;
}

/**
 * The cell of a position with the result for it, if there is one; the arena is used to read the value.
 *
 * @throws UnreadableResult - if the value of the result cannot be read as a game
 * @example
 * ```ts
 * import { Arena } from '@lilypad/games';
 * const result: Result = {
 *   ...{ type: 'result', position: 'T.F', value: '*', method: 'rules' },
 *   ...{ nodes: 1, seconds: 0, version: '0.1.0', date: '2026-01-01' },
 * };
 * const { printed, known } = cellOf(new Arena(), 'T.F', result);
 * printed; // => { relation: 'equal', value: '*' }
 * [known?.kind, known?.mark]; // => [ 'infinitesimal', 'agrees' ]
 * ```
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

/**
 * An estimate of the work to value a position.
 *
 * @param position - the position as text
 * @returns the number of arrangements that a sweep goes through, at least 1
 * @example
 * ```ts
 * cellCost('T^2.F^2') < cellCost('T^9.^9F^9'); // => true
 * ```
 */
export const cellCost = (position: string): number => valueCost(boardOf(position));
