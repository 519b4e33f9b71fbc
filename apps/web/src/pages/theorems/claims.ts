/** What is claimed of a position, as comparisons with games that direct computation can confirm. */
import type { Instance } from '../../worker/protocol.ts';
import type { Point } from './affine.ts';
import { boardAt, regionAt, type WordTheorem } from './certificate.ts';
import { gameAt } from './game-formula.ts';
import { type OutcomeWord, type Relation, relationAt, rivalsOf } from './outcome.ts';

export interface Claim {
  readonly instance: Instance;
  readonly relation: Relation;
}

/** The position at a point equals the game of its formula; or stands to 0 and * as its predicates say. */
export function claimsAt(word: WordTheorem | OutcomeWord, gap: string, point: Point): Claim[] {
  const board = boardAt(word, gap, point);
  if (word.kind === 'value') {
    const { game } = word.regions[regionAt(word, point)]!;
    return [{ instance: { board, game: gameAt(game, point) }, relation: '=' }];
  }
  return rivalsOf(word).map((game) => ({ instance: { board, game }, relation: relationAt(word, game, point) }));
}
