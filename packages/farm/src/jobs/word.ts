/**
 * Jobs of `lilypad prove`: the work on one word of a class, as the prover gives it to whoever is there: its first samples, a
 * formula, its recurrence; or a slice of a closed set.
 */
import { OUTSIDE_TASKS, type WordTask } from '@lilypad/prover';
import type { JobRequest, Plain } from './job.ts';
import type { JobKind } from './kind.ts';
import { reading, record, text, unreadable } from './read.ts';

interface WordQuestion {
  /** The name of a task of the prover. */
  readonly task: string;
  readonly job: unknown;
}

type AnyTask = WordTask<unknown, unknown>;

const taskNamed = (name: string): AnyTask => OUTSIDE_TASKS.find((task) => task.name === name) ?? unreadable('a task');

export const WORD: JobKind<WordQuestion, unknown> = {
  name: 'word',
  title: ({ task, job }) => `${task} ${taskNamed(task).wordOf(job)}`,

  readQuestion(data) {
    const { task, job } = record(data, 'a question');
    const name = text(task, 'a task');
    return { task: name, job: reading('a job', () => taskNamed(name).readJob(job)) };
  },

  readAnswer: (data, { task, job }) => reading('an answer', () => taskNamed(task).readResult(data, job)),

  run: ({ task, job }) => ({ answer: plain(taskNamed(task).run(job)), details: {} }),
};

/** As the database has it: what is known of a word is an object here that JSON writes as a text. */
const plain = (data: unknown): Plain => JSON.parse(JSON.stringify(data)) as Plain;

const MEGABYTES = 256;
/** Jobs of more work than this are alike. */
const MOST_WORK = 1_000_000;

/**
 * An estimate of the work of a job: of points, which have one sum of gaps, how many positions there are with this sum; of
 * formulas and samples, how long they are.
 */
function workOf(job: unknown): number {
  const { points } = (job ?? {}) as { readonly points?: readonly (readonly [string, readonly number[]])[] };
  if (points === undefined) return JSON.stringify(job).length;
  const [, gaps] = points[0] ?? ['', []];
  return points.length + (1 + gaps.reduce((sum, gap) => sum + gap, 0)) ** (gaps.length - 1);
}

/**
 * The jobs that work on words. A proof needs all of them before it goes on, so those that take longest come first.
 *
 * @param task - the name of one of the prover's tasks about words
 * @param jobs - its jobs
 * @example
 * ```ts
 * wordJobs('start word', [{ name: 'A11', word: '.F', largestSum: 16, poolSize: 5000 }]).length; // => 1
 * ```
 */
export const wordJobs = (task: string, jobs: readonly unknown[]): JobRequest[] =>
  jobs.map((job) => ({
    kind: WORD.name,
    question: { task, job: job as Plain },
    cost: MOST_WORK - Math.min(MOST_WORK, workOf(job)),
    memory: MEGABYTES,
    mostMemory: 16 * MEGABYTES,
  }));
