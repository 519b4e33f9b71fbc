/** What several commands say of a value in their JSON documents: exact numbers are strings. */
import type { Arena, GameId, StyleName } from '@lilypad/games';

export const STYLES: readonly StyleName[] = ['plain', 'paper', 'unicode', 'latex'];

type Games = typeof import('@lilypad/games');

/** The value in every notation; null where it is too long to write down, as that of *20 is in the papers' style. */
export function styles(games: Games, arena: Arena, game: GameId): Record<string, string | null> {
  const written = (style: StyleName): string | null => {
    try {
      return games.formatGame(arena, game, { style });
    } catch (error) {
      if (error instanceof games.GameLimitError) return null;
      throw error;
    }
  };
  return Object.fromEntries(STYLES.map((style) => [style, written(style)]));
}

export function valueFacts(games: Games, arena: Arena, game: GameId): object {
  const { mean, temperature } = games.thermograph(arena, game);
  return {
    outcome: games.outcome(arena, game),
    leftStop: arena.stop(game, games.LEFT).toString(),
    rightStop: arena.stop(game, games.RIGHT).toString(),
    mean: mean.toString(),
    temperature: temperature.toString(),
  };
}
