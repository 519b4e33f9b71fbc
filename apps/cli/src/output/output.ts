/** Standard output: results go there and nothing else. */
import { describeError } from './errors.ts';
import { messages } from './messages.ts';

/** Writes one line, and waits if the reader is slower. */
export async function writeLine(line: string): Promise<void> {
  messages.clear();
  if (process.stdout.write(`${line}\n`)) return;
  await new Promise((resolve) => process.stdout.once('drain', resolve));
}

/**
 * `lilypad … | head` closes our output early; that is not an error. Anything else, such as a full disk, ends the
 * program.
 */
export function endWithOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    const { text, exitCode } = describeError(error);
    messages.tell(text);
    process.exit(exitCode);
  });
  // A message that nobody can read is no reason to end differently.
  process.stderr.on('error', () => {});
}
