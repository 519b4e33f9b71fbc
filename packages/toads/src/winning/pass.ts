/**
 * Solves boards in one pass down their numbers (board-numbers.ts), so that every follower is met before it is needed
 * and found by one addition. Neighbours in that order share a long beginning, and with it their moves there; only the
 * part behind the first changed square is examined again.
 *
 * A pass goes over boards that all begin with the same squares, in the simplest case with none: a block. A move that
 * begins behind these squares stays in the block. A move that begins in them leads out of it, from all boards by the same
 * difference; the caller lays the boards that it leads to in the same table, and tells where.
 */
import { LEFT, RIGHT, type Side } from '@lilypad/games';
import { EMPTY, FROG, newSquares, type Square, type Squares, TOAD } from '../board/board.ts';
import type { BoardNumbers, MoveKind } from './board-numbers.ts';

/** The remoteness of boards for one player to move. */
export type RemotenessTable = Uint8Array | Uint16Array | Uint32Array;

/** By player to move. */
export type RemotenessTables = readonly [toads: RemotenessTable, frogs: RemotenessTable];

/** By the first square of a move out of the block: what it adds to the place of a board in the table. */
export type MovesOut = Readonly<Record<MoveKind, Int32Array>>;

/** Called now and then with the number of boards done and their total. */
export type PassProgress = (done: number, total: number) => void;

const PROGRESS_EVERY = 1 << 18;

/** The places of the letters of the alphabet T < . < F in it, by square. */
export const LETTER: readonly number[] = [1, 0, 2];

/** Solves blocks of the boards of a variant. */
export class Pass {
  private readonly numbers: BoardNumbers;
  private readonly board: Squares;
  /** By square: the index of the counts from there to the end. */
  private readonly index: Int32Array;
  /** What the moves of each side add to the place of the board, and how many of these moves end before each square. */
  private readonly moves: readonly [Int32Array, Int32Array];
  private readonly movesBefore: readonly [Int32Array, Int32Array];
  /** How many squares all boards of the block begin with, and the moves from there. */
  private shared = 0;
  private out: MovesOut;

  constructor(numbers: BoardNumbers) {
    const n = numbers.squares;
    this.numbers = numbers;
    this.board = newSquares(n);
    this.index = new Int32Array(n + 1);
    this.moves = [new Int32Array(n), new Int32Array(n)];
    this.movesBefore = [new Int32Array(n + 1), new Int32Array(n + 1)];
    this.out = noMovesOut();
  }

  /** Solves the last `size` boards that begin like this, into the first places of the tables. */
  run(
    tables: RemotenessTables,
    size: number,
    beginning: ArrayLike<Square> = [],
    out: MovesOut = noMovesOut(),
    onProgress?: PassProgress,
  ): void {
    const { squares } = this.numbers;
    const [toads, frogs] = tables;
    const [toadMoves, frogMoves] = this.moves;
    const [toadCount, frogCount] = this.movesBefore;
    this.out = out;
    this.last(beginning);
    for (let place = size - 1; place >= 0; place--) {
      toads[place] = remotenessBy(toadMoves, toadCount[squares], frogs, place);
      frogs[place] = remotenessBy(frogMoves, frogCount[squares], toads, place);
      if (place > 0) this.previous();
      if (place % PROGRESS_EVERY === 0) onProgress?.(size - place, size);
    }
  }

  /** Sets up the last board: behind the beginning frogs, empties, toads. */
  private last(beginning: ArrayLike<Square>): void {
    const { board } = this;
    const { toads, empties, frogs } = this.numbers.counts;
    const left = { [TOAD]: toads, [EMPTY]: empties, [FROG]: frogs };
    this.shared = beginning.length;
    for (let i = 0; i < beginning.length; i++) {
      board[i] = beginning[i];
      left[beginning[i]]--;
    }
    let at = beginning.length;
    for (const square of [FROG, EMPTY, TOAD] as const) {
      board.fill(square, at, at + left[square]);
      at += left[square];
    }
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
    const { numbers, board, index, shared, out } = this;
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
          if (before === TOAD)
            toadMoves[toadsFound++] = i - 1 < shared ? out.toadSlide[i - 1] : toadSlide[index[i - 1]];
          else if (before === FROG && i > 1 && board[i - 2] === TOAD) {
            toadMoves[toadsFound++] = i - 2 < shared ? out.toadJump[i - 2] : toadJump[index[i - 2]];
          }
        } else if (square === FROG) {
          if (before === EMPTY)
            frogMoves[frogsFound++] = i - 1 < shared ? out.frogSlide[i - 1] : frogSlide[index[i - 1]];
          else if (before === TOAD && i > 1 && board[i - 2] === EMPTY) {
            frogMoves[frogsFound++] = i - 2 < shared ? out.frogJump[i - 2] : frogJump[index[i - 2]];
          }
        }
      }
      toadCount[i + 1] = toadsFound;
      frogCount[i + 1] = frogsFound;
    }
  }
}

/** For tables in which no place is taken yet: one for each player to move. */
export const bothSides = <T>(make: (side: Side) => T): readonly [T, T] => [make(LEFT), make(RIGHT)];

/** For a block that begins with no squares. */
export function noMovesOut(): MovesOut {
  const none = new Int32Array(0);
  return { toadSlide: none, toadJump: none, frogSlide: none, frogJump: none };
}

/**
 * The remoteness of the board at this place for a player with these moves; `followers` has it for the other player.
 */
function remotenessBy(moves: Int32Array, count: number, followers: RemotenessTable, place: number): number {
  let quickestWin = Number.POSITIVE_INFINITY;
  let slowestLoss = -1;
  for (let i = 0; i < count; i++) {
    const follower = followers[place + moves[i]];
    if (follower % 2 === 1) {
      if (follower > slowestLoss) slowestLoss = follower;
    } else if (follower < quickestWin) quickestWin = follower;
  }
  return (quickestWin < Number.POSITIVE_INFINITY ? quickestWin : slowestLoss) + 1;
}
