/**
 * The file of a solved variant. Its name is that of the variant, and its length follows from the variant.
 *
 *     128 bytes          a line of text: format, variant, number of boards
 *     boards             the remoteness of each board with toads to move, one byte each, by number of the board
 *     boards             the same with frogs to move
 *     32 for each chunk  the SHA-256 of each 64 kB of the one table, then of the other
 *     512 bytes          the tally: a line of JSON
 *     32 bytes           the SHA-256 of the first line, the digests and the tally
 *
 * So the file can be checked as a whole, and any single position can be looked up and checked by reading 64 kB.
 */
import { createHash } from 'node:crypto';
import { boardCount, type Counts, type Tally } from '@lilypad/toads';

const FORMAT = 1;
const HEADER_BYTES = 128;
const TALLY_BYTES = 512;
export const DIGEST_BYTES = 32;
const CHUNK_BYTES = 1 << 16;

export interface Layout {
  /** 5_4_5. */
  readonly name: string;
  readonly boards: number;
  readonly header: Buffer;
  /** Where the tables begin, and how many bytes they have. */
  readonly body: number;
  readonly bodyBytes: number;
  /** How many chunks there are in both tables, and where their digests, the tally and the digest of both are. */
  readonly chunks: number;
  readonly digests: number;
  readonly tally: number;
  readonly seal: number;
  /** Of the whole file. */
  readonly bytes: number;
}

export const variantName = ({ toads, empties, frogs }: Counts): string => `${toads}_${empties}_${frogs}`;

export function layoutOf(counts: Counts): Layout {
  const name = variantName(counts);
  const boards = boardCount(counts);
  const bodyBytes = 2 * boards;
  const chunks = 2 * Math.ceil(boards / CHUNK_BYTES);
  const digests = HEADER_BYTES + bodyBytes;
  const tally = digests + chunks * DIGEST_BYTES;
  const seal = tally + TALLY_BYTES;
  const header = line(`lilypad solution, format ${FORMAT}: variant ${name}, ${boards} boards`, HEADER_BYTES);
  return {
    name,
    boards,
    header,
    body: HEADER_BYTES,
    bodyBytes,
    chunks,
    digests,
    tally,
    seal,
    bytes: seal + DIGEST_BYTES,
  };
}

/** The chunk of a board. */
export const chunkOf = ({ chunks }: Layout, turn: number, rank: number): number =>
  (turn * chunks) / 2 + Math.floor(rank / CHUNK_BYTES);

/** The table of a chunk, and its boards: turn, from, to. */
export function rangeOf({ chunks, boards }: Layout, chunk: number): { turn: 0 | 1; from: number; to: number } {
  const turn = chunk < chunks / 2 ? 0 : 1;
  const from = (chunk - (turn * chunks) / 2) * CHUNK_BYTES;
  return { turn, from, to: Math.min(from + CHUNK_BYTES, boards) };
}

/** A line of a fixed length. */
function line(text: string, bytes: number): Buffer {
  if (text.length >= bytes) throw new RangeError(`${JSON.stringify(text)} does not fit into ${bytes} bytes`);
  const padded = Buffer.alloc(bytes, ' ');
  padded.write(text);
  padded.write('\n', bytes - 1);
  return padded;
}

export const tallyLine = (tally: Tally): Buffer => line(JSON.stringify(tally), TALLY_BYTES);

export const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
