/** `lilypad check`: verifies certificates with the separate checker of the prover. */
import { existsSync } from 'node:fs';
import { CheckedTheorem, isStatement, type Rejected, type WrongRow, wrongRow } from '@lilypad/prover';
import type { Team } from '@lilypad/toads';
import type { Answer } from '../../input/batch.ts';
import { fileName, onCertificate, readCertificateText } from '../../input/certificate-file.ts';
import { describeError, ExitCode, LimitError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { Progress } from '../../output/progress.ts';
import { raiseExitCode, reportError } from '../../output/report-error.ts';
import { openTeam } from '../../threads/team.ts';
import { TimeLimit } from '../../threads/time-limit.ts';
import { wrongRowText } from '../prove/guess.ts';
import { checkStatements } from '../prove/statement.ts';
import type { CheckOptions } from './options.ts';

export async function run(operands: readonly string[], options: CheckOptions): Promise<void> {
  const said = operands.filter((one) => isStatement(one) && !existsSync(one));
  if (said.length > 0) await checkStatements(said, options);
  await checkFiles(
    operands.filter((one) => !said.includes(one)),
    options,
  );
}

async function checkFiles(files: readonly string[], options: CheckOptions): Promise<void> {
  const { seconds } = options;
  const script = new URL('./check-worker.js', import.meta.url);
  const limit = seconds === undefined ? null : new TimeLimit(script, { operands: files, options }, seconds);
  const answer = limit?.answer ?? answerer(files, options);
  try {
    for (const file of files) await checkFile(file, answer, options);
  } finally {
    await limit?.close();
  }
}

/** Prints what the check of a file says. One that fails does not stop the others. */
async function checkFile(file: string, answer: Answer, options: CheckOptions): Promise<void> {
  try {
    const certificate: Certificate = { file, text: await readCertificateText(file) };
    const { line, isProved } = JSON.parse(await answer(JSON.stringify(certificate))) as Verdict;
    await writeLine(line);
    if (!isProved) raiseExitCode(ExitCode.Rejected);
  } catch (error) {
    if (describeError(error).exitCode === ExitCode.Internal) throw error;
    const late = error instanceof LimitError;
    await reportError(late ? new LimitError(`${fileName(file)} is not checked: ${error.message}`) : error, options);
  }
}

/** What is asked of the thread that checks, as JSON. */
interface Certificate {
  readonly file: string;
  readonly text: string;
}

/** What it answers, as JSON: what to print, and whether the certificate proves something. */
interface Verdict {
  readonly line: string;
  readonly isProved: boolean;
}

/** Checks one certificate after another. */
export function answerer(_files: readonly string[], options: CheckOptions): Answer {
  const team = openTeam(options.threads);
  return (task) => {
    const { file, text } = JSON.parse(task) as Certificate;
    return JSON.stringify(checkOne(file, text, options, team));
  };
}

function checkOne(file: string, text: string, options: CheckOptions, team: Team): Verdict {
  const started = performance.now();
  let progress: Progress | undefined;
  const result = onCertificate(file, () =>
    CheckedTheorem.check(text, {
      team,
      onProgress: ({ wordsDone, words }) => {
        progress ??= new Progress('words', words);
        progress.update(wordsDone);
      },
    }),
  );
  progress?.clear();
  const seconds = Math.round(performance.now() - started) / 1000;
  const isProved = result instanceof CheckedTheorem;
  // The row at which the checker stops may be right, and lead to one that is not.
  const wrong = isProved ? null : wrongRow(text, result);
  const line = options.json
    ? JSON.stringify({ file, ...(isProved ? document(result) : { ...result, ...(wrong && { wrong }) }), seconds })
    : `${file}: ${isProved ? acceptance(result, options) : rejection(result, wrong, options)}`;
  return { line, isProved };
}

function document({ target, claim, counts, corollaries }: CheckedTheorem): object {
  const { words, leaves, obligations, cells } = counts;
  return { ok: true, target, claim: claim.kind, words, corollaries, leaves, obligations, cells };
}

/** What is proved, and under it what each corollary says: its name alone proves nothing. */
function acceptance(theorem: CheckedTheorem, { notation }: CheckOptions): string {
  const { target, phrases, counts } = theorem;
  const corollaries = theorem.corollariesIn(notation);
  const { words, leaves, obligations, cells } = counts;
  const more =
    corollaries.length === 0
      ? ''
      : `, and with it ${corollaries.length === 1 ? 'a corollary' : `${corollaries.length} corollaries`}`;
  return [
    `${phrases.before}${target} is proved${phrases.by}${more}: ${words} ${phrases.entries}, ${leaves} ${phrases.ends}, ${obligations} obligations in ${cells} cases.`,
    ...corollaries.flatMap(({ name, family, relation, formula }) => {
      const head = `  ${name === family ? '' : `"${name}": `}${family}`;
      if (relation === 'recurrences') return [`${head} ${formula[0]}`];
      return [`${head} is`, ...formula.map((line) => `    ${line}`)];
    }),
  ].join('\n');
}

function rejection(
  { obligation, message, point = {} }: Rejected,
  wrong: WrongRow | null,
  { notation }: CheckOptions,
): string {
  if (wrong !== null) return `rejected: ${wrongRowText(wrong, notation)}`;
  const at = Object.entries(point).map(([name, size]) => `${name} = ${size}`);
  return `rejected: ${obligation}: ${message}${at.length === 0 ? '' : ` at ${at.join(', ')}`}.`;
}
