/** The values of some positions, as a job for another thread: texts in, texts out. */
import { Arena, formatGame } from '@lilypad/games';
import { boardOf } from '../board/notation.ts';
import type { Task } from '../team/map.ts';
import { Valuer } from './valuer.ts';
import { withinLimits } from './within-limits.ts';

/** Positions to value together. */
export interface PositionsJob {
  /** As texts, perhaps with powers. */
  readonly positions: readonly string[];
  /** The most memory for positions and values, in bytes. */
  readonly maxBytes: number;
}

/**
 * A task whose jobs are to value positions; the values are in plain notation, and null where the memory is not enough. Positions of
 * a family have much in common, so the task keeps what it has found; a position that is too large beside that is tried
 * alone.
 *
 * @example
 * ```ts
 * valuePositions().run({ positions: ['TT..FF', 'T.F'], maxBytes: 2 ** 28 }); // => [ '*', '*' ]
 * ```
 */
export function valuePositions(): Task<PositionsJob, readonly (string | null)[]> {
  let kept: { readonly valuer: Valuer; readonly maxBytes: number } | null = null;
  const valueIn = (position: string, maxBytes: number): string | null => {
    if (kept !== null && kept.maxBytes === maxBytes && kept.valuer.bytes <= maxBytes / 2) {
      const value = valueBy(kept.valuer, position);
      if (value !== null) return value;
    }
    kept = { valuer: new Valuer(new Arena(), { maxBytes }), maxBytes };
    const value = valueBy(kept.valuer, position);
    // What was cut off in the middle is not gone on with.
    if (value === null) kept = null;
    return value;
  };
  return {
    name: 'value positions',
    run: ({ positions, maxBytes }) => positions.map((position) => valueIn(position, maxBytes)),
  };
}

function valueBy(valuer: Valuer, position: string): string | null {
  try {
    return withinLimits(() => formatGame(valuer.arena, valuer.value(boardOf(position))));
  } catch (error) {
    // There is no more memory, for this thread at least.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
