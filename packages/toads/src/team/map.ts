/**
 * The results of many jobs that do not need each other, found by a team: whoever is free takes the next job. Results come in
 * the order of the jobs, whoever found them.
 *
 * A job is plain data, and so is its result, which must be data that JSON can write: the other threads write it into shared
 * memory. So the caller can wait for results without returning to its event loop, and stays one synchronous function.
 */
import { SharedTexts, textOf, textsBuffer } from './shared-texts.ts';
import { Stages, stagesBuffer } from './stages.ts';
import { ALONE, type Team, type TeamWork } from './team.ts';
import { type SharedTurns, sharedTurns, Turns } from './turns.ts';

/** A kind of jobs: its name, and the function that does one. The result depends on nothing but the job. */
export interface Task<Job, Result> {
  /** By which other threads find the task. */
  readonly name: string;
  /**
   * The most letters that a result has as JSON, on average (default 524,288); one for which there is no room is found again by
   * the thread that asks.
   */
  readonly letters?: number;
  /**
   * Whether jobs are large, and data that JSON can write: then a thread gets only those that it does, and not a copy of all. The first of them
   * is done by the thread that asks, which has it, and is not written.
   */
  readonly largeJobs?: boolean;
  /**
   * A number from 0, if threads keep what they find: jobs of the same number go to the same thread, as far as none has to wait for
   * that. Their results do not depend on it.
   */
  placeOf?(job: Job): number;
  /** Does a job, and is told of the others if there are any. */
  run(job: Job, others?: Others): Result;
}

/** What a thread that does a job has of the other threads. */
export interface Others {
  /**
   * Who can help with the job: for the thread that asks for all jobs, the team once some threads have no job left to take, until then that
   * thread alone. Other threads are told of nobody.
   */
  helpers(): Team;
  /** What jobs leave for others. */
  readonly notes: SharedTexts | null;
  /** What all jobs have in common (`MapOptions`). */
  readonly common?: unknown;
}

/** Any task: what threads are given. */
export type AnyTask = Task<never, unknown>;

/** Jobs that a team does. */
export interface MapWork extends TeamWork {
  readonly kind: 'map';
  readonly name: string;
  readonly count: number;
  /** The jobs; or their texts, if they are large. */
  readonly jobs: readonly unknown[] | ArrayBufferLike;
  readonly results: ArrayBufferLike;
  readonly stages: ArrayBufferLike;
  readonly turns: SharedTurns;
  readonly threads: number;
  readonly notes: SharedTexts['shared'] | null;
  readonly common?: unknown;
}

/** How the jobs are done. */
export interface MapOptions {
  /** The threads that work together (default: this one alone). */
  readonly team?: Team | undefined;
  /** Called now and then with the number of jobs done and their total. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Where jobs leave notes for each other. A job must have the same result, or none, whether another has left a note yet or not. */
  readonly notes?: SharedTexts | undefined;
  /** What all jobs have in common: data that threads can be sent, with shared memory in it. Results must not depend on it. */
  readonly common?: unknown;
}

const LETTERS = 1 << 19;

/**
 * The results of jobs, in their order.
 *
 * @throws Error - what a job throws, here or in another thread
 * @example
 * ```ts
 * const square: Task<number, number> = { name: 'square', run: (n) => n * n };
 * mapByTeam(square, [1, 2, 3]); // => [ 1, 4, 9 ]
 * ```
 */
