/**
 * The games and positions given to a command: as arguments, or one a line on standard input with `-`.
 *
 * A game may begin with a minus (`-1/2`, `-{1|0}`, `-^`), which an option parser takes for an option. The command has
 * long options only, besides -h and -V, so anything else that begins with a single dash is a game, and so is a board
 * that begins with empty squares (`--R-L`, `---`). `protectOperands` hides the dash and `operand` brings it back.
 */
import { fstatSync } from 'node:fs';
import { InputError } from '../output/errors.ts';
import { isSystemError, reasonOf } from '../output/system-error.ts';
import { linesOf } from './lines.ts';

const HIDDEN_DASH = '\u{F0000}';

/** Marks the arguments that are games though they begin with a dash. */
export function protectOperands(argv: readonly string[]): string[] {
  const end = argv.indexOf('--');
  return argv.map((arg, i) => (isGame(arg) && (end < 0 || i < end) ? HIDDEN_DASH + arg.slice(1) : arg));
}

function isGame(arg: string): boolean {
  if (/^--[-TFRL._□\s]+$/.test(arg)) return true;
  return /^-[^-]/.test(arg) && (arg === '-v' || !/^-[a-z]$/i.test(arg));
}

/** The argument as the user wrote it. */
export function operand(arg: string): string {
  return arg.startsWith(HIDDEN_DASH) ? `-${arg.slice(HIDDEN_DASH.length)}` : arg;
}

/** For commander: collects the operands of a variadic argument. */
export function collectOperands(arg: string, before: string[] | undefined): string[] {
  const collected = before ?? [];
  collected.push(operand(arg));
  return collected;
}

export interface Item {
  readonly text: string;
  /** Its line of standard input, from 1; undefined for an argument. */
  readonly line: number | undefined;
}

/**
 * The operands in turn, as many at a time as are there; `-` stands for the lines of standard input, without blank lines
 * and comments, which begin with #.
 */
export async function* items(operands: readonly string[]): AsyncGenerator<readonly Item[]> {
  for (const text of operands) {
    if (text !== '-') {
      yield [{ text, line: undefined }];
      continue;
    }
    let before = 0;
    for await (const lines of standardInput()) {
      yield lines
        .map((line, i) => ({ text: line, line: before + i + 1 }))
        .filter((item) => !/^\s*(?:#|$)/.test(item.text));
      before += lines.length;
    }
  }
}

/** The lines of standard input that are left; throws if it cannot be read. Node reads a folder as an empty input. */
async function* standardInput(): AsyncGenerator<readonly string[]> {
  if (process.stdin.readableEnded) return;
  if (fstatSync(0).isDirectory()) throw new InputError('standard input is a folder');
  try {
    yield* linesOf(process.stdin);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new InputError(`standard input cannot be read: ${reasonOf(error.code ?? '', error.message)}`);
  }
}
