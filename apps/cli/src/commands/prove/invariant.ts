/** `lilypad prove` with the name of a closed set, such as W22: from the library, or found from scratch. */
import { type CheckedTheorem, type InvariantTheorem, type MapJobs, proveInvariant } from '@lilypad/prover';
import { openTheorems } from '../../library/library.ts';
import { writeLine } from '../../output/output.ts';
import { Progress } from '../../output/progress.ts';
import { openTeam } from '../../threads/team.ts';
import { passedSeconds, processorSeconds } from './clock.ts';
import { countingDocument, countingText } from './counting-text.ts';
import { checkFiles, writeFiles } from './files.ts';
import type { ClaimOptions } from './options.ts';
import { showSlices } from './slice-progress.ts';

export async function invariant(named: InvariantTheorem, options: ClaimOptions): Promise<void> {
  checkFiles(options);
  const started = performance.now();
  const theorem = (options.fresh ? null : openTheorems().theorem(named.name)) ?? (await foundAnew(named, options));
  const seconds = Math.round(performance.now() - started) / 1000;
  writeFiles(theorem, [], options);
  await writeLine(options.json ? JSON.stringify(countingDocument(theorem, seconds)) : countingText(theorem));
}

async function foundAnew(
  named: InvariantTheorem,
  { seconds = 600, threads = 1, farm }: ClaimOptions,
): Promise<CheckedTheorem> {
  const progress = new Progress('slices');
  const find = (mapJobs?: MapJobs): CheckedTheorem =>
    proveInvariant(named, {
      maxSeconds: seconds,
      clock: farm ? passedSeconds : processorSeconds,
      onProgress: showSlices(progress),
      team: openTeam(threads),
      mapJobs,
    });
  try {
    return farm ? await (await import('./farm-jobs.ts')).withFarmJobs(farm, seconds, find) : find();
  } finally {
    progress.clear();
  }
}
