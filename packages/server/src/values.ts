/**
 * The game values of boards, from a worker. Most are found in some microseconds, the first of a variant may take half a
 * second. So the boards that are asked for while the worker is busy are sent to it together: a message costs more than
 * most values.
 */
import { type Board, printSquares } from '@lilypad/toads';
import { tooMany, type WorkerPool } from './pool.ts';

const MAX_BATCH = 100;
const MAX_WAITING = 10_000;

interface Question {
  readonly board: string;
  readonly resolve: (value: string | null) => void;
  readonly reject: (error: unknown) => void;
}

export class Values {
  private readonly pool: WorkerPool;
  private waiting: Question[] = [];
  private busy = false;

  /** The pool needs a single worker, and no queue. */
  constructor(pool: WorkerPool) {
    this.pool = pool;
  }

  /** The value in plain notation; null where it is not computed. Rejects with HttpError. */
  async text(board: Board): Promise<string | null> {
    if (this.waiting.length >= MAX_WAITING) throw tooMany();
    return new Promise((resolve, reject) => {
      this.waiting.push({ board: printSquares(board), resolve, reject });
      if (!this.busy) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.busy = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, MAX_BATCH);
      try {
        const answer = await this.pool.run({ kind: 'values', boards: batch.map(({ board }) => board) });
        if (answer.kind !== 'values') throw new Error(`values were answered with ${answer.kind}`);
        for (const [i, { resolve }] of batch.entries()) resolve(answer.values[i]);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.busy = false;
  }
}
