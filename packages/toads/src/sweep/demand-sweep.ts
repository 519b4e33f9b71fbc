/**
 * Sweeps that value only what is needed (assembly/demand.ts), in a fraction of the time of a sweep that values everything, and with more
 * memory: 2 bytes for every arrangement of all levels. Where the engine's fixed widths are too narrow or memory is used up, another sweep
 * takes over.
 *
 * A team of threads takes the slices of a level one by one, level after level, up for the keys, down for the marks, and up again for the
 * values.
 */
import type { Arena, GameId } from '@lilypad/games';
import { Stages, stagesBuffer } from '../team/stages.ts';
import { type Team, type TeamWork, teamFor } from '../team/team.ts';
import type { Arrangement } from './arrangement.ts';
import { BlankIndex } from './blank-index.ts';
import { type DemandEngine, demandEngines } from './demand-engine.ts';
import { type EngineMaker, type OpenEngine, stopReasonOf } from './engine.ts';
import { EngineGames } from './engine-games.ts';
import { type SweepTables, sweepSize } from './sweep.ts';
import { ENGINE_MAX_BYTES, ENGINE_MAX_SHAPES, reportProgress, type SweepLimits } from './sweep-limits.ts';
import type { SweepStart } from './sweep-start.ts';
import type { Shared } from './wasm-module.ts';

/** Work that a team does for a sweep on demand: all three passes, or the last two for another question. */
export interface DemandWork extends TeamWork {
  readonly kind: 'demand';
  readonly shared: Shared;
  readonly stages: ArrayBufferLike;
  readonly hasKeys: boolean;
}

/** Work that was done so far. */
export interface DemandCounts {
  readonly arrangements: number;
  /** Those that got a value in this thread, for all questions together. */
  readonly valued: number;
  /** Pairs of keys, and shapes of games. */
  readonly pairs: number;
  readonly shapes: number;
  readonly bytes: number;
}

export interface DemandOptions extends SweepLimits {
  /** Makes the engine (default: compiles the module again). */
  readonly demandEngines?: EngineMaker<DemandEngine> | undefined;
  /** Called after each question with the work that was done. */
  readonly onDemandCounts?: ((counts: DemandCounts) => void) | undefined;
}

/** What an arrangement takes in all passes, in bytes, with room for the games. */
const BYTES_PER_ARRANGEMENT = 3;
/** A few milliseconds of work. */
const KEYS_PER_STEP = 1 << 16;
const VALUES_PER_STEP = 1 << 13;
/** A sweep of fewer arrangements is done before other threads have come. */
const TEAM_FROM = 2_000_000;

/** Whether a sweep of so many arrangements fits into half of the memory that is allowed. */
export const fitsOnDemand = (arrangements: number, maxBytes: number): boolean =>
  2 * BYTES_PER_ARRANGEMENT * arrangements <= maxBytes;

/** The values of the arrangements of the two highest levels of a sweep, each found when it is asked for. */
export class DemandTables implements SweepTables {
  private readonly arena: Arena;
  private readonly start: SweepStart;
  private readonly options: DemandOptions;
  private readonly instead: () => SweepTables;
  private readonly index: BlankIndex;
  private readonly team: Team;
  private readonly known = new Map<string, GameId>();
  private hasKeys = false;
  private open: (OpenEngine<DemandEngine> & { readonly games: EngineGames }) | null = null;
  /** The tables of the other sweep, if the engine could not go on. */
  private other: SweepTables | null = null;

  /** For T^toads .^blanks F^frogs, toads >= frogs >= 1; `instead` is the sweep that takes over. */
  constructor(arena: Arena, start: SweepStart, options: DemandOptions, instead: () => SweepTables) {
    this.arena = arena;
    this.start = start;
    this.options = options;
    this.instead = instead;
    const { toads, frogs, blanks } = start;
    this.index = new BlankIndex(toads + frogs, blanks);
    this.team = teamFor(options.team, sweepSize(toads, frogs, blanks), TEAM_FROM);
  }

  get bytes(): number {
    return this.other?.bytes ?? this.open?.engine.bytes() ?? 0;
  }

  valueOf(arrangement: Arrangement): GameId | null {
    const { order, gaps, blanks } = arrangement;
    const { toads, frogs } = this.start;
    if (blanks !== this.start.blanks || order.size > toads + frogs) return null;
    if (this.other !== null) return this.other.valueOf(arrangement);
    const [orderBits, number] = [order.frogs | (1 << order.size), this.index.indexOf(order, gaps)];
    const key = `${orderBits} ${number}`;
    try {
      const value = this.known.get(key) ?? this.find(orderBits, number);
      if (value !== null) this.known.set(key, value);
      return value;
    } catch (error) {
      const reason = this.open === null ? 0 : stopReasonOf(error, this.open.engine);
      // What was stopped in the middle of a pass cannot go on.
      this.open = null;
      this.hasKeys = false;
      if (reason === 0) throw error;
      this.other = this.instead();
      return this.other.valueOf(arrangement);
    }
  }

