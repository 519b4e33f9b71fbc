/** Jobs of searches: the values of some positions, such as a slice of a family that `lilypad find` looks through. */
import { Arena, formatGame, parseGame } from '@lilypad/games';
import { boardOf, parseBoard, printPowers, Valuer, valueCost } from '@lilypad/toads';
import type { JobRequest } from './job.ts';
import type { JobContext, JobKind, JobOutcome } from './kind.ts';
import { list, record, text, unreadable } from './read.ts';

interface SliceQuestion {
  /** With powers, as `printPowers` writes them. */
  readonly positions: readonly string[];
}

interface SliceAnswer {
  /** In plain notation, in the order of the positions. */
  readonly values: readonly string[];
}

/** The values found so far. */
type SliceCheckpoint = readonly string[];

const MOST_POSITIONS = 10_000;

export const SLICE: JobKind<SliceQuestion, SliceAnswer, SliceCheckpoint> = {
  name: 'slice',
  title: ({ positions }) => `${positions.length} positions from ${positions[0]}`,

  readQuestion(data) {
    const positions = texts(record(data, 'a question').positions);
    if (positions.length > MOST_POSITIONS) return unreadable('a question');
    for (const position of positions) {
      const board = parseBoard(position);
      if (!board.ok || printPowers(board.value) !== position) return unreadable('a position');
    }
    return { positions };
  },

  readAnswer(data, { positions }) {
    const values = valuesIn(data);
    return values.length === positions.length ? { values } : unreadable('values');
  },

  readCheckpoint(data, { positions }) {
    const values = valuesIn(data);
    return values.length <= positions.length ? values : unreadable('a checkpoint');
  },

  run: findValues,
};

const texts = (data: unknown): string[] => list(data, 'a list').map((one) => text(one, 'a list'));

/** Values in canonical form, in the field `values`. */
function valuesIn(data: unknown): string[] {
  const values = texts(record(data, 'values').values);
  const arena = new Arena();
  const areGames = values.every((value) => {
    const game = parseGame(arena, value);
    return game.ok && formatGame(arena, game.value) === value;
  });
  return areGames ? values : unreadable('values');
}

/** The positions of a slice are alike, so they share a valuer. */
function findValues({ positions }: SliceQuestion, context: JobContext<SliceCheckpoint>): JobOutcome<SliceAnswer> {
  const found = [...(context.checkpoint ?? [])];
  const arena = new Arena();
  const valuer = new Valuer(arena, { maxBytes: context.maxBytes });
  for (const position of positions.slice(found.length)) {
    found.push(formatGame(arena, valuer.value(boardOf(position))));
    context.save({ values: found });
    context.onProgress(found.length / positions.length);
  }
  return { answer: { values: found }, details: {} };
}

/**
 * The job that values positions.
 *
 * @param positions - the positions with powers, at most 10,000
 * @param mostMemory - the most memory that the job may take, in megabytes
 * @example
 * ```ts
 * sliceJob(['T.F', 'T.^2F'], 1024).kind; // => 'slice'
 * ```
 */
export function sliceJob(positions: readonly string[], mostMemory: number): JobRequest {
  const cost = positions.reduce((sum, position) => sum + valueCost(boardOf(position)), 0);
  return { kind: SLICE.name, question: { positions }, cost, memory: 1, mostMemory };
}
