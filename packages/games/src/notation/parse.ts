/**
 * Text to syntax tree. One loop over the text with its own stack of open braces and parentheses, so that no nesting can
 * overflow the call stack. The grammar, loosest first (blanks are allowed except inside numbers and double signs):
 *
 *   sum    = term { ("+" | "-" | "+-") term }                 a+-b is a + (+-b)
 *   term   = { "-" | "+" | "+-" | copies } factor             copies = whole number and "."; "*" too, but not before a digit
 *          | factor ":" term                                  ordinal sum
 *   factor = [number] [ups] ["*" [count]]                     juxtaposed parts are added: 3/2^*2, v4, *3
 *          | [number] ("Tiny" | "Miny") "(" sum ")"           number + tiny
 *          | function "(" sum { "," sum } ")"                 see functions.ts
 *          | "(" sum ")"
 *          | "{" sides "}"                                    see slashes.ts
 *          | "+-" "{" sum { "," sum } "}"                     {a,b | -a,-b}
 *          | atom                                             what the host adds
 *   ups    = "^" { "^" } | "^" count | "^<" count ">" | "^[" count "]"      and the same with "v"
 *
 * A minus sign before a number in front of a term belongs to that number: -1^ is (-1) + ^, as it is printed.
 */
import { Dyadic } from '../core/dyadic.ts';
import { LEFT, RIGHT } from '../core/side.ts';
import { mismatch, missingOperator, missingTerm, noBar, unclosed } from './complaint.ts';
import { readFactorTail, readUpStar } from './factor.ts';
import { Frame, type Opener, type Prefix } from './frame.ts';
import { checkArity, functionAt } from './functions.ts';
import { readNumber } from './numeral.ts';
import { catchFault, Fault, type Parsed } from './parse-error.ts';
import { readLatex } from './read-latex.ts';
import { MAX_LENGTH, Scanner } from './scanner.ts';
import { joinSlashes } from './slashes.ts';
import type { Syntax } from './syntax.ts';

const MAX_NESTING = 250_000;
const MAX_OPTIONS = 1000;

/** What a host found at an offset: a value and where its text ends, or an error: a sentence (about `at`). */
export type AtomReading<A> =
  | { readonly value: A; readonly end: number }
  | { readonly error: string; readonly at?: number };
/** Reads what a host adds to the notation, at an offset in UTF-16 units; null if nothing of the host begins there. */
export type AtomReader<A> = (text: string, offset: number) => AtomReading<A> | null;

/** How a text is read. */
export interface ParseOptions<A> {
  /** Reads what the host adds to the notation; asked wherever a factor may begin, before the notation's own factors. */
  readonly atom?: AtomReader<A>;
}

/**
 * The syntax tree of a text, plain or LaTeX, with atoms of type A; or what is wrong with the text, and where.
 *
 * @example
 * ```ts
 * parseSyntax('+-3').ok; // => true
 * const readTF = (text: string, offset: number) =>
 *   text.startsWith('TF', offset) ? { value: 'TF', end: offset + 2 } : null;
 * const read = parseSyntax('+-TF', { atom: readTF });
 * if (read.ok) {
 *   read.value; // => { kind: 'switch', at: 0, options: [ { kind: 'atom', at: 2, value: 'TF' } ] }
 * }
 * ```
 */
export function parseSyntax<A = never>(text: string, options: ParseOptions<A> = {}): Parsed<Syntax<A>> {
  return catchFault(text, () => new Parser(readLatex(text), options.atom ?? (() => null)).parse());
}

class Parser<A> {
  private readonly scanner: Scanner;
  private readonly atom: AtomReader<A>;
  private readonly frames: Frame<A>[] = [];
  private frame: Frame<A>;
  /** Whether a term is expected next; otherwise an operator, a separator or an end is. */
  private termDue = true;

  constructor(text: string, atom: AtomReader<A>) {
    this.scanner = new Scanner(text);
    this.atom = atom;
    this.frame = new Frame({ sign: 'text' }, 0);
  }

  parse(): Syntax<A> {
    const { scanner } = this;
    if (scanner.text.length > MAX_LENGTH) {
      const limit = MAX_LENGTH.toLocaleString('en-US');
      throw new Fault(`The text is too long: at most ${limit} characters are read.`, MAX_LENGTH);
    }
    for (;;) {
      scanner.skipBlanks();
      if (this.termDue) this.readTerm();
      else if (scanner.at < scanner.text.length) this.readSeparator();
      else if (this.frames.length > 0) throw unclosed(scanner, this.frame);
      else return this.frame.takeSum();
    }
  }

