/** Reads and drops the rest of a request: a client that is still sending would otherwise miss the answer. */
import type { Readable } from 'node:stream';

const MAX_BYTES = 4 * 2 ** 20;
const MAX_MS = 2000;

/** Reads to the end, or until it is too much or too long; true if the end was reached. */
export function discard(stream: Readable): Promise<boolean> {
  if (stream.readableEnded || stream.destroyed) return Promise.resolve(stream.readableEnded);
  return new Promise((resolve) => {
    let bytes = 0;
    const finish = (complete: boolean): void => {
      clearTimeout(timer);
      stream.off('data', read).off('end', end).off('close', close);
      stream.pause();
      resolve(complete);
    };
    const read = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) finish(false);
    };
    const end = (): void => finish(true);
    const close = (): void => finish(stream.readableEnded);
    const timer = setTimeout(() => finish(false), MAX_MS);
    stream.on('data', read).on('end', end).on('close', close);
  });
}
