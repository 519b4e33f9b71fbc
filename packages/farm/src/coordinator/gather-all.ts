/** The answers to jobs that are all needed before anything is done with them. */
import type { JobRequest } from '../jobs/job.ts';
import type { Farm } from '../queue/farm.ts';
import { type GatherOptions, type GatherOutcome, gather } from './gather.ts';

/** How to wait for all answers. */
export interface GatherAllOptions extends Omit<GatherOptions, 'onOutcome' | 'seconds'> {
  /** Called with each answer as it comes; `index` is the number of its request. It may throw a Doubt. */
  readonly onAnswer?: (answer: unknown, index: number) => void;
}

/**
 * The answers to some jobs, in their order; null where there is none, because the job was parked.
 *
 * @throws FarmError - if the farm is stopped, or stops with an alarm
 * @throws Doubt - if a result cannot be read, or the caller doubts it
 * @example
 * ```ts
 * const answers = (farm: Farm): Promise<unknown[]> => gatherAll(farm, [cellJob('T.F', { mostMemory: 256 })], {});
 * answers.length; // => 1
 * ```
 */
export async function gatherAll(
  farm: Farm,
  requests: readonly JobRequest[],
  { onAnswer, ...options }: GatherAllOptions,
): Promise<unknown[]> {
  const answers = new Array<unknown>(requests.length).fill(null);
  const onOutcome = (outcome: GatherOutcome): void => {
    if (!outcome.ok) return;
    onAnswer?.(outcome.answer, outcome.index);
    answers[outcome.index] = outcome.answer;
  };
  await gather(farm, requests, { ...options, onOutcome });
  return answers;
}
