/** `lilypad run`: a worksheet as a script. A statement that fails leaves the others alone. */
import { kindName, type Outcome, type Part, printValue, Sheet, showValue } from '@lilypad/sheet';
import { readStandardInput, readTextFile } from '../../input/read-file.ts';
import { ExitCode, InputError } from '../../output/errors.ts';
import { messages } from '../../output/messages.ts';
import { writeLine } from '../../output/output.ts';
import { raiseExitCode } from '../../output/report-error.ts';
import { WorkProgress } from '../../output/work-progress.ts';
import { openTeam } from '../../threads/team.ts';
import { excerpt, placeIn, sheetFailure } from '../../worksheet/failure.ts';
import { newSheet } from '../../worksheet/new-sheet.ts';
import { written } from '../../worksheet/written.ts';
import type { RunCommandOptions } from './options.ts';

export async function run(file: string, args: readonly string[], options: RunCommandOptions): Promise<void> {
  const text = file === '-' ? await readStandardInput() : readTextFile(file);
  if (options.seconds === undefined) return runScript({ text, args, options });
  const { runWithin } = await import('../../threads/whole-command.ts');
  await runWithin(new URL('./run-worker.js', import.meta.url), { text, args, options }, options.seconds);
}

export interface ScriptTask {
  readonly text: string;
  readonly args: readonly string[];
  readonly options: RunCommandOptions;
}

/** Runs the statements of a text, one after the other. */
export async function runScript({ text, args, options }: ScriptTask): Promise<void> {
  const sheet = newSheet({ maxBytes: options.memory * 2 ** 20, team: openTeam(options.threads) });
  await defineArguments(sheet, args);
  const progress = new WorkProgress();
  for (const part of Sheet.parse(text).parts) {
    const found = await outcomeOf(sheet, part, progress);
    progress.clear();
    const isShown = options.json === true || !(part.ok && part.statement.kind !== 'expression');
    const { outcome, text: value } = isShown ? written(part, found, options.notation) : { outcome: found, text: null };
    if (!outcome.ok) raiseExitCode(outcome.error.kind === 'limit' ? ExitCode.Limit : ExitCode.BadInput);
    if (options.json) await writeLine(JSON.stringify(documentOf(text, part, outcome)));
    else await print(text, outcome, value);
  }
}

function outcomeOf(sheet: Sheet, part: Part, progress: WorkProgress): Promise<Outcome> | Outcome {
  if (!part.ok) return { ok: false, defines: null, notes: [], error: { ...part.problem, kind: 'syntax' } };
  return sheet.run(part.statement, {
    onProgress: ({ unit, done, total }) => progress.update(unit, done, total),
  });
}

/** name=expression defines a name; the list args has the others. */
async function defineArguments(sheet: Sheet, args: readonly string[]): Promise<void> {
  const others = args.filter((arg) => !ASSIGNMENT.test(arg));
  const list = `args = [${others.map((text) => JSON.stringify(text)).join(', ')}]`;
  for (const text of [list, ...args.filter((arg) => ASSIGNMENT.test(arg))]) {
    const [part, more] = Sheet.parse(text).parts;
    if (part === undefined || more !== undefined) throw new InputError(`the argument '${text}' is no definition`);
    const outcome = await outcomeOf(sheet, part, new WorkProgress());
    if (!outcome.ok) throw sheetFailure(text, outcome.error);
  }
}

const ASSIGNMENT = /^[A-Za-z]\w*\s*=/;

/** Definitions have no text. */
async function print(text: string, outcome: Outcome, value: string | null): Promise<void> {
  if (!outcome.ok) {
    const { line } = placeIn(text, outcome.error.at);
    const [first, ...rest] = excerpt(text, outcome.error).split('\n');
    messages.tell([`Line ${line}, c${(first as string).slice(1)}`, ...rest].join('\n'));
    return;
  }
  for (const { message } of outcome.notes) messages.tell(`Note: ${message}`);
  if (value !== null) await writeLine(value);
}

/** What a statement gave, as plain data: exact numbers are texts. */
function documentOf(text: string, { at, end }: Part, outcome: Outcome): object {
  const { line } = placeIn(text, at);
  const common = { line, input: text.slice(at, end), defines: outcome.defines };
  const notes = outcome.notes.map(({ message }) => message);
  if (outcome.ok) {
    return {
      ...common,
      kind: kindName(outcome.value),
      text: printValue(outcome.value),
      value: showValue(outcome.value),
      notes,
    };
  }
  const { message, at: from } = outcome.error;
  return { ...common, error: { message, ...placeIn(text, from) }, notes };
}
