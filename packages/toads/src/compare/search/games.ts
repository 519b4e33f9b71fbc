/**
 * The game part of a sum, as the search handles it: a game without its integer, and an integer beside it. Splitting a game
 * so makes the table useful for all integers at once, and keeps integers out of the arena.
 */
import { type Arena, type GameId, RIGHT, type Side } from '@lilypad/games';

/** The sum of a game, whose right stop lies in [0, 1), and an integer. */
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
      const integer = Number(this.arena.stop(game, RIGHT).floor());
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
