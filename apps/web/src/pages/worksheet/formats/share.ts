/** Worksheets in an address: a .lily file, compressed, in the letters that addresses may contain. */
import type { PlainWorksheet } from '../model/worksheet.ts';
import { readLily, writeLily } from './lily.ts';

/** More than any worksheet needs; keeps a short address from unpacking to something huge. */
const MOST_BYTES = 2 ** 20;

export async function packWorksheet(sheet: PlainWorksheet): Promise<string> {
  const packed = await through(new TextEncoder().encode(writeLily(sheet)), new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The worksheet of an address; null if it is damaged. */
export async function unpackWorksheet(packed: string): Promise<PlainWorksheet | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream('deflate-raw'));
    return readLily(new TextDecoder('utf-8', { fatal: true }).decode(text), 'Shared worksheet');
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > MOST_BYTES) throw new RangeError('This worksheet is too large.');
    chunks.push(read.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
