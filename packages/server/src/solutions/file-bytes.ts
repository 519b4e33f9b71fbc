/** Reads and writes bytes at a place of an open file: all of them, or it throws. */
import { readSync, writeSync } from 'node:fs';

/** One call takes at most 2 GB. */
const MOST = 1 << 30;

/** Fills `into`; false if the file ends before. */
export function readFully(file: number, into: Uint8Array, position: number): boolean {
  let done = 0;
  while (done < into.length) {
    const read = readSync(file, into, done, Math.min(MOST, into.length - done), position + done);
    if (read === 0) return false;
    done += read;
  }
  return true;
}

export function writeFully(file: number, bytes: Uint8Array, position: number): void {
  let done = 0;
  while (done < bytes.length) {
    done += writeSync(file, bytes, done, Math.min(MOST, bytes.length - done), position + done);
  }
}
