/**
 * Runs a command on each of its operands in turn. One that fails does not stop the others: its error is printed in
 * its place, and the exit code shows in the end that something was wrong.
 */
import { describeError, ExitCode } from '../output/errors.ts';
import { writeLine } from '../output/output.ts';
import { Progress } from '../output/progress.ts';
import { reportError } from '../output/report-error.ts';
import { items } from './operands.ts';

/** What commands with operands have in common. */
export interface BatchOptions {
  readonly json?: boolean;
  readonly seconds?: number;
}

/** The answer to one operand, as text. */
export type Answer = (text: string) => string | Promise<string>;

export async function forEachOperand(
  noun: string,
  operands: readonly string[],
  answer: Answer,
  { json }: BatchOptions = {},
): Promise<void> {
  const progress = new Progress(noun, operands.includes('-') ? undefined : operands.length);
  let done = 0;
  for await (const { text, line } of items(operands)) {
    try {
      await writeLine(await answer(text));
    } catch (error) {
      // An internal error ends the batch.
      if (describeError(error).exitCode === ExitCode.Internal) throw error;
      await reportError(error, { json, line });
    }
    progress.update(++done);
  }
  progress.clear();
}
