/**
 * Errors in a text: one sentence and the column it is about. Inside the parser a `Fault` is thrown with an offset
 * into the text; on the way out it becomes a `ParseError`, whose column counts characters (code points) from 1.
 */

/** What is wrong with a text, and where. */
export interface ParseError {
  /** One sentence for the user. */
  readonly message: string;
  /** Counted in code points from 1; one past the end when something is missing there. */
  readonly column: number;
}

/** What a reader found: a value, or an error. Readers of text return it and do not throw. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ParseError };

/** Thrown by readers within the notation folder, which catch it, and by `evaluate`; hosts know it by its name. */
export class Fault extends Error {
  override readonly name = 'NotationFault';
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/** Runs a reader; a `Fault` becomes the result, anything else is a defect and passes through. */
export function catchFault<T>(text: string, read: () => T): Parsed<T> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ok: false, error: { message: error.message, column: columnAt(text, error.offset) } };
  }
}

/** The column of the character at this offset. */
export function columnAt(text: string, offset: number): number {
  let column = 1;
  for (let i = 0; i < offset && i < text.length; column++) i += (text.codePointAt(i) as number) > 0xffff ? 2 : 1;
  return column;
}

/**
 * The character at this offset, quoted for a message; control characters and blanks by number.
 *
 * @param offset - the place of the character, in UTF-16 units from 0
 * @example
 * ```ts
 * [quoteAt('a+b', 1), quoteAt('\u0007', 0)]; // => [ '"+"', 'U+0007' ]
 * ```
 */
export function quoteAt(text: string, offset: number): string {
  const character = String.fromCodePoint(text.codePointAt(offset) as number);
  if (!/[\p{C}\p{Z}]/u.test(character)) return `"${character}"`;
  return `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
}

const ELLIPSIS = '…';

/**
 * Three lines: the message with its column, the input, and a caret under that column. A long input is cut to a window
 * round the column; characters that could disturb a terminal are shown as "?", so that every character takes one
 * column.
 *
 * @param width - the longest line of the input to show, in characters (default 72)
 * @example
 * ```ts
 * const parsed = parseGame(new Arena(), '{1|');
 * if (!parsed.ok) {
 *   const [message, input, caret] = formatParseError('{1|', parsed.error).split('\n');
 *   message; // => 'Column 4: The brace opened at column 1 is never closed.'
 *   [input, caret]; // => [ '  {1|', '     ^' ]
 * }
 * ```
 */
export function formatParseError(text: string, error: ParseError, width = 72): string {
  const at = error.column - 1;
  const before = Math.floor(width / 2);
  const characters: string[] = [];
  const start = Math.max(0, at - before);
  let index = 0;
  let more = false;
  for (const character of text) {
    if (index >= start + width) {
      more = true;
      break;
    }
    if (index >= start) characters.push(/[\p{C}\p{Zl}\p{Zp}]/u.test(character) ? '?' : character);
    index++;
  }
  const head = start > 0 ? ELLIPSIS : '';
  const line = head + characters.join('') + (more ? ELLIPSIS : '');
  return `Column ${error.column}: ${error.message}\n  ${line}\n  ${' '.repeat(head.length + at - start)}^`;
}
