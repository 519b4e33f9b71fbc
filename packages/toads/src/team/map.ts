/**
 * The results of many jobs that do not need each other, found by a team: whoever is free takes the next job. Results come in
 * the order of the jobs, whoever found them.
 *
 * A job is plain data, and so is its result, which must be data that JSON can write: the other threads write it into a slot
 * of shared memory. So the caller can wait for results without returning to its event loop, and stays one synchronous function.
 */
import { Stages, stagesBuffer } from './stages.ts';
import { ALONE, type Team, type TeamWork } from './team.ts';

/** A kind of jobs: its name, and the function that does one. The result depends on nothing but the job. */
export interface Task<Job, Result> {
  /** By which other threads find the task. */
  readonly name: string;
  /** The most letters that a result has as JSON (default 524,288); a longer one is found again by the thread that asks. */
  readonly letters?: number;
  /** Does a job. */
  run(job: Job): Result;
}

/** Any task: what threads are given. */
export type AnyTask = Task<never, unknown>;

/** Jobs that a team does. */
export interface MapWork extends TeamWork {
  readonly kind: 'map';
  readonly name: string;
  readonly jobs: readonly unknown[];
  readonly slots: ArrayBufferLike;
  /** How many letters a slot has. */
  readonly slotSize: number;
  readonly stages: ArrayBufferLike;
}

/** How the jobs are done. */
export interface MapOptions {
  /** The threads that work together (default: this one alone). */
  readonly team?: Team | undefined;
  /** Called now and then with the number of jobs done and their total. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

const LETTERS = 1 << 19;
/** The first letters of a slot: what is in it, and the length of the text that follows in two. */
const HEAD = 3;
const WRITTEN = 1;
const RADIX = 1 << 15;

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
  { team = ALONE, onProgress }: MapOptions = {},
): Result[] {
  const threads = Math.min(team.threads, jobs.length);
  const own = new Map<number, Result>();
  const stagesOf = stagesBuffer(threads > 1 ? team.threads : 1);
  const slotSize = HEAD + (task.letters ?? LETTERS);
  const slots = threads > 1 ? new SharedArrayBuffer(2 * slotSize * jobs.length) : new ArrayBuffer(0);
  if (threads > 1) {
    const work: MapWork = { kind: 'map', name: task.name, jobs, slots, slotSize, stages: stagesOf };
    team.call(work);
  }
  const stages = new Stages(stagesOf, [jobs.length]);
  const run = (i: number): void => {
    own.set(i, task.run(jobs[i]));
    onProgress?.(stages.done + 1, jobs.length);
  };
  // Jobs do not need each other, and one that was done twice has the same result: what a lost thread had is done again.
  stages.workToEnd(run, team, run);
  return jobs.map((job, i) => {
    if (own.has(i)) return own.get(i) as Result;
    const text = readSlot(slotOf(slots, slotSize, i));
    return text === null ? task.run(job) : (JSON.parse(text) as Result);
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
  const slotSize = HEAD + 'null'.length;
  const slots = new SharedArrayBuffer(2 * slotSize * others);
  const work: MapWork = { kind: 'map', name: task.name, jobs, slots, slotSize, stages: stagesBuffer(team.threads) };
  team.call(work);
}

/** Takes part in jobs of one of these tasks. */
export function helpWithJobs(
  { name, jobs, slots, slotSize, stages }: MapWork,
  thread: number,
  tasks: readonly AnyTask[],
): void {
  const task = tasks.find((one) => one.name === name);
  new Stages(stages, [jobs.length]).help((i) => {
    if (task === undefined) throw new Error(`there is no task '${name}'`);
    writeSlot(slotOf(slots, slotSize, i), JSON.stringify(task.run(jobs[i] as never)));
  }, thread);
}

const slotOf = (slots: ArrayBufferLike, size: number, i: number): Uint16Array =>
  new Uint16Array(slots, 2 * size * i, size);

/** Writes a text, the mark last; one that is too long is left out. */
function writeSlot(slot: Uint16Array, text: string): void {
  if (text.length > slot.length - HEAD) return;
  slot[1] = Math.floor(text.length / RADIX);
  slot[2] = text.length % RADIX;
  for (let k = 0; k < text.length; k++) slot[HEAD + k] = text.charCodeAt(k);
  Atomics.store(slot, 0, WRITTEN);
}

/** The text in a slot; null if there is none. */
function readSlot(slot: Uint16Array): string | null {
  if (Atomics.load(slot, 0) !== WRITTEN) return null;
  const end = HEAD + slot[1] * RADIX + slot[2];
  const pieces: string[] = [];
  for (let k = HEAD; k < end; k += RADIX) {
    pieces.push(String.fromCharCode(...slot.subarray(k, Math.min(end, k + RADIX))));
  }
  return pieces.join('');
}
