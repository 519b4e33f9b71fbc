/**
 * Jobs of the long verification: the value of one position by the valuer, and its thresholds by a sweep, which shares no arithmetic with
 * it. A job for a cell will not do: it takes a guess or thresholds where they give the value sooner. Nothing is compared here; whoever
 * asks knows what is stored.
 */
import { Arena, formatGame } from '@lilypad/games';
import { boardOf, boardThresholds, hasThresholds, Valuer } from '@lilypad/toads';
import { CELL, cellJob } from './cell.ts';
import type { JobRequest } from './job.ts';
import type { JobContext, JobKind } from './kind.ts';
import { list, unreadable } from './read.ts';

interface AgainQuestion {
  /** With powers, as `printPowers` writes it. */
  readonly position: string;
}

/** What was found of a position. */
export interface AgainAnswer {
  /** The value, in plain notation. */
  readonly value: string;
  /** Where Left begins to win when integers are added: four integers as `Thresholds` have them, first and second; null where no sweep can find them. */
  readonly thresholds: readonly number[] | null;
}

/** The value, which takes most of the time. */
type AgainCheckpoint = string;

/** How many integers there are. */
const THRESHOLDS = 4;
/** The part of the time that the value takes, roughly. */
const VALUE_SHARE = 0.9;

export const AGAIN: JobKind<AgainQuestion, AgainAnswer, AgainCheckpoint> = {
  name: 'again',
  title: ({ position }) => `${position} again`,

  readQuestion: CELL.readQuestion,

  readAnswer(data, question) {
    const { value } = CELL.readAnswer(data, question);
    const { thresholds } = data as { readonly thresholds?: unknown };
    // An answer may not leave out the second method.
    if (!hasThresholds(boardOf(question.position))) {
      return thresholds === null ? { value, thresholds } : unreadable('thresholds');
    }
    const integers = list(thresholds, 'thresholds').map((one) =>
      typeof one === 'number' && Number.isSafeInteger(one) ? one : unreadable('thresholds'),
    );
    return integers.length === THRESHOLDS ? { value, thresholds: integers } : unreadable('thresholds');
  },

  readCheckpoint: (data, question) => CELL.readAnswer(data, question).value,

  run(question, context) {
    const value = context.checkpoint ?? findValue(question, context);
    context.save({ value });
    return { answer: { value, thresholds: findThresholds(question, context) }, details: {} };
  },
};

type Context = JobContext<AgainCheckpoint>;

/** The tables of the valuer are free when it is done. */
function findValue({ position }: AgainQuestion, { maxBytes, onProgress }: Context): string {
  const arena = new Arena();
  const valuer = new Valuer(arena, {
    maxBytes,
    onProgress: (done, total) => onProgress(total === undefined ? 0 : VALUE_SHARE * Math.min(1, done / total)),
  });
  return formatGame(arena, valuer.value(boardOf(position)));
}

function findThresholds({ position }: AgainQuestion, { maxBytes, onProgress }: Context): number[] | null {
  const found = boardThresholds(boardOf(position), {
    maxBytes,
    onProgress: (done, total) => onProgress(VALUE_SHARE + (1 - VALUE_SHARE) * Math.min(1, done / total)),
  });
  return found && [...found.first, ...found.second].map(Number);
}

/**
 * The job that computes what is known of a position again, by two methods.
 *
 * @param position - the position with powers
 * @param mostMemory - the most memory that the job may take, in megabytes
 * @example
 * ```ts
 * againJob('T^2.^2F^2', 4096).kind; // => 'again'
 * ```
 */
export const againJob = (position: string, mostMemory: number): JobRequest => ({
  ...cellJob(position, { mostMemory }),
  kind: AGAIN.name,
});
