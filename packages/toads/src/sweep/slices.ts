/**
 * Going through all arrangements of a sweep: where each has its cell, in what order they come, and where their moves
 * lead.
 *
 * A sweep gives one 32-bit cell to every reduced arrangement (first piece a toad, last a frog) that it meets.
 * Arrangements are grouped by piece order into *slices* and slices by level (piece-order.ts); inside a slice
 * arrangements are numbered so that slides lead to smaller numbers (blank-index.ts). Slides stay in the slice and jumps
 * lead one level down, so only two levels are in memory, and every option is a cell at a distance that changes little
 * from one arrangement to the next: there is no hash table of positions. A jump that makes a toad terminal or a frog
 * leading removes that piece and adds an integer.
 *
 * `Slices` steps from arrangement to arrangement and keeps the lists of moves; the sweep decides what the cells mean.
 */
import { BlankIndex } from './blank-index.ts';
import { isFrog, orderKey, type PieceOrder, reducedJump } from './piece-order.ts';

/** Where the slices of one level begin, by orderKey. */
export type Starts = ReadonlyMap<number, number>;

/**
 * The moves of one side in the current arrangement: the option of move i is the value in its cell + cells[i], plus
 * shifts[i].
 */
export interface MoveList {
  count: number;
  readonly cells: Int32Array;
  readonly shifts: Int32Array;
}

/** Where a jump between two pieces leads: the start of the slice one level down, and which pieces it removes. */
interface Jump {
  readonly start: number;
  readonly dropsFrog: boolean;
  readonly dropsToad: boolean;
  /**
   * What the jump of the toad, or of the frog, adds to the number of the arrangement, but for the frog now in front.
   */
  readonly toad: Int32Array;
  readonly frog: Int32Array;
  /** S(m, k) by k: the frog in front contributes front[k before its gap] - front[k behind it]. */
  readonly front: Int32Array;
}

export class Slices {
  readonly index: BlankIndex;
  readonly pieces: number;
  readonly blanks: number;
  /** The moves of Left and of Right in the current arrangement. */
  readonly moves: readonly [MoveList, MoveList];

  /**
   * The current arrangement: gaps[i] blanks are in front of piece i (the last gap behind all), rest[i] behind that gap.
   */
  private readonly gaps: Int32Array;
  private readonly rest: Int32Array;
  private order: PieceOrder = { frogs: 0, size: 0 };
  /** The cell of the first arrangement of its slice. */
  private start = 0;
  private slides: Int32Array = new Int32Array(0);
  private jumps: readonly (Jump | null)[] = [];
  /** How many moves of each side the pieces before piece i have. */
  private readonly before: readonly [Int32Array, Int32Array];
  /** The number that the pieces before piece i give to the arrangement that loses its last piece. */
  private readonly short: Float64Array;
  /** short[i] is up to date for i up to this. */
  private shortKnown = 0;
  /** The same for the number of the mirror image, whose terms look at the next piece too. */
  private readonly mirrored: Float64Array;
  private mirroredKnown = 0;

  constructor(pieces: number, blanks: number) {
    this.pieces = pieces;
    this.blanks = blanks;
    this.index = new BlankIndex(pieces, blanks);
    this.gaps = new Int32Array(pieces + 1);
    this.rest = new Int32Array(pieces + 1);
    this.before = [new Int32Array(pieces + 1), new Int32Array(pieces + 1)];
    this.short = new Float64Array(pieces + 1);
    this.mirrored = new Float64Array(pieces + 1);
    this.moves = [moveList(pieces), moveList(pieces)];
  }

  /** How many arrangements the slice of an order has. */
  arrangements(order: PieceOrder): number {
    return this.index.arrangements(order.size, this.blanks);
  }

  /** Goes to the first arrangement of the slice that starts in this cell; `below` are the slices one level down. */
  open(order: PieceOrder, start: number, below: Starts): void {
    this.order = order;
    this.start = start;
    this.slides = this.slidesOf(order);
    this.jumps = this.jumpsOf(order, below);
    this.resetFrom(0, this.blanks);
    this.findMoves(0, start);
  }

  /**
   * Steps to the next arrangement, which has this cell: the last piece that can take a later place does, those behind
   * it start again.
   */
  next(cell: number): void {
    const { gaps, rest } = this;
    const { frogs, size } = this.order;
    for (let i = size - 1; i >= 0; i--) {
      if (((frogs >> i) & 1) === 1) {
        if (rest[i] === 0) continue;
        gaps[i]++;
        rest[i]--;
      } else {
        if (gaps[i] === 0) continue;
        gaps[i]--;
        rest[i]++;
      }
      this.resetFrom(i + 1, rest[i]);
      this.findMoves(i, cell);
      return;
    }
  }

  /** Gives the pieces from i on their first places: the next toad takes all blanks in front of it, frogs none. */
  private resetFrom(from: number, blanks: number): void {
    const { gaps, rest } = this;
    const { frogs, size } = this.order;
    let left = blanks;
    for (let i = from; i < size; i++) {
      const gap = ((frogs >> i) & 1) === 1 ? 0 : left;
      gaps[i] = gap;
      left -= gap;
      rest[i] = left;
    }
    gaps[size] = left;
  }

  // ---- moves ----