  // ---- where a term is expected ----

  private readTerm(): void {
    const { scanner, frame } = this;
    const { at } = scanner;
    if (scanner.takePlusMinus()) frame.prefixes.push({ kind: 'switch', at });
    else if (scanner.takeMinus()) frame.prefixes.push({ kind: 'negative', at });
    else if (scanner.take('+')) frame.prefixes.push({ kind: 'positive', at });
    else if (this.readTiny(at, Dyadic.ZERO) || this.readCall(at) || this.readAtom()) return;
    else if (scanner.atDigit) this.readNumberTerm();
    else if (scanner.atArrow || scanner.atStar) this.complete(readUpStar(scanner, at, Dyadic.ZERO));
    else if (scanner.take('(')) this.open({ sign: '(' }, at);
    else if (scanner.take('{')) this.open({ sign: '{' }, at);
    else if (frame.opener.sign === '{' && (scanner.next === '|' || scanner.next === '}')) this.readEmptySide();
    else throw missingTerm(scanner, frame, this.frames.length > 0);
  }

  /** A number and what is juxtaposed to it. */
  private readNumberTerm(): void {
    const { scanner, frame } = this;
    const last = frame.prefixes.at(-1);
    const signed = last?.kind === 'negative';
    const at = signed ? last.at : scanner.at;
    if (signed) frame.prefixes.pop();
    const size = readNumber(scanner);
    const number = signed ? size.negate() : size;
    scanner.skipBlanks();
    if (!this.readTiny(at, number)) this.readTail(at, number);
  }

  /** What is juxtaposed to a number. */
  private readTail(at: number, number: Dyadic): void {
    const tail = readFactorTail(this.scanner, at, number, () => this.atGame());
    if (tail.kind === 'copies') {
      this.frame.prefixes.push({ kind: 'multiple', at, count: tail.count });
      this.termDue = true;
    } else {
      this.complete(tail);
    }
  }

  /** Opens Tiny(..) or Miny(..) if that comes next; with subscript figures reads it whole. */
  private readTiny(from: number, number: Dyadic): boolean {
    const { scanner } = this;
    const left = scanner.take('Tiny') || scanner.take('⧾');
    if (!left && !scanner.take('Miny') && !scanner.take('⧿')) return false;
    const side = left ? LEFT : RIGHT;
    scanner.skipBlanks();
    const { at } = scanner;
    const digits = scanner.takeSubscript();
    if (digits !== '') {
      const subscript = { kind: 'nus', at, number: Dyadic.of(BigInt(digits)), ups: 0, nimber: 0 } as const;
      this.complete({ kind: 'tiny', at: from, side, number, subscript });
    } else {
      if (!scanner.take('(')) throw new Fault(`${left ? 'Tiny' : 'Miny'} needs a game in parentheses.`, at);
      this.open({ sign: 'tiny', side, number, from }, at);
    }
    return true;
  }

  /** Opens the arguments of a function if its name comes next. */
  private readCall(from: number): boolean {
    const { scanner } = this;
    const name = functionAt(scanner.text, from);
    if (name === null) return false;
    scanner.at += name.length;
    scanner.skipBlanks();
    const { at } = scanner;
    if (!scanner.take('(')) throw new Fault(`${name} needs its arguments in parentheses.`, at);
    this.open({ sign: 'call', name, from }, at);
    return true;
  }

  private readAtom(): boolean {
    const { scanner } = this;
    if (scanner.at >= scanner.text.length) return false;
    const reading = this.atom(scanner.text, scanner.at);
    if (reading === null) return false;
    if ('error' in reading) throw new Fault(reading.error, reading.at ?? scanner.at);
    const { at } = scanner;
    scanner.at = reading.end;
    this.complete({ kind: 'atom', at, value: reading.value });
    return true;
  }

  /** Whether a factor begins at the head that is not a number. */
  private atGame(): boolean {
    const { scanner } = this;
    const { at, text } = scanner;
    if (scanner.atArrow || scanner.atStar || '{(⧾⧿'.includes(scanner.next)) return at < text.length;
    if (text.startsWith('Tiny', at) || text.startsWith('Miny', at)) return true;
    return functionAt(text, at) !== null || (!scanner.atDigit && this.atom(text, at) !== null);
  }

