/** Large plain data as a short text, for checkpoints. */
import { deflateSync, inflateSync } from 'node:zlib';
import { text, unreadable } from './read.ts';

/** A short text may stand for a very long one; nothing that is packed here is longer. */
const MOST_BYTES = 2 ** 28;

export const packed = (data: unknown): string => deflateSync(JSON.stringify(data)).toString('base64');

/** Throws UnreadableData if the text is nothing that was packed. */
export function unpacked(data: unknown, what: string): unknown {
  try {
    const bytes = Buffer.from(text(data, what), 'base64');
    return JSON.parse(inflateSync(bytes, { maxOutputLength: MOST_BYTES }).toString());
  } catch {
    return unreadable(what);
  }
}
