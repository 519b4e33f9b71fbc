/**
 * Positions on their way through a search, by their numbers, some at a time. Each stage asks the one before it for the
 * next chunk, so that the first positions are found before the last are valued, and nothing is valued that nobody asks
 * for.
 */
import type { Step } from '../evaluate/step.ts';

/** The numbers of the next positions, in order, until the next chunk is asked for; null after the last. */
export type Chunks = () => Step<Uint32Array | null>;

/** The most positions of a chunk. */
export const CHUNK = 4096;

/** The first so many. */
export function limited(chunks: Chunks, limit: number): Chunks {
  let left = limit;
  return function* () {
    if (left <= 0) return null;
    const chunk = yield* chunks();
    const first = chunk?.subarray(0, left) ?? null;
    left -= first?.length ?? 0;
    return first;
  };
}

/** Positions that are known only when all have been looked at. */
export function afterAll(work: () => Step<Uint32Array>): Chunks {
  let found: Uint32Array | null = null;
  let next = 0;
  return function* () {
    found ??= yield* work();
    if (next >= found.length) return null;
    next += CHUNK;
    yield;
    return found.subarray(next - CHUNK, next);
  };
}
