/**
 * The file of a solved variant while it is written. It lies beside the file it becomes, under the name with `.part`; only
 * when it is complete and flushed to disk is it renamed.
 *
 * Boards are written from the last to the first. At a checkpoint a second file records how far that is, the tally so far,
 * and the digests of all that is written. After a kill the work goes on from there, if all of it still has its
 * digests. Two processes that write the same variant at the same time write the same bytes to the same places, so they do
 * no harm to each other; the file is therefore never truncated.
 */
import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import {
  type Counts,
  EMPTY_TALLY,
  joinTallies,
  type RemotenessTables,
  type TableStorage,
  type Tally,
} from '@lilypad/toads';
import { readFully, writeFully } from './file-bytes.ts';
import { DIGEST_BYTES, type Layout, layoutOf, rangeOf, sha256, tallyLine } from './layout.ts';
import { replaceFile } from './replace-file.ts';

interface Checkpoint {
  /** The first line of the file, and the greatest size of blocks: with another one the blocks would not fit together. */
  readonly first: string;
  readonly below: number;
  readonly tally: Tally;
  /** In base64. A chunk that is not complete has the digest of the part that is written. */
  readonly digests: string;
}

export const partOf = (path: string): string => `${path}.part`;
const checkpointOf = (path: string): string => `${path}.checkpoint`;

export class SolutionDraft implements TableStorage {
  /** The boards from this number on are written. */
  below: number;
  private tally: Tally = EMPTY_TALLY;
  private readonly path: string;
  private readonly layout: Layout;
  private readonly first: string;
  private readonly file: number;
  private readonly digests: Buffer;
  /** By chunk: 1 if it is complete and its digest is known. */
  private readonly isKnown: Uint8Array;

  /**
   * Opens the draft for a path, to be written in blocks of up to so many boards; goes on with an earlier one if its
   * checkpoint holds. To be closed.
   */
  constructor(path: string, counts: Counts, maxBlock: number) {
    this.path = path;
    this.layout = layoutOf(counts);
    this.first = `${this.layout.header.toString().trimEnd()}, blocks of ${maxBlock}`;
    this.below = this.layout.boards;
    this.digests = Buffer.alloc(this.layout.chunks * DIGEST_BYTES);
    this.isKnown = new Uint8Array(this.layout.chunks);
    this.file = openSync(partOf(path), constants.O_RDWR | constants.O_CREAT, 0o644);
    try {
      ftruncateSync(this.file, this.layout.bytes);
      this.resume();
    } catch (error) {
      closeSync(this.file);
      throw error;
    }
  }

  read(turn: 0 | 1, rank: number, into: Uint8Array): void {
    if (!readFully(this.file, into, this.place(turn, rank))) throw new Error(`${partOf(this.path)} has lost its end`);
  }

  write(turn: 0 | 1, rank: number, values: Uint8Array): void {
    writeFully(this.file, values, this.place(turn, rank));
  }

  /** Says that the boards from a number on are written now, and what is new among them. */
  advance(below: number, more: Tally): void {
    this.below = below;
    this.tally = joinTallies(this.tally, more);
  }

  /** Writes all boards from tables in memory, whatever an earlier draft has. */
  writeAll(tables: RemotenessTables, tally: Tally): void {
    const [toads, frogs] = tables as readonly [Uint8Array, Uint8Array];
    this.write(0, 0, toads);
    this.write(1, 0, frogs);
    this.isKnown.fill(0);
    this.below = 0;
    this.tally = tally;
  }

  /** Makes sure that a kill costs nothing of what was done until now. */
  checkpoint(): void {
    this.addDigests();
    fsyncSync(this.file);
    const checkpoint: Checkpoint = {
      first: this.first,
      below: this.below,
      tally: this.tally,
      digests: this.digests.toString('base64'),
    };
    const text = JSON.stringify(checkpoint);
    replaceFile(checkpointOf(this.path), `${sha256(Buffer.from(text)).toString('hex')}\n${text}\n`);
  }

  /** Completes the file and gives it its name. All boards must be written. */
  finish(): void {
    if (this.below > 0) throw new Error(`${this.below} boards of ${this.layout.name} are not solved`);
    this.addDigests();
    const tally = tallyLine(this.tally);
    const { header, digests } = this.layout;
    writeFully(this.file, header, 0);
    writeFully(this.file, Buffer.concat([this.digests, tally, sha256(header, this.digests, tally)]), digests);
    fsyncSync(this.file);
    try {
      renameSync(partOf(this.path), this.path);
    } catch (error) {
      // Another process was quicker with the same bytes.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !existsSync(this.path)) throw error;
    }
    rmSync(checkpointOf(this.path), { force: true });
  }

  /** A draft that is not finished stays as it is at its last checkpoint. */
  close(): void {
    closeSync(this.file);
  }

  private place(turn: 0 | 1, rank: number): number {
    return this.layout.body + turn * this.layout.boards + rank;
  }

  /** Finds the digests of chunks that are written, as far as they are not known. */
  private addDigests(): void {
    for (let chunk = 0; chunk < this.layout.chunks; chunk++) {
      if (this.isKnown[chunk] !== 0) continue;
      const { from, to } = rangeOf(this.layout, chunk);
      if (this.below >= to) continue;
      this.digests.set(this.digestOf(chunk), chunk * DIGEST_BYTES);
      if (this.below <= from) this.isKnown[chunk] = 1;
    }
  }

  /** Of what is written of a chunk. */
  private digestOf(chunk: number): Buffer {
    const { turn, from, to } = rangeOf(this.layout, chunk);
    const start = Math.max(from, this.below);
    const bytes = new Uint8Array(to - start);
    this.read(turn, start, bytes);
    return sha256(bytes);
  }

  /** Goes on from the checkpoint, if there is one and the draft has the bytes that it records. */
  private resume(): void {
    const checkpoint = readCheckpoint(checkpointOf(this.path));
    if (checkpoint?.first !== this.first) return;
    this.below = checkpoint.below;
    this.addDigests();
    if (this.digests.toString('base64') === checkpoint.digests) {
      this.tally = checkpoint.tally;
    } else {
      this.below = this.layout.boards;
      this.digests.fill(0);
      this.isKnown.fill(0);
    }
  }
}

/** Null if there is none, or it is damaged. */
function readCheckpoint(path: string): Checkpoint | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  const [digest, json = ''] = text.split('\n');
  return digest === sha256(Buffer.from(json)).toString('hex') ? (JSON.parse(json) as Checkpoint) : null;
}
