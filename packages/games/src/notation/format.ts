/**
 * Game to text. The text of each distinct follower is made once, after those of its parts; strings that share parts
 * share memory, so a limit on the length of the text also limits the work.
 */
import type { Arena } from '../core/arena.ts';
import type { Dyadic } from '../core/dyadic.ts';
import type { GameId } from '../core/game-id.ts';
import { GameLimitError } from '../core/limits.ts';
import { LEFT, RIGHT } from '../core/side.ts';
import { type Form, formOf, partsOf, type SumForm } from './form.ts';
import { OptionOrder } from './option-order.ts';
import { STYLES, type Style, type StyleName } from './style.ts';

/** How a game is written. */
export interface FormatOptions {
  /** Which signs are used (default 'plain'). */
  readonly style?: StyleName;
  /** The longest text to write, in UTF-16 units (default 1,000,000); beyond it a GameLimitError is thrown. */
  readonly maxLength?: number;
}

const DEFAULT_MAX_LENGTH = 1_000_000;

/**
 * The text of a game.
 *
 * @throws GameLimitError - if the text is longer than `maxLength`
 * @example
 * ```ts
 * const arena = new Arena();
 * formatGame(arena, arena.up, { style: 'unicode' }); // => '↑'
 * ```
 */
export function formatGame(arena: Arena, g: GameId, options: FormatOptions = {}): string {
  return new GameFormatter(arena, options).format(g);
}

/**
 * Formats many games of one arena in one style, remembering the texts of all followers it has met; see `formatGame`.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * const formatter = new GameFormatter(arena, { style: 'paper' });
 * [arena.up, arena.star, arena.integer(3)].map((g) => formatter.format(g)); // => [ '{0|*}', '*', '3' ]
 * ```
 */
export class GameFormatter {
  private readonly arena: Arena;
  private readonly style: Style;
  private readonly maxLength: number;
  private readonly order: OptionOrder;
  private readonly pieces = new Map<GameId, Piece>();

  constructor(arena: Arena, options: FormatOptions = {}) {
    this.arena = arena;
    this.style = STYLES[options.style ?? 'plain'];
    this.maxLength = options.maxLength ?? DEFAULT_MAX_LENGTH;
    this.order = new OptionOrder(arena);
  }

  /**
   * The text of g.
   *
   * @throws GameLimitError - if the text is longer than `maxLength`
   */
  format(g: GameId): string {
    const { pieces } = this;
    const pending: { readonly game: GameId; readonly form: Form; readonly parts: readonly GameId[]; next: number }[] =
      [];
    const enter = (game: GameId): void => {
      const form = formOf(this.arena, this.order, game, this.style.vocabulary);
      pending.push({ game, form, parts: partsOf(form), next: 0 });
    };
    if (!pieces.has(g)) enter(g);
    for (let top = pending.at(-1); top !== undefined; top = pending.at(-1)) {
      const part = top.parts[top.next++];
      if (part === undefined) {
        pending.pop();
        pieces.set(top.game, this.check(this.write(top.form)));
      } else if (!pieces.has(part)) {
        enter(part);
      }
    }
    return this.check({ ...this.piece(g), text: this.enclosed(this.piece(g)), bars: 0 }).text;
  }

  private piece(g: GameId): Piece {
    return this.pieces.get(g) as Piece;
  }

  private check(piece: Piece): Piece {
    if (piece.text.length <= this.maxLength) return piece;
    throw this.tooLong();
  }

  private tooLong(): GameLimitError {
    const limit = this.maxLength.toLocaleString('en-US');
    return new GameLimitError(`The value is too long to write down: it takes more than ${limit} characters.`);
  }

  // ---- one form, its parts being written ----

  private write(form: Form): Piece {
    switch (form.kind) {
      case 'sum':
        return this.writeSum(form);
      case 'switch':
        return { text: this.style.plusMinus + this.switchOptions(form.options), bars: 0, parenthesise: false };
      case 'tiny': {
        const subscript = this.piece(form.subscript);
        const figures = this.arena.asNumber(form.subscript)?.isInteger() ? subscript.text : null;
        const number = form.number.sign() === 0 ? '' : this.number(form.number);
        const text = number + this.style.tiny(form.side, this.enclosed(subscript), figures);
        return { text, bars: 0, parenthesise: true };
      }
      case 'options':
        return this.writeOptions(form.options);
    }
  }

  private writeSum({ number, up, nimber }: SumForm): Piece {
    const isZero = number.sign() === 0;
    const isNumber = up.n === 0 && nimber === 0;
    let text = isZero && !isNumber ? '' : this.number(number);
    if (up.n !== 0) text += this.style.up(up);
    if (nimber !== 0) text += this.style.star + (nimber === 1 ? '' : nimber);
    const signs = Number(!isZero) + Number(up.n !== 0) + Number(nimber !== 0);
    return { text, bars: 0, parenthesise: signs > 1 };
  }

  /** One option is written alone, in parentheses if its extent would be unclear; several are written in braces. */
  private switchOptions(options: readonly GameId[]): string {
    const pieces = options.map((g) => this.piece(g));
    if (pieces.length > 1) return wrap(this.style.braces, pieces.map((piece) => this.enclosed(piece)).join(','));
    const [only] = pieces as [Piece];
    return only.parenthesise ? wrap(this.style.parentheses, only.text) : this.enclosed(only);
  }

  /** Slashes: one bar more than on either side, up to the style's limit, where braces start again. */
  private writeOptions(options: readonly [readonly GameId[], readonly GameId[]]): Piece {
    let bars = 0;
    const sides = options.map((list) => {
      const pieces = list.map((g) => this.piece(g));
      const [first] = pieces;
      if (first === undefined) return '';
      if (pieces.length > 1) return pieces.map((piece) => this.enclosed(piece)).join(',');
      bars = Math.max(bars, first.bars);
      return first.text;
    });
    bars++;
    const text = sides[LEFT] + this.style.bar.repeat(bars) + sides[RIGHT];
    if (bars < this.style.maxBars) return { text, bars, parenthesise: false };
    return { text: wrap(this.style.braces, text), bars: 0, parenthesise: false };
  }

  private enclosed(piece: Piece): string {
    return piece.bars === 0 ? piece.text : wrap(this.style.braces, piece.text);
  }

  private number(x: Dyadic): string {
    // About ten bits make three digits.
    const bits = Math.max(x.exponent, x.numerator.toString(16).length * 4 - 4);
    if (bits * 0.3 > this.maxLength) throw this.tooLong();
    return this.style.number(x);
  }
}

/** The text of a game without the braces that its surroundings may not need. */
interface Piece {
  readonly text: string;
  /** The longest run of bars outside all braces; if it is 0 the text needs no braces. */
  readonly bars: number;
  /** Whether parentheses go round it after +-. */
  readonly parenthesise: boolean;
}

function wrap([open, close]: readonly [string, string], text: string): string {
  return open + text + close;
}
