/** What the fuzzer tries: inputs of one kind, and what must be true of every one of them. */
import type { Random } from './random.ts';

/** A kind of input. Inputs are texts, so that a finding can be printed, made smaller and kept. */
export interface Subject {
  readonly name: string;
  make(random: Random): string;
  /** What is wrong with the program, judged by this input; null if nothing is. */
  judge(input: string): string | null | Promise<string | null>;
  /** Whether parts of an input can be left out to make a finding smaller. */
  readonly isText: boolean;
  close?(): Promise<void>;
}

/** The verdict on an input; an exception is a finding too. */
export async function verdictOf(subject: Subject, input: string): Promise<string | null> {
  try {
    return await subject.judge(input);
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message.slice(0, 300)}` : String(error);
  }
}

/** A sentence for people, and not what a defect leaves behind. */
export function messageFault(message: string): string | null {
  if (/undefined|NaN|\[object|Cannot read|is not a function|is not iterable/.test(message)) {
    return `the message is not for people: ${message}`;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
  if (/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(message)) return 'the message has control characters';
  return message.length < 4 ? `the message says nothing: ${message}` : null;
}

/** What is wrong with an error of a reader: its message, or a column outside the text. */
export function errorFault(text: string, { message, column }: { message: string; column: number }): string | null {
  if (!(column >= 1 && column <= [...text].length + 1)) return `column ${column} is outside the text`;
  return messageFault(message);
}
