/**
 * The memo tables of an arena: one for each function that uses one.
 *
 * Functions over games (thermographs, birthdays ...) walk all followers. Values of one arena share most of their
 * followers, so a function with a table computes each follower once. The arena owns the tables; they are freed with it.
 *
 * Memory is bounded: a table that has become too large is replaced by an empty one at the next request. A
 * function with a parameter, such as cooling by t, has a table for the latest parameter only. With the option
 * `theoryMemo` off every call gets a new table, so the same code runs without remembering anything from call to call.
 */
import type { GameId } from './game-id.ts';

/** The results of a function, by game. */
export type Memo<T> = Map<GameId, T>;

/** What a function may keep: a map by game, or a table of its own that knows how many entries it has. */
export interface Sized {
  readonly size: number;
}

/** The identity of a table, with the type of its values. Each function has its own, as a constant of its file. */
export class MemoKind<T, Table extends Sized = Memo<T>> {
  readonly empty: () => Table;

  constructor(empty: () => Table = () => new Map() as unknown as Table) {
    this.empty = empty;
  }
}

/** Tables with more entries than this are dropped. An entry of the largest kind, a thermograph, has some 500 bytes. */
const MAX_ENTRIES = 1 << 16;

interface Kept {
  readonly parameter: string | number;
  readonly table: Sized;
}

export class MemoRegistry {
  private readonly tables = new Map<unknown, Kept>();
  private readonly enabled: boolean;

  constructor(enabled: boolean) {
    this.enabled = enabled;
  }

  /** The table of a function for a parameter. */
  table<T, Table extends Sized>(kind: MemoKind<T, Table>, parameter: string | number): Table {
    if (!this.enabled) return kind.empty();
    const kept = this.tables.get(kind);
    if (kept !== undefined && kept.parameter === parameter && kept.table.size <= MAX_ENTRIES) {
      return kept.table as Table;
    }
    const table = kind.empty();
    this.tables.set(kind, { parameter, table });
    return table;
  }
}
