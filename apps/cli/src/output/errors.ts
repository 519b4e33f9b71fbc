/**
 * What can go wrong, and how a person is told: one sentence on standard error, never a stack trace.
 *
 * Ctrl-C needs no code here: without a handler the process ends at once, even in the middle of a long computation, and
 * the shell sees 130.
 */
import { isSystemError, systemErrorText } from './system-error.ts';

/** Rejected: a certificate that can be read but proves nothing. Refuted: a statement that was to be proved is false. */
export const ExitCode = { Done: 0, Internal: 1, BadInput: 2, Limit: 3, Rejected: 4, Refuted: 5 } as const;
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** Something the user gave is wrong. The message is a sentence; where a column is known, the excerpt shows it. */
export class InputError extends Error {}

/** The text for standard error, and the exit code, for anything thrown. */
export function describeError(error: unknown): { text: string; exitCode: ExitCode } {
  if (!(error instanceof Error)) return { text: `Internal error: ${String(error)}`, exitCode: ExitCode.Internal };
  if (error instanceof InputError) return { text: sentence(error.message), exitCode: ExitCode.BadInput };
  if (isSystemError(error)) return { text: sentence(systemErrorText(error)), exitCode: ExitCode.BadInput };
  if (isAllocation(error)) return { text: OUT_OF_MEMORY, exitCode: ExitCode.Limit };
  if (error.name === 'GameLimitError') return { text: sentence(error.message), exitCode: ExitCode.Limit };
  const where = process.env.LILYPAD_DEBUG ? `\n${error.stack}` : ' Set LILYPAD_DEBUG=1 to see where.';
  return { text: `Internal error, please report it: ${sentence(error.message)}${where}`, exitCode: ExitCode.Internal };
}

const OUT_OF_MEMORY = 'This is too large: it needs a table with more room than there is.';

/** Limits are recognised by name, and memory by Node's words: the packages that define them are loaded only when needed. */
function isAllocation(error: Error): boolean {
  return error instanceof RangeError && /allocation failed|array length|maximum size/i.test(error.message);
}

/** A capital first, and a full stop at the end of the first line; an excerpt of the input may follow. */
function sentence(message: string): string {
  const [first = '', ...excerpt] = message.trimEnd().split('\n');
  const capital = first.charAt(0).toUpperCase() + first.slice(1);
  return [/[.?!]$/.test(capital) ? capital : `${capital}.`, ...excerpt].join('\n');
}
