/**
 * Copies of games in another arena. They come in an order that depends on the games alone, so the arena that they are copied
 * to does not show in which order the other one got them.
 *
 * The order of two games: first those that are a number, ups and a nimber, by these; then by the options, with fewer of them
 * first. Adding an integer to both games does not change it.
 */
import { type Arena, type GameId, SIDES, type Side } from '@lilypad/games';

type Options = readonly [left: readonly GameId[], right: readonly GameId[]];

export class CopiedGames {
  private from: Arena | null = null;
  /** By the shape of the original. */
  private readonly copies = new Map<GameId, GameId>();
  private readonly sorted = new Map<GameId, Options>();

  /** Copies go to this arena. */
  constructor(private readonly to: Arena) {}

  /** The copy of a game of another arena. */
  of(from: Arena, g: GameId): GameId {
    if (from !== this.from) {
      this.from = from;
      this.copies.clear();
      this.sorted.clear();
    }
    return this.copy(from, g);
  }

  private copy(from: Arena, g: GameId): GameId {
    const shape = from.shape(g);
    let copy = this.copies.get(shape);
    if (copy === undefined) {
      copy = this.make(from, shape);
      this.copies.set(shape, copy);
    }
    return this.to.shift(copy, from.offset(g));
  }

  private make(from: Arena, shape: GameId): GameId {
    const nus = from.asNus(shape);
    if (nus !== null) return this.to.nus(nus.number, nus.ups, nus.nimber);
    const [left, right] = this.options(from, shape).map((options) => options.map((option) => this.copy(from, option)));
    return this.to.game(left, right);
  }

  /** The options of a shape, in order. */
  private options(from: Arena, shape: GameId): Options {
    let options = this.sorted.get(shape);
    if (options === undefined) {
      const inOrder = (side: Side): readonly GameId[] =>
        [...from.options(shape, side)].sort((g, h) => this.compare(from, g, h));
      options = [inOrder(SIDES[0]), inOrder(SIDES[1])];
      this.sorted.set(shape, options);
    }
    return options;
  }

  private compare(from: Arena, g: GameId, h: GameId): number {
    if (g === h) return 0;
    const [x, y] = [from.asNus(g), from.asNus(h)];
    if (x !== null && y !== null) return x.number.compare(y.number) || x.ups - y.ups || x.nimber - y.nimber;
    if (x !== null || y !== null) return x !== null ? -1 : 1;
    const [ofG, ofH] = [g, h].map((game) => this.options(from, from.shape(game)));
    for (const side of SIDES) if (ofG[side].length !== ofH[side].length) return ofG[side].length - ofH[side].length;
    for (const side of SIDES) {
      for (const [i, option] of ofG[side].entries()) {
        const [a, b] = [from.shift(option, from.offset(g)), from.shift(ofH[side][i], from.offset(h))];
        if (a !== b) return this.compare(from, a, b);
      }
    }
    return 0;
  }
}
