/**
 * The options of a sum: from the record of a position with Left to move to the records of all positions that she can
 * move to, seen from the other side, so that it is Left again who moves. Each is brought to a normal form: boards are
 * simplified and split, small ones valued and folded into the game, parts cancelled against their negatives and sorted.
 *
 * The position is read in the mirror, as its negative. There Left's moves are Right's, and the positions they lead to
 * are seen from the side to move.
 */
import { type Arena, type GameId, RIGHT } from '@lilypad/games';
import { type Board, destination, EMPTY, FROG, newSquares, type Squares } from '../../board/board.ts';
import type { Games, SplitGame } from './games.ts';
import { type MoveOrder, NO_PATTERN } from './move-order.ts';
import { type RecordLayout, WALL } from './record.ts';
import type { SmallParts } from './small-parts.ts';
import { SumBuilder } from './sum-builder.ts';
import type { SearchSwitches } from './switches.ts';

/** What is known of a position with Left to move. */
export const UNKNOWN = 0;
export const LOST = 1;
export const WON = 2;
export type Knowledge = typeof UNKNOWN | typeof LOST | typeof WON;

/**
 * What counts in the order of moves besides the learned score, which is from 0 to 65,536. Moves in a game that is
 * not a number come first: there are few, and they lead to simpler sums. Pieces that have moved less far come before
 * others. The fewer moves the opponent has left, and the more the player has, the better. A move in a number is tried
 * when nothing else looks promising.
 */
const GAME_FIRST = 80_000;
const REAR = 4000;
const MOBILITY = 3000;
const IN_NUMBER = -1;
const NO_OPTIONS: readonly SplitGame[] = [];

export interface ExpanderParts {
  readonly arena: Arena;
  readonly games: Games;
  readonly layout: RecordLayout;
  readonly switches: SearchSwitches;
  readonly small: SmallParts | null;
  readonly order: MoveOrder;
  /** The name of a game that all threads share. */
  readonly nameOf: (game: GameId) => number;
  /** The result for the position in a record, if it is known already. */
  readonly lookUp: (words: Int32Array, at: number) => Knowledge;
}

export class Expander {
  private readonly parts: ExpanderParts;
  private readonly games: Games;
  private readonly sum: SumBuilder;
  /** The negative of the current position: its boards, each with a wall before it, and its game. */
  private readonly line: Squares;
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private count = 0;
  /** A board after a move. */
  private readonly scratch: Squares;

  constructor(parts: ExpanderParts) {
    this.parts = parts;
    this.games = parts.games;
    this.sum = new SumBuilder(parts.arena, this.games, parts.small, parts.switches);
    this.line = newSquares(32 * parts.layout.planes);
    this.scratch = newSquares(32 * parts.layout.planes);
  }

  /** Writes the record of a sum; returns the result if nothing needs to be searched. */
  root(boards: readonly Board[], game: GameId, words: Int32Array, at: number): Knowledge {
    this.sum.begin(this.parts.arena.zero, 0);
    this.sum.addGame(game);
    for (const board of boards) {
      const squares = newSquares(board.length);
      for (let i = 0; i < board.length; i++) squares[i] = board[i];
      this.sum.addBoard(squares, 0, squares.length);
    }
    return this.finish(words, at, NO_PATTERN, 0);
  }

  /**
   * Writes the records of all options of the position in the record at `at`, from `to` on, but for those that Left wins
   * (she is then the other player). Returns the place behind the last; or -1 if there is one that Left loses.
   */
  expand(words: Int32Array, at: number, to: number): number {
    const { layout } = this.parts;
    this.readNegative(words, at);
    const negative = this.games.negative(words[at + layout.game] as GameId);
    const k = negative.integer - words[at + layout.k];
    const behind = this.boardMoves(negative.game, k, words, to);
    return behind < 0 ? behind : this.gameMoves(negative.game, k, words, behind);
  }

