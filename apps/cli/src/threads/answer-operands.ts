/**
 * The operands of a command, answered one after the other: in this thread, or with a time limit in one that can be
 * stopped. Lines of standard input have a limit even without `--seconds`: nobody may be there to see that one of them
 * does not end.
 *
 * Such a command exports `answerer` from its run file: given its operands and options, a function from the text
 * of an operand to the text of the answer; and it has a worker file, which serves the same.
 */
import { type Answer, type BatchOptions, forEachOperand } from '../input/batch.ts';

/** How long an answer to a line of standard input may take if nothing is said. */
const LINE_SECONDS = 60;

/** How long an answer may take; undefined if there is no limit. */
const secondsFor = (operands: readonly string[], { seconds }: BatchOptions): number | undefined =>
  seconds ?? (operands.includes('-') ? LINE_SECONDS : undefined);

export async function answerOperands<Options extends BatchOptions>(
  noun: string,
  operands: readonly string[],
  options: Options,
  /** The script of a thread with the same answerer. */
  script: URL,
  answerer: (operands: readonly string[], options: Options) => Answer | Promise<Answer>,
): Promise<void> {
  const seconds = secondsFor(operands, options);
  if (seconds === undefined) {
    return forEachOperand(noun, operands, await answerer(operands, options), options);
  }
  const [{ TimeLimit }, { forEachOperandAhead }] = await Promise.all([
    import('./time-limit.ts'),
    import('../input/ask-ahead.ts'),
  ]);
  const limit = new TimeLimit(script, { operands, options }, seconds);
  try {
    await forEachOperandAhead(noun, operands, limit.answer, options);
  } finally {
    await limit.close();
  }
}
