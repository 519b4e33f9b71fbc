/** The text under a reading head: blanks, comments, signs and words, and the coloured tokens found on the way. */
import { readLatex } from '@lilypad/games';
import { Fault } from './fault.ts';
import type { Note, Place } from './tree.ts';
import { wordAt } from './words.ts';

/** What a token is, for highlighting. */
export type TokenKind = 'board' | 'game' | 'name' | 'function' | 'keyword' | 'sign' | 'text' | 'comment';

/** A piece of the text that has a colour of its own. */
export interface Token extends Place {
  readonly kind: TokenKind;
}

const BLANK = /\s/;
const COMMENT = /(?:#|\/\/)[^\n]*|\/\*[\s\S]*?\*\//y;
const LONGEST = 1_000_000;
const DEEPEST = 200;

export class Source {
  readonly text: string;
  at = 0;
  /** The brackets that are open; within them a new line does not end a statement. */
  depth = 0;
  /** Whether bars separate options here: directly inside braces. */
  bars = false;
  notes: Note[] = [];
  readonly tokens: Token[] = [];
  private nesting = 0;

  constructor(text: string) {
    if (text.length > LONGEST) {
      throw new Fault('The text is too long: at most 1,000,000 characters are read.', {
        at: LONGEST,
        end: text.length,
      });
    }
    this.text = withoutLatex(text);
  }

  /** The character under the head, '' at the end. */
  get next(): string {
    return this.text.charAt(this.at);
  }

  get atEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** Moves past blanks and comments; past the ends of lines too, if they mean nothing here. */
  skip(lines = this.depth > 0): void {
    const { text } = this;
    for (;;) {
      const character = text.charAt(this.at);
      if (character === ' ' || (character !== '' && (lines || character !== '\n') && BLANK.test(character))) {
        this.at++;
      } else if (character === '#' || (character === '/' && '/*'.includes(text.charAt(this.at + 1) || ' '))) {
        COMMENT.lastIndex = this.at;
        if (!COMMENT.test(text)) return;
        this.mark('comment', this.at, COMMENT.lastIndex);
        this.at = COMMENT.lastIndex;
      } else {
        return;
      }
    }
  }

  /** Whether a statement ends here. */
  get atStatementEnd(): boolean {
    return this.atEnd || this.next === '\n' || this.next === ';';
  }

  /** Moves past this sign if it is next. */
  take(sign: string): boolean {
    if (!this.text.startsWith(sign, this.at)) return false;
    this.mark('sign', this.at, this.at + sign.length);
    this.at += sign.length;
    return true;
  }

  /** Whether this sign comes after blanks. */
  sees(sign: string): boolean {
    this.skip();
    return this.text.startsWith(sign, this.at);
  }

  /** How many characters a sign for plus or minus has that is next: +- or ±; 0 if none is. */
  get plusMinus(): number {
    const { next } = this;
    if (next === '±') return 1;
    return next === '+' && '-−'.includes(this.text.charAt(this.at + 1) || ' ') ? 2 : 0;
  }

  /** Moves past this sign, or complains. */
  expect(sign: string, opened: Place | null = null): void {
    this.skip();
    if (this.take(sign)) return;
    const whose = opened === null ? '' : `, for what was opened at ${this.describe(opened.at)}`;
    throw this.fault(`"${sign}" is expected here${whose}.`);
  }

  /**
   * Moves past a word of the language if it is next. No statement begins with one of them, so they may stand on the next
   * line.
   */
  takeWord(word: string): boolean {
    const { at } = this;
    const marked = this.tokens.length;
    this.skip(true);
    if (this.text.startsWith(word, this.at) && wordAt(this.text, this.at) === word) {
      this.mark('keyword', this.at, this.at + word.length);
      this.at += word.length;
      return true;
    }
    this.at = at;
    this.tokens.length = marked;
    return false;
  }

  expectWord(word: string): void {
    if (!this.takeWord(word)) {
      this.skip();
      throw this.fault(`"${word}" is expected here.`);
    }
  }

  /** Reads something in brackets: the ends of lines mean nothing in it, and bars are signs. */
  inside<T>(bars: boolean, read: () => T): T {
    const before = this.bars;
    this.depth++;
    this.bars = bars;
    const result = read();
    this.depth--;
    this.bars = before;
    return result;
  }

  /** Reads something nested, within the limit. */
  nested<T>(read: () => T): T {
    if (++this.nesting > DEEPEST) throw this.fault(`Expressions are nested more than ${DEEPEST} deep.`);
    const result = read();
    this.nesting--;
    return result;
  }

  note(message: string, at: number, end = this.at): void {
    this.notes.push({ message, at, end });
  }

  mark(kind: TokenKind, at: number, end: number): void {
    if (end > at) this.tokens.push({ kind, at, end });
  }

  /** Something is wrong at the head. */
  fault(message: string): Fault {
    const { at } = this;
    return new Fault(message, { at, end: Math.min(at + 1, this.text.length) }, this.atEnd);
  }

  /** A sentence about what was found at the head where something else belongs. */
  get found(): string {
    return this.atEnd ? 'The text ends' : this.next === '\n' ? 'The line ends' : `"${this.quoted}" stands`;
  }

  private get quoted(): string {
    const character = String.fromCodePoint(this.text.codePointAt(this.at) as number);
    return /[\p{C}\p{Z}]/u.test(character) ? `U+${character.codePointAt(0)?.toString(16)}` : character;
  }

  private describe(at: number): string {
    const lines = this.text.slice(0, at).split('\n');
    const column = `column ${[...(lines.at(-1) as string)].length + 1}`;
    return lines.length === 1 ? column : `line ${lines.length}, ${column}`;
  }

  /** Forgets what went wrong within brackets, for the next statement. */
  recover(): void {
    this.depth = 0;
    this.bars = false;
    this.nesting = 0;
    this.notes = [];
  }
}

/** LaTeX outside strings and comments becomes plain notation of the same length. */
function withoutLatex(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/("(?:[^"\\\n]|\\.)*"|#[^\n]*|\/\/[^\n]*)|[^"#/]+|[/"]/g, (piece, kept) =>
    kept === undefined ? readLatex(piece) : piece,
  );
}