  /** A number of options that the position in a record does not exceed. */
  mostOptions(words: Int32Array, at: number): number {
    const { arena, layout } = this.parts;
    const { game } = this.games.negative(words[at + layout.game] as GameId);
    return 32 * layout.planes + (arena.isNumber(game) ? 1 : this.games.optionsOf(game, RIGHT).length);
  }

  private readNegative(words: Int32Array, at: number): void {
    const { line, starts, ends } = this;
    const length = this.parts.layout.readMirrored(words, at, line);
    this.count = 0;
    for (let i = 1; i <= length; i++) {
      if (i < length && (line[i] as number) !== WALL) continue;
      starts[this.count] = this.count === 0 ? 1 : ends[this.count - 1] + 1;
      ends[this.count++] = i;
    }
  }

  /** Right's moves on the boards of the negative. */
  private boardMoves(game: GameId, k: number, words: Int32Array, to: number): number {
    const { layout, order } = this.parts;
    const { line, starts, ends, sum, scratch } = this;
    let next = to;
    for (let board = 0; board < this.count; board++) {
      const start = starts[board];
      const end = ends[board];
      for (let from = start; from < end; from++) {
        if (line[from] !== FROG) continue;
        const target = destination(line, from, RIGHT, start, end);
        if (target < 0) continue;
        for (let i = start; i < end; i++) scratch[i] = line[i];
        scratch[from] = EMPTY;
        scratch[target] = FROG;
        sum.begin(game, k);
        for (let other = 0; other < this.count; other++) {
          if (other !== board) sum.addPart(line, starts[other], ends[other]);
        }
        sum.addBoard(scratch, start, end);
        const pattern = order.pattern(line, from, start, end);
        const known = this.finish(words, next, pattern, order.score(pattern) + REAR * (from - start));
        if (known === LOST) return -1;
        if (known === UNKNOWN) next += layout.size;
      }
    }
    return next;
  }

  /**
   * Right's moves in the game of the negative. A move in a number is never needed while there is a good one elsewhere,
   * so it is tried last.
   */
  private gameMoves(game: GameId, k: number, words: Int32Array, to: number): number {
    const { arena, layout, order } = this.parts;
    const { line, starts, ends, sum } = this;
    const isNumber = arena.isNumber(game);
    const options = isNumber ? this.numberOptions(game, k) : this.games.optionsOf(game, RIGHT);
    let next = to;
    for (const option of options) {
      sum.begin(option.game, isNumber ? option.integer : option.integer + k);
      for (let board = 0; board < this.count; board++) sum.addPart(line, starts[board], ends[board]);
      const known = this.finish(words, next, NO_PATTERN, isNumber ? IN_NUMBER : order.score(NO_PATTERN) + GAME_FIRST);
      if (known === LOST) return -1;
      if (known === UNKNOWN) next += layout.size;
    }
    return next;
  }

  /** Right's option of the number game + k, which may be none. */
  private numberOptions(game: GameId, k: number): readonly SplitGame[] {
    const { arena } = this.parts;
    if (game === arena.zero) return k < 0 ? [{ game, integer: k + 1 }] : NO_OPTIONS;
    return arena.options(arena.shift(game, k), RIGHT).map((option) => this.games.split(option));
  }

  /** Writes the record of the sum that has been built, and returns what is known of it. */
  private finish(words: Int32Array, at: number, pattern: number, score: number): Knowledge {
    const { arena, layout, switches } = this.parts;
    const { sum } = this;
    if (sum.isBare) return arena.le(arena.shift(sum.game, sum.k), arena.zero) ? LOST : WON;
    sum.write(layout, words, at);
    words[at + layout.name] = this.parts.nameOf(sum.game);
    words[at + layout.pattern] = pattern;
    words[at + layout.score] = score < 0 ? score : score - MOBILITY * (2 * sum.k + sum.most + sum.least);
    if (switches.bounds) {
      if (arena.le(arena.shift(sum.game, sum.k + sum.most), arena.zero)) return LOST;
      if (!arena.le(arena.shift(sum.game, sum.k + sum.least), arena.zero)) return WON;
    }
    return switches.lookup ? this.parts.lookUp(words, at) : UNKNOWN;
  }
}
