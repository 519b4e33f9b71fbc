/** Which positions of a slice can be in a closed set, if the slices with more jumps made are given: found by play inside the slice. */
import { LEFT } from '@lilypad/games';
import { type ClassMove, isPossible, movesOf } from '../classes/moves.ts';
import type { PositionClass } from '../classes/position-class.ts';
import { decide, type Predicate } from '../outcomes/claim.ts';
import { GaveUp } from '../region/exact.ts';

type Point = readonly number[];

/** The gaps are digits of a number in this base. */
const BASE = 128;
const MOST_POSITIONS = 4_000_000;

/** A move of Right, and the moves of Left after it. */
interface Exchange {
  readonly move: ClassMove;
  readonly replies: readonly ClassMove[];
}

export class Replies {
  private readonly exchanges: readonly Exchange[];
  private readonly known = new Map<number, boolean>();

  /** `settled` are the predicates of all words with more jumps made; what is not there is empty. */
  constructor(
    readonly word: string,
    positions: PositionClass,
    private readonly settled: ReadonlyMap<string, Predicate>,
  ) {
    this.exchanges = movesOf(positions, word)
      .filter(({ side }) => side !== LEFT)
      .map((move) => ({ move, replies: movesOf(positions, move.word).filter(({ side }) => side === LEFT) }));
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
      return replies.some((reply) => isPossible(reply, after) && this.isSafe(reply.word, moved(after, reply)));
    });
    this.known.set(key, holds);
    return holds;
  }

  private isSafe(word: string, point: Point): boolean {
    if (word === this.word) return this.holds(point);
    const predicate = this.settled.get(word);
    return predicate !== undefined && decide(predicate, point);
  }

  /** The points of the slice that can follow a move of Right and a reply, by move of Right. */
  *after(point: Point): Generator<Point> {
    for (const { move, replies } of this.exchanges) {
      if (!isPossible(move, point)) continue;
      const after = moved(point, move);
      for (const reply of replies) if (reply.word === this.word && isPossible(reply, after)) yield moved(after, reply);
    }
  }
}

const moved = (point: Point, { shift }: ClassMove): number[] => point.map((x, gap) => x + shift[gap]);

function keyOf(point: Point): number {
  let key = 0;
  for (const x of point) key = key * BASE + x;
  return key;
}
