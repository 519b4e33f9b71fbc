/**
 * Thresholds by the engine (engine.ts): the same cells as sweep.ts fills, in a fraction of the time.
 */
import { GameLimitError } from '@lilypad/games';
import { type LevelOptions, type Plan, runLevels, type SliceToFill } from '../../sweep/levels.ts';
import { isFrog, orderKey, reducedJump } from '../../sweep/piece-order.ts';
import type { Slices } from '../../sweep/slices.ts';
import { makeThresholdsEngine, type ThresholdsEngine } from './engine.ts';
import { TooNarrow, whereTheyFit } from './too-narrow.ts';

/** A piece that becomes terminal counts for up to so many squares and one more, which must fit into a byte. */
export const MAX_ENGINE_BLANKS = 100;

/** How the engine fills the cells. */
export interface EngineThresholdOptions extends LevelOptions {
  /** Fill the arrangements that begin alike together, where that is worth it (default true). */
  readonly byBeginnings?: boolean;
}

/** The filled lanes; null if they are too narrow. */
export function lanesByEngine(slices: Slices, plan: Plan, options: EngineThresholdOptions): Int8Array | null {
  const engine = makeThresholdsEngine();
  const address = open(engine, slices, plan);
  const { buffer } = engine.memory;
  return whereTheyFit(() => {
    runLevels(slices, plan, options, (slice) => fillSlice(engine, slice, options.byBeginnings !== false));
    return new Int8Array(buffer, address, 4 * plan.cells);
  });
}

function open(engine: ThresholdsEngine, slices: Slices, plan: Plan): number {
  try {
    return engine.begin(slices.pieces, slices.blanks, plan.cells) >>> 0;
  } catch (error) {
    if (engine.outOfMemory() !== 1) throw error;
    throw new GameLimitError('There is not enough memory for a sweep of thresholds for this board.');
  }
}

function fillSlice(engine: ThresholdsEngine, { order, start, image, below }: SliceToFill, byBeginnings: boolean): void {
  // The engine's orders have one more bit above all pieces.
  const engineOrder = order.frogs | (1 << order.size);
  for (let i = 0; i + 1 < order.size; i++) {
    if (isFrog(order, i) || !isFrog(order, i + 1)) continue;
    engine.jumpLeadsTo(engineOrder, start, i, below.get(orderKey(reducedJump(order, i))) as number);
  }
  if (engine.fill(engineOrder, start, image, byBeginnings ? 1 : 0) === 0) throw new TooNarrow();
}
