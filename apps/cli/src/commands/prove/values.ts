/** Values of a class or a family, proved or conjectured. */
import {
  knownValues,
  type MapJobs,
  type ProofProgress,
  proveValues,
  type Target,
  type ValueFinding,
} from '@lilypad/prover';
import { expectLongWork, LONG_WORK } from '@lilypad/server/team';
import { openTheorems } from '../../library/library.ts';
import { writeLine } from '../../output/output.ts';
import { Progress } from '../../output/progress.ts';
import { openTeam } from '../../threads/team.ts';
import { passedSeconds, processorSeconds } from './clock.ts';
import { checkFiles, tellFailure, writeFiles } from './files.ts';
import type { ClaimOptions } from './options.ts';
import { valueDocument, valueText } from './value-text.ts';

export async function values(target: Target, options: ClaimOptions, prove: boolean): Promise<void> {
  checkFiles(options);
  const { fresh, seconds = 600, notation, farm } = options;
  const known = fresh || !prove ? null : knownValues(target.positions, (one) => openTheorems().theorem(one));
  if (known === null) expectLongWork();
  const byFarm = prove && known === null && farm;
  const find = (mapJobs?: MapJobs): ValueFinding =>
    withProgress((onProgress) =>
      proveValues(target, {
        known,
        conjectureOnly: !prove,
        maxSeconds: seconds,
        clock: byFarm ? passedSeconds : processorSeconds,
        team: openTeam(options.threads ?? 1, LONG_WORK),
        mapJobs,
        onProgress,
        ...(notation === undefined ? {} : { notation }),
      }),
    );
  await tellValues(byFarm ? await (await import('./farm-jobs.ts')).withFarmJobs(farm, seconds, find) : find(), options);
}

/** Prints what was found, and writes its files. */
export async function tellValues(finding: ValueFinding, options: ClaimOptions): Promise<void> {
  if (finding.theorem !== null) writeFiles(finding.theorem, finding.cases === null ? [] : [finding.cases], options);
  await writeLine(
    options.json ? JSON.stringify(valueDocument(finding, options.notation)) : valueText(finding, options),
  );
  if (finding.status === 'failed') tellFailure(options);
}

/** Work on a class, with its progress on the terminal. */
export function withProgress<T>(work: (onProgress: (progress: ProofProgress) => void) => T): T {
  const progress = new Progress('attempts');
  const done = work(({ round, stage, word, wordsDone, words, regions, obligations, worst }) => {
    // Short, and the most important first: a terminal may have 80 columns.
    const most = worst === null ? '' : ` (${worst.word} ${worst.regions})`;
    const place = `${stage} ${word}, words ${wordsDone}/${words}`;
    progress.update(round, `; ${place}, regions ${regions}${most}, obligations ${obligations}`);
  });
  progress.clear();
  return done;
}
