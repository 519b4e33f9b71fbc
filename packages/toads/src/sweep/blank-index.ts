/**
 * Numbering of the arrangements with a given piece order and a given number of blanks, so that every slide leads to a
 * smaller number and every move changes the number by a local term.
 *
 * Read an arrangement from the left. When m pieces and k blanks are still to come and the next piece is a toad,
 * arrangements that go on with a blank are numbered before those that go on with the toad; when it is a frog, after.
 * With S(m, k) = C(m+k, m), the number of arrangements with m given pieces and k blanks, the number of an arrangement
 * is a sum over its pieces: if m pieces (this one included) are to come, and k blanks before and k' after the gap in
 * front of it,
 *
 *     a toad contributes S(m, k'-1),   a frog contributes S(m, k) - S(m, k').
 *
 * A slide changes k' of one piece and k of the next. A jump also exchanges a toad and a frog, so it leads to the
 * numbering of another order, in which all pieces before and behind contribute as they did.
 */
import { isFrog, type PieceOrder } from './piece-order.ts';

export class BlankIndex {
  readonly blanks: number;
  /** S(m, k) at m * stride + k + 2; columns k = -2 and k = -1 hold 0. */
  readonly table: Float64Array;
  readonly stride: number;

  constructor(pieces: number, blanks: number) {
    this.blanks = blanks;
    this.stride = blanks + 4;
    this.table = new Float64Array((pieces + 1) * this.stride);
    for (let m = 0; m <= pieces; m++) {
      for (let k = 0; k <= blanks + 1; k++) {
        this.table[m * this.stride + k + 2] =
          m === 0 || k === 0 ? 1 : this.arrangements(m - 1, k) + this.arrangements(m, k - 1);
      }
    }
  }

  /** S(m, k): how many arrangements have m pieces in a given order and k blanks. */
  arrangements(m: number, k: number): number {
    return this.table[m * this.stride + k + 2];
  }

  /** The number of the arrangement whose gap in front of piece i is gaps[i]. */
  indexOf(order: PieceOrder, gaps: ArrayLike<number>): number {
    let index = 0;
    let k = this.blanks;
    for (let i = 0; i < order.size; i++) {
      const m = order.size - i;
      const rest = k - gaps[i];
      index += isFrog(order, i) ? this.arrangements(m, k) - this.arrangements(m, rest) : this.arrangements(m, rest - 1);
      k = rest;
    }
    return index;
  }

  /** The change of the index when the piece with m to come slides; k' is `rest`, nextFrog is about the piece behind. */
  toadSlide(m: number, rest: number, nextFrog: boolean): number {
    const own = this.arrangements(m, rest - 2) - this.arrangements(m, rest - 1);
    return nextFrog ? own + this.arrangements(m - 1, rest - 1) - this.arrangements(m - 1, rest) : own;
  }

  frogSlide(m: number, rest: number, nextFrog: boolean): number {
    const own = this.arrangements(m, rest) - this.arrangements(m, rest + 1);
    return nextFrog ? own + this.arrangements(m - 1, rest + 1) - this.arrangements(m - 1, rest) : own;
  }

  /**
   * The change of the index when a toad with m to come and the frog behind it change places, without the
   * contribution S(m, k) - S(m, k') of the frog, which is then in front: a frog in front of all pieces is removed.
   * k' of the toad becomes `rest` + by, where by is -1 if the toad jumped and +1 if the frog did.
   */
  jump(m: number, rest: number, by: -1 | 1, nextFrog: boolean): number {
    const own = this.arrangements(m - 1, rest + by - 1) - this.arrangements(m, rest - 1);
    return nextFrog ? own + this.arrangements(m - 2, rest + by) - this.arrangements(m - 2, rest) : own;
  }
}
