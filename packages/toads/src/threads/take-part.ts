/** What a thread does that a team calls: its part of the work, whatever it is. */
import { helpWithThresholds, type ThresholdsWork } from '../compare/thresholds/sweep-engine.ts';
import { type DemandWork, helpOnDemand } from '../sweep/demand-sweep.ts';
import { helpWithValues, type ValuesWork } from '../sweep/sweep-engine.ts';
import { type AnyTask, helpWithJobs, type MapWork } from '../team/map.ts';
import type { TeamWork } from '../team/team.ts';
import { helpWithStrips, type StripsWork } from '../value/strips-engine.ts';
import { helpWithPass, type PassWork } from '../winning/pass-by-team.ts';

type KnownWork = ThresholdsWork | ValuesWork | DemandWork | StripsWork | PassWork | MapWork;

/**
 * Takes part in the work of a team, until nothing is left to take. An error stops the whole team, and the thread that
 * called it throws.
 *
 * @param thread - the number of this thread in the team, from 1
 * @param tasks - what jobs there are (team/map.ts)
 * @throws Error - if there is no such work
 * @example
 * ```ts
 * const team: Team = { threads: 2, call: (work) => takePart(work, 1) };
 * const session = new Session({ maxBytes: 2 ** 28, team });
 * session.team.threads; // => 2
 * ```
 */
export function takePart(work: TeamWork, thread: number, tasks: readonly AnyTask[] = []): void {
  const known = work as KnownWork;
  if (known.kind === 'thresholds') helpWithThresholds(known, thread);
  else if (known.kind === 'values') helpWithValues(known, thread);
  else if (known.kind === 'demand') helpOnDemand(known, thread);
  else if (known.kind === 'strips') helpWithStrips(known, thread);
  else if (known.kind === 'pass') helpWithPass(known, thread);
  else if (known.kind === 'map') helpWithJobs(known, thread, tasks);
  else throw new Error(`a team has no work '${work.kind}'`);
}
