/**
 * The errors of the command, and how they are reported: one sentence, never a stack trace.
 *
 * Ctrl-C needs no code here: without a handler the process ends at once, even in the middle of a long computation, and
 * the shell sees 130.
 */
import { withoutPasswords } from './passwords.ts';
import { inSeconds } from './progress.ts';
import { shorten } from './shorten.ts';
import { isSystemError, systemErrorText } from './system-error.ts';

/** Rejected: a certificate that can be read but proves nothing. Refuted: a statement that was to be proved is false. */
export const ExitCode = { Done: 0, Internal: 1, BadInput: 2, Limit: 3, Rejected: 4, Refuted: 5 } as const;
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** A place in an input, and what is wrong there. */
interface Fault {
  readonly message: string;
  /** Counted in characters from 1. */
  readonly column: number;
}

/**
 * Something the user gave is wrong. The message is a sentence; where a column is known, an excerpt follows that shows
 * it.
 */
export class InputError extends Error {
  readonly fault: Fault | undefined;

  constructor(message: string, fault?: Fault) {
    super(message);
    this.fault = fault;
  }
}

/** Work was given up: a limit on time or memory is reached. */
export class LimitError extends Error {}

/** An operand or a command was given up for this reason, and how far it came, if that is known. */
export const givenUp = (reason: string, reached: string): LimitError =>
  new LimitError(reached === '' ? reason : `${reason} (${reached})`);

/** No answer came in so many seconds. */
export const tooLate = (seconds: number, reached: string): LimitError =>
  givenUp(`there is no answer after ${inSeconds(seconds)}`, reached);

/** The report of an error. Plain data, so that a thread can pass it to another. */
export interface ErrorReport {
  /** For standard error: a sentence, and an excerpt of the input where a column is known. */
  readonly text: string;
  /** The sentence alone. */
  readonly message: string;
  readonly column: number | null;
  readonly exitCode: ExitCode;
}

/** An error of another thread, which has already described it. */
export class ReportedError extends Error {
  readonly report: ErrorReport;

  constructor(report: ErrorReport) {
    super(report.message);
    this.report = report;
  }
}

export function describeError(error: unknown): ErrorReport {
  const { text, message, ...others } = describe(error);
  return { text: withoutPasswords(text), message: withoutPasswords(message), ...others };
}

function describe(error: unknown): ErrorReport {
  if (error instanceof ReportedError) return error.report;
  if (!(error instanceof Error)) return report(`Internal error: ${String(error)}`, ExitCode.Internal);
  if (error instanceof InputError) {
    const text = sentence(error.message);
    if (error.fault === undefined) return report(text, ExitCode.BadInput);
    const { message, column } = error.fault;
    return { text, message: sentence(message), column, exitCode: ExitCode.BadInput };
  }
  if (error.name === 'NotationFault') return report(sentence(error.message), ExitCode.BadInput);
  if (isSystemError(error)) return report(sentence(systemErrorText(error)), ExitCode.BadInput);
  if (isAllocation(error)) return report(OUT_OF_MEMORY, ExitCode.Limit);
  if (error instanceof LimitError || error.name === 'GameLimitError') {
    return report(sentence(error.message), ExitCode.Limit);
  }
  if (error.name === 'FarmError') return report(sentence(error.message), farmExitCode(error));
  if (error.name === 'Doubt') return report(sentence(error.message), doubtExitCode(error));
  if (error.name === 'UnreadableData') return report(sentence(error.message), ExitCode.BadInput);
  if (error.name === 'RejectedCertificate') return report(sentence(error.message), ExitCode.Rejected);
  const where = process.env.LILYPAD_DEBUG ? `\n${error.stack}` : ' Set LILYPAD_DEBUG=1 to see where.';
  return report(`Internal error, please report it: ${sentence(error.message)}${where}`, ExitCode.Internal);
}

/** A farm that was stopped, or whose database is away, may do more later; an alarm should never happen. */
function farmExitCode(error: Error): ExitCode {
  const { kind } = error as { readonly kind?: string };
  if (kind === 'alarm') return ExitCode.Internal;
  return kind === 'input' ? ExitCode.BadInput : ExitCode.Limit;
}

/** A result of a farm that is refused. */
const doubtExitCode = (error: Error): ExitCode =>
  (error as { readonly kind?: string }).kind === 'rejected' ? ExitCode.Rejected : ExitCode.BadInput;

const report = (text: string, exitCode: ExitCode): ErrorReport => ({ text, message: text, column: null, exitCode });

const OUT_OF_MEMORY = 'This is too large: it needs a table with more room than there is.';

/**
 * Errors of the packages are recognised by name, and memory by Node's words: the packages are loaded only when needed.
 */
function isAllocation(error: Error): boolean {
  return error instanceof RangeError && /allocation failed|array length|maximum size/i.test(error.message);
}

/** Longer words of a sentence come from the input, and are cut. */
const LONGEST_WORD = 200;

/** A capital first, and a full stop at the end of the first line; an excerpt of the input may follow. */
function sentence(message: string): string {
  const [whole = '', ...excerpt] = message.trimEnd().split('\n');
  const first = whole.replace(/[^\s']+/g, (word) => shorten(word, LONGEST_WORD));
  const capital = first.charAt(0).toUpperCase() + first.slice(1);
  return [/[.?!]$/.test(capital) ? capital : `${capital}.`, ...excerpt].join('\n');
}
