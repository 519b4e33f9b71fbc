/**
 * A sum being built from boards and games, in normal form: boards are simplified and split, small ones
 * valued and folded into the game, parts cancelled against their negatives and sorted.
 */
import type { Arena, GameId } from '@lilypad/games';
import { type Board, EMPTY, FROG, mirrorSquare, type Squares, TOAD } from '../../board/board.ts';
import { Reducer } from '../../rules/reduce.ts';
import { ABSENT } from '../../value/memo.ts';
import type { Games } from './games.ts';
import type { RecordLayout } from './record.ts';
import type { SmallParts } from './small-parts.ts';
import type { SearchSwitches } from './switches.ts';

/** Beyond this size k moves into the game. What a move can add to it still fits into 32 bits. */
const MOST_BESIDE = 2 ** 30;

/** Squares of a line from `start` up to but not including `end`: one board of the sum. */
interface Part {
  line: Board;
  start: number;
  end: number;
}

export class SumBuilder {
  game: GameId;
  k = 0;
  /** After `write`: upper and lower bounds on the value of the boards. */
  most = 0;
  least = 0;

  private readonly arena: Arena;
  private readonly games: Games;
  private readonly small: SmallParts | null;
  private readonly cancel: boolean;
  private readonly reducer: Reducer;
  /** The first `count` are in use, in order. */
  private readonly parts: Part[] = [];
  private count = 0;

  constructor(arena: Arena, games: Games, small: SmallParts | null, switches: SearchSwitches) {
    this.arena = arena;
    this.games = games;
    this.small = small;
    this.cancel = switches.cancel;
    this.game = arena.zero;
    const { split, terminal, deathLeap } = switches;
    this.reducer = new Reducer({ dead: split, terminal, deathLeap, oneEmpty: false, mirror: false });
  }

  /** Starts a sum with a game, which has no integer, and an integer. */
  begin(game: GameId, k: number): void {
    this.game = game;
    this.k = k;
    this.count = 0;
  }

  get isBare(): boolean {
    return this.count === 0;
  }

  addGame(game: GameId): void {
    const { game: sum, integer } = this.games.split(
      this.game === this.arena.zero ? game : this.arena.add(this.game, game),
    );
    this.game = sum;
    this.k += integer;
  }

  /** Adds a board unchanged; it has been simplified before. */
  addPart(line: Board, start: number, end: number): void {
    const { parts } = this;
    if (this.count > 0 && this.cancel) {
      const negative = this.negativeOf(line, start, end);
      if (negative >= 0) {
        const [gone] = parts.splice(negative, 1);
        parts.push(gone);
        this.count--;
        return;
      }
    }
    let at = this.count++;
    const spare = parts[at] ?? { line, start, end };
    spare.line = line;
    spare.start = start;
    spare.end = end;
    for (; at > 0 && comesAfter(parts[at - 1], spare); at--) parts[at] = parts[at - 1];
    parts[at] = spare;
  }

  /** Adds a board of any kind, simplifying it in place. The squares must not change until the sum is written. */
  addBoard(line: Squares, start: number, end: number): void {
    const { reducer, small } = this;
    reducer.reduce(line, start, end);
    this.k += reducer.integer;
    for (let i = 0; i < reducer.count; i++) {
      const value = small === null ? ABSENT : small.value(line, reducer.starts[i], reducer.ends[i]);
      if (value === ABSENT) this.addPart(line, reducer.starts[i], reducer.ends[i]);
      else this.addGame(value);
    }
  }

  private moveIntegerIntoGame(): void {
    const { game, integer } = this.games.split(this.arena.add(this.game, this.arena.integer(this.k)));
    this.game = game;
    this.k = integer;
  }

  /** The part that is the negative of this one, or -1. */
  private negativeOf(line: Board, start: number, end: number): number {
    for (let i = 0; i < this.count; i++) if (isMirror(this.parts[i], line, start, end)) return i;
    return -1;
  }

  /**
   * Writes the planes, the game and k into a record. On the way it counts the moves that a player can still make in the
   * boards if the other never moves there, which bounds their value: a toad can move as often as there are empty
   * squares before it, and likewise a frog.
   */
  write(layout: RecordLayout, words: Int32Array, at: number): void {
    const { planes } = layout;
    let word = at;
    let bit = 0;
    let toadBits = 0;
    let frogBits = 0;
    this.most = 0;
    this.least = 0;
    for (let p = 0; p < this.count; p++) {
      const { line, start, end } = this.parts[p];
      let toads = 0;
      let blanks = 0;
      for (let i = start; i <= end; i++) {
        const square = i === end ? TOAD | FROG : line[i];
        toadBits |= (square & 1) << bit;
        frogBits |= (square >> 1) << bit;
        if (++bit === 32) {
          words[word] = toadBits;
          words[word + planes] = frogBits;
          toadBits = frogBits = bit = 0;
          word++;
        }
        if (square === EMPTY) {
          blanks++;
          this.most += toads;
        } else if (square === TOAD) toads++;
        else if (square === FROG) this.least -= blanks;
      }
    }
    for (; word < at + planes; word++) {
      words[word] = toadBits;
      words[word + planes] = frogBits;
      toadBits = frogBits = 0;
    }
    if (this.k > MOST_BESIDE || this.k < -MOST_BESIDE) this.moveIntegerIntoGame();
    words[at + layout.game] = this.game;
    words[at + layout.k] = this.k;
  }
}

/** Longer parts come first, and parts of one length in the order of their squares. */
function comesAfter(a: Part, b: Part): boolean {
  const length = a.end - a.start;
  if (length !== b.end - b.start) return length < b.end - b.start;
  for (let i = 0; i < length; i++) {
    const difference = a.line[a.start + i] - b.line[b.start + i];
    if (difference !== 0) return difference > 0;
  }
  return false;
}

function isMirror(part: Part, line: Board, start: number, end: number): boolean {
  if (part.end - part.start !== end - start) return false;
  for (let i = part.start, j = end - 1; i < part.end; i++, j--) {
    if (part.line[i] !== mirrorSquare(line[j])) return false;
  }
  return true;
}
