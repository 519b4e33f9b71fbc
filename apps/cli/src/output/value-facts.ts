/** What several commands say of a value in their JSON documents: exact numbers are strings. */
import {
  type Arena,
  formatGame,
  type GameId,
  GameLimitError,
  LEFT,
  outcome,
  RIGHT,
  type StyleName,
  thermograph,
} from '@lilypad/games';
import { STYLES } from './styles.ts';

/** The value in every notation; null where it is too long to write down, as that of *20 is in the papers' style. */
export function styles(arena: Arena, game: GameId): Record<string, string | null> {
  const written = (style: StyleName): string | null => {
    try {
      return formatGame(arena, game, { style });
    } catch (error) {
      if (error instanceof GameLimitError) return null;
      throw error;
    }
  };
  return Object.fromEntries(STYLES.map((style) => [style, written(style)]));
}

export function valueFacts(arena: Arena, game: GameId): object {
  const { mean, temperature } = thermograph(arena, game);
  return {
    outcome: outcome(arena, game),
    leftStop: arena.stop(game, LEFT).toString(),
    rightStop: arena.stop(game, RIGHT).toString(),
    mean: mean.toString(),
    temperature: temperature.toString(),
  };
}