  private readEmptySide(): void {
    const { frame, scanner } = this;
    if (!frame.untouched || frame.options.length > 0) throw missingTerm(scanner, frame, this.frames.length > 0);
    if (scanner.next === '}' && frame.bars.length === 0) throw noBar(scanner);
    this.readSeparator();
  }

  private complete(factor: Syntax<A>): void {
    this.frame.complete(factor);
    this.termDue = false;
  }

  private open(opener: Opener, at: number): void {
    if (this.frames.length >= MAX_NESTING) {
      const limit = MAX_NESTING.toLocaleString('en-US');
      throw new Fault(`Braces and parentheses are nested more than ${limit} deep.`, at);
    }
    this.frames.push(this.frame);
    this.frame = new Frame(opener, at);
    this.termDue = true;
  }

  // ---- where a term has ended ----

  private readSeparator(): void {
    const { scanner, frame } = this;
    const { at } = scanner;
    if (scanner.takePlusMinus()) {
      frame.prefixes.push({ kind: 'switch', at });
    } else if (scanner.takeMinus()) {
      frame.minus = true;
    } else if (scanner.take('+')) {
      frame.minus = false;
    } else if (scanner.take(':')) {
      frame.startTop(at);
    } else if (scanner.next === ',') {
      if (frame.opener.sign !== '{' && frame.opener.sign !== 'call')
        throw new Fault('A comma belongs between options, inside braces.', at);
      if (frame.options.length + 1 >= MAX_OPTIONS) {
        throw new Fault(`A side can have at most ${MAX_OPTIONS.toLocaleString('en-US')} options.`, at);
      }
      scanner.at++;
      frame.endOption();
    } else if (scanner.next === '|') {
      if (frame.opener.sign !== '{') throw new Fault('Bars belong inside braces: put { and } round the game.', at);
      frame.endCell();
      frame.bars.push({ at, count: scanner.takeBars() });
    } else if (scanner.next === ')') {
      this.closeParenthesis();
      return;
    } else if (scanner.next === '}') {
      this.closeBrace();
      return;
    } else {
      throw missingOperator(scanner, scanner.atDigit || this.atGame());
    }
    this.termDue = true;
  }

  private closeParenthesis(): void {
    const { frame, scanner } = this;
    const { opener } = frame;
    if (opener.sign === 'text' || opener.sign === '{') throw mismatch(scanner, frame);
    scanner.at++;
    const inner = frame.takeSum();
    this.leave();
    if (opener.sign === 'tiny') {
      this.complete({ kind: 'tiny', at: opener.from, side: opener.side, number: opener.number, subscript: inner });
    } else if (opener.sign === 'call') {
      const operands = [...frame.options, inner];
      checkArity(opener.name, operands.length, opener.from);
      this.complete({ kind: 'call', at: opener.from, name: opener.name, operands });
    } else if (!isNumber(inner) || !this.readAfterNumber(inner)) {
      this.complete(inner);
    }
  }

  /** What follows a number in parentheses: (-2)*, (1/2)^ and (-2)Tiny(1) are sums, too. */
  private readAfterNumber({ at, number }: { readonly at: number; readonly number: Dyadic }): boolean {
    const { scanner } = this;
    if (this.readTiny(at, number)) return true;
    if (!scanner.atArrow && (!scanner.atStar || scanner.atPowerSign)) return false;
    this.readTail(at, number);
    return true;
  }

  private closeBrace(): void {
    const { frame, scanner } = this;
    if (frame.opener.sign !== '{') throw mismatch(scanner, frame);
    frame.endCell();
    const [options] = frame.cells as [Syntax<A>[]];
    const prefixes = (this.frames.at(-1) as Frame<A>).prefixes;
    const last = prefixes.at(-1);
    if (frame.bars.length === 0 && last?.kind !== 'switch') throw noBar(scanner);
    scanner.at++;
    this.leave();
    if (frame.bars.length > 0) {
      this.complete(joinSlashes(frame.at, frame.cells, frame.bars));
    } else {
      prefixes.pop();
      this.complete({ kind: 'switch', at: (last as Prefix).at, options });
    }
  }

  private leave(): void {
    this.frame = this.frames.pop() as Frame<A>;
  }
}

const isNumber = <A>(syntax: Syntax<A>): syntax is Syntax<A> & { kind: 'nus' } =>
  syntax.kind === 'nus' && syntax.ups === 0 && syntax.nimber === 0;
