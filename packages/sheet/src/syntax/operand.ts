/** What stands between the signs of an expression: written games, boards, names, strings. */
import { parseSyntax } from '@lilypad/games';
import { parseFamily } from '@lilypad/toads';
import { type CutBoard, cutBoard, type PowerText } from './board-text.ts';
import { Brackets } from './brackets.ts';
import { Fault } from './fault.ts';
import { numberEnd, upStarEnd } from './literal-text.ts';
import type { BoardText, Expr, Literal } from './tree.ts';
import { isDowns, isKeyword, wordAt } from './words.ts';

export abstract class Operands extends Brackets {
  /** Whether an operand begins here with a dash: a negative number, or a board. */
  protected atOperandWithDash(): boolean {
    const { text, at } = this.source;
    return numberEnd(text, at) > at || cutBoard(text, at) !== null;
  }

  /** One operand, without what may follow it. */
  protected operand(): Expr {
    const { source } = this;
    source.skip(true);
    const { at, text } = source;
    const number = numberEnd(text, at);
    if (number > at) return this.literal(at, upStarEnd(text, number, true));
    const board = cutBoard(text, at);
    if (board !== null) return this.board(at, board);
    const word = wordAt(text, at);
    if (word !== '' && !isDowns(word)) return this.word(at, word);
    const character = source.next;
    if (character === '"') return this.string(at);
    if (character === '(') return this.parentheses();
    if (character === '[') return this.list(at);
    if (character === '{') return this.braces(at);
    const game = upStarEnd(text, at, false);
    if (game > at) return this.game(at, game);
    if (character === '.' && /[0-9]/.test(text.charAt(at + 1))) {
      throw source.fault('Decimals are not read; write a fraction such as 1/2.');
    }
    throw source.fault(`${source.found} where an expression is expected.`);
  }

  /** The written game from `at` to `end`. */
  protected literal(at: number, end: number): Literal {
    const { source } = this;
    const text = source.text.slice(at, end);
    const parsed = parseSyntax(text);
    if (!parsed.ok) {
      const place = at + parsed.error.column - 1;
      throw new Fault(parsed.error.message, { at: place, end: Math.min(place + 1, end) });
    }
    source.at = end;
    source.mark('game', at, end);
    if (/^[0-9]+\^[0-9]+$/.test(text)) {
      source.note(`${text} is ${text.replace('^', ' and ')} ups; a power is written with **.`, at);
    }
    return { kind: 'literal', at, end, text, syntax: parsed.value };
  }

  /** Ups, stars, or the nimber of an expression: *n, *(n+1). */
  private game(at: number, end: number): Expr {
    const { source } = this;
    const after = source.text.charAt(end);
    if (end > at + 1 || !/[A-Za-z(]/.test(after) || !'*∗'.includes(source.next)) return this.literal(at, end);
    const word = wordAt(source.text, end);
    if (isKeyword(word)) return this.literal(at, end);
    source.mark('game', at, end);
    source.at = end;
    const operand = after === '(' ? this.parentheses() : this.word(end, word);
    return { kind: 'nimber', at, end: source.at, operand };
  }

  private word(at: number, word: string): Expr {
    const { source } = this;
    const end = at + word.length;
    if (word === 'true' || word === 'false') {
      source.mark('keyword', at, end);
      source.at = end;
      return { kind: 'boolean', at, end, truth: word === 'true' };
    }
    if (word === 'for') throw source.fault('Loops are written as lists: [f(n) for n in 1..9].');
    if (isKeyword(word)) throw source.fault(`"${word}" stands where an expression is expected.`);
    source.at = end;
    source.mark(source.next === '(' ? 'function' : 'name', at, end);
    return { kind: 'name', at, end, name: word };
  }

  private string(at: number): Expr {
    const { source } = this;
    const pattern = /"(?:[^"\\\n]|\\.)*"/y;
    pattern.lastIndex = at;
    const found = pattern.exec(source.text)?.[0];
    if (found === undefined) throw new Fault('The string is never closed.', { at, end: at + 1 }, true);
    source.at = at + found.length;
    source.mark('text', at, source.at);
    const text = found.slice(1, -1).replace(/\\(.)/g, (_, c: string) => (c === 'n' ? '\n' : c === 't' ? '\t' : c));
    return { kind: 'text', at, end: source.at, text };
  }

  // ---- boards ----

  private board(at: number, cut: CutBoard): BoardText {
    const { source } = this;
    source.at = cut.end;
    source.mark('board', at, cut.end);
    const text = source.text.slice(at, cut.end);
    this.noteReading(at, text);
    const plain = parseFamily(text);
    if (plain.ok) return { kind: 'board', at, end: cut.end, text, family: plain.value, powers: new Map() };
    const rewritten = this.withExpressions(at, cut);
    if (rewritten !== null) return { ...rewritten, at, end: cut.end, text };
    const place = at + plain.error.column - 1;
    throw new Fault(plain.error.message, { at: place, end: Math.min(place + 1, cut.end) });
  }

  /** The board with a parameter for each power that is an expression; null if there is none, or that is wrong too. */
  private withExpressions(at: number, cut: CutBoard): Pick<BoardText, 'kind' | 'family' | 'powers'> | null {
    const { source } = this;
    const powers = new Map<string, Expr>();
    let text = '';
    let from = at;
    for (const power of cut.powers) {
      if (!power.expression) continue;
      const name = `q99${powers.size}`;
      text += source.text.slice(from, power.at) + name;
      from = power.end;
      powers.set(name, this.powerOf(power));
    }
    source.at = cut.end;
    if (powers.size === 0) return null;
    // Simple powers that are parameters keep their names.
    const parsed = parseFamily(text + source.text.slice(from, cut.end));
    if (!parsed.ok) return null;
    for (const name of parsed.value.parameters) {
      if (!powers.has(name)) powers.set(name, { kind: 'name', at, end: cut.end, name });
    }
    return { kind: 'board', family: parsed.value, powers };
  }

  private powerOf(power: PowerText): Expr {
    const { source } = this;
    source.at = power.at;
    const expr = this.parentheses();
    if (source.at !== power.end) throw source.fault(`${source.found} where the power should end.`);
    return expr;
  }

  /** Says what was meant where dashes or small letters could mean something else. */
  private noteReading(at: number, text: string): void {
    if (/^[a-z]/.test(text)) this.source.note(`${text} is read as a board.`, at);
    if (!text.includes('-')) return;
    const outside = text.replace(/\([^)]*\)/g, '');
    if (/^-/.test(outside) || (/-/.test(outside) && /[._□]/.test(outside))) {
      this.source.note(`${text} is read as one board: a dash that touches a board is an empty square.`, at);
    }
  }
}
