/**
 * The remoteness of single positions on demand: a depth-first search that visits every position that can be reached
 * once. Results are kept for later questions about boards of the same length.
 *
 * The stack is explicit, so the length of a game is not limited by that of the call stack. One board is kept, on which
 * moves are made and taken back; its packed key (state-table.ts) changes with it.
 */
import { GameLimitError, opposite, type Side } from '@lilypad/games';
import { type Board, destination, EMPTY, newSquares, pieceOf, type Square, type Squares } from '../board/board.ts';
import { grouped } from '../board/grouped.ts';
import type { Position } from '../board/position.ts';
import { better, NO_MOVE } from './remoteness.ts';
import { StateTable } from './state-table.ts';

/** The most memory that the table may take. */
const MAX_BYTES = 2 ** 30;
const PROGRESS_EVERY = 1 << 16;

export class Search {
  private readonly onProgress: ((states: number) => void) | undefined;
  private table = new StateTable(1, MAX_BYTES);
  /** The current board, and its key. */
  private squares: Squares = newSquares(0);
  private key = new Uint32Array(1);

  /** Calls `onProgress` now and then with the number of positions kept. */
  constructor(onProgress?: (states: number) => void) {
    this.onProgress = onProgress;
  }

  /** Positions kept at the moment. */
  get states(): number {
    return this.table.size;
  }

  /** Throws GameLimitError when more than `maxStates` positions would have to be kept. */
  remoteness({ board, turn }: Position, maxStates: number): number {
    const fresh = this.load(board, turn);
    const known = this.table.get(this.key);
    if (known >= 0) return known;
    try {
      return this.search(turn, maxStates);
    } catch (error) {
      // Results of earlier questions may have filled the table.
      this.table = new StateTable(this.table.words, MAX_BYTES);
      if (fresh) throw error;
      this.load(board, turn);
      return this.search(turn, maxStates);
    }
  }

  /** Puts a position on the board; true if the table holds nothing yet. */
  private load(board: Board, turn: Side): boolean {
    const n = board.length;
    if (n !== this.squares.length) {
      this.squares = newSquares(n);
      this.key = new Uint32Array((2 * n + 32) >>> 5);
      this.table = new StateTable(this.key.length, MAX_BYTES);
    }
    this.key.fill(0);
    for (let i = 0; i < n; i++) {
      this.squares[i] = board[i];
      this.key[i >> 4] |= board[i] << ((2 * i) & 31);
    }
    if (turn === 1) this.flipTurn();
    return this.table.size === 0;
  }

  private flipTurn(): void {
    const bit = 2 * this.squares.length;
    this.key[bit >> 5] ^= 1 << (bit & 31);
  }

  /** Moves a piece, forwards or back, and changes the turn. */
  private step(from: number, to: number, piece: Square): void {
    const { squares, key } = this;
    squares[from] = EMPTY;
    squares[to] = piece;
    key[from >> 4] ^= piece << ((2 * from) & 31);
    key[to >> 4] ^= piece << ((2 * to) & 31);
    this.flipTurn();
  }

  private search(turn: Side, maxStates: number): number {
    const { squares } = this;
    const n = squares.length;
    /** For each move made: from, to, and what the position before was worth so far. */
    const stack: number[] = [];
    let side = turn;
    let best = NO_MOVE;
    let from = 0;
    for (;;) {
      const piece = pieceOf(side);
      let descended = false;
      for (; from < n; from++) {
        if (squares[from] !== piece) continue;
        const to = destination(squares, from, side);
        if (to < 0) continue;
        this.step(from, to, piece);
        const known = this.table.get(this.key);
        if (known < 0) {
          stack.push(from, to, best);
          descended = true;
          break;
        }
        this.step(to, from, piece);
        best = better(best, known);
        // Nothing is better than winning at once.
        if (best === 1) break;
      }
      if (descended) {
        side = opposite(side);
        best = NO_MOVE;
        from = 0;
        continue;
      }
      this.keep(best, maxStates);
      if (stack.length === 0) return best;
      side = opposite(side);
      const before = stack.pop() as number;
      const to = stack.pop() as number;
      from = stack.pop() as number;
      this.step(to, from, pieceOf(side));
      best = better(before, best);
      from = best === 1 ? n : from + 1;
    }
  }

  private keep(remoteness: number, maxStates: number): void {
    if (this.table.size >= maxStates) {
      throw new GameLimitError(`More than ${grouped(maxStates)} positions would have to be solved.`);
    }
    this.table.set(this.key, remoteness);
    if (this.table.size % PROGRESS_EVERY === 0) this.onProgress?.(this.table.size);
  }
}