export function mapByTeam<Job, Result>(
  task: Task<Job, Result>,
  jobs: readonly Job[],
  { team = ALONE, onProgress, notes, common }: MapOptions = {},
): Result[] {
  const count = jobs.length;
  const isShared = Math.min(team.threads, count) > 1;
  const own = new Map<number, Result>();
  const threads = isShared ? team.threads : 1;
  const stagesOf = stagesBuffer(threads);
  const places = isShared && task.placeOf !== undefined ? jobs.map((job) => task.placeOf?.(job) ?? 0) : null;
  const keepsFirst = isShared && places === null && task.largeJobs === true;
  const turns = sharedTurns(count, places, threads, keepsFirst);
  const results = textsBuffer(count, isShared ? count * (task.letters ?? LETTERS) : 0);
  if (isShared) {
    const sent = task.largeJobs === true ? textsOf(jobs, keepsFirst ? 1 : 0) : jobs;
    const work: MapWork = {
      kind: 'map',
      name: task.name,
      count,
      jobs: sent,
      results,
      stages: stagesOf,
      turns,
      threads,
      notes: notes?.shared ?? null,
      common,
    };
    team.call(work);
  }
  const stages = new Stages(stagesOf, [count]);
  const ours = new Turns(turns, 0, threads);
  const others: Others = {
    helpers: () => (count - stages.done < team.threads ? team : ALONE),
    notes: notes ?? null,
    common,
  };
  const run = (i: number): void => {
    own.set(i, task.run(jobs[i], others));
    onProgress?.(stages.done + 1, count);
  };
  // Jobs do not need each other, and one that was done twice has the same result: what a lost thread had is done again.
  stages.workToEnd(
    (turn) => run(ours.take(turn)),
    team,
    (turn) => run(ours.takeOver(turn)),
  );
  const texts = new SharedTexts(results, count);
  return jobs.map((job, i) => {
    if (own.has(i)) return own.get(i) as Result;
    const found = texts.read(i);
    return found === undefined ? task.run(job, others) : (found as Result);
  });
}

/**
 * Asks each of the other threads to do one and the same job, and waits for none of them: what they find is in shared memory
 * that the job has.
 *
 * @example
 * ```ts
 * const count: Task<Int32Array, null> = { name: 'count', run: (seen) => (Atomics.add(seen, 0, 1), null) };
 * const seen = new Int32Array(new SharedArrayBuffer(4));
 * callToJob(count, seen, { threads: 3, call: (work) => [1, 2].forEach((thread) => takePart(work, thread, [count])) });
 * seen[0]; // => 2
 * ```
 */
export function callToJob<Job>(task: Task<Job, null>, job: Job, team: Team): void {
  const others = team.threads - 1;
  if (others < 1) return;
  const jobs = new Array<Job>(others).fill(job);
  const results = textsBuffer(others, others * 'null'.length);
  const stages = stagesBuffer(team.threads);
  const turns = sharedTurns(others, null, team.threads);
  const { threads } = team;
  const { name } = task;
  const work: MapWork = { kind: 'map', name, count: others, jobs, results, stages, turns, threads, notes: null };
  team.call(work);
}

/** Takes part in jobs of one of these tasks. */
export function helpWithJobs(
  { name, count, jobs, results, stages, turns, threads, notes, common }: MapWork,
  thread: number,
  tasks: readonly AnyTask[],
): void {
  const task = tasks.find((one) => one.name === name);
  const texts = Array.isArray(jobs) ? null : new SharedTexts(jobs as ArrayBufferLike, count);
  const jobOf = (i: number): unknown => (texts === null ? (jobs as readonly unknown[])[i] : texts.read(i));
  const isThere = (i: number): boolean => texts?.has(i) !== false;
  const found = new SharedTexts(results, count);
  const others: Others = { helpers: () => ALONE, notes: notes && new SharedTexts(notes.buffer, notes.count), common };
  const own = new Turns(turns, thread, threads);
  new Stages(stages, [count]).help((turn) => {
    if (task === undefined) throw new Error(`there is no task '${name}'`);
    const i = own.take(turn);
    if (!isThere(i)) return;
    const text = textOrNull(() => textOf(task.run(jobOf(i) as never, others)));
    if (text !== null) found.write(i, text);
  }, thread);
}

/** What a job gives; null if it fails. Then the thread that asks does it again, and gets the error itself, not a text of it. */
function textOrNull(run: () => string): string | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/** Memory with the texts of jobs, from one of them on. A job without a text has no result by another thread. */
function textsOf(jobs: readonly unknown[], first: number): ArrayBufferLike {
  const texts = jobs.map((job, i) => (i < first ? null : textOf(job)));
  const buffer = textsBuffer(
    jobs.length,
    texts.reduce((sum, text) => sum + (text?.length ?? 0), 0),
  );
  const shared = new SharedTexts(buffer, jobs.length);
  for (const [i, text] of texts.entries()) if (text !== null) shared.write(i, text);
  return buffer;
}
