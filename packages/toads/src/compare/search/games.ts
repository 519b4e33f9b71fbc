/**
 * The game part of a sum, as the search handles it: a game without its integer, and the integer. Splitting a game
 * this way makes the table useful for all integers at once, and keeps integers out of the arena. The integer is
 * kept in 32 bits, so only part of a very large one is taken out, and the rest stays in the game.
 */
import { type Arena, type GameId, RIGHT, type Side } from '@lilypad/games';

/** No larger integer is taken out of a game: differences and sums of a few of them fit into 32 bits. */
const MOST_TAKEN = 2n ** 28n;

/**
 * The sum of a game and an integer. The right stop of the game lies in [0, 1), unless the integer is MOST_TAKEN in
 * size.
 */
export interface SplitGame {
  readonly game: GameId;
  readonly integer: number;
}

export class Games {
  readonly arena: Arena;
  private readonly splits = new Map<GameId, SplitGame>();
  private readonly negatives = new Map<GameId, SplitGame>();
  private readonly options: [Map<GameId, readonly SplitGame[]>, Map<GameId, readonly SplitGame[]>] = [
    new Map(),
    new Map(),
  ];

  constructor(arena: Arena) {
    this.arena = arena;
  }

  split(game: GameId): SplitGame {
    let split = this.splits.get(game);
    if (split === undefined) {
      const floor = this.arena.stop(game, RIGHT).floor();
      const integer = Number(floor > MOST_TAKEN ? MOST_TAKEN : floor < -MOST_TAKEN ? -MOST_TAKEN : floor);
      split = { game: this.arena.shift(game, -integer), integer };
      this.splits.set(game, split);
    }
    return split;
  }

  /** The negative of a game without integer. */
  negative(game: GameId): SplitGame {
    let negative = this.negatives.get(game);
    if (negative === undefined) {
      negative = this.split(this.arena.negate(game));
      this.negatives.set(game, negative);
    }
    return negative;
  }

  /** The options of a game that is not a number. */
  optionsOf(game: GameId, side: Side): readonly SplitGame[] {
    let options = this.options[side].get(game);
    if (options === undefined) {
      options = this.arena.options(game, side).map((option) => this.split(option));
      this.options[side].set(game, options);
    }
    return options;
  }
}
