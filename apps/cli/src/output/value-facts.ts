/**
 * What several commands say about a value in their JSON documents: exact numbers are strings; undefined ones are null.
 */
import {
  type Arena,
  atomicWeight,
  birthday,
  formatGame,
  type GameId,
  GameLimitError,
  isInfinitesimal,
  isNumber,
  LEFT,
  outcome,
  RIGHT,
  reducedCanonicalForm,
  type StyleName,
  thermograph,
} from '@lilypad/games';
import { properties } from './properties.ts';
import { STYLES } from './styles.ts';

export function valueFacts(arena: Arena, game: GameId): object {
  const plain = (g: GameId | null): string | null => (g === null ? null : formatGame(arena, g));
  const { mean, temperature } = thermograph(arena, game);
  return {
    notations: notations(arena, game),
    outcome: outcome(arena, game),
    leftStop: arena.stop(game, LEFT).toString(),
    rightStop: arena.stop(game, RIGHT).toString(),
    mean: mean.toString(),
    temperature: temperature.toString(),
    birthday: birthday(arena, game).toString(),
    atomicWeight: plain(atomicWeight(arena, game)),
    reduced: plain(reducedCanonicalForm(arena, game)),
    isNumber: isNumber(arena, game),
    isInfinitesimal: isInfinitesimal(arena, game),
    ...properties(arena, game),
  };
}

/** The value in every notation; null where it is too long to write down, as that of *20 is in the papers' style. */
function notations(arena: Arena, game: GameId): Record<string, string | null> {
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
