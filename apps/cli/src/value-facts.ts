/** What several commands say of a value in their JSON documents: exact numbers are strings. */
import type { Arena, GameId, StyleName } from '@lilypad/games';

export const STYLES: readonly StyleName[] = ['plain', 'paper', 'unicode', 'latex'];

type Games = typeof import('@lilypad/games');

/** The value in every notation. */
export function styles(games: Games, arena: Arena, game: GameId): Record<string, string> {
  return Object.fromEntries(STYLES.map((style) => [style, games.formatGame(arena, game, { style })]));
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
