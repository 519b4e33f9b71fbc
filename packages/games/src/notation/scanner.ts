/** The text under a reading head, and the signs of the notation in their ASCII and Unicode forms. */

/** The longest text that is read, in UTF-16 units. */
export const MAX_LENGTH = 1_000_000;

const MINUS = '-−';
const STAR = '*∗';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const DIGITS = '0123456789';
/** Signs that make copies of a game: 3.{1|0}. */
const TIMES = '.·⋅×';
/** How many ups an arrow stands for. */
const ARROWS: Readonly<Record<string, number>> = { '^': 1, '↑': 1, '⇑': 2, v: -1, '↓': -1, '⇓': -2 };
const BLANK = /\s/;

export class Scanner {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The code unit under the head, '' at the end. (Every sign of the notation is one code unit.) */
  get next(): string {
    return this.text.charAt(this.at);
  }

  skipBlanks(): void {
    while (this.at < this.text.length && BLANK.test(this.next)) this.at++;
  }

  /** Moves past this sign if it is next. */
  take(sign: string): boolean {
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }

  /** Whether a sign comes next, without moving. */
  get atDigit(): boolean {
    return isOneOf(this.next, DIGITS);
  }

  get atStar(): boolean {
    return isOneOf(this.next, STAR);
  }

  get atTimes(): boolean {
    return isOneOf(this.next, TIMES);
  }

  get atArrow(): boolean {
    return Object.hasOwn(ARROWS, this.next);
  }

  get atPowerSign(): boolean {
    return this.atStar && isOneOf(this.text.charAt(this.at + 1), STAR);
  }

  takeMinus(): boolean {
    if (!isOneOf(this.next, MINUS)) return false;
    this.at++;
    return true;
  }

  /** The sign for plus or minus, a single character or "+-" without a blank between. */
  takePlusMinus(): boolean {
    if (this.take('±')) return true;
    if (this.next !== '+' || !isOneOf(this.text.charAt(this.at + 1), MINUS)) return false;
    this.at += 2;
    return true;
  }

  /** The ups of the arrow under the head; moves past it. */
  takeArrow(): number {
    return ARROWS[this.text.charAt(this.at++)] as number;
  }

  takeDigits(): string {
    return this.takeRun(DIGITS);
  }

  /** A number in superscript or subscript figures, as ordinary digits. */
  takeSuperscript(): string {
    return this.takeRun(SUPERSCRIPTS);
  }

  takeSubscript(): string {
    return this.takeRun(SUBSCRIPTS);
  }

  /** How many bars come next; moves past them. */
  takeBars(): number {
    const start = this.at;
    while (this.next === '|') this.at++;
    return this.at - start;
  }

  private takeRun(figures: string): string {
    let digits = '';
    for (let d = figures.indexOf(this.next); this.next !== '' && d >= 0; d = figures.indexOf(this.next)) {
      digits += String(d);
      this.at++;
    }
    return digits;
  }
}

function isOneOf(character: string, set: string): boolean {
  return character !== '' && set.includes(character);
}
