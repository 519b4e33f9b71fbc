/** A game whose numbers are linear forms, such as {{a-2|1}|0}: read, taken at a point, and set as mathematics. */
import { type Affine, affineLatex, type Point, readAffine, valueAt } from './affine.ts';

export type GameFormula =
  | { readonly kind: 'number'; readonly form: Affine; readonly star: boolean }
  | { readonly kind: 'options'; readonly left: readonly GameFormula[]; readonly right: readonly GameFormula[] };

/** Reads a game of a certificate of our own; throws on anything else. */
export function readGameFormula(text: string): GameFormula {
  const reader = new Reader(text);
  const game = reader.game();
  reader.expect('');
  return game;
}

class Reader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  game(): GameFormula {
    if (this.take('{')) {
      const left = this.options('|');
      return { kind: 'options', left, right: this.options('}') };
    }
    if (this.take('*')) return { kind: 'number', form: readAffine('0', 0)!.form, star: true };
    const bracket = this.take('(');
    const read = readAffine(this.text, this.at);
    if (read === null) throw this.fault();
    this.at = read.end;
    if (bracket) this.expect(')');
    return { kind: 'number', form: read.form, star: this.take('*') };
  }

  expect(sign: string): void {
    if (sign === '' ? this.rest() !== '' : !this.take(sign)) throw this.fault();
  }

  private options(end: string): GameFormula[] {
    if (this.take(end)) return [];
    const games = [this.game()];
    while (this.take(',')) games.push(this.game());
    this.expect(end);
    return games;
  }

  private take(sign: string): boolean {
    const rest = this.rest();
    if (!rest.startsWith(sign)) return false;
    this.at = this.text.length - rest.length + sign.length;
    return true;
  }

  private rest(): string {
    return this.text.slice(this.at).trimStart();
  }

  private fault(): Error {
    return new SyntaxError(`${JSON.stringify(this.text)} cannot be read from character ${this.at + 1}.`);
  }
}

/** The game at a point, in plain notation. */
export function gameAt(game: GameFormula, point: Point): string {
  if (game.kind === 'number') return valueAt(game.form, point).toString() + (game.star ? '*' : '');
  const [left, right] = [game.left, game.right].map((list) => list.map((option) => gameAt(option, point)).join(','));
  // One bar a pair of braces: nested games stand in braces of their own.
  return `{${left}|${right}}`;
}

export function gameLatex(game: GameFormula): string {
  if (game.kind === 'options') {
    const [left, right] = [game.left, game.right].map((list) => list.map(gameLatex).join(','));
    return `\\left\\{${left}\\,\\middle|\\,${right}\\right\\}`;
  }
  const number = affineLatex(game.form);
  if (!game.star) return number;
  if (number === '0') return '{\\ast}';
  return `${/.[-+]/.test(number) ? `(${number})` : number}{\\ast}`;
}
