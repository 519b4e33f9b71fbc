/**
 * A sum of boards and one game, with Left to move, as a record of 32-bit words: what the search keeps on its stack.
 *
 *     toads, `planes` words    frogs, `planes` words    name    game    k    pattern    score
 *
 * The boards are side by side with a wall after each. Square i of that line is bit i of the two planes: a toad, a frog,
 * both for a wall, neither for an empty square. `game` is the id of a game in the arena of the search, `name` its name
 * in all threads, and k an integer; the sum is boards + game + k. The words before `game` are the key of the table. The
 * last two describe the move that led here: the pattern around it, and how promising it is.
 */
import type { Squares } from '../../board/board.ts';

/** A wall between boards, in a line of squares. */
export const WALL = 3;

export class RecordLayout {
  /** How many words each plane has. */
  readonly planes: number;
  /** Where the words of a record are; `name` is the last word of its key. */
  readonly name: number;
  readonly game: number;
  readonly k: number;
  readonly pattern: number;
  readonly score: number;
  /** The length of a record. */
  readonly size: number;

  /** For boards with so many squares in all, walls included. */
  constructor(squares: number) {
    this.planes = Math.max(1, Math.ceil(squares / 32));
    this.name = 2 * this.planes;
    this.game = this.name + 1;
    this.k = this.name + 2;
    this.pattern = this.name + 3;
    this.score = this.name + 4;
    this.size = this.name + 5;
  }

  get keyWords(): number {
    return this.name + 1;
  }

  /** How many squares the boards of a record take, walls included. */
  private length(words: Int32Array, at: number): number {
    for (let i = this.planes - 1; i >= 0; i--) {
      const walls = words[at + i] & words[at + this.planes + i];
      if (walls !== 0) return 32 * (i + 1) - Math.clz32(walls);
    }
    return 0;
  }

  /**
   * Reads the boards of a record in the mirror, which makes them the negative of the sum: each board comes with a wall
   * before it. Gives the number of squares read.
   */
  readMirrored(words: Int32Array, at: number, line: Squares): number {
    const length = this.length(words, at);
    for (let square = 0, to = length - 1; square < length; square++, to--) {
      const word = at + (square >> 5);
      const toads = words[word] >>> (square & 31);
      const frogs = words[word + this.planes] >>> (square & 31);
      (line as Uint8Array)[to] = (frogs & 1) | ((toads & 1) << 1);
    }
    return length;
  }
}
