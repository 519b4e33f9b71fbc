/**
 * Exchanges: a move of Right with all replies of Left, and the set that each reply must lead to.
 *
 * A set says of its positions that they are at least 0, or at least *. G ≥ * is G + * ≥ 0, so there both players can also
 * move * to 0. That changes nothing on the board, and what is left must be at least 0.
 */
import { LEFT, RIGHT, type Side } from '@lilypad/games';
import { type ClassMove, movesOf } from '../classes/moves.ts';
import type { PositionClass } from '../classes/position-class.ts';
import type { Rival } from '../outcomes/claim.ts';
import type { Place } from './claim.ts';

export interface Exchange {
  readonly move: ClassMove;
  readonly replies: readonly Reply[];
}

/** A move of Left to a position that must be at least the rival. */
export interface Reply extends Place {
  readonly move: ClassMove;
}

/** The moves of Right from the positions of a place, with the replies. */
export function exchangesOf(positions: PositionClass, { word, rival }: Place): Exchange[] {
  const moves = (side: Side, from: string): ClassMove[] =>
    movesOf(positions, from).filter((move) => move.side === side);
  const replies = (from: string, to: Rival): Reply[] =>
    moves(LEFT, from).map((move) => ({ move, word: move.word, rival: to }));
  const onBoard = moves(RIGHT, word).map((move): Exchange => ({ move, replies: replies(move.word, rival) }));
  if (rival === '0') return onBoard;
  const starToZero = (side: Side, from: string): ClassMove => ({
    side,
    guards: [],
    word: from,
    shift: positions.parameters.map(() => 0),
  });
  return [
    ...onBoard.map(({ move, replies: others }): Exchange => {
      const { word: after } = move;
      return { move, replies: [...others, { move: starToZero(LEFT, after), word: after, rival: '0' }] };
    }),
    { move: starToZero(RIGHT, word), replies: replies(word, '0') },
  ];
}
