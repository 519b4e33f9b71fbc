/**
 * A whole variant solved: the remoteness of every board with given numbers of toads, empties and frogs, for both
 * players to move, in one pass over flat arrays.
 *
 * Boards are numbered so that moves lead to greater numbers by local differences (board-numbers.ts). The pass goes down
 * from the last number, so it meets every follower before it is needed, and finds it by one addition. Neighbours in
 * that order share a long beginning, and with it their moves there; only the part behind the first changed square is
 * examined again.
 */
import { LEFT, RIGHT, type Side } from '@lilypad/games';
import { EMPTY, FROG, newSquares, type Squares, TOAD } from '../board/board.ts';
import type { Position } from '../board/position.ts';
import { BoardNumbers, type Counts } from './board-numbers.ts';
import { winOrLose } from './remoteness.ts';

/** How much of a variant is solved, and the callback for progress. */
export interface VariantOptions {
  /** The least number that matters: a position whose board has this number needs no boards before it (default 0). */
  readonly from?: number;
  /** The least width of a state in bytes (default: as narrow as games of the variant allow). */
  readonly stateBytes?: 1 | 2 | 4;
  /** Called now and then with the number of boards done and their total. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Statistics of the solved boards, for each player to move. */
export interface VariantSummary {
  /** How many boards were solved. */
  readonly boards: number;
  /** How many of them the player to move wins, by player. */
  readonly wins: readonly [toads: number, frogs: number];
  /** A position of the greatest remoteness: the first in the numbering, toads before frogs. */
  readonly longest: { readonly position: Position; readonly remoteness: number };
}

type RemotenessTable = Uint8Array | Uint16Array | Uint32Array;

const PROGRESS_EVERY = 1 << 18;

/** The places of the letters of the alphabet T < . < F in it, by square. */
const LETTER = [1, 0, 2];

/**
 * Solves a variant when it is made; then gives the remoteness of its positions.
 *
 * @throws GameLimitError - by the constructor, for variants that are too large
 * @example
 * ```ts
 * const { boards, wins, longest } = new SolvedVariant({ toads: 3, empties: 2, frogs: 3 }).summary();
 * [boards, wins]; // => [ 560, [ 273, 273 ] ]
 * [printPosition(longest.position), longest.remoteness]; // => [ '1_RRR--LLL', 15 ]
 * ```
 */
export class SolvedVariant {
  /** The numbering of its boards. */
  readonly numbers: BoardNumbers;
  private readonly from: number;
  /** The remoteness for toads and for frogs to move, by number of the board less `from`. */
  private readonly tables: readonly [RemotenessTable, RemotenessTable];

  constructor(counts: Counts, options: VariantOptions = {}) {
    this.numbers = new BoardNumbers(counts);
    this.from = options.from ?? 0;
    this.tables = new Pass(this.numbers, this.from, options).run();
  }

  /** Whether this position was solved. */
  covers({ board }: Position): boolean {
    const { numbers } = this;
    return numbers.admits(board) && numbers.rank(board) >= this.from;
  }

  /**
   * The remoteness of a position that was solved.
   *
   * @returns the number of moves to the end
   */
  remoteness({ board, turn }: Position): number {
    return this.tables[turn][this.numbers.rank(board) - this.from];
  }

  /** Statistics of the solved boards. */
  summary(): VariantSummary {
    const wins: [number, number] = [0, 0];
    let longest = { turn: LEFT as Side, rank: 0, remoteness: -1 };
    for (const turn of [LEFT, RIGHT] as const) {
      const table = this.tables[turn];
      for (let rank = 0; rank < table.length; rank++) {
        const remoteness = table[rank];
        if (winOrLose(remoteness) === 'win') wins[turn]++;
        if (remoteness > longest.remoteness) longest = { turn, rank, remoteness };
      }
    }
    const position = { board: this.numbers.board(longest.rank + this.from), turn: longest.turn };
    return { boards: this.tables[LEFT].length, wins, longest: { position, remoteness: longest.remoteness } };
  }
}

/** One pass down the numbers of a variant. */
class Pass {
  private readonly numbers: BoardNumbers;
  private readonly size: number;
  private readonly options: VariantOptions;
  private readonly board: Squares;
  /** By square: the index of the counts from there to the end. */
  private readonly index: Int32Array;
  /** What the moves of each side add to the number, and how many of these moves end before each square. */
  private readonly moves: readonly [Int32Array, Int32Array];
  private readonly movesBefore: readonly [Int32Array, Int32Array];

