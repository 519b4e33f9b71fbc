/**
 * Runs a command on each of its operands in turn. One that fails does not stop the others: its sentence goes to standard
 * error, and the exit code tells in the end that something was wrong.
 */
import { describeError, ExitCode } from '../output/errors.ts';
import { messages } from '../output/messages.ts';
import { writeLine } from '../output/output.ts';
import { Progress } from '../output/progress.ts';
import { items } from './operands.ts';

export async function forEachOperand(
  noun: string,
  operands: readonly string[],
  run: (text: string) => string | Promise<string>,
): Promise<void> {
  const progress = new Progress(noun, operands.includes('-') ? undefined : operands.length);
  let done = 0;
  for await (const { text, line } of items(operands)) {
    try {
      const output = await run(text);
      await writeLine(output);
    } catch (error) {
      fail(error, line);
    }
    progress.update(++done);
  }
  progress.clear();
}

/** Says what is wrong with one operand; anything that is a defect of the program ends it. */
function fail(error: unknown, line: number | undefined): void {
  const { text, exitCode } = describeError(error);
  if (exitCode === ExitCode.Internal) throw error;
  messages.tell(line === undefined ? text : onLine(line, text));
  process.exitCode = Math.max(exitCode, Number(process.exitCode ?? 0));
}

/** "Line 3, column 4: ..", or "Line 3: .." where no column is known. */
function onLine(line: number, text: string): string {
  return text.startsWith('Column ') ? `Line ${line}, c${text.slice(1)}` : `Line ${line}: ${text}`;
}
