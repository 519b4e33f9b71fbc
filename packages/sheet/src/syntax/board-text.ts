/**
 * Where a board ends that begins at some offset, and whether one begins there at all. The boards themselves are read by
 * @lilypad/toads; here they are only cut out of the text.
 *
 * The rules (docs/language.md tells them to users):
 *   - A word of capitals T and F, or R and L, is a board, and so is whatever begins with an empty square.
 *   - A word of small letters is a board only where an empty square or a power touches it: tt..ff, t^3.f.
 *   - A dash that touches a board is a square of it, but not the last dash before something that can only be a game; a
 *     dash with a blank before it is a minus.
 *   - A point before a word that is no board is the point of a property: TT..FF.Mean.
 */
import { isBoardWord, isSquareWord, wordAt } from './words.ts';

const EMPTIES = '._□';
/** The characters that a board can begin with. */
const BEGINNINGS = 'TFRLtfrl._□-(';
const isEmpty = (character: string): boolean => character !== '' && EMPTIES.includes(character);
/** What can follow a dash that is the last square of a board. */
const AFTER_BOARD = /[\s+(),|}\]=<>!;#]/;

/** A power in a board: its sign ^ and where what follows begins and ends; `expression` if that is in parentheses. */
export interface PowerText {
  readonly at: number;
  readonly end: number;
  readonly expression: boolean;
}

/** A board cut out of a text. */
export interface CutBoard {
  readonly end: number;
  readonly powers: readonly PowerText[];
}

/** The board that begins at an offset where an operand is expected; null if none does. */
export function cutBoard(text: string, at: number): CutBoard | null {
  if (at >= text.length || !BEGINNINGS.includes(text.charAt(at))) return null;
  const cut = cutSquares(text, at);
  // A board in parentheses is an expression in parentheses.
  return cut !== null && closing(text, at) === cut.end ? null : cut;
}

function cutSquares(text: string, at: number): CutBoard | null {
  const cut = new Cutter(text, at).cut();
  if (cut === null) return null;
  const written = text.slice(at, cut.end);
  // Small letters alone are a name, and so are small letters that run into a word or number.
  if (/[TFRL]/.test(written.replace(/\^\s*(?:\w+|\([^)]*\))/g, ''))) return cut;
  if (!/[._□^-]/.test(written)) return null;
  if (!/[A-Za-z]/.test(written.charAt(0))) return cut;
  const runsOn = /[A-Za-z0-9]/.test(text.charAt(cut.end));
  return runsOn || (/\.$/.test(written) && text.charAt(cut.end) === '.') ? null : cut;
}

class Cutter {
  private readonly text: string;
  private readonly start: number;
  private at: number;
  private readonly powers: PowerText[] = [];
  /** Where the board ended last, without blanks after it. */
  private end: number;

  constructor(text: string, start: number) {
    this.text = text;
    this.start = start;
    this.at = start;
    this.end = start;
  }

  cut(): CutBoard | null {
    while (this.item()) {
      this.end = this.at;
      // Small letters alone are a name so far, and a board in parentheses an expression: they end at a blank.
      const written = this.text.slice(this.start, this.end);
      if (/^[a-z]+$/.test(written) || closing(this.text, this.start) === this.end) continue;
      while (/[ \t]/.test(this.text.charAt(this.at))) this.at++;
    }
    if (this.end === this.start) return null;
    this.giveBackPoint();
    return { end: this.end, powers: this.powers };
  }

  /** Moves past one item of the board: a word of squares, an empty square, dashes, a group in brackets, a power. */
  private item(): boolean {
    const { text, at } = this;
    const character = text.charAt(at);
    const word = wordAt(text, at);
    if (word !== '') return this.word(word);
    if (character === '^' && this.end === at && this.end > this.start) return this.power();
    if (character === '-' && (at === this.start || this.end === at)) return this.dashes();
    if (character === '(') return this.group();
    if (!isEmpty(character)) return false;
    if (/[0-9]/.test(text.charAt(at + 1)) && !this.begun) return false;
    this.at++;
    return true;
  }

  private get begun(): boolean {
    return this.end > this.start;
  }

  private word(word: string): boolean {
    if (!isSquareWord(word)) return false;
    // A word of small letters goes on with a board only where it touches it.
    if (this.begun && this.end < this.at && !isBoardWord(word)) return false;
    this.at += word.length;
    return true;
  }

  private power(): boolean {
    const { text } = this;
    let at = this.at + 1;
    while (/[ \t]/.test(text.charAt(at))) at++;
    if (text.charAt(at) === '(') {
      const end = closing(text, at);
      if (end < 0) return false;
      this.powers.push({ at, end, expression: true });
      this.at = end;
      return true;
    }
    const power = /[0-9]+|[a-z][0-9]*/y;
    power.lastIndex = at;
    const found = power.exec(text)?.[0] ?? '';
    this.powers.push({ at, end: at + found.length, expression: false });
    this.at = at + found.length;
    return true;
  }

  /** Dashes that are squares; the last one may be a minus. */
  private dashes(): boolean {
    const { text } = this;
    const first = this.at;
    let end = first;
    while (text.charAt(end) === '-') end++;
    const after = text.charAt(end);
    const word = wordAt(text, end);
    const square = isEmpty(after) ? !/[0-9]/.test(text.charAt(end + 1)) : word !== '' && isSquareWord(word);
    if (!this.begun) {
      // Before a board, or alone.
      if (!(square && (isEmpty(after) || isBoardWord(word) || cutBoard(text, end) !== null))) return false;
      this.at = end;
      return true;
    }
    const minus = !(after === '' || square || AFTER_BOARD.test(after));
    if (minus && end === first + 1) return false;
    this.at = minus ? end - 1 : end;
    return true;
  }

  /** A group in brackets with nothing but a board in it. */
  private group(): boolean {
    const { text } = this;
    const close = closing(text, this.at);
    // f(T..F) is a function of a board.
    if (close < 0 || /^[a-z]+$/.test(text.slice(this.start, this.at))) return false;
    let inner = this.at + 1;
    while (/[ \t]/.test(text.charAt(inner))) inner++;
    const cut = cutSquares(text, inner);
    if (cut === null || text.slice(cut.end, close - 1).trim() !== '') return false;
    this.powers.push(...cut.powers);
    this.at = close;
    return true;
  }

  /** The last point belongs to a property if a word that is no board touches it. */
  private giveBackPoint(): void {
    const { text, end } = this;
    const word = wordAt(text, end);
    if (text.charAt(end - 1) !== '.' || word === '' || this.at !== end) return;
    this.end = end - 1;
  }
}

/** Where the bracket that opens at an offset has been closed; -1 if it never is. */
function closing(text: string, at: number): number {
  let depth = 0;
  if (text[at] !== '(') return -1;
  for (let i = at; i < text.length && text[i] !== '\n'; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')' && --depth === 0) return i + 1;
  }
  return -1;
}
