/**
 * A job: a kind, a question of that kind as plain data, and the version of the program that is to answer it. Its number
 * is a digest of these three, so whoever asks the same has the same job, and a result belongs to what was asked.
 */
import { createHash } from 'node:crypto';

/** Data that JSON can hold. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** What is asked, and what helps to plan it. Only kind and question decide which job it is. */
export interface JobRequest {
  /** The kind, which says who answers; see `KINDS`. */
  readonly kind: string;
  /** The question, as that kind reads it. */
  readonly question: Plain;
  /** What may help to answer, such as a guess; the answer does not depend on it. */
  readonly hint?: Plain;
  /** The question of a job of the same kind whose answer is the hint, if it is known when this one begins. */
  readonly hintFrom?: Plain;
  /** An estimate of the work, in any unit; what is less comes first. */
  readonly cost: number;
  /** The memory that the job is first given, in megabytes. */
  readonly memory: number;
  /** The memory that the job may be given if that is not enough, in megabytes. */
  readonly mostMemory: number;
}

/** JSON with sorted keys: equal data have equal texts. */
export function canonicalText(data: Plain): string {
  if (Array.isArray(data)) return `[${data.map(canonicalText).join(',')}]`;
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  const entries = Object.entries(data as { readonly [key: string]: Plain })
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${canonicalText(value)}`).join(',')}}`;
}

/** The number of a job: 128 bits of SHA-256, written as a UUID. */
export function jobId(version: string, kind: string, question: Plain): string {
  const hex = createHash('sha256')
    .update(canonicalText([version, kind, question]))
    .digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/**
 * Jobs are queued by the memory that they need besides the heap, in these steps (megabytes). A worker takes only those for which it has
 * the memory: see `memoryTaken`.
 */
export const MEMORY_STEPS = [256, 1024, 4096, 16_384, 65_536] as const;

/** The heap of a thread, in megabytes: jobs of all kinds were measured to take some 100, whatever they keep elsewhere. */
const LEAST_HEAP = 256;
const MOST_HEAP = 1024;

/**
 * The heap that V8 may fill for a job of this step, in megabytes: more from step to step at first, so that a job that lacks heap gets
 * more. What it keeps elsewhere, in typed arrays and WebAssembly, a job counts itself, up to the step.
 */
export const heapOf = (step: number): number => Math.min(MOST_HEAP, Math.max(LEAST_HEAP, step / 2));

/** What a job of this step takes of the memory of its worker, in megabytes. */
export const memoryTaken = (step: number): number => step + heapOf(step);

/**
 * A worker with less memory could do no job, in megabytes.
 *
 * @example
 * ```ts
 * LEAST_WORKER_MEMORY; // => 512
 * ```
 */
export const LEAST_WORKER_MEMORY = memoryTaken(MEMORY_STEPS[0]);

/** The step that has room for so many megabytes; the largest if none has. */
export const memoryStep = (megabytes: number): number =>
  MEMORY_STEPS.find((step) => step >= megabytes) ?? (MEMORY_STEPS.at(-1) as number);

/** The next step; null after the last. */
export const nextMemoryStep = (step: number): number | null => MEMORY_STEPS.find((next) => next > step) ?? null;
