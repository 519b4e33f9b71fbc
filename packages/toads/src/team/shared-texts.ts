/**
 * Texts in memory that threads share: written by whoever has one, each once, and read by its number. They lie one after the
 * other, so memory that no text has reached is never touched.
 *
 * A text is JSON in ASCII, a byte a letter; letters beyond that are written as JSON escapes them. Before the texts come
 * words of 32 bits: where the free memory begins, and for each text its place and its length plus 1, which is written last.
 */

// Node and browsers have these; the language's own library does not declare them.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

const FREE = 0;
const HEAD = 1;

const firstByte = (count: number): number => 4 * (HEAD + 2 * count);

/**
 * Memory for so many texts, with so many letters in all; it need not be shared if there are none.
 *
 * @param count - how many texts
 * @param letters - how many letters all texts have together, at most
 * @example
 * ```ts
 * textsBuffer(1, 8).byteLength; // => 20
 * ```
 */
export const textsBuffer = (count: number, letters: number): ArrayBufferLike =>
  letters === 0 ? new ArrayBuffer(firstByte(count)) : new SharedArrayBuffer(firstByte(count) + letters);

/**
 * Data as JSON in ASCII.
 *
 * @example
 * ```ts
 * textOf({ a: [1, 2] }); // => '{"a":[1,2]}'
 * ```
 */
export const textOf = (data: unknown): string => JSON.stringify(data).replace(/[^\0-\x7f]/g, escaped);

/**
 * Texts that threads share.
 *
 * @example
 * ```ts
 * const texts = new SharedTexts(textsBuffer(2, 100), 2);
 * texts.write(0, textOf([1, 2]));
 * texts.read(0); // => [ 1, 2 ]
 * texts.has(1); // => false
 * ```
 */
export class SharedTexts {
  /** What another thread needs to have the same texts. */
  readonly shared: { readonly buffer: ArrayBufferLike; readonly count: number };
  private readonly words: Int32Array;
  private readonly bytes: Uint8Array;

  /** @param count - how many texts */
  constructor(buffer: ArrayBufferLike, count: number) {
    this.shared = { buffer, count };
    this.words = new Int32Array(buffer, 0, HEAD + 2 * count);
    this.bytes = new Uint8Array(buffer, firstByte(count));
  }

  /**
   * Writes a text that `textOf` made; leaves it out if there is no room.
   *
   * @param i - the number of the text, from 0
   */
  write(i: number, text: string): void {
    const start = this.take(text.length);
    if (start === null) return;
    this.bytes.set(new TextEncoder().encode(text), start);
    this.words[HEAD + 2 * i] = start;
    Atomics.store(this.words, HEAD + 2 * i + 1, text.length + 1);
  }

  /**
   * Whether a text is there to be read.
   *
   * @param i - the number of the text, from 0
   */
  has(i: number): boolean {
    return this.lengthOf(i) >= 0;
  }

  /**
   * The data that was written; undefined if it was left out.
   *
   * @param i - the number of the text, from 0
   */
  read(i: number): unknown {
    const length = this.lengthOf(i);
    if (length < 0) return undefined;
    const start = this.words[HEAD + 2 * i];
    // A copy: memory that threads share is not decoded.
    return JSON.parse(new TextDecoder().decode(this.bytes.slice(start, start + length)));
  }

  /** Negative if there is no text. */
  private lengthOf(i: number): number {
    return Atomics.load(this.words, HEAD + 2 * i + 1) - 1;
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
