/** `lilypad prove` with statements: those that the user writes, or those of a named result. */
import { Arena } from '@lilypad/games';
import {
  type Counterexample,
  DEATH_LEAP,
  type ProofMethod,
  parseStatement,
  proveStatement,
  type Statement,
  type StatementFinding,
  type StrategyOptions,
  type Trial,
  trialOf,
} from '@lilypad/prover';
import { examine, type NamedResult, proofsText } from '@lilypad/register';
import { parseFailure } from '../../input/parse-failure.ts';
import { openProofLibrary } from '../../library/library.ts';
import { ExitCode, InputError } from '../../output/errors.ts';
import { messages } from '../../output/messages.ts';
import { writeLine } from '../../output/output.ts';
import { Progress } from '../../output/progress.ts';
import { raiseExitCode } from '../../output/report-error.ts';
import { checkFolderOf, writeWholeFile } from '../../output/write-file.ts';
import { bundledResults } from '../../results/known.ts';
import { processorSeconds } from './clock.ts';
import type { ClaimOptions } from './options.ts';
import { offers } from './strategy.ts';

/** Proves statements one after the other. */
export async function statements(texts: readonly string[], options: ClaimOptions): Promise<void> {
  if (texts.length === 0) throw new InputError('there is no statement');
  const parsed = texts.map(read);
  const { out, report } = options;
  for (const file of [out, report]) if (file !== undefined) checkFolderOf(file);
  for (const statement of parsed) await one(statement, options, texts.length > 1);
}

function read(text: string): Statement {
  const parsed = parseStatement(text);
  if (!parsed.ok) throw parseFailure(text, parsed.error);
  return parsed.value;
}

/** Whether the library proves statements, and on how many boards they hold. */
export const checkStatements = (texts: readonly string[], { json }: { readonly json?: boolean }): Promise<void> =>
  statements(texts, { by: 'library', ...(json === undefined ? {} : { json }) });

/** Tries a statement on boards, without proof. */
export async function tryStatement(text: string, { json = false }: ClaimOptions): Promise<void> {
  const statement = read(text);
  const trial = trialOf(statement);
  const { counterexample, tried, bound, skipped } = trial;
  if (counterexample !== null) raiseExitCode(ExitCode.Refuted);
  const finding = counterexample === null ? null : ({ status: 'refuted', trial } as const);
  if (json) {
    const open = { statement: text, status: 'conjectured', checked: tried, upTo: bound, skipped };
    return writeLine(JSON.stringify(finding === null ? open : document(statement, finding)));
  }
  const holding = `${statement.text}: ${holdsText(trial, statement.parameters)}; not proved.`;
  await writeLine(finding === null ? holding : describe(statement, finding));
}

/** Proves what a named result says; a board that is known to contradict it refutes it. */
export async function namedResult(result: NamedResult, options: ClaimOptions): Promise<void> {
  const { name, statements: said, checked } = result;
  if (said.length === 0) {
    throw new InputError(
      `${name} is not written in the language of statements; 'lilypad results ${name}' tells what is known of it`,
    );
  }
  const known = bundledResults();
  const evidence = examine(new Arena(), result, checked?.usual ?? 0, (position) => known.get(position)?.value);
  if (evidence.witness !== null) {
    const { position, value } = evidence.witness;
    raiseExitCode(ExitCode.Refuted);
    const document = { statement: result.statement, status: 'refuted', board: position, value };
    return writeLine(
      options.json ? JSON.stringify(document) : `${result.statement}: false at ${position}, which is ${value}.`,
    );
  }
  await statements(
    said.map(({ text }) => text),
    options,
  );
}

async function one(statement: Statement, options: ClaimOptions, isOneOfSeveral: boolean): Promise<void> {
  const finding = find(statement, options, await offers(options));
  if (finding.status === 'proved') writeFiles(finding, options, isOneOfSeveral);
  else raiseExitCode(finding.status === 'refuted' ? ExitCode.Refuted : ExitCode.Limit);
  await writeLine(options.json ? JSON.stringify(document(statement, finding)) : describe(statement, finding));
}

