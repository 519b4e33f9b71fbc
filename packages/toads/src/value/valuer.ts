/**
 * The entry point for values of positions: takes a board apart by the rules, and values each part by the method that
 * suits it.
 *
 *   - A part in which all toads are still before all frogs, and which is not small, is swept (sweep.ts): its position
 *     graph is nearly all that a sweep goes through, and a sweep needs a fraction of the time and memory of a
 *     search. The tables of the last sweeps are kept, so the options of such a position, and boards with the same
 *     pieces, cost nothing more.
 *   - After some dozens of boards of up to twelve squares, all boards of that length are valued in one pass
 *     (short-strips.ts).
 *   - A part with one empty square is valued by recurrences, and everything else is searched top down; the
 *     evaluator (evaluator.ts) does both and keeps all its results.
 */
import type { Arena, GameId } from '@lilypad/games';
import { type Board, countSquares, EMPTY, mirror, TOAD } from '../board/board.ts';
import { grouped } from '../board/grouped.ts';
import { simplifyBoard } from '../rules/reduce.ts';
import { ALL_RULES, onlyEmpty, type RuleSwitches } from '../rules/rules.ts';
import { arrangementOf, MAX_PIECES, unplayed } from '../sweep/arrangement.ts';
import { boardCost } from '../sweep/board-cost.ts';
import { demandEngines } from '../sweep/demand-engine.ts';
import { EngineMaker } from '../sweep/engine.ts';
import { MemoryLimitError } from '../sweep/memory-limit.ts';
import { reachableAtLeast } from '../sweep/reachable.ts';
import { type SweepTables, sweepSize, sweepTables } from '../sweep/sweep.ts';
import { sweepTablesByEngine } from '../sweep/sweep-engine.ts';
import type { SweepStart } from '../sweep/sweep-start.ts';
import type { Team } from '../team/team.ts';
import { DEFAULT_MAX_BYTES, Evaluator, type EvaluatorOptions } from './evaluator.ts';
import { isLong, type ProvedValue } from './formula-library.ts';
import { estimatedPositions } from './growth.ts';
import { KeptSweeps } from './kept-sweeps.ts';
import { ShortStrips } from './short-strips.ts';
import { valuedAtLeast } from './valued-at-least.ts';

/** How boards are valued, and the limits. */
export interface ValuerOptions extends EvaluatorOptions {
  /** Sweep where that is better (default true). */
  readonly sweep?: boolean;
  /** Sweep by the engine of sweep-engine.ts rather than by sweep.ts (default true). */
  readonly engine?: boolean;
  /** Sweeps of so many arrangements or more value only those that are needed (default 200,000; Infinity: none does). */
  readonly onDemandFrom?: number;
  /** Value all boards of a short length in one pass once many of them were asked for (default true). */
  readonly shortStrips?: boolean;
  /** The most bytes of tables of sweeps that are kept, besides those of the last sweep (default 64 MB). */
  readonly keptSweepBytes?: number;
  /** A proved formula for a board, if there is one: asked for long boards only. */
  readonly formula?: (board: Board) => ProvedValue | null;
  /** The threads that work together on a large sweep (default: this one alone). */
  readonly team?: Team | undefined;
  /** Called now and then with the number of positions done and, for a sweep, their total. */
  readonly onProgress?: (done: number, total?: number) => void;
}

/** How a part that no rule takes apart any further is valued. */
export type ValueMethod = 'one-empty' | 'sweep' | 'search';

/** A sweep of fewer arrangements than this is not worth its set-up, and a search keeps what it finds. */
const SMALL_SWEEP = 2_000;
/** Before a sweep of more arrangements than this, all tables of earlier ones are dropped. */
const LARGE_SWEEP = 1_000_000;
const KEPT_SWEEP_BYTES = 2 ** 26;
/** A position of 20 squares or more that a search keeps, with its mirror image, takes so many bytes while its table grows (memo.ts). */
const LEAST_BYTES = 30;

/**
 * Values boards by the method that suits each, and keeps its results. Its values are games of its arena.
 *
 * @example
 * ```ts
 * import { Arena, formatGame } from '@lilypad/games';
 * const valuer = new Valuer(new Arena());
 * formatGame(valuer.arena, valuer.value(boardOf('T^5.^4F^3'))); // => '{3*|5/2||2}'
 * ```
 */
export class Valuer {
  /** The arena of its values. */
  readonly arena: Arena;
  /** The rules that take boards apart. */
  readonly rules: RuleSwitches;

  private readonly options: ValuerOptions;
  private readonly evaluator: Evaluator;
  private readonly sweeps: KeptSweeps;
  private readonly engines = new EngineMaker();
  private readonly demandEngines = demandEngines();
  private readonly strips: ShortStrips;
  private swept = 0;

  constructor(arena: Arena, options: ValuerOptions = {}) {
    this.arena = arena;
    this.options = options;
    this.rules = { ...ALL_RULES, ...options.rules };
    this.evaluator = new Evaluator(arena, options);
    this.strips = new ShortStrips(arena, options.maxBytes ?? DEFAULT_MAX_BYTES);
    this.sweeps = new KeptSweeps(options.keptSweepBytes ?? KEPT_SWEEP_BYTES);
  }

