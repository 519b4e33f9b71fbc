/**
 * Reports an error and sets the exit code: a sentence on standard error, or, with `--json`, a document on standard
 * output, where the answer would have been.
 */
import { describeError, type ExitCode } from './errors.ts';
import { messages } from './messages.ts';
import { writeLine } from './output.ts';
import { printableJson } from './printable.ts';

export interface ReportOptions {
  readonly json?: boolean | undefined;
  /** The line of standard input that the error is about, from 1. */
  readonly line?: number | undefined;
}

export async function reportError(error: unknown, { json = false, line }: ReportOptions = {}): Promise<void> {
  const { text, message, column, exitCode } = describeError(error);
  raiseExitCode(exitCode);
  if (json) {
    const place = line === undefined ? { column } : { line, column };
    // The message may have come from elsewhere, as from the database of a farm.
    await writeLine(printableJson({ error: { message, ...place } }));
  } else messages.tell(line === undefined ? text : onLine(line, text));
}

/** Sets the exit code of the process, unless something worse happened before. */
export function raiseExitCode(code: ExitCode): void {
  process.exitCode = Math.max(code, Number(process.exitCode ?? 0));
}

/** "Line 3, column 4: ..", or "Line 3: .." where no column is known. */
function onLine(line: number, text: string): string {
  return text.startsWith('Column ') ? `Line ${line}, c${text.slice(1)}` : `Line ${line}: ${text}`;
}
