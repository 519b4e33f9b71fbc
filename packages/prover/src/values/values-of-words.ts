/**
 * The values that words need to be refined. Positions with different sums of gaps have no followers in common, so each sum is a job, and no
 * position is valued by two threads at a time.
 */
import { Arena, type GameId } from '@lilypad/games';
import { GameWriter, gamesFrom } from './labels/plain-games.ts';
import { bySum } from './point-groups.ts';
import type { FoundValues, KnownValues, ValueJob, WordPoint } from './word-jobs.ts';

interface Valued {
  readonly point: readonly number[];
  readonly game: GameId;
}

/** The values at points, by words; `find` has the results of jobs, in their order. */
export function valuesOfWords(
  name: string,
  points: ReadonlyMap<string, readonly (readonly number[])[]>,
  find: (jobs: readonly ValueJob[]) => readonly FoundValues[],
): ReadonlyMap<string, KnownValues> {
  const all = [...points].flatMap(([word, some]) => some.map((point): WordPoint => [word, point]));
  const jobs = bySum(all).map((some) => ({ name, points: some }));
  const arena = new Arena();
  const valued = new Map([...points.keys()].map((word) => [word, [] as Valued[]]));
  for (const [k, { games: plain, values }] of find(jobs).entries()) {
    const games = gamesFrom(arena, plain);
    for (const [i, [word, point]] of jobs[k].points.entries())
      valued.get(word)?.push({ point, game: games[values[i]] });
  }
  return new Map([...valued].map(([word, some]) => [word, knownValues(arena, some)]));
}

/** Values at points, as plain data. */
function knownValues(arena: Arena, valued: readonly Valued[]): KnownValues {
  const writer = new GameWriter(arena);
  const values = valued.map(({ game }) => writer.place(game));
  return { points: valued.map(({ point }) => point), values, games: writer.games };
}
