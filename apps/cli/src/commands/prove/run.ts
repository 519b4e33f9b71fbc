/**
 * `lilypad prove` and `lilypad conjecture`: theorems about a class, a family of positions or a conjecture. The prover
 * finds and checks it; here it is printed and written to files.
 */
import {
  type CheckedTheorem,
  type CountingProblem,
  classNamed,
  countingNamed,
  invariantNamed,
  isStatement,
  negativePower,
  type OutcomeFinding,
  parseTarget,
  proveCounting,
  proveStandings,
  strategyNamed,
  type Target,
  TargetError,
} from '@lilypad/prover';
import { resultNamed } from '@lilypad/register';
import { expectLongWork, LONG_WORK } from '@lilypad/server/team';
import { openTheorems } from '../../library/library.ts';
import { ExitCode, InputError, LimitError } from '../../output/errors.ts';
import { messages } from '../../output/messages.ts';
import { writeLine } from '../../output/output.ts';
import { inSeconds, Progress } from '../../output/progress.ts';
import { openTeam } from '../../threads/team.ts';
import { processorSeconds } from './clock.ts';
import { countingDocument, countingText } from './counting-text.ts';
import { checkFiles, tellFailure, writeFiles } from './files.ts';
import { guess } from './guess.ts';
import { invariant } from './invariant.ts';
import type { ClaimOptions } from './options.ts';
import { outcomeDocument, outcomeText } from './outcome-text.ts';
import { namedResult, statements, statementsIn, tryStatement } from './statement.ts';
import { strategy } from './strategy.ts';
import { values } from './values.ts';

/** A way to prove something, and whether a farm can do its work. */
interface Way {
  readonly prove: () => Promise<void>;
  readonly byFarm: boolean;
}

const here = (prove: () => Promise<void>): Way => ({ prove, byFarm: false });
const byFarm = (prove: () => Promise<void>): Way => ({ prove, byFarm: true });

export async function run(name: string, options: ClaimOptions): Promise<void> {
  const way = wayFor(name, options);
  if (options.isFarmGiven && options.farm && !way.byFarm) {
    messages.tell('This proof is done here: a farm proves classes, families and closed sets.');
  }
  await way.prove();
}

/** How to prove what has this name, or is in the file with it. */
function wayFor(name: string, options: ClaimOptions): Way {
  if (name.endsWith('.txt')) return here(() => statementsIn(name, options));
  if (name.endsWith('.json')) return here(() => guess(name, options));
  if (isStatement(name)) return here(() => statements([name], options));
  const problem = countingNamed(name);
  if (problem !== null) return here(() => counting(problem, options));
  const closed = invariantNamed(name);
  if (closed !== null) return byFarm(() => invariant(closed, options));
  const result = classNamed(name) === null ? resultNamed(name) : undefined;
  const named = strategyNamed(name);
  if (named !== null && (options.fresh || !result?.statements.length)) return here(() => strategy(named, options));
  if (result !== undefined) return here(() => namedResult(result, options));
  if (/^[ET][1-9]$/i.test(name)) {
    throw new InputError(`there is no conjecture '${name}'; there are E1 to E6 and T1 to T5`);
  }
  if (options.using?.length) throw new InputError('option --using is for statements and for theorems by strategies');
  const isByOutcomes = options.outcomes || isKnownByOutcomes(name, options);
  return byFarm(() => (isByOutcomes ? outcomes(name, options) : values(targetNamed(name), options, true)));
}

/** Does the library have the outcomes of the class of a family, and not its values? */
function isKnownByOutcomes(name: string, { fresh }: ClaimOptions): boolean {
  const target = targetNamed(name);
  if (fresh || target.family === null || negativePower(target) !== null) return false;
  return openTheorems().about(target.positions.name)?.claim.kind === 'outcome';
}

/** A theorem by counting claims. */
async function counting(problem: CountingProblem, options: ClaimOptions): Promise<void> {
  checkFiles(options);
  const started = performance.now();
  const theorem = (options.fresh ? null : openTheorems().theorem(problem.target)) ?? countingAnew(problem, options);
  const seconds = Math.round(performance.now() - started) / 1000;
  writeFiles(theorem, [], options);
  await writeLine(options.json ? JSON.stringify(countingDocument(theorem, seconds)) : countingText(theorem));
}

/** Found from scratch, which takes seconds. */
function countingAnew(problem: CountingProblem, { seconds = 600 }: ClaimOptions): CheckedTheorem {
  return proveCounting(problem, (stage) => {
    if (processorSeconds() > seconds) throw new LimitError(`there was no proof after ${inSeconds(seconds)} (${stage})`);
  });
}

/** Formulas that fit all samples, without proof. */
export const conjecture = (name: string, options: ClaimOptions): Promise<void> =>
  isStatement(name) ? tryStatement(name, options) : values(targetNamed(name), options, false);

async function outcomes(name: string, options: ClaimOptions): Promise<void> {
  checkFiles(options);
  const finding = await findOutcomes(targetNamed(name), options);
  if (finding.theorem !== null) writeFiles(finding.theorem, [], options);
  // What proves a family is shown only on request.
  const withTrees = finding.target.family === null || options.tree === true;
  const text = { withTrees, notation: options.notation };
  await writeLine(options.json ? JSON.stringify(outcomeDocument(finding, text)) : outcomeText(finding, text));
  if (finding.status === 'failed') tellFailure(options);
  else if (finding.missing !== null) process.exitCode = ExitCode.Limit;
}

async function findOutcomes(
  target: Target,
  { fresh, outcomes: isAsked, seconds = 600, threads = 1, farm }: ClaimOptions,
): Promise<OutcomeFinding> {
  const progress = new Progress('attempts');
  const theorems = openTheorems();
  const recalled = fresh || isAsked ? null : theorems.about(target.positions.name);
  const isForFarm = recalled === null && farm;
  const known = isForFarm ? await (await import('./by-farm.ts')).provedByFarm(target, seconds, farm) : recalled;
  if (known !== null && 'status' in known) return known;
  if (known === null) expectLongWork();
  const finding = asInput(() =>
    proveStandings(target, {
      library: (name) => theorems.theorem(name),
      known,
      isAnew: Boolean(isForFarm),
      maxSeconds: seconds,
      clock: processorSeconds,
      team: openTeam(threads, LONG_WORK),
      onProgress: ({ stage, round, word, regions, obligations }) =>
        progress.update(round, `; ${stage} ${word}, ${regions} regions, ${obligations} obligations met`),
    }),
  );
  progress.clear();
  return finding;
}

const targetNamed = (name: string): Target => asInput(() => parseTarget(name));

/** If the question makes a proof impossible, it is bad input. */
function asInput<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof TargetError ? new InputError(error.message) : error;
  }
}
