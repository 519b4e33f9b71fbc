/** `lilypad prove` with statements: those that the user writes, or those of a named result. */
import { Arena } from '@lilypad/games';
import {
  type CheckedTheorem,
  type FamilyCases,
  joinedDocuments,
  mergedTheorems,
  type ProofMethod,
  parseStatement,
  proveStatements,
  type Statement,
  type StatementFinding,
  trialOf,
} from '@lilypad/prover';
import { examine, type NamedResult } from '@lilypad/register';
import { parseFailure } from '../../input/parse-failure.ts';
import { readTextFile } from '../../input/read-file.ts';
import { openProofLibrary } from '../../library/library.ts';
import { ExitCode, InputError } from '../../output/errors.ts';
import { messages } from '../../output/messages.ts';
import { writeLine } from '../../output/output.ts';
import { Progress } from '../../output/progress.ts';
import { raiseExitCode } from '../../output/report-error.ts';
import { writeWholeFile } from '../../output/write-file.ts';
import { bundledResults } from '../../results/known.ts';
import { processorSeconds } from './clock.ts';
import { checkFiles, reportText } from './files.ts';
import type { ClaimOptions } from './options.ts';
import { showSlices } from './slice-progress.ts';
import { describe, document, holdsText } from './statement-text.ts';
import { offers } from './strategy.ts';

/** A statement as it is given, and where. */
interface Given {
  readonly text: string;
  /** Such as "line 3 of lemmas.txt"; null for an argument. */
  readonly place: string | null;
}

/** Proves the statements of a file, one a line, together. */
export function statementsIn(file: string, options: ClaimOptions): Promise<void> {
  const lines = readTextFile(file).split('\n');
  const given = lines.flatMap((line, i): Given[] => {
    const text = line.trimEnd();
    return text === '' || text.trimStart().startsWith('#') ? [] : [{ text, place: `line ${i + 1} of ${file}` }];
  });
  if (given.length === 0) throw new InputError(`there is no statement in ${file}`);
  return proveGiven(given, options);
}

/** Proves statements together: each may use the others. */
export const statements = (texts: readonly string[], options: ClaimOptions): Promise<void> =>
  proveGiven(
    texts.map((text) => ({ text, place: null })),
    options,
  );

async function proveGiven(given: readonly Given[], options: ClaimOptions): Promise<void> {
  const parsed = given.map(read);
  checkFiles(options);
  const findings = await find(parsed, options);
  for (const [i, finding] of findings.entries()) {
    if (finding.status !== 'proved') {
      raiseExitCode(finding.status === 'refuted' ? ExitCode.Refuted : ExitCode.Limit);
    }
    await writeLine(options.json ? JSON.stringify(document(parsed[i], finding)) : describe(parsed[i], finding));
  }
  writeFiles(parsed, findings, options);
}

function read({ text, place }: Given): Statement {
  const parsed = parseStatement(text);
  if (parsed.ok) return parsed.value;
  const failure = parseFailure(text, parsed.error);
  throw place === null ? failure : new InputError(`${place}: ${failure.message}`, parsed.error);
}

/** Whether the library proves statements, and on how many boards they hold. */
export const checkStatements = (
  texts: readonly string[],
  { json, notation }: Pick<ClaimOptions, 'json' | 'notation'>,
): Promise<void> =>
  statements(texts, {
    by: 'library',
    ...(json === undefined ? {} : { json }),
    ...(notation === undefined ? {} : { notation }),
  });

/** Tries a statement on boards, without proof. */
export async function tryStatement(text: string, { json = false, notation }: ClaimOptions): Promise<void> {
  const statement = read({ text, place: null });
  const trial = trialOf(statement, notation);
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

async function find(said: readonly Statement[], options: ClaimOptions): Promise<readonly StatementFinding[]> {
  const { by, fresh = false, seconds = 600, notation } = options;
  const offered = await offers(options);
  const progress = new Progress('claims');
  const settling = new Progress('slices');
  try {
    return proveStatements(said, {
      ...offered,
      library: openProofLibrary(),
      ...(by === undefined ? {} : { by: by as ProofMethod }),
      fresh,
      ...(notation === undefined ? {} : { notation }),
      maxSeconds: seconds,
      clock: processorSeconds,
      onProgress: ({ made, open, closed, dead, goal }) => {
        progress.update(made, `; ${open} open, ${closed} closed, ${dead} dead; ${goal}`);
      },
      onSlice: showSlices(settling),
    });
  } finally {
    progress.clear();
    settling.clear();
  }
}

/** The certificate and the proof to read of all that is proved; a report has one part for each certificate. */
function writeFiles(
  said: readonly Statement[],
  findings: readonly StatementFinding[],
  { out, report, notation }: ClaimOptions,
): void {
  if (out === undefined && report === undefined) return;
  const theorems = mergedTheorems(findings.flatMap((one) => (one.status === 'proved' ? one.theorems : [])));
  const isNothing = theorems.length === 0;
  if (out !== undefined) {
    if (theorems.length === 1) writeWholeFile(out, theorems[0].certificate);
    else messages.tell(`${isNothing ? 'There is no certificate' : several(theorems)}, so ${out} is not written.`);
  }
  if (report === undefined) return;
  const families = said.filter((_, i) => findings[i].status === 'proved').map(familyOf);
  if (isNothing) {
    messages.tell(`There is no certificate, so ${report} is not written.`);
    return;
  }
  const texts = theorems.map((theorem) => reportText(report, theorem, families, notation));
  writeWholeFile(report, report.endsWith('.tex') ? joinedDocuments(texts) : texts.join('\n'));
}

/** A statement in a report: as it was asked. */
const familyOf = ({ text }: Statement): FamilyCases => ({
  family: text.split(/<=|>=|\|\||<\||\|>|[=<>]|\bis\b/)[0].trim(),
  cases: [],
  says: text,
});

const several = (theorems: readonly CheckedTheorem[]): string =>
  `The proof has several certificates, ${theorems.map(({ target }) => target).join(' and ')}`;