function find(
  statement: Statement,
  { by, fresh = false, seconds = 600 }: ClaimOptions,
  offered: Pick<StrategyOptions, 'using' | 'onGivenUp'>,
): StatementFinding {
  const progress = new Progress('claims');
  try {
    return proveStatement(statement, {
      ...offered,
      library: openProofLibrary(),
      ...(by === undefined ? {} : { by: by as ProofMethod }),
      fresh,
      maxSeconds: seconds,
      clock: processorSeconds,
      onProgress: ({ made, open, closed, dead, goal }) => {
        progress.update(made, `; ${open} open, ${closed} closed, ${dead} dead; ${goal}`);
      },
    });
  } finally {
    progress.clear();
  }
}

function writeFiles(
  { theorems }: Extract<StatementFinding, { status: 'proved' }>,
  { out, report }: ClaimOptions,
  isOneOfSeveral: boolean,
): void {
  if (out === undefined && report === undefined) return;
  const [theorem] = theorems;
  if (theorem === undefined || theorems.length > 1 || isOneOfSeveral) {
    messages.tell('There is not exactly one certificate, so no file is written.');
    return;
  }
  if (out !== undefined) writeWholeFile(out, theorem.certificate);
  if (report !== undefined) writeWholeFile(report, theorem.report('md') as string);
}

function describe({ text, parameters }: Statement, finding: StatementFinding): string {
  if (finding.status === 'refuted') return `${text}: ${falseAt(finding.trial.counterexample as Counterexample)}.`;
  if (finding.status === 'proved') return `${text}: proved, ${proofText(finding)}.`;
  const { credits, trial, failed } = finding;
  const partly = credits.map(({ part, certificates, computed }) => ({
    part,
    certificate: certificates.join(' and '),
    computed,
    objection: null,
  }));
  return [
    `${text}: no proof was found; ${holdsText(trial, parameters)}.`,
    ...(partly.length === 0 ? [] : [`It is ${proofsText({ isWhole: false, proofs: partly }).replace(/; $/, '')}.`]),
    'Tried:',
    ...failed.map(({ method, message }) => `  ${method}: ${message}.`),
  ].join('\n');
}

function falseAt({ position, value, said }: Counterexample): string {
  return `false at ${position}, which is ${value}${said === null || said === value ? '' : `, not ${said}`}`;
}

function holdsText({ tried, bound, skipped }: Trial, parameters: readonly string[]): string {
  const range = parameters.length === 0 ? '' : ` with ${parameters.join(', ')} <= ${bound}`;
  const left = skipped === 0 ? '' : ` (${skipped} more are too large to try)`;
  return `it holds in ${tried} ${tried === 1 ? 'position' : 'positions'}${range}${left}`;
}

function proofText({ by, certificates, computed, theorems }: Extract<StatementFinding, { status: 'proved' }>): string {
  if (by === 'library') {
    const names = certificates.filter((name) => name !== DEATH_LEAP);
    const word = names.length === 1 ? 'certificate' : 'certificates';
    return [
      ...(names.length === 0 ? [] : [`as a corollary of ${word} ${names.join(' and ')}`]),
      ...(certificates.length > names.length ? [`by ${DEATH_LEAP}`] : []),
      ...(computed === 0 ? [] : [`by computing ${computed} ${computed === 1 ? 'board' : 'boards'}`]),
    ].join(' and ');
  }
  const [theorem] = theorems;
  if (by === 'strategies') {
    return `by ${theorem.counts.words} claims with replies to ${theorem.counts.obligations} moves`;
  }
  return `as a corollary of the ${by} of class ${theorem.target}, proved now`;
}

function document({ text, parameters }: Statement, finding: StatementFinding): object {
  if (finding.status === 'proved') {
    const { by, certificates, computed, theorems } = finding;
    const [theorem] = theorems;
    const counts = by === 'strategies' ? { claims: theorem.counts.words, moves: theorem.counts.obligations } : {};
    return { statement: text, status: 'proved', by, certificates, computed, ...counts };
  }
  const { counterexample, tried, bound, skipped } = finding.trial;
  if (counterexample !== null) {
    const { position, value, said, values } = counterexample;
    return { statement: text, status: 'refuted', board: position, value, said, parameters: values };
  }
  const { credits = [], failed = [] } = finding.status === 'open' ? finding : {};
  const range = parameters.length === 0 ? null : bound;
  return { statement: text, status: 'failed', checked: tried, upTo: range, skipped, proofs: credits, tried: failed };
}
