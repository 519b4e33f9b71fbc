/** What all sweeps by engines have in common: the limits of a sweep, who works on it, and how it tells how far it got. */
import { grouped } from '../board/grouped.ts';
import type { Team } from '../team/team.ts';

export interface SweepLimits {
  /** The most memory that the sweep may take (default 4 GB, the most that an engine can address). */
  readonly maxBytes?: number | undefined;
  /** The most shapes of games, in units of 64 bytes, before another sweep takes over: for tests. */
  readonly maxShapes?: number | undefined;
  /** Called now and then with the number of arrangements done and their total. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Called now and then; the sweep ends with SweepStopped when it returns true. */
  readonly shouldStop?: (() => boolean) | undefined;
  /** The threads that work together (default: this one alone). */
  readonly team?: Team | undefined;
}

export const ENGINE_MAX_BYTES = 2 ** 32;
export const ENGINE_MAX_SHAPES = 2 ** 22;

/** The caller stopped the sweep. */
export class SweepStopped extends Error {
  override readonly name = 'SweepStopped';
}

/**
 * Tells how far a sweep got.
 *
 * @throws SweepStopped - if it is to be stopped
 */
export function reportProgress(limits: SweepLimits, done: number, total: number): void {
  if (limits.shouldStop?.()) {
    throw new SweepStopped(`The sweep was stopped after ${grouped(done)} of ${grouped(total)} positions.`);
  }
  limits.onProgress?.(done, total);
}
