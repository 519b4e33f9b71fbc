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
 * A job is to value positions; the values are in plain notation, and null where the memory is not enough.
 *
 * @example
 * ```ts
 * VALUE_POSITIONS.run({ positions: ['TT..FF', 'T.F'], maxBytes: 2 ** 28 }); // => [ '*', '*' ]
 * ```
 */
export const VALUE_POSITIONS: Task<PositionsJob, readonly (string | null)[]> = {
  name: 'value positions',
  run({ positions, maxBytes }) {
    const arena = new Arena();
    const valuer = new Valuer(arena, { maxBytes });
    return positions.map((position) => withinLimits(() => formatGame(arena, valuer.value(boardOf(position)))));
  },
};