  /** Brings the moves up to date when the gaps from piece `changed` on have changed. */
  private findMoves(changed: number, cell: number): void {
    const { gaps, rest, slides, jumps } = this;
    const { frogs, size } = this.order;
    if (changed < this.shortKnown) this.shortKnown = changed;
    if (changed <= this.mirroredKnown) this.mirroredKnown = changed > 0 ? changed - 1 : 0;
    const [lefts, rights] = this.moves;
    const [leftsBefore, rightsBefore] = this.before;
    const stride = this.blanks + 1;
    // A toad looks at the two gaps behind it, so moves of the two pieces before may have changed as well.
    const from = changed > 2 ? changed - 2 : 0;
    lefts.count = leftsBefore[from];
    rights.count = rightsBefore[from];
    for (let i = from; i < size; i++) {
      leftsBefore[i] = lefts.count;
      rightsBefore[i] = rights.count;
      if (((frogs >> i) & 1) === 1) {
        if (gaps[i] > 0) add(rights, slides[i * stride + rest[i]], 0);
      } else if (gaps[i + 1] > 0) {
        add(lefts, slides[i * stride + rest[i]], 0);
      } else {
        const jump = jumps[i];
        if (jump === null) continue;
        if (gaps[i + 2] > 0) this.addJump(lefts, jump, cell, i, -1);
        if (gaps[i] > 0) this.addJump(rights, jump, cell, i, 1);
      }
    }
  }

  /** The toad i (by = -1) or the frog behind it (by = 1) jumps over the other. */
  private addJump(list: MoveList, jump: Jump, cell: number, i: number, by: -1 | 1): void {
    const rest = this.rest[i];
    const gap = this.gaps[i];
    const frogShift = jump.dropsFrog ? by - gap : 0;
    if (jump.dropsToad) {
      // The numbering of all pieces changes with the number of pieces; the frog, now last, contributes its gap.
      const target = jump.dropsFrog ? 0 : this.shortNumber(i) + gap - by;
      add(list, jump.start + target - cell, frogShift + rest + by);
      return;
    }
    const target = jump.start - this.start + (by < 0 ? jump.toad : jump.frog)[rest];
    add(list, jump.dropsFrog ? target : target + jump.front[rest + gap] - jump.front[rest + by], frogShift);
  }

  private shortNumber(i: number): number {
    const { short, rest, index } = this;
    const { frogs, size } = this.order;
    for (let j = this.shortKnown; j < i; j++) {
      const m = size - 1 - j;
      const own =
        ((frogs >> j) & 1) === 1
          ? index.arrangements(m, rest[j] + this.gaps[j]) - index.arrangements(m, rest[j])
          : index.arrangements(m, rest[j] - 1);
      short[j + 1] = short[j] + own;
    }
    if (this.shortKnown < i) this.shortKnown = i;
    return short[i];
  }

  /** What a slide of piece i adds to the number of the arrangement, at i * (blanks + 1) + rest[i]. */
  private slidesOf(order: PieceOrder): Int32Array {
    const stride = this.blanks + 1;
    const slides = new Int32Array(order.size * stride);
    for (let i = 0; i < order.size; i++) {
      const nextFrog = i + 1 < order.size && isFrog(order, i + 1);
      for (let rest = 0; rest <= this.blanks; rest++) {
        slides[i * stride + rest] = isFrog(order, i)
          ? this.index.frogSlide(order.size - i, rest, nextFrog)
          : this.index.toadSlide(order.size - i, rest, nextFrog);
      }
    }
    return slides;
  }

  private jumpsOf(order: PieceOrder, below: Starts): (Jump | null)[] {
    return Array.from({ length: order.size }, (_, i) => {
      if (isFrog(order, i) || i + 1 === order.size || !isFrog(order, i + 1)) return null;
      const dropsFrog = i === 0;
      const dropsToad = i + 2 === order.size;
      const start = below.get(orderKey(reducedJump(order, i)));
      if (start === undefined) throw new Error('a jump leads to an order that is not one level down');
      const m = order.size - i;
      const nextFrog = i + 2 < order.size && isFrog(order, i + 2);
      return {
        start,
        dropsFrog,
        dropsToad,
        toad: this.byRest((rest) => (rest > 0 ? this.index.jump(m, rest, -1, nextFrog) : 0)),
        frog: this.byRest((rest) => (rest < this.blanks ? this.index.jump(m, rest, 1, nextFrog) : 0)),
        front: this.byRest((k) => this.index.arrangements(m, k)),
      };
    });
  }

  private byRest(f: (rest: number) => number): Int32Array {
    return Int32Array.from({ length: this.blanks + 1 }, (_, rest) => f(rest));
  }

  // ---- mirror images ----

  /**
   * The number of the mirror image of the current arrangement, in the slice of the mirrored order. Piece j has j pieces
   * behind it there and as many blanks as are in front of it here; so the number is a sum of terms by piece.
   */
  mirrorNumber(): number {
    const { mirrored, rest, index, blanks } = this;
    const { frogs, size } = this.order;
    for (let j = this.mirroredKnown; j < size; j++) {
      const behind = blanks - rest[j];
      const own =
        ((frogs >> j) & 1) === 1
          ? index.arrangements(j + 1, behind - 1)
          : index.arrangements(j + 1, j + 1 === size ? blanks : blanks - rest[j + 1]) -
            index.arrangements(j + 1, behind);
      mirrored[j + 1] = mirrored[j] + own;
    }
    this.mirroredKnown = size;
    return mirrored[size];
  }
}

function moveList(pieces: number): MoveList {
  return { count: 0, cells: new Int32Array(pieces + 1), shifts: new Int32Array(pieces + 1) };
}

function add(list: MoveList, cell: number, shift: number): void {
  list.cells[list.count] = cell;
  list.shifts[list.count++] = shift;
}
