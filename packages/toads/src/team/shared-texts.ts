/**
 * Texts in memory that threads share: written by whoever has one, each once, and read by its number. They lie one after the
 * other, so memory that no text has reached is never touched.
 *
 * A text is JSON, of which a byte a letter is kept; letters beyond that are written as JSON escapes them. Before the texts come
 * words of 32 bits: where the free memory begins, and for each text its place and its length plus 1, which is written last.
 */
const FREE = 0;
const HEAD = 1;
/** So many letters are read at a time. */
const PIECE = 1 << 13;

const firstByte = (count: number): number => 4 * (HEAD + 2 * count);

/** Memory for so many texts, with so many letters in all; it need not be shared if there are none. */
export const textsBuffer = (count: number, letters: number): ArrayBufferLike =>
  letters === 0 ? new ArrayBuffer(firstByte(count)) : new SharedArrayBuffer(firstByte(count) + letters);

/** Data as JSON, in letters of one byte. */
export const textOf = (data: unknown): string => JSON.stringify(data).replace(/[^\0-\xff]/g, escaped);

export class SharedTexts {
  private readonly words: Int32Array;
  private readonly bytes: Uint8Array;

  constructor(buffer: ArrayBufferLike, count: number) {
    this.words = new Int32Array(buffer, 0, HEAD + 2 * count);
    this.bytes = new Uint8Array(buffer, firstByte(count));
  }

  /** Writes a text that `textOf` made; leaves it out if there is no room. */
  write(i: number, text: string): void {
    const start = this.take(text.length);
    if (start === null) return;
    for (let k = 0; k < text.length; k++) this.bytes[start + k] = text.charCodeAt(k);
    this.words[HEAD + 2 * i] = start;
    Atomics.store(this.words, HEAD + 2 * i + 1, text.length + 1);
  }

  /** The data that was written; undefined if it was left out. */
  read(i: number): unknown {
    const length = Atomics.load(this.words, HEAD + 2 * i + 1) - 1;
    if (length < 0) return undefined;
    const start = this.words[HEAD + 2 * i];
    const pieces: string[] = [];
    for (let k = start; k < start + length; k += PIECE) {
      pieces.push(String.fromCharCode(...this.bytes.subarray(k, Math.min(start + length, k + PIECE))));
    }
    return JSON.parse(pieces.join(''));
  }

  /** The start of so many free bytes, which are free no more; null if there are not so many. */
  private take(length: number): number | null {
    const { words, bytes } = this;
    for (;;) {
      const start = Atomics.load(words, FREE);
      if (start + length > bytes.length) return null;
      if (Atomics.compareExchange(words, FREE, start, start + length) === start) return start;
    }
  }
}

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
