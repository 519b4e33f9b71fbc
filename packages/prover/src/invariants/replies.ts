/** Which positions of a slice can be in a closed set, if the slices with more jumps made are given: found by play inside the slice. */
import { type ClassMove, isPossible } from '../classes/moves.ts';
import type { PositionClass } from '../classes/position-class.ts';
import { decide } from '../outcomes/claim.ts';
import { GaveUp } from '../region/exact.ts';
import { type Place, type Sets, setOf } from './claim.ts';
import { type Exchange, exchangesOf, type Reply } from './exchange.ts';

type Point = readonly number[];

/** The gaps are digits of a number in this base. */
const BASE = 128;
const MOST_POSITIONS = 4_000_000;

export class Replies {
  private readonly exchanges: readonly Exchange[];
  private readonly known = new Map<number, boolean>();

  /** `settled` are the sets of all places that come before: words with more jumps made, and the rival 0 before *. */
  constructor(
    private readonly place: Place,
    positions: PositionClass,
    private readonly settled: Sets,
  ) {
    this.exchanges = exchangesOf(positions, place);
  }

  /** Whether every move of Right from a point of the slice has a reply, and so on to the end. */
  holds(point: Point): boolean {
    const key = keyOf(point);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size > MOST_POSITIONS) throw new GaveUp('There are too many positions to play out.');
    const holds = this.exchanges.every(({ move, replies }) => {
      if (!isPossible(move, point)) return true;
      const after = moved(point, move);
      return replies.some((reply) => isPossible(reply.move, after) && this.isSafe(reply, moved(after, reply.move)));
    });
    this.known.set(key, holds);
    return holds;
  }

  private isSafe(reply: Reply, point: Point): boolean {
    return this.isHere(reply) ? this.holds(point) : decide(setOf(this.settled, reply), point);
  }

  private isHere({ word, rival }: Place): boolean {
    return word === this.place.word && rival === this.place.rival;
  }

  /** The points of the slice that can follow a move of Right and a reply, by move of Right. */
  *after(point: Point): Generator<Point> {
    for (const { move, replies } of this.exchanges) {
      if (!isPossible(move, point)) continue;
      const after = moved(point, move);
      for (const reply of replies) {
        if (this.isHere(reply) && isPossible(reply.move, after)) yield moved(after, reply.move);
      }
    }
  }
}

const moved = (point: Point, { shift }: ClassMove): number[] => point.map((x, gap) => x + shift[gap]);

function keyOf(point: Point): number {
  let key = 0;
  for (const x of point) key = key * BASE + x;
  return key;
}
