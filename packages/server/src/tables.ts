/**
 * Solved variants: their tables are shared with the worker that made them, so that any position of such a variant is
 * answered here by looking it up. Those used least recently are dropped once all take more than a given number of bytes.
 * A variant is solved once, however many ask for it at the same time.
 */
import { BoardNumbers, type Counts, SolvedVariant } from '@lilypad/toads';
import { HttpError } from './answer.ts';
import { LruCache } from './lru.ts';
import type { WorkerPool } from './pool.ts';
import { variantName } from './solutions/layout.ts';

export class Tables {
  /** How many variants were solved, and how many read from disk. */
  readonly made = { solved: 0, read: 0 };
  private readonly variants: LruCache<SolvedVariant>;
  private readonly pending = new Map<string, Promise<SolvedVariant>>();

  constructor(maxBytes: number) {
    this.variants = new LruCache(maxBytes, bytesOf);
  }

  get size(): number {
    return this.variants.size;
  }

  /** What all variants take. */
  get bytes(): number {
    return this.variants.bytes;
  }

  /** A variant that is solved. */
  get(counts: Counts): SolvedVariant | undefined {
    return this.variants.get(variantName(counts));
  }

  /** Whether a variant is being solved. */
  isPending(counts: Counts): boolean {
    return this.pending.has(variantName(counts));
  }

  /** The variant, solved in the pool if necessary; rejects with HttpError. */
  async solve(counts: Counts, pool: WorkerPool): Promise<SolvedVariant> {
    const name = variantName(counts);
    const known = this.get(counts) ?? this.pending.get(name);
    if (known !== undefined) return known;
    const pending = this.make(counts, pool).finally(() => this.pending.delete(name));
    this.pending.set(name, pending);
    return pending;
  }

  private async make(counts: Counts, pool: WorkerPool): Promise<SolvedVariant> {
    const answer = await pool.run({ kind: 'variant', counts });
    if (answer.kind === 'limit') throw new HttpError(400, answer.message);
    if (answer.kind !== 'tables') throw new Error(`a variant was answered with ${answer.kind}`);
    this.made[answer.source]++;
    const variant = new SolvedVariant(new BoardNumbers(counts), answer.tables);
    this.variants.set(variantName(counts), variant);
    return variant;
  }
}

const bytesOf = ({ tables: [toads, frogs] }: SolvedVariant): number => toads.byteLength + frogs.byteLength;
