/** Which positions of a slice can be in a closed set, if the slices with more jumps made are given: found by play inside the slice. */
import { type ClassMove, isPossible } from '../classes/moves.ts';
import type { PositionClass } from '../classes/position-class.ts';
import { decide } from '../outcomes/claim.ts';
import { GaveUp } from '../region/exact.ts';
import { type Place, type Sets, setOf } from './claim.ts';
import { type Exchange, exchangesOf, type Reply } from './exchange.ts';

type Point = readonly number[];

const MOST_POSITIONS = 4_000_000;
/** So many positions are played out at most to judge one more. */
const MOST_AT_ONCE = 300_000;

export class Replies {
  private readonly exchanges: readonly Exchange[];
  private readonly known = new Map<number, boolean>();
  /** The number of known positions at which the current question is given up. */
  private limit = 0;
  /** The gaps of a position are digits of a number in this base. */
  private readonly base: number;

  /** `settled` are the sets of all places that come before: words with more jumps made, and the rival 0 before *. */
  constructor(
    private readonly place: Place,
    positions: PositionClass,
    private readonly settled: Sets,
  ) {
    this.exchanges = exchangesOf(positions, place);
    this.base = Math.floor(Number.MAX_SAFE_INTEGER ** (1 / positions.parameters.length));
  }

  /**
   * Whether every move of Right from a point of the slice has a reply, and so on to the end.
   *
   * @throws GaveUp - if there are too many positions to play out
   */
  holds(point: Point): boolean {
    this.limit = Math.min(this.known.size + MOST_AT_ONCE, MOST_POSITIONS);
    return this.judge(point);
  }

  private judge(point: Point): boolean {
    const key = this.keyOf(point);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size > this.limit) throw new GaveUp('There are too many positions to play out.');
    const holds = this.exchanges.every(({ move, replies }) => {
      if (!isPossible(move, point)) return true;
      const after = moved(point, move);
      return replies.some((reply) => isPossible(reply.move, after) && this.isSafe(reply, moved(after, reply.move)));
    });
    this.known.set(key, holds);
    return holds;
  }

  private isSafe(reply: Reply, point: Point): boolean {
    return this.isHere(reply) ? this.judge(point) : decide(setOf(this.settled, reply), point);
  }

  private keyOf(point: Point): number {
    let key = 0;
    for (const x of point) {
      if (x >= this.base) throw new GaveUp('A gap is too large to play a position out.');
      key = key * this.base + x;
    }
    return key;
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
