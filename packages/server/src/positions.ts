/**
 * The documents of positions: from the cache, or from a worker. Small variants have their own worker, so that
 * requests for small positions never wait for large ones. Equal requests at the same time are computed once.
 */
import { boardCount, countsOf, type Position, printPosition } from '@lilypad/toads';
import { HttpError } from './answer.ts';
import { LruCache } from './lru.ts';
import { WorkerPool } from './pool.ts';

export interface PositionsOptions {
  readonly workerUrl: URL;
  /** Workers for large positions. */
  readonly workers: number;
  readonly timeLimitMs: number;
  readonly cacheBytes: number;
}

/** A variant with up to this many boards is small: a worker solves any position of it in some tens of milliseconds. */
const SMALL_BOARDS = 10_000;
const MAX_QUEUE_SMALL = 1000;
const MAX_QUEUE_LARGE = 50;
const REFUSED_BYTES = 2 ** 20;

export class Positions {
  private readonly cache: LruCache;
  /** Why positions beyond a limit are refused; kept, since finding out takes seconds. */
  private readonly refused = new LruCache(REFUSED_BYTES);
  private readonly small: WorkerPool;
  private readonly large: WorkerPool;
  private readonly pending = new Map<string, Promise<Buffer>>();

  constructor({ workerUrl, workers, timeLimitMs, cacheBytes }: PositionsOptions) {
    this.cache = new LruCache(cacheBytes);
    this.small = new WorkerPool({ workerUrl, workers: 1, timeLimitMs, maxQueue: MAX_QUEUE_SMALL });
    this.large = new WorkerPool({ workerUrl, workers, timeLimitMs, maxQueue: MAX_QUEUE_LARGE });
  }

  /** The document as JSON text; rejects with HttpError. */
  async document(position: Position): Promise<Buffer> {
    const key = printPosition(position);
    const cached = this.cache.get(key);
    if (cached !== undefined) return cached;
    const refused = this.refused.get(key);
    if (refused !== undefined) throw new HttpError(400, refused.toString());
    let pending = this.pending.get(key);
    if (pending === undefined) {
      pending = this.solve(position, key).finally(() => this.pending.delete(key));
      this.pending.set(key, pending);
    }
    return pending;
  }

  get cached(): number {
    return this.cache.size;
  }

  async close(): Promise<void> {
    await Promise.all([this.small.close(), this.large.close()]);
  }

  private async solve(position: Position, key: string): Promise<Buffer> {
    const pool = boardCount(countsOf(position.board)) <= SMALL_BOARDS ? this.small : this.large;
    const answer = await pool.solve(key);
    if (answer.kind === 'limit') {
      const message = `This position is too large for this server. ${answer.message}`;
      this.refused.set(key, Buffer.from(message));
      throw new HttpError(400, message);
    }
    const text = Buffer.from(answer.text);
    this.cache.set(key, text);
    return text;
  }
}
