/**
 * A kind of jobs: how its questions and answers are read, and the function that answers. The function uses nothing
 * but its arguments, so any thread of any machine gives the same answer.
 */
import type { Plain } from './job.ts';
import { UnreadableData } from './read.ts';

/** What the function of a kind is given besides the question. */
export interface JobContext<Checkpoint = null> {
  /** The memory it may take, in bytes. */
  readonly maxBytes: number;
  /** What may help to answer. */
  readonly hint: unknown;
  /** What was saved by whoever began the job; null at the first time. */
  readonly checkpoint: Checkpoint | null;
  /** Saves what has been done, so that the job can go on from there if this worker is lost. */
  readonly save: (state: Plain) => void;
  /** How much is done, from 0 to 1; not called where nobody can know how much is left. */
  readonly onProgress: (share: number) => void;
}

/** An answer, and what is worth knowing about how it was found, which may differ from run to run. */
export interface JobOutcome<Answer> {
  readonly answer: Answer;
  readonly details: Plain;
}

export interface JobKind<Question, Answer, Checkpoint = null> {
  readonly name: string;
  /** A short name of a question, for messages. */
  title(question: Question): string;
  /** Throws UnreadableData if the data is no question of this kind. */
  readQuestion(data: unknown): Question;
  /** Throws UnreadableData if the data is no answer to the question. */
  readAnswer(data: unknown, question: Question): Answer;
  /** Throws UnreadableData if the data is no checkpoint of the question. Without it, jobs of this kind save none. */
  readCheckpoint?(data: unknown, question: Question): Checkpoint;
  run(question: Question, context: JobContext<Checkpoint>): JobOutcome<Answer> | Promise<JobOutcome<Answer>>;
}

/** What was saved of a job. What cannot be read is no checkpoint, and the job begins anew: that costs time, no result. */
export function checkpointOf<Question, Checkpoint>(
  kind: JobKind<Question, unknown, Checkpoint>,
  data: unknown,
  question: Question,
): Checkpoint | null {
  try {
    return data === null ? null : (kind.readCheckpoint?.(data, question) ?? null);
  } catch (error) {
    if (error instanceof UnreadableData) return null;
    throw error;
  }
}