  private find(order: number, number: number): GameId | null {
    this.open ??= this.begun();
    const { engine, games } = this.open;
    if (engine.ask(order, number) === 0) return null;
    this.runPasses(engine, this.open.shared());
    this.hasKeys = true;
    return games.copy(engine.arrangementValue(order, number));
  }

  private begun(): OpenEngine<DemandEngine> & { readonly games: EngineGames } {
    const open = (this.options.demandEngines ?? demandEngines()).make();
    this.open = { ...open, games: new EngineGames(this.arena, open.engine) };
    const { toads, frogs, blanks } = this.start;
    const { maxBytes = ENGINE_MAX_BYTES, maxShapes = ENGINE_MAX_SHAPES } = this.options;
    open.engine.begin(toads, frogs, blanks, maxBytes, maxShapes, this.team.threads);
    return this.open;
  }

  private runPasses(engine: DemandEngine, shared: Shared): void {
    const { team, options, hasKeys } = this;
    const work: DemandWork = { kind: 'demand', shared, stages: stagesBuffer(team.threads), hasKeys };
    team.call(work);
    const plan = planOf(engine, hasKeys);
    const stages = new Stages(work.stages, plan.sizes);
    const onStep = (): void => {
      stages.check();
      const total = engine.totalArrangements();
      reportProgress(options, Math.min(Math.floor(engine.doneArrangements()), total), total);
    };
    stages.workToEnd((unit) => runUnit(engine, plan, unit, onStep), team);
    options.onDemandCounts?.({
      arrangements: engine.totalArrangements(),
      valued: engine.valuedArrangements(),
      pairs: engine.pairCount(),
      shapes: engine.shapes(),
      bytes: engine.bytes(),
    });
  }
}

/** Takes part in a sweep on demand as the thread with this number. */
export function helpOnDemand({ shared, stages: buffer, hasKeys }: DemandWork, thread: number): void {
  const engine = demandEngines().join(shared, thread);
  const plan = planOf(engine, hasKeys);
  const stages = new Stages(buffer, plan.sizes);
  stages.help(
    (unit) => runUnit(engine, plan, unit, () => stages.check()),
    thread,
    () => engine.stopReason() || null,
  );
}

/** What is done with the slice of an order; or, once, with all of them. */
type Step = 'keys' | 'close keys' | 'images' | 'marks' | 'open values' | 'values';

/** The passes as stages of units: how many units each stage has, and for each unit its step and the place of its order. */
interface DemandPlan {
  readonly sizes: readonly number[];
  readonly units: readonly { readonly step: Step; readonly place: number }[];
}

function planOf(engine: DemandEngine, hasKeys: boolean): DemandPlan {
  const sizes: number[] = [];
  const units: { readonly step: Step; readonly place: number }[] = [];
  const add = (step: Step, from = 0, end = 1): void => {
    sizes.push(end - from);
    for (let place = from; place < end; place++) units.push({ step, place });
  };
  const addLevel = (step: Step, level: number): void =>
    add(step, engine.levelStart(level), engine.levelStart(level + 1));
  const levels = Array.from({ length: engine.levelNumber() }, (_, level) => level);
  if (!hasKeys) {
    for (const level of levels) addLevel('keys', level);
    add('close keys');
  }
  for (const level of levels.slice(1).reverse()) {
    addLevel('images', level - 1);
    addLevel('marks', level);
  }
  add('open values');
  for (const level of levels.slice(1)) {
    addLevel('images', level - 1);
    addLevel('values', level);
  }
  return { sizes, units };
}

function runUnit(engine: DemandEngine, { units }: DemandPlan, unit: number, onStep: () => void): void {
  const { step, place } = units[unit];
  if (step === 'keys') finish(engine.beginKeys(place), () => engine.findKeys(KEYS_PER_STEP), onStep);
  else if (step === 'images') finish(engine.beginImages(place), () => engine.noteImages(KEYS_PER_STEP), onStep);
  else if (step === 'marks') finish(engine.beginMarks(place), () => engine.markOptions(VALUES_PER_STEP), onStep);
  else if (step === 'values') finish(engine.beginValues(place), () => engine.findValues(VALUES_PER_STEP), onStep);
  else if (step === 'close keys') engine.closeKeys();
  else engine.openValues();
}

/** Does a slice to its end, if there is anything to do. */
function finish(begun: number, goOn: () => number, onStep: () => void): void {
  for (let finished = begun === 0; !finished; ) {
    onStep();
    finished = goOn() === 1;
  }
}
