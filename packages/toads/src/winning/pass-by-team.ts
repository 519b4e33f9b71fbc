/**
 * The pass over a block (pass.ts) by a team of threads. The block is divided into small ones: all boards that begin with the same
 * few squares more. A move leads from a board of a small block to a later board of the same block, or to another block.
 *
 * Small blocks have heights. With T = 0, . = 1 and F = 2, the first of the squares that they begin with counts as often as there
 * are such squares, the next once less, and so on. A move that changes these squares brings a greater one nearer to the
 * front, so it leads to a higher block. Blocks of one height therefore do not need each other: they are a stage.
 */
import { EMPTY, FROG, type Square, TOAD } from '../board/board.ts';
import { Stages, stagesBuffer } from '../team/stages.ts';
import { type Team, type TeamWork, teamFor } from '../team/team.ts';
import { unitProgress } from '../team/unit-progress.ts';
import { BoardNumbers, type Counts, KINDS, type MoveKind } from './board-numbers.ts';
import { LETTER, type MovesOut, Pass, type PassProgress, type RemotenessTables } from './pass.ts';

/** The last `size` boards with a beginning, as for `Pass.run`. A team needs shared tables. */
export interface PassTask {
  readonly counts: Counts;
  readonly tables: RemotenessTables;
  readonly size: number;
  readonly beginning: readonly Square[];
  readonly out: MovesOut;
}

/** A pass that a team does. */
export interface PassWork extends TeamWork {
  readonly kind: 'pass';
  readonly task: PassTask;
  readonly blockSize: number;
  readonly stages: ArrayBufferLike;
}

/** Boards that a thread solves at a time: `size` places from `start` on, which begin with these squares. */
interface SmallBlock {
  readonly beginning: readonly Square[];
  /** The index of the counts behind them. */
  readonly index: number;
  readonly start: number;
  readonly size: number;
  readonly height: number;
}

/** A pass over fewer boards is done before other threads have come. */
const TEAM_FROM = 1_000_000;
/** Small blocks have about so many boards on average, but they begin with no more squares than this. */
const BLOCK_SIZE = 1 << 14;
const MOST_SQUARES = 8;
const SQUARES: readonly Square[] = [TOAD, EMPTY, FROG];

/** The team for a pass over so many boards: this thread alone if they are few. */
export const passTeam = (team: Team | undefined, boards: number): Team => teamFor(team, boards, TEAM_FROM);

/** Solves the last boards with a beginning, into the first places of the tables; one thread goes over all of them. */
export function passByTeam(
  task: PassTask,
  team: Team,
  onProgress?: PassProgress,
  blockSize: number = BLOCK_SIZE,
): void {
  const numbers = new BoardNumbers(task.counts);
  const { tables, size, beginning, out } = task;
  const work: PassWork = { kind: 'pass', task, blockSize, stages: stagesBuffer(team.threads) };
  team.call(work);
  if (team.threads === 1) {
    new Pass(numbers).run(tables, size, beginning, out, onProgress);
    return;
  }
  const blocks = smallBlocks(numbers, task, blockSize);
  const stages = new Stages(work.stages, stageSizes(blocks));
  const solve = solver(numbers, task, blocks);
  const report = unitProgress(
    blocks.map(({ size }) => size),
    onProgress,
  );
  stages.workToEnd((unit) => {
    solve(unit);
    report(stages.done + 1);
  }, team);
  report(blocks.length);
}

/** Takes part in a pass. */
export function helpWithPass({ task, blockSize, stages }: PassWork, thread: number): void {
  const numbers = new BoardNumbers(task.counts);
  const blocks = smallBlocks(numbers, task, blockSize);
  new Stages(stages, stageSizes(blocks)).help(solver(numbers, task, blocks), thread);
}

/** Solves the block with this number in the list. */
function solver(numbers: BoardNumbers, task: PassTask, blocks: readonly SmallBlock[]): (unit: number) => void {
  const pass = new Pass(numbers);
  return (unit) => {
    const { beginning, start, size } = blocks[unit];
    const [toads, frogs] = task.tables;
    pass.run([toads.subarray(start), frogs.subarray(start)], size, beginning, movesOut(numbers, task, beginning));
  };
}

/** The highest blocks come first, and of one height the largest. */
function smallBlocks(numbers: BoardNumbers, { beginning, size }: PassTask, blockSize: number): SmallBlock[] {
  const squares = Math.min(
    MOST_SQUARES,
    numbers.squares - beginning.length,
    Math.max(1, Math.round(Math.log(size / blockSize) / Math.log(3))),
  );
  const index = beginning.reduce((left, square) => left - numbers.stride[square], numbers.top);
  let blocks: SmallBlock[] = [{ beginning, index, start: 0, size: numbers.boardsWith(index), height: 0 }];
  const left = blocks[0].size - size;
  for (let weight = squares; weight > 0; weight--) {
    blocks = blocks.flatMap((block) => divide(numbers, block, weight));
  }
  return blocks
    .filter(({ start, size: boards }) => start + boards > left)
    .map((block) => ({
      ...block,
      start: Math.max(0, block.start - left),
      size: Math.min(block.size, block.start + block.size - left),
    }))
    .sort((a, b) => b.height - a.height || b.size - a.size || b.start - a.start);
}

/** The blocks that begin with one square more, which counts so often. */
function divide(numbers: BoardNumbers, block: SmallBlock, weight: number): SmallBlock[] {
  let start = block.start;
  return SQUARES.flatMap((square) => {
    const size = numbers.boardsAfter(block.index, square);
    const part = {
      beginning: [...block.beginning, square],
      index: block.index - numbers.stride[square],
      start,
      size,
      height: block.height + weight * LETTER[square],
    };
    start += size;
    return size === 0 ? [] : [part];
  });
}

function stageSizes(blocks: readonly SmallBlock[]): number[] {
  const sizes = new Map<number, number>();
  for (const { height } of blocks) sizes.set(height, (sizes.get(height) ?? 0) + 1);
  return [...sizes.values()];
}

/** Where moves lead that begin in the squares that a small block begins with: as the task says, or by the numbers of boards. */
function movesOut(numbers: BoardNumbers, task: PassTask, beginning: readonly Square[]): MovesOut {
  const indices: number[] = [];
  let index = numbers.top;
  for (const square of beginning) {
    indices.push(index);
    index -= numbers.stride[square];
  }
  const own = task.beginning.length;
  const outOf = (kind: MoveKind): Int32Array =>
    Int32Array.from(indices, (at, first) => (first < own ? task.out[kind][first] : numbers[kind][at]));
  return Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, outOf(kind as MoveKind)])) as Record<
    MoveKind,
    Int32Array
  >;
}
