/**
 * The tables of the last sweeps, by the numbers of pieces and blanks they were made for. They are kept as long as they
 * fit into a number of bytes; beyond that, the least recently used are dropped. The newest is always kept.
 */
import { MAX_PIECES } from '../sweep/arrangement.ts';
import type { SweepTables } from '../sweep/sweep.ts';
import type { SweepStart } from '../sweep/sweep-start.ts';

interface Kept {
  readonly tables: SweepTables;
  /** What they took when they came: tables that find values on demand may grow. */
  readonly bytes: number;
}

export class KeptSweeps {
  /** How much memory the kept tables take. */
  bytes = 0;

  private readonly maxBytes: number;
  /** The least recently used first. */
  private readonly kept = new Map<number, Kept>();

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  /** How many tables are kept. */
  get size(): number {
    return this.kept.size;
  }

  /** The tables of the sweep for this start, if they are kept. */
  find(start: SweepStart): SweepTables | null {
    if (start.toads + start.frogs > MAX_PIECES) return null;
    const key = keyOf(start);
    const kept = this.kept.get(key);
    if (kept === undefined) return null;
    this.kept.delete(key);
    this.kept.set(key, kept);
    return kept.tables;
  }

  /** Drops tables until there is room for so many bytes more. */
  makeRoom(bytes: number): void {
    for (const [key, kept] of this.kept) {
      if (this.bytes + bytes <= this.maxBytes) return;
      this.kept.delete(key);
      this.bytes -= kept.bytes;
    }
  }

  /** Keeps the tables of the sweep for this start, which were not kept before. */
  keep(start: SweepStart, tables: SweepTables): void {
    const { bytes } = tables;
    this.makeRoom(bytes);
    this.kept.set(keyOf(start), { tables, bytes });
    this.bytes += bytes;
  }
}

/** Pieces are at most MAX_PIECES, so each number has bits of its own. */
const keyOf = ({ toads, frogs, blanks }: SweepStart): number => (blanks * 32 + toads) * 32 + frogs;
