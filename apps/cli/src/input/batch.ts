/**
 * Runs a command on each of its operands in turn. One that fails does not stop the others: its error is printed in
 * its place, and the exit code shows in the end that something was wrong.
 */
import { describeError, ExitCode } from '../output/errors.ts';
import { writeLine } from '../output/output.ts';
import { Progress } from '../output/progress.ts';
import { reportError } from '../output/report-error.ts';
import { type Item, items } from './operands.ts';

/** What commands with operands have in common. */
export interface BatchOptions {
  readonly json?: boolean;
  readonly seconds?: number;
}

/** The answer to one operand, as text; `waiting` says how many more are there already. */
export type Answer = (text: string, waiting?: number) => string | Promise<string>;

/** An answer, or why there is none. */
export type Outcome = { readonly text: string } | { readonly error: unknown };

/** Asks for one answer after the other, as suits answers that are computed in this thread. */
export async function forEachOperand(
  noun: string,
  operands: readonly string[],
  answer: Answer,
  { json }: BatchOptions = {},
): Promise<void> {
  const printer = new Printer(noun, operands, json);
  for await (const some of items(operands)) {
    for (const item of some) {
      await printer.print([{ item, outcome: await outcomeOf(answer, item.text) }]);
    }
  }
  printer.end();
}

export async function outcomeOf(answer: Answer, text: string): Promise<Outcome> {
  try {
    return { text: await answer(text) };
  } catch (error) {
    return { error };
  }
}

export interface Answered {
  readonly item: Item;
  readonly outcome: Outcome;
}

/** Prints answers and errors, and counts them. */
export class Printer {
  private readonly progress: Progress;
  private readonly json: boolean | undefined;
  private done = 0;

  constructor(noun: string, operands: readonly string[], json: boolean | undefined) {
    this.progress = new Progress(noun, operands.includes('-') ? undefined : operands.length);
    this.json = json;
  }

  /** Throws at an internal error, which ends the batch. */
  async print(answered: readonly Answered[]): Promise<void> {
    let texts: string[] = [];
    const write = async (): Promise<void> => {
      if (texts.length > 0) await writeLine(texts.join('\n'));
      texts = [];
    };
    for (const { item, outcome } of answered) {
      if ('text' in outcome) {
        texts.push(outcome.text);
        continue;
      }
      await write();
      if (describeError(outcome.error).exitCode === ExitCode.Internal) throw outcome.error;
      await reportError(outcome.error, { json: this.json, line: item.line });
    }
    await write();
    this.done += answered.length;
    this.progress.update(this.done);
  }

  end(): void {
    this.progress.clear();
  }
}