  constructor(numbers: BoardNumbers, from: number, options: VariantOptions) {
    const n = numbers.squares;
    this.numbers = numbers;
    this.size = numbers.size - from;
    this.options = options;
    this.board = newSquares(n);
    this.index = new Int32Array(n + 1);
    this.moves = [new Int32Array(n), new Int32Array(n)];
    this.movesBefore = [new Int32Array(n + 1), new Int32Array(n + 1)];
  }

  run(): readonly [RemotenessTable, RemotenessTable] {
    const { options, size } = this;
    const { squares } = this.numbers;
    const toads = this.table();
    const frogs = this.table();
    const [toadMoves, frogMoves] = this.moves;
    const [toadCount, frogCount] = this.movesBefore;
    this.last();
    for (let rank = size - 1; rank >= 0; rank--) {
      toads[rank] = remotenessBy(toadMoves, toadCount[squares], frogs, rank);
      frogs[rank] = remotenessBy(frogMoves, frogCount[squares], toads, rank);
      if (rank > 0) this.previous();
      if (rank % PROGRESS_EVERY === 0) options.onProgress?.(size - rank, size);
    }
    return [toads, frogs];
  }

  /** No game is longer than all slides of all pieces over all other squares: one byte is enough for most variants. */
  private table(): RemotenessTable {
    const { toads, empties, frogs } = this.numbers.counts;
    const mostMoves = toads * (empties + frogs) + frogs * (empties + toads);
    const bytes = Math.max(mostMoves < 2 ** 8 ? 1 : mostMoves < 2 ** 16 ? 2 : 4, this.options.stateBytes ?? 1);
    if (bytes === 1) return new Uint8Array(this.size);
    return bytes === 2 ? new Uint16Array(this.size) : new Uint32Array(this.size);
  }

  /** Sets up the last board: frogs, empties, toads. */
  private last(): void {
    const { toads, empties, frogs } = this.numbers.counts;
    this.board.fill(FROG, 0, frogs);
    this.board.fill(EMPTY, frogs, frogs + empties);
    this.board.fill(TOAD, frogs + empties, frogs + empties + toads);
    this.index[0] = this.numbers.top;
    this.lookFrom(0);
  }

  /**
   * Steps to the board before: the last square with a smaller one behind it gets the next smaller, the rest is sorted
   * down.
   */
  private previous(): void {
    const { board } = this;
    const n = board.length;
    let at = n - 2;
    while (LETTER[board[at]] <= LETTER[board[at + 1]]) at--;
    let smaller = n - 1;
    while (LETTER[board[smaller]] >= LETTER[board[at]]) smaller--;
    const square = board[at];
    board[at] = board[smaller];
    board[smaller] = square;
    for (let i = at + 1, j = n - 1; i < j; i++, j--) {
      const other = board[i];
      board[i] = board[j];
      board[j] = other;
    }
    this.lookFrom(at);
  }

  /** Finds the moves that end at a square from `start` on; those before are known. */
  private lookFrom(start: number): void {
    const { numbers, board, index } = this;
    const { stride, toadSlide, toadJump, frogSlide, frogJump } = numbers;
    const [toadMoves, frogMoves] = this.moves;
    const [toadCount, frogCount] = this.movesBefore;
    let toadsFound = toadCount[start];
    let frogsFound = frogCount[start];
    for (let i = start; i < board.length; i++) {
      const square = board[i];
      index[i + 1] = index[i] - stride[square];
      if (i > 0) {
        const before = board[i - 1];
        if (square === EMPTY) {
          if (before === TOAD) toadMoves[toadsFound++] = toadSlide[index[i - 1]];
          else if (before === FROG && i > 1 && board[i - 2] === TOAD) {
            toadMoves[toadsFound++] = toadJump[index[i - 2]];
          }
        } else if (square === FROG) {
          if (before === EMPTY) frogMoves[frogsFound++] = frogSlide[index[i - 1]];
          else if (before === TOAD && i > 1 && board[i - 2] === EMPTY) {
            frogMoves[frogsFound++] = frogJump[index[i - 2]];
          }
        }
      }
      toadCount[i + 1] = toadsFound;
      frogCount[i + 1] = frogsFound;
    }
  }
}

/**
 * The remoteness of the board with this number for a player with these moves; `followers` has it for the other player.
 */
function remotenessBy(moves: Int32Array, count: number, followers: RemotenessTable, rank: number): number {
  let quickestWin = Number.POSITIVE_INFINITY;
  let slowestLoss = -1;
  for (let i = 0; i < count; i++) {
    const follower = followers[rank + moves[i]];
    if (follower % 2 === 1) {
      if (follower > slowestLoss) slowestLoss = follower;
    } else if (follower < quickestWin) quickestWin = follower;
  }
  return (quickestWin < Number.POSITIVE_INFINITY ? quickestWin : slowestLoss) + 1;
}
