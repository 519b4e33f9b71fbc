/**
 * `lilypad prove` and `lilypad conjecture`: theorems about a class, a family of positions or a conjecture. The prover
 * finds and checks it; here it is printed and written to files.
 */
import {
  type CheckedTheorem,
  type CountingProblem,
  classNamed,
  countingNamed,
  isStatement,
  knownValues,
  negativePower,
  type OutcomeFinding,
  parseTarget,
  proveCounting,
  proveStandings,
  proveValues,
  strategyNamed,
  type Target,
  TargetError,
  type ValueFinding,
} from '@lilypad/prover';
import { resultNamed } from '@lilypad/register';
import { readTextFile } from '../../input/read-file.ts';
import { openTheorems } from '../../library/library.ts';
import { ExitCode, InputError, LimitError } from '../../output/errors.ts';
import { messages } from '../../output/messages.ts';
import { writeLine } from '../../output/output.ts';
import { inSeconds, Progress } from '../../output/progress.ts';
import { checkFolderOf, writeWholeFile } from '../../output/write-file.ts';
import { processorSeconds } from './clock.ts';
import { countingDocument, countingText } from './counting-text.ts';
import type { ClaimOptions } from './options.ts';
import { outcomeDocument, outcomeText } from './outcome-text.ts';
import { namedResult, statements, tryStatement } from './statement.ts';
import { strategy } from './strategy.ts';
import { valueDocument, valueText } from './value-text.ts';

export async function run(name: string, options: ClaimOptions): Promise<void> {
  if (isFileOfStatements(name)) return statements(linesOf(name), options);
  if (isStatement(name)) return statements([name], options);
  const problem = countingNamed(name);
  if (problem !== null) return counting(problem, options);
  const result = classNamed(name) === null ? resultNamed(name) : undefined;
  const named = strategyNamed(name);
  if (named !== null && (options.fresh || !result?.statements.length)) return strategy(named, options);
  if (result !== undefined) return namedResult(result, options);
  if (/^[ET][1-9]$/i.test(name)) {
    throw new InputError(`there is no conjecture '${name}'; there are E1 to E6 and T1 to T5`);
  }
  await (options.outcomes || isKnownByOutcomes(name, options) ? outcomes(name, options) : values(name, options, true));
}

const isFileOfStatements = (name: string): boolean => name.endsWith('.txt');

/** The lines of a file, without blank ones and comments. */
const linesOf = (file: string): string[] =>
  readTextFile(file)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Does the library have the outcomes of the class of a family, and not its values? */
function isKnownByOutcomes(name: string, { fresh }: ClaimOptions): boolean {
  const target = targetNamed(name);
  if (fresh || target.family === null || negativePower(target) !== null) return false;
  return openTheorems().about(target.positions.name)?.claim.kind === 'outcome';
}

/** A theorem by counting claims. */
async function counting(problem: CountingProblem, options: ClaimOptions): Promise<void> {
  if (options.report !== undefined && !options.report.endsWith('.md')) {
    throw new InputError('option --report writes a file that ends in .md where counting claims are proved');
  }
  checkWritable(options);
  const started = performance.now();
  const theorem = (options.fresh ? null : openTheorems().theorem(problem.target)) ?? countingAnew(problem, options);
  const seconds = Math.round(performance.now() - started) / 1000;
  writeFiles(theorem, null, options);
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
  isStatement(name) ? tryStatement(name, options) : values(name, options, false);

async function values(name: string, options: ClaimOptions, prove: boolean): Promise<void> {
  if (options.report !== undefined && !/\.(md|tex)$/.test(options.report)) {
    throw new InputError('option --report writes a file that ends in .md or .tex');
  }
  checkWritable(options);
  const finding = findValues(targetNamed(name), options, prove);
  if (finding.theorem !== null) writeFiles(finding.theorem, finding, options);
  await writeLine(options.json ? JSON.stringify(valueDocument(finding)) : valueText(finding, options.tree === true));
  if (finding.status === 'failed') tellFailure(options);
}

function findValues(target: Target, { fresh, seconds = 600 }: ClaimOptions, prove: boolean): ValueFinding {
  const progress = new Progress('attempts');
  const finding = proveValues(target, {
    known: fresh || !prove ? null : knownValues(target.positions, (one) => openTheorems().theorem(one)),
    conjectureOnly: !prove,
    maxSeconds: seconds,
    clock: processorSeconds,
    onProgress: ({ round, stage, word, wordsDone, words, regions, obligations, worst }) => {
      // Short, and the most important first: a terminal may have 80 columns.
      const most = worst === null ? '' : ` (${worst.word} ${worst.regions})`;
      const place = `${stage} ${word}, words ${wordsDone}/${words}`;
      progress.update(round, `; ${place}, regions ${regions}${most}, obligations ${obligations}`);
    },
  });
  progress.clear();
  return finding;
}

async function outcomes(name: string, options: ClaimOptions): Promise<void> {
  if (options.report !== undefined && !options.report.endsWith('.md')) {
    throw new InputError('option --report writes a file that ends in .md where outcomes are proved');
  }
  checkWritable(options);
  const finding = findOutcomes(targetNamed(name), options);
  if (finding.theorem !== null) writeFiles(finding.theorem, null, options);
  // What proves a family is shown only on request.
  const withTrees = finding.target.family === null || options.tree === true;
  await writeLine(options.json ? JSON.stringify(outcomeDocument(finding, withTrees)) : outcomeText(finding, withTrees));
  if (finding.status === 'failed') tellFailure(options);
  else if (finding.missing !== null) process.exitCode = ExitCode.Limit;
}

function findOutcomes(target: Target, { fresh, outcomes: isAsked, seconds = 600 }: ClaimOptions): OutcomeFinding {
  const progress = new Progress('attempts');
  const theorems = openTheorems();
  const finding = asInput(() =>
    proveStandings(target, {
      library: (name) => theorems.theorem(name),
      known: fresh || isAsked ? null : theorems.about(target.positions.name),
      maxSeconds: seconds,
      clock: processorSeconds,
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

function writeFiles(theorem: CheckedTheorem, finding: ValueFinding | null, { out, report }: ClaimOptions): void {
  if (out !== undefined) writeWholeFile(out, theorem.certificate);
  if (report === undefined) return;
  const text = theorem.report(report.endsWith('.md') ? 'md' : 'tex', finding?.cases ?? null);
  if (text !== null) writeWholeFile(report, text);
}

/** A proof may take minutes, so check before it that its files can be written. */
function checkWritable({ out, report }: ClaimOptions): void {
  for (const file of [out, report]) if (file !== undefined) checkFolderOf(file);
}

/** Sets the exit code, and says which files were not written. */
function tellFailure({ out, report }: ClaimOptions): void {
  process.exitCode = ExitCode.Limit;
  const files = [out, report].filter((file) => file !== undefined);
  if (files.length > 0) messages.tell(`Nothing is proved, so ${files.join(' and ')} is not written.`);
}
