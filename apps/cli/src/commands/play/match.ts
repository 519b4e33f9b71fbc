/** A game under way: the positions so far, those taken back, and who plays which side. */
import type { Side } from '@lilypad/games';
import { doMove, generateMoves, type Move, type Position } from '@lilypad/toads';

/** Whether the computer plays a side. */
export type Seats = readonly [toads: boolean, frogs: boolean];

export class Match {
  private seats: Seats;
  private readonly past: Position[] = [];
  private future: Position[] = [];
  private current: Position;

  constructor(start: Position, seats: Seats) {
    this.current = start;
    this.seats = seats;
  }

  get position(): Position {
    return this.current;
  }

  get turn(): Side {
    return this.current.turn;
  }

  /** Moves made so far. */
  get length(): number {
    return this.past.length;
  }

  /** All positions so far, the current one last. */
  get history(): readonly Position[] {
    return [...this.past, this.current];
  }

  get moves(): Move[] {
    return generateMoves(this.current);
  }

  get over(): boolean {
    return this.moves.length === 0;
  }

  get computerToMove(): boolean {
    return this.seats[this.turn] && !this.over;
  }

  /** Whether a person plays. */
  get hasPerson(): boolean {
    return !this.seats[0] || !this.seats[1];
  }

  play(move: Move): void {
    this.past.push(this.current);
    this.future = [];
    this.current = doMove(this.current, move);
  }

  /** Takes moves back up to the last decision of a person; false if there is none. */
  undo(): boolean {
    return this.travel(this.past, this.future);
  }

  /** Makes moves again that were taken back, up to the next decision of a person. */
  redo(): boolean {
    return this.travel(this.future, this.past);
  }

  /** Back to the start; everything can be redone. */
  restart(): boolean {
    if (this.past.length === 0) return false;
    while (this.past.length > 0) this.step(this.past, this.future);
    return true;
  }

  /** Starts again with the sides exchanged. */
  swap(): boolean {
    this.restart();
    this.future = [];
    this.seats = [this.seats[1], this.seats[0]];
    return true;
  }

  private travel(from: Position[], to: Position[]): boolean {
    // A person decides where it is their turn; the last position of a game counts, too.
    const stop = from.findLastIndex((position, i) => !this.seats[position.turn] || (from === this.future && i === 0));
    if (stop < 0) return false;
    while (from.length > stop) this.step(from, to);
    return true;
  }

  private step(from: Position[], to: Position[]): void {
    to.push(this.current);
    this.current = from.pop() as Position;
  }
}
