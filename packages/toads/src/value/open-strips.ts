/**
 * The values of all strips of a length: by the engine and a team of threads where that is worth it (strips-engine.ts), else, and where
 * the engine is too narrow, by the plain table (strips.ts).
 */
import type { Arena, GameId } from '@lilypad/games';
import type { Board } from '../board/board.ts';
import { EngineTooNarrow } from '../sweep/engine.ts';
import type { Team } from '../team/team.ts';
import { BYTES_PER_STRIP, DEFAULT_MAX_BYTES, Strips, type StripTable, stripAt } from './strips.ts';
import { EngineStrips, type EngineStripsOptions, type StripPart } from './strips-engine.ts';

/** How strips are valued, and the limits. */
export interface StripOptions {
  /** The most memory for the table and the values, in bytes (default 1 GB). */
  readonly maxBytes?: number;
  /** Value only these, and what they need (default: all); others may have a value or not. */
  readonly part?: StripPart | undefined;
  /** By the engine (default: if there are many strips, and not more than it can address). */
  readonly engine?: boolean;
  /** The threads that work together (default: this one alone). */
  readonly team?: Team | undefined;
  /** The most shapes of games, in units of 32 bytes, before the plain table takes over: for tests. */
  readonly maxShapes?: number;
}

/** Shorter strips are valued before the engine is ready. */
const ENGINE_FROM = 10;
/** The largest table that leaves room for games in the memory of the engine, in bytes. */
const LARGEST_TABLE = 2 ** 31;

/**
 * Opens a table of all strips of a length. They are valued as far as `work` was asked to; a table that is not worked on to its end must be
 * closed.
 *
 * @param length - in squares, at most 20
 * @throws GameLimitError - if the table would need more memory than is allowed
 * @example
 * ```ts
 * import { Arena, formatGame } from '@lilypad/games';
 * const arena = new Arena();
 * const strips = openStrips(arena, 4);
 * while (strips.known < strips.count) strips.work(4096);
 * [strips.count, printBoard(strips.board(48)), formatGame(arena, strips.value(48))]; // => [ 81, '.T.F', '-1/2' ]
 * ```
 */
export function openStrips(arena: Arena, length: number, options: StripOptions = {}): StripTable {
  const { maxBytes = DEFAULT_MAX_BYTES, engine = length >= ENGINE_FROM, ...rest } = options;
  const isSmall = BYTES_PER_STRIP * 3 ** length <= LARGEST_TABLE;
  if (!engine || !isSmall) return new Strips(arena, length, maxBytes);
  return new EitherStrips(arena, length, { ...rest, maxBytes });
}

/** By the engine, until it cannot go on. */
class EitherStrips implements StripTable {
  readonly length: number;
  readonly count: number;
  private readonly arena: Arena;
  private readonly maxBytes: number;
  private table: StripTable;

  constructor(arena: Arena, length: number, options: EngineStripsOptions) {
    this.arena = arena;
    this.length = length;
    this.count = 3 ** length;
    this.maxBytes = options.maxBytes;
    this.table = new EngineStrips(arena, length, options);
  }

  get known(): number {
    return this.table.known;
  }

  work(most: number): void {
    try {
      this.table.work(most);
    } catch (error) {
      if (!(error instanceof EngineTooNarrow)) throw error;
      const { known } = this.table;
      this.table = new Strips(this.arena, this.length, this.maxBytes);
      this.table.work(known);
    }
  }

  key(index: number): number {
    return this.table.key(index);
  }

  value(index: number): GameId {
    return this.table.value(index);
  }

  board(index: number): Board {
    return stripAt(this.length, index);
  }

  close(): void {
    this.table.close();
  }
}
