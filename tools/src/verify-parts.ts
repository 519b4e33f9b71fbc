/** How the parts of a box are given to threads, and what comes back. */
import { mapByTeam, type Task } from '@lilypad/toads';
import { TEAM } from './verify-team.ts';

/** What was found in some parts: how much was compared, and the first part in which something is wrong. */
export interface PartsFinding {
  readonly compared: number;
  readonly wrong: { readonly part: number; readonly what: string } | null;
}

/** Jobs a thread: parts differ much in size. */
const JOBS_PER_THREAD = 8;

/** Does jobs that are made from the numbers of parts; what was compared in all, and what is wrong in the first part that is. */
export function inParts<Job>(
  task: Task<Job, PartsFinding>,
  parts: number,
  jobOf: (numbers: readonly number[]) => Job,
): PartsFinding {
  const groups = Array.from({ length: Math.min(parts, JOBS_PER_THREAD * TEAM.threads) }, (): number[] => []);
  // The middle parts are the largest: they come last, so that the jobs are alike.
  for (let i = 0; i < parts; i++) groups[i % groups.length].push(i);
  const found = mapByTeam(task, groups.map(jobOf), { team: TEAM });
  const wrong = found.flatMap((one) => (one.wrong === null ? [] : [one.wrong])).sort((x, y) => x.part - y.part);
  return { compared: found.reduce((sum, one) => sum + one.compared, 0), wrong: wrong[0] ?? null };
}
