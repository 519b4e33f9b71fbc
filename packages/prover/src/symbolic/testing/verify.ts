/**
 * Checks a list of cases against the evaluator of packages/games, point by point over a box: every point of the domain
 * lies in exactly one case, and there the case's value is the value of the game.
 */
import { Arena, type GameId, parseGame } from '@lilypad/games';
import type { Region } from '../../region/region.ts';
import { evaluateAt } from '../evaluate.ts';
import type { Forest, Tree } from '../forest.ts';

export interface ClaimedCase {
  readonly region: Region;
  readonly tree: Tree;
}

/** The first thing wrong; null if nothing is. */
export function firstFault(
  forest: Forest,
  cases: readonly ClaimedCase[],
  points: readonly (readonly number[])[],
  textAt: (point: readonly number[]) => string,
): string | null {
  const arena = new Arena();
  for (const point of points) {
    const here = cases.filter(({ region }) => region.contains(point));
    if (here.length !== 1) return `${here.length} cases at ${point}`;
    if (evaluateAt(forest, here[0].tree, point, arena) !== gameOf(arena, textAt(point)))
      return `wrong value at ${point}`;
  }
  return null;
}

export function gameOf(arena: Arena, text: string): GameId {
  const parsed = parseGame(arena, text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  return parsed.value;
}
