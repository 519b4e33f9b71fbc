/**
 * Solves a variant whose tables are somewhere else, on a disk for example, with little memory: block by block, from the
 * last board to the first.
 *
 * A block is all boards that begin with the same squares, as few squares as make it small enough. Its numbers are
 * consecutive. A move that begins in these squares leads from the whole block, or from a consecutive part of it, to
 * consecutive boards behind it, which are solved already: its window. So a block is solved by reading one window for each
 * such move, the pass over the block (pass.ts), and writing it.
 */
import { opposite, type Side } from '@lilypad/games';
import { EMPTY, FROG, type Square, TOAD } from '../board/board.ts';
import { ALONE, type Team } from '../team/team.ts';
import { type BoardNumbers, KINDS, type MoveKind } from './board-numbers.ts';
import { bothSides, type MovesOut } from './pass.ts';
import { passByTeam, passTeam } from './pass-by-team.ts';
import { countSide, type Tally } from './tally.ts';

/** The tables of a variant: one byte for each board and player to move, by number of the board. */
export interface TableStorage {
  /** Fills `into` with what is stored from this number on. */
  read(turn: Side, rank: number, into: Uint8Array): void;
  /** Stores values from this number on. */
  write(turn: Side, rank: number, values: Uint8Array): void;
}

/** Boards that begin with the same squares: `size` numbers from `start` on. */
export interface Block {
  /** The squares that they begin with. */
  readonly beginning: readonly Square[];
  /** The least number. */
  readonly start: number;
  /** How many boards. */
  readonly size: number;
}

/** A block that has been solved and written, and what it is like. */
export interface SolvedBlock {
  readonly block: Block;
  readonly tally: Tally;
}

/** Where the moves of one kind that begin at one square lead from a block: its boards [from, to) to `difference` more. */
interface Window {
  readonly kind: MoveKind;
  readonly first: number;
  readonly difference: number;
  readonly from: number;
  readonly to: number;
}

const MOVER: Readonly<Record<MoveKind, Side>> = { toadSlide: 0, toadJump: 0, frogSlide: 1, frogJump: 1 };

/**
 * Solves the boards below the number `below`, when those from there on are stored already; default all. They must be whole
 * blocks. Gives each block after it is written. Games must be shorter than 256 moves.
 *
 * @param maxBlock - the most boards of a block
 * @param below - a number of a board
 * @param team - the threads that work together on a block; by default this one alone
 * @throws RangeError - if a block has boards on both sides of `below`
 * @example
 * ```ts
 * const numbers = new BoardNumbers({ toads: 3, empties: 2, frogs: 3 });
 * const tables = [new Uint8Array(numbers.size), new Uint8Array(numbers.size)];
 * const storage: TableStorage = {
 *   read: (turn, rank, into) => into.set(tables[turn].subarray(rank, rank + into.length)),
 *   write: (turn, rank, values) => tables[turn].set(values, rank),
 * };
 * [...solveInBlocks(numbers, storage, 250)].map(({ block }) => block.size); // => [ 210, 140, 210 ]
 * tables[0][numbers.rank(boardOf('TTT..FFF'))]; // => 15
 * ```
 */
export function* solveInBlocks(
  numbers: BoardNumbers,
  storage: TableStorage,
  maxBlock: number,
  below: number = numbers.size,
  team: Team = ALONE,
): Generator<SolvedBlock> {
  const shared = team.threads > 1;
  let room = bothSides(() => bytes(0, shared));
  for (const block of blocksDown(numbers, maxBlock)) {
    const { start, size, beginning } = block;
    if (start >= below) continue;
    if (start + size > below) throw new RangeError(`the boards from ${below} on are no whole blocks`);
    const windows = windowsOf(numbers, block);
    const needed = size * (1 + windows.length);
    if (room[0].length < needed) room = bothSides(() => bytes(needed, shared));
    const out = newMovesOut(beginning.length);
    // The block comes first in the tables, then its windows.
    windows.forEach(({ kind, first, difference, from, to }, i) => {
      const place = size * (1 + i);
      const turn = opposite(MOVER[kind]);
      storage.read(turn, start + difference + from, room[turn].subarray(place + from, place + to));
      out[kind][first] = place;
    });
    passByTeam({ counts: numbers.counts, tables: room, size, beginning, out }, passTeam(team, size));
    const tally = bothSides((turn) => {
      storage.write(turn, start, room[turn].subarray(0, size));
      return countSide(room[turn], start, size);
    });
    yield { block, tally };
  }
}

const bytes = (size: number, shared: boolean): Uint8Array =>
  new Uint8Array(shared ? new SharedArrayBuffer(size) : new ArrayBuffer(size));

const newMovesOut = (squares: number): MovesOut => ({
  toadSlide: new Int32Array(squares),
  toadJump: new Int32Array(squares),
  frogSlide: new Int32Array(squares),
  frogJump: new Int32Array(squares),
});

/** All boards in blocks of up to so many, from the last to the first. */
function* blocksDown(numbers: BoardNumbers, maxBlock: number): Generator<Block> {
  yield* within({ beginning: [], start: 0, size: numbers.size }, numbers.top);

  /** The blocks of a larger one; `index` is that of the counts behind its beginning. */
  function* within(block: Block, index: number): Generator<Block> {
    if (block.size <= maxBlock) return yield block;
    let start = block.start + block.size;
    for (const square of [FROG, EMPTY, TOAD] as const) {
      const size = numbers.boardsAfter(index, square);
      start -= size;
      if (size > 0) {
        yield* within({ beginning: [...block.beginning, square], start, size }, index - numbers.stride[square]);
      }
    }
  }
}

/** The windows of all moves that begin in the squares that the boards of a block share. */
function windowsOf(numbers: BoardNumbers, { beginning, size }: Block): Window[] {
  const windows: Window[] = [];
  let index = numbers.top;
  const behind = beginning.reduce((left, square) => left - numbers.stride[square], numbers.top);
  beginning.forEach((square, first) => {
    for (const [name, [found]] of Object.entries(KINDS)) {
      const kind = name as MoveKind;
      const rest = found.slice(beginning.length - first);
      if (found.some((one, i) => first + i < beginning.length && one !== beginning[first + i])) continue;
      const [from, to] = rest.length === 0 ? [0, size] : partOf(numbers, behind, rest);
      if (from < to) windows.push({ kind, first, difference: numbers[kind][index], from, to });
    }
    index -= numbers.stride[square];
  });
  return windows;
}

/** Which of the boards with these counts begin with these squares: from, to. */
function partOf(numbers: BoardNumbers, index: number, squares: readonly Square[]): [number, number] {
  let size = 0;
  let at = index;
  for (const square of squares) {
    size = numbers.boardsAfter(at, square);
    if (size === 0) return [0, 0];
    at -= numbers.stride[square];
  }
  const from = numbers.rankOf(squares, index);
  return [from, from + size];
}
