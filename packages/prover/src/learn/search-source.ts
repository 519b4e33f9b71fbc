/**
 * Where a search takes the directions of a class from. With few gaps all directions with small coefficients are listed, which is as good
 * as complete. With more gaps such a list is too long, or its coefficients too small; there directions are fitted to the samples of each
 * node, beside those that are known of every class B.
 */
import type { Random } from '../support/random.ts';
import { classDirections } from './class-directions.ts';
import { type Direction, keyOf } from './direction.ts';
import { allDirections } from './enumerate.ts';
import { Fitted } from './fitted.ts';
import { listed, type Source } from './source.ts';

/** With more gaps, directions are fitted. */
export const MOST_LISTED = 4;

export interface SearchSpace {
  readonly dimension: number;
  /** The gaps that directions may look at. */
  readonly gaps: readonly number[];
  /** The coefficients of the tempo. */
  readonly tempo: readonly number[];
  /** Directions to propose at every node, beside those of the class. */
  readonly known: readonly Direction[];
  readonly random: Random;
}

/** `mostVectors` is how many combinations of coefficients are listed at most. */
export function searchSource(space: SearchSpace, isFitted: boolean, mostVectors?: number): Source {
  const { dimension, gaps, tempo, known, random } = space;
  if (!isFitted) return listed(allDirections(dimension, gaps, mostVectors));
  const directions = new Map<string, Direction>();
  for (const one of [...classDirections(tempo), ...known]) directions.set(keyOf(one), one);
  return new Fitted({ listed: [...directions.values()], fixed: [], random });
}
