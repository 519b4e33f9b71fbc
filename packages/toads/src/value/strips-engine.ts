/**
 * The values of all strips of a length by the engine of sweeps, and by several threads: the same values as strips.ts gives, in a
 * fraction of the time. Values are ids of games in memory that all threads share: which id a game gets depends on who meets it
 * first, but not the game. Only what fits into the engine's fixed widths is valued.
 */
import type { Arena, GameId } from '@lilypad/games';
import type { Board } from '../board/board.ts';
import { type Engine, EngineMaker, EngineTooNarrow, STOP_MEMORY, stopReasonOf } from '../sweep/engine.ts';
import { EngineGames } from '../sweep/engine-games.ts';
import type { Shared } from '../sweep/wasm-module.ts';
import { Stages, stagesBuffer } from '../team/stages.ts';
import { type Team, type TeamWork, teamFor } from '../team/team.ts';
import { type StripPlan, stripPlan } from './strip-plan.ts';
import { BYTES_PER_STRIP, refuseStrips, type StripTable, stripAt } from './strips.ts';

/** Some of the strips of a length, which no move leads out of. */
export interface StripPart {
  /** How many empty squares they have. */
  readonly blanks: number;
  /** The fewest and the most toads that they have. */
  readonly toads: readonly [number, number];
}

/** A table of strips that a team fills. */
export interface StripsWork extends TeamWork {
  readonly kind: 'strips';
  readonly length: number;
  readonly shared: Shared;
  readonly stages: ArrayBufferLike;
}

export interface EngineStripsOptions {
  readonly maxBytes: number;
  readonly part?: StripPart | undefined;
  readonly team?: Team | undefined;
  readonly maxShapes?: number | undefined;
}

const MAX_SHAPES = 2 ** 22;
/** Of fewer strips, all are valued before other threads have come. */
const TEAM_FROM = 3 ** 13;
/** Other threads are called when so many strips have been valued: many searches end before. */
const CALL_AFTER = 3 ** 10;
const ALL_BLANKS = -1;

export class EngineStrips implements StripTable {
  readonly length: number;
  readonly count: number;
  private readonly arena: Arena;
  private readonly maxBytes: number;
  private readonly engine: Engine;
  private readonly games: EngineGames;
  /** The memory of the engine where the values are. */
  private readonly values: Uint32Array;
  private readonly team: Team;
  private readonly call: StripsWork;
  private readonly plan: StripPlan;
  private readonly stages: Stages;
  private isCalled = false;
  /** How many windows are done. */
  private windows = 0;

  constructor(arena: Arena, length: number, options: EngineStripsOptions) {
    const { maxBytes, part, maxShapes = MAX_SHAPES } = options;
    this.arena = arena;
    this.length = length;
    this.count = 3 ** length;
    this.maxBytes = maxBytes;
    refuseStrips(length, BYTES_PER_STRIP * this.count + arena.bytes, maxBytes);
    this.team = teamFor(options.team, this.count, TEAM_FROM);
    const { threads } = this.team;
    const { engine, shared } = new EngineMaker().make();
    const [least, most] = part?.toads ?? [0, length];
    this.engine = engine;
    this.explained(() =>
      engine.openStrips(length, part?.blanks ?? ALL_BLANKS, least, most, maxBytes, maxShapes, threads),
    );
    this.games = new EngineGames(arena, engine);
    this.plan = stripPlan(length);
    const { memory, globals } = shared();
    this.values = new Uint32Array(memory.buffer, Number(globals.strips), this.count);
    this.call = { kind: 'strips', length, shared: { memory, globals }, stages: stagesBuffer(threads) };
    this.stages = new Stages(this.call.stages, this.plan.stages);
  }

  get known(): number {
    return this.plan.windows[this.windows - 1]?.end ?? 0;
  }

  /** Throws EngineTooNarrow if the engine cannot go on. */
  work(most: number): void {
    const { plan, stages, team, engine } = this;
    const window = plan.windows[this.windows];
    if (window === undefined) return;
    if (!this.isCalled && (team.eager === true || this.known >= CALL_AFTER)) {
      team.call(this.call);
      this.isCalled = true;
    }
    let valued = 0;
    const fill = (block: number): void => {
      valued += fillBlock(engine, plan, block);
    };
    this.explained(() => stages.workUntil(window.blocks, fill, team, fill, () => valued >= most));
    while (stages.done >= (plan.windows[this.windows]?.blocks ?? Number.POSITIVE_INFINITY)) this.windows++;
    refuseStrips(this.length, engine.bytes() + this.arena.bytes, this.maxBytes);
  }

  key(index: number): number {
    return this.values[index];
  }

  value(index: number): GameId {
    return this.games.copy(this.values[index]);
  }

  board(index: number): Board {
    return stripAt(this.length, index);
  }

  close(): void {
    this.stages.giveUp();
  }

  /** Says why the engine, here or in another thread, has stopped. */
  private explained(work: () => void): void {
    try {
      work();
    } catch (error) {
      const reason = stopReasonOf(error, this.engine);
      if (reason === STOP_MEMORY) refuseStrips(this.length, Number.POSITIVE_INFINITY, this.maxBytes);
      if (reason !== 0) throw new EngineTooNarrow('the strips have values that the engine cannot hold');
      throw error;
    }
  }
}

/** Takes part in filling a table as the thread with this number. */
export function helpWithStrips({ length, shared, stages }: StripsWork, thread: number): void {
  const engine = new EngineMaker().join(shared, thread);
  const plan = stripPlan(length);
  new Stages(stages, plan.stages).help(
    (block) => void fillBlock(engine, plan, block),
    thread,
    () => engine.stopReason() || null,
  );
}

/** Values the strips of a block; returns how many there are. */
function fillBlock(engine: Engine, { from, end, known }: StripPlan, block: number): number {
  engine.fillStrips(from[block], end[block], known[block]);
  return end[block] - from[block];
}
