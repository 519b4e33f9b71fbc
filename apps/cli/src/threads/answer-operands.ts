/**
 * The operands of a command, answered one after the other: in this thread, or with `--seconds` in one that can be
 * stopped.
 *
 * Such a command exports `answerer` from its run file: given its operands and options, a function from the text
 * of an operand to the text of the answer; and it has a worker file, which serves the same.
 */
import { type Answer, type BatchOptions, forEachOperand } from '../input/batch.ts';

export async function answerOperands<Options extends BatchOptions>(
  noun: string,
  operands: readonly string[],
  options: Options,
  /** The script of a thread with the same answerer. */
  script: URL,
  answerer: (operands: readonly string[], options: Options) => Answer | Promise<Answer>,
): Promise<void> {
  if (options.seconds === undefined) {
    return forEachOperand(noun, operands, await answerer(operands, options), options);
  }
  const { TimeLimit } = await import('./time-limit.ts');
  const limit = new TimeLimit(script, { operands, options }, options.seconds);
  try {
    await forEachOperand(noun, operands, limit.answer, options);
  } finally {
    await limit.close();
  }
}
