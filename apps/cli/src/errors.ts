/**
 * What can go wrong, and how a person is told: one sentence on standard error, never a stack trace.
 *
 * Ctrl-C needs no code here: without a handler the process ends at once, even in the middle of a long computation, and
 * the shell sees 130.
 */
import { excerpt } from './excerpt.ts';

export const ExitCode = { Done: 0, Internal: 1, BadInput: 2, Limit: 3 } as const;
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** Something the user gave is wrong; `column` (from 1) says where in `input`, where that is known. */
export class InputError extends Error {
  readonly place: { readonly input: string; readonly column: number } | undefined;

  constructor(message: string, place?: { input: string; column: number }) {
    super(message);
    this.place = place;
  }
}

/** The text for standard error, and the exit code, for anything thrown. */
export function describeError(error: unknown): { text: string; exitCode: ExitCode } {
  if (error instanceof InputError) {
    const where = error.place === undefined ? '' : `\n${excerpt(error.place.input, error.place.column)}`;
    return { text: sentence(error.message) + where, exitCode: ExitCode.BadInput };
  }
  if (!(error instanceof Error)) return { text: `Internal error: ${String(error)}`, exitCode: ExitCode.Internal };
  if (isLimit(error)) return { text: sentence(error.message), exitCode: ExitCode.Limit };
  if (isSystemError(error)) return { text: sentence(error.message), exitCode: ExitCode.BadInput };
  const details = process.env['LILYPAD_DEBUG'] ? `\n${error.stack}` : ' Set LILYPAD_DEBUG=1 to see where.';
  return { text: `Internal error, please report it: ${sentence(error.message)}${details}`, exitCode: ExitCode.Internal };
}

/** Limits are recognised by name: the packages that define them are loaded only when a command needs them. */
function isLimit(error: Error): boolean {
  if (error.name === 'GameLimitError') return true;
  return error instanceof RangeError && /allocation failed|array length|maximum size/i.test(error.message);
}

/** A file that cannot be read or written; Node's message names the file and the reason. */
function isSystemError(error: Error): boolean {
  return 'syscall' in error && 'path' in error;
}

/** One sentence: a capital first, a full stop last. */
function sentence(message: string): string {
  const text = message.trim();
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?!]$/.test(capital) ? capital : `${capital}.`;
}
