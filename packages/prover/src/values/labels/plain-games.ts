/** Games of an arena as plain data: each is a number, or the numbers of its options in the list. */
import { type Arena, Dyadic, type GameId, LEFT, RIGHT } from '@lilypad/games';

/** The numerator and the exponent of a number, or the options of both sides, which come before the game in the list. */
export type PlainGame =
  | readonly [numerator: string, exponent: number]
  | readonly [left: readonly number[], right: readonly number[]];

/** Writes games to a list, each once. */
export class GameWriter {
  readonly games: PlainGame[] = [];
  private readonly places = new Map<GameId, number>();

  constructor(private readonly arena: Arena) {}

  /** The place of a game in the list. */
  place(g: GameId): number {
    let place = this.places.get(g);
    if (place === undefined) {
      const plain = this.write(g);
      place = this.games.push(plain) - 1;
      this.places.set(g, place);
    }
    return place;
  }

  private write(g: GameId): PlainGame {
    const { arena } = this;
    const number = arena.asNumber(g);
    if (number !== null) return [String(number.numerator), number.exponent];
    const [left, right] = [LEFT, RIGHT].map((side) => arena.options(g, side).map((option) => this.place(option)));
    return [left, right];
  }
}

/** The games of a list, in an arena. */
export function gamesFrom(arena: Arena, list: readonly PlainGame[]): GameId[] {
  const games: GameId[] = [];
  for (const [x, y] of list) {
    if (typeof x === 'string') games.push(arena.number(Dyadic.of(BigInt(x), y as number)));
    else {
      const [left, right] = [x, y as readonly number[]].map((options) => options.map((place) => games[place]));
      games.push(arena.game(left, right));
    }
  }
  return games;
}
