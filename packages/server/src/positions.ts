/**
 * The documents of positions, each by the cheapest way that has it:
 *
 *   1. from the cache of documents;
 *   2. from the tables of its variant, if that is solved: looked up here, without waiting;
 *   3. by a search of few positions in a worker, for the first questions about a variant;
 *   4. from the tables of its variant, which is solved now, once for all who wait for it;
 *   5. for a variant that is too large to be solved here, from its file, if it is kept on disk, or by a longer search, or
 *      by proved formulas.
 *
 * Small variants have their own worker, so that they never wait for large ones. Equal questions at the same time are
 * answered once.
 */
import {
  boardCount,
  type Counts,
  countsOf,
  type Position,
  type PositionDocument,
  positionDocument,
  printPosition,
  type SolvedVariant,
} from '@lilypad/toads';
import { HttpError } from './answer.ts';
import { documentBytes, LruCache } from './lru.ts';
import { shuttingDown, WorkerPool } from './pool.ts';
import { variantName } from './solutions/layout.ts';
import { Tables } from './tables.ts';
import type { Source, Task, TaskLimit } from './tasks.ts';
import { Values } from './values.ts';

/** What the workers are told when they start. */
export interface WorkerSettings {
  /** The folder in which solved variants are kept, and the most that they may take there; null for none. */
  readonly data: { readonly folder: string; readonly maxBytes: number } | null;
}

export interface PositionsOptions extends WorkerSettings {
  readonly workerUrl: URL;
  /** Workers for large variants. */
  readonly workers: number;
  readonly timeLimitMs: number;
  /** How many bytes of documents, and of tables, are kept. */
  readonly cacheBytes: number;
  readonly tableBytes: number;
  /** How many tasks may wait in each pool. */
  readonly maxWaiting: number;
  /** How many positions a search may keep for a variant that is not solved. */
  readonly maxStates: number;
}

/** A variant with up to this many boards is small: it is solved in a quarter of a second. */
const SMALL_BOARDS = 1_000_000;
/** Larger variants than this are not solved as a whole; this many boards take two or three seconds. */
const MAX_BOARDS = 20_000_000;
/** So many questions about a variant are answered by search before it is solved, each with so many positions. */
const SEARCHED_FIRST = 16;
const SHORT_SEARCH = 20_000;
const REFUSED_BYTES = 2 ** 20;
/** The variants for which questions are counted. */
const MAX_COUNTED = 10_000;

export class Positions {
  /** How many positions were answered in each way. */
  readonly answered: Record<Source | 'cache', number> = { cache: 0, table: 0, search: 0, disk: 0, formula: 0 };
  /** How many were found to be beyond the limits. */
  tooLarge = 0;
  readonly cache: LruCache<Buffer>;
  readonly tables: Tables;
  /** Why positions beyond a limit are refused; kept, since finding out takes seconds. */
  private readonly refused = new LruCache(REFUSED_BYTES, documentBytes);
  private readonly pools: Readonly<Record<'small' | 'large' | 'values', WorkerPool>>;
  private readonly values: Values;
  private readonly pending = new Map<string, Promise<Buffer>>();
  /** How many questions about a variant were answered by search. */
  private readonly searched = new Map<string, number>();
  private readonly maxStates: number;
  private closing = false;

  constructor({
    workerUrl,
    workers,
    timeLimitMs,
    cacheBytes,
    tableBytes,
    maxWaiting,
    maxStates,
    data,
  }: PositionsOptions) {
    const pool = (count: number): WorkerPool =>
      new WorkerPool({
        workerUrl,
        workerData: { data } satisfies WorkerSettings,
        workers: count,
        timeLimitMs,
        maxQueue: maxWaiting,
      });
    this.cache = new LruCache(cacheBytes, documentBytes);
    this.tables = new Tables(tableBytes);
    this.pools = { small: pool(1), large: pool(workers), values: pool(1) };
    this.maxStates = maxStates;
    this.values = new Values(this.pools.values);
  }

  /** Questions that have no answer yet. */
  get open(): number {
    return this.pending.size;
  }

  /** The document as JSON text; rejects with HttpError. */
  async document(position: Position): Promise<Buffer> {
    const key = printPosition(position);
    const cached = this.cache.get(key);
    if (cached !== undefined) {
      this.answered.cache++;
      return cached;
    }
    const refused = this.refused.get(key);
    if (refused !== undefined) throw new HttpError(400, refused.toString());
    let pending = this.pending.get(key);
    if (pending === undefined) {
      pending = this.answer(position, key).finally(() => this.pending.delete(key));
      this.pending.set(key, pending);
    }
    return pending;
  }

  /** From now on, only what needs no search and no new table is answered. */
  refuseWork(): void {
    this.closing = true;
  }

  /** Ends all workers; questions without an answer get an error. */
  async close(): Promise<void> {
    this.refuseWork();
    await Promise.all(Object.values(this.pools).map((pool) => pool.close()));
  }

  private async answer(position: Position, key: string): Promise<Buffer> {
    const [document, cgtValue] = await Promise.all([this.find(position), this.values.text(position.board)]);
    const text = Buffer.from(`${JSON.stringify({ ...document, cgtValue })}\n`);
    this.cache.set(key, text);
    return text;
  }

  /** The document without the game value. */
  private async find(position: Position): Promise<PositionDocument> {
    const counts = countsOf(position.board);
    const solved = this.tables.get(counts);
    if (solved !== undefined) return this.lookUp(solved, position);
    if (this.closing) throw shuttingDown();
    const boards = boardCount(counts);
    const pool = boards <= SMALL_BOARDS ? this.pools.small : this.pools.large;
    if (boards > MAX_BOARDS) {
      const found = await this.search(position, pool, this.maxStates);
      if ('position' in found) return found;
      throw this.refuse(position, found);
    }
    if (this.isSearchedFirst(counts)) {
      const found = await this.search(position, pool, SHORT_SEARCH);
      if ('position' in found) return found;
    }
    return this.lookUp(await this.tables.solve(counts, pool), position);
  }

  private lookUp(variant: SolvedVariant, position: Position): PositionDocument {
    this.answered.table++;
    return positionDocument(variant, position, null);
  }

  /** The document, or why there is none. */
  private async search(position: Position, pool: WorkerPool, maxStates: number): Promise<PositionDocument | TaskLimit> {
    const formulas = maxStates === this.maxStates;
    const task: Task = { kind: 'position', position: printPosition(position), maxStates, formulas };
    const answer = await pool.run(task);
    if (answer.kind === 'limit') return answer;
    if (answer.kind !== 'document') throw new Error(`a position was answered with ${answer.kind}`);
    this.answered[answer.source]++;
    return answer.document;
  }

  private isSearchedFirst(counts: Counts): boolean {
    if (this.tables.isPending(counts)) return false;
    const name = variantName(counts);
    const searched = this.searched.get(name) ?? 0;
    if (searched >= SEARCHED_FIRST) return false;
    if (this.searched.size >= MAX_COUNTED) this.searched.clear();
    this.searched.set(name, searched + 1);
    return true;
  }

  private refuse(position: Position, { message: reason, isTooLarge }: TaskLimit): HttpError {
    this.tooLarge++;
    const message = isTooLarge ? reason : `This position is too large for this server. ${reason}`;
    this.refused.set(printPosition(position), Buffer.from(message));
    return new HttpError(400, message);
  }
}
