/**
 * Thresholds by the engine (engine.ts): the same cells as sweep.ts fills, in a fraction of the time. The slices of a level do not
 * need each other, so a team of threads takes them one by one, level after level; the cells are in memory that all of them share.
 */
import { GameLimitError } from '@lilypad/games';
import {
  filledBy,
  type LevelOptions,
  type Plan,
  planLevels,
  type SliceToFill,
  slicesToFill,
} from '../../sweep/levels.ts';
import { isFrog, orderKey, ordersFrom, type PieceOrder, reducedJump } from '../../sweep/piece-order.ts';
import { Slices } from '../../sweep/slices.ts';
import type { Shared } from '../../sweep/wasm-module.ts';
import { Stages, stagesBuffer, TeamStopped } from '../../team/stages.ts';
import { type Team, type TeamWork, teamFor } from '../../team/team.ts';
import { unitProgress } from '../../team/unit-progress.ts';
import { joinThresholdsEngine, makeThresholdsEngine, type ThresholdsEngine } from './engine.ts';
import { TooNarrow } from './too-narrow.ts';

/** A piece that becomes terminal counts for up to so many squares and one more, which must fit into a byte. */
export const MAX_ENGINE_BLANKS = 100;
/** A sweep of fewer arrangements is done before other threads have come. */
const TEAM_FROM = 1_000_000;
/** The reason for which a team stops (team/stages.ts). */
const NARROW = 1;

/** How the engine fills the cells. */
export interface EngineThresholdOptions extends LevelOptions {
  /** Fill the arrangements that begin alike together, where that is worth it (default true). */
  readonly byBeginnings?: boolean;
  /** The threads that work together (default: this one alone). */
  readonly team?: Team | undefined;
}

/** A sweep of thresholds that a team does. */
export interface ThresholdsWork extends TeamWork {
  readonly kind: 'thresholds';
  readonly order: PieceOrder;
  readonly blanks: number;
  readonly mirror: boolean;
  readonly byBeginnings: boolean;
  readonly shared: Shared;
  readonly stages: ArrayBufferLike;
}

/** The filled lanes for an order of pieces; null if they are too narrow. */
export function lanesByEngine(
  order: PieceOrder,
  slices: Slices,
  plan: Plan,
  options: EngineThresholdOptions,
): Int8Array | null {
  const { mirror = true, byBeginnings = true } = options;
  const team = teamFor(options.team, plan.arrangements, TEAM_FROM);
  const { engine, shared } = makeThresholdsEngine();
  const address = open(engine, slices, plan, team.threads);
  const stages = stagesBuffer(team.threads);
  const work: ThresholdsWork = {
    kind: 'thresholds',
    order,
    blanks: slices.blanks,
    mirror,
    byBeginnings,
    shared: shared(),
    stages,
  };
  team.call(work);
  const units = new Units(slices, plan, mirror);
  const common = new Stages(stages, units.sizes);
  const report = unitProgress(units.slices.map(filledBy), options.onProgress);
  try {
    common.workToEnd((unit) => {
      fillSlice(engine, units.slices[unit], byBeginnings);
      report(common.done + 1);
    }, team);
  } catch (error) {
    if (error instanceof TooNarrow || (error instanceof TeamStopped && error.reason === NARROW)) return null;
    throw error;
  }
  report(units.slices.length);
  return new Int8Array(work.shared.memory.buffer, address, 4 * plan.cells);
}

/** Takes part in a sweep of thresholds as the thread with this number. */
export function helpWithThresholds(work: ThresholdsWork, thread: number): void {
  const { order, blanks, mirror, byBeginnings, shared } = work;
  const slices = new Slices(order.size, blanks);
  const units = new Units(slices, planLevels(slices, ordersFrom(order)), mirror);
  const engine = joinThresholdsEngine(shared, thread);
  new Stages(work.stages, units.sizes).help(
    (unit) => fillSlice(engine, units.slices[unit], byBeginnings),
    thread,
    (error) => (error instanceof TooNarrow ? NARROW : null),
  );
}

/** The slices that are to be filled, in one list, and how many of them each level has. */
class Units {
  readonly slices: readonly SliceToFill[];
  readonly sizes: readonly number[];

  constructor(slices: Slices, plan: Plan, mirror: boolean) {
    const levels = slicesToFill(slices, plan, mirror);
    this.slices = levels.flat();
    this.sizes = levels.map((level) => level.length);
  }
}

function open(engine: ThresholdsEngine, slices: Slices, plan: Plan, threads: number): number {
  try {
    return engine.begin(slices.pieces, slices.blanks, plan.cells, threads) >>> 0;
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
