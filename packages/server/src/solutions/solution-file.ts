/** A solved variant on disk. What is read from it is checked: nothing of a damaged file is ever given as an answer. */
import { closeSync, fstatSync, openSync } from 'node:fs';
import {
  BoardNumbers,
  type Counts,
  type Position,
  type RemotenessSource,
  type RemotenessTables,
  type Tally,
} from '@lilypad/toads';
import { readFully } from './file-bytes.ts';
import { chunkOf, DIGEST_BYTES, type Layout, layoutOf, rangeOf, sha256 } from './layout.ts';

/** A file that is not what a program of this version wrote. */
export class DamagedSolution extends Error {
  override readonly name = 'DamagedSolution';

  constructor(path: string, what: string) {
    super(`The solution ${path} is damaged: ${what}.`);
  }
}

export class SolutionFile implements RemotenessSource {
  readonly numbers: BoardNumbers;
  readonly tally: Tally;
  private readonly path: string;
  private readonly layout: Layout;
  private readonly file: number;
  private readonly digests: Buffer;

  /** Opens the file of a variant. Throws DamagedSolution, or the error of the operating system. */
  constructor(path: string, counts: Counts) {
    this.path = path;
    this.layout = layoutOf(counts);
    this.file = openSync(path, 'r');
    try {
      const { header, body, bytes, chunks, digests, seal } = this.layout;
      if (fstatSync(this.file).size !== bytes) throw this.damage('its length is wrong');
      if (!this.bytesAt(0, body).equals(header)) throw this.damage('its first line is not that of this variant');
      this.digests = this.bytesAt(digests, chunks * DIGEST_BYTES);
      const tally = this.bytesAt(this.layout.tally, seal - this.layout.tally);
      if (!sha256(header, this.digests, tally).equals(this.bytesAt(seal, DIGEST_BYTES))) {
        throw this.damage('its digests are wrong');
      }
      this.tally = JSON.parse(tally.toString()) as Tally;
      this.numbers = new BoardNumbers(counts);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  covers({ board }: Position): boolean {
    return this.numbers.admits(board);
  }

  /** Reads and checks the chunk of a position. */
  remoteness({ board, turn }: Position): number {
    const rank = this.numbers.rank(board);
    const chunk = chunkOf(this.layout, turn, rank);
    const { from, to } = rangeOf(this.layout, chunk);
    const bytes = this.bytesAt(this.layout.body + turn * this.layout.boards + from, to - from);
    this.checkChunk(chunk, bytes);
    return bytes[rank - from] ?? 0;
  }

  /** Reads and checks all; the tables can be shared between threads. */
  tables(): RemotenessTables {
    const { body, boards, bodyBytes, chunks } = this.layout;
    const all = new Uint8Array(new SharedArrayBuffer(bodyBytes));
    if (!readFully(this.file, all, body)) throw this.damage('it ends early');
    const tables = [all.subarray(0, boards), all.subarray(boards)] as const;
    for (let chunk = 0; chunk < chunks; chunk++) {
      const { turn, from, to } = rangeOf(this.layout, chunk);
      this.checkChunk(chunk, tables[turn].subarray(from, to));
    }
    return tables;
  }

  close(): void {
    closeSync(this.file);
  }

  private checkChunk(chunk: number, bytes: Uint8Array): void {
    const digest = this.digests.subarray(chunk * DIGEST_BYTES, (chunk + 1) * DIGEST_BYTES);
    if (!sha256(bytes).equals(digest)) throw this.damage(`chunk ${chunk} does not have its digest`);
  }

  private bytesAt(position: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    if (!readFully(this.file, bytes, position)) throw this.damage('it ends early');
    return bytes;
  }

  private damage(what: string): DamagedSolution {
    return new DamagedSolution(this.path, what);
  }
}