  /** The memory of positions and values, in bytes. */
  get bytes(): number {
    return this.evaluator.bytes + this.sweeps.bytes + this.strips.bytes;
  }

  /** How many positions have been valued so far. */
  get positions(): number {
    return this.evaluator.positions + this.swept + this.strips.positions;
  }

  /**
   * Says that more boards will be asked for: then it may pay to value all short ones together.
   *
   * @param boards - how many, about
   */
  expect(boards: number): void {
    this.strips.coming = boards;
  }

  /**
   * The value of a board.
   *
   * @throws GameLimitError - if there is not enough memory
   */
  value(board: Board): GameId {
    const proved = this.proved(board);
    if (proved !== null) return proved.value;
    const known = this.options.shortStrips === false ? null : this.strips.find(board);
    if (known !== null) return known;
    const { integer, parts } = simplifyBoard(board, this.rules);
    let sum = this.arena.integer(integer);
    for (const part of parts) sum = this.arena.add(sum, this.partValue(part));
    return sum;
  }

  /** The formula by which `value` values a long board, if there is one. */
  proved(board: Board): ProvedValue | null {
    return isLong(board) ? (this.options.formula?.(board) ?? null) : null;
  }

  /** How `value` would value a part that `simplify` left. */
  method(part: Board): ValueMethod {
    if (this.rules.oneEmpty && onlyEmpty(part, 0, part.length) >= 0) return 'one-empty';
    return this.options.sweep !== false && this.canSweep(part) ? 'sweep' : 'search';
  }

  private canSweep(part: Board): boolean {
    const pieces = unplayed(part);
    if (!this.rules.terminal || pieces === null || pieces.toads + pieces.frogs > MAX_PIECES) return false;
    return sweepSize(pieces.toads, pieces.frogs, countSquares(part, EMPTY)) >= SMALL_SWEEP;
  }

  private partValue(part: Board): GameId {
    const start = sweepStartOf(part);
    const known = this.fromTables(part, start);
    if (known !== null) return known;
    if (this.method(part) !== 'sweep') {
      this.refuseHopeless(part);
      return this.evaluator.value(part);
    }
    return this.sweptValue(part, start);
  }

  private sweptValue(part: Board, start: SweepStart): GameId {
    const { toads, frogs, blanks } = start;
    const { arena, engines, demandEngines, options, sweeps } = this;
    const size = sweepSize(toads, frogs, blanks);
    if (size > LARGE_SWEEP) sweeps.makeRoom(Number.POSITIVE_INFINITY);
    const tables =
      options.engine === false
        ? sweepTables(arena, toads, frogs, blanks, options)
        : sweepTablesByEngine(arena, toads, frogs, blanks, { ...options, engines, demandEngines });
    const value = this.valueIn(tables, part) as GameId;
    sweeps.keep(start, tables);
    this.swept += size;
    return value;
  }

  /** Throws if the positions that a search would keep need more memory than is allowed: it would find that out much later. */
  private refuseHopeless(part: Board): void {
    const { maxBytes = DEFAULT_MAX_BYTES } = this.options;
    const most = (2 * maxBytes) / LEAST_BYTES;
    // Even if every square could be anything, or all arrangements of the pieces could be reached.
    if (3 ** part.length <= most || boardCost(part) <= most || this.evaluator.knows(part)) return;
    const positions = Math.max(reachableAtLeast(part), valuedAtLeast(part, most));
    // An estimate counts a position and its mirror image once, as a search keeps them.
    const estimated = positions > most ? 0 : 2 * estimatedPositions(part);
    if (Math.max(positions, estimated) <= most) return;
    const megabytes = grouped(Math.floor(maxBytes / 2 ** 20));
    const count = estimated > 0 ? `about ${grouped(estimated)}` : `at least ${grouped(positions)}`;
    throw new MemoryLimitError(
      `This board of ${grouped(part.length)} squares needs more than the ${megabytes} MB of memory that are allowed: ` +
        `${count} positions can arise from it.`,
    );
  }

  /** The value of a part, or of its mirror image, if it is in the tables of the sweep for its start. */
  private fromTables(part: Board, start: SweepStart): GameId | null {
    const tables = this.sweeps.find(start);
    return tables && this.valueIn(tables, part);
  }

  private valueIn(tables: SweepTables, part: Board): GameId | null {
    const own = arrangementOf(part);
    const value = own && tables.valueOf(own);
    if (value !== null) return value;
    const image = arrangementOf(mirror(part));
    const negative = image && tables.valueOf(image);
    return negative === null ? null : this.arena.negate(negative);
  }
}

/** The start, or the mirror image of the start, with the pieces and blanks of a part. */
function sweepStartOf(part: Board): SweepStart {
  const blanks = countSquares(part, EMPTY);
  const toads = countSquares(part, TOAD);
  const frogs = part.length - blanks - toads;
  return toads < frogs ? { toads: frogs, frogs: toads, blanks } : { toads, frogs, blanks };
}
