/** The entry point of the command: runs the program and turns the result into an exit code. */
import { ExitCode } from './output/errors.ts';
import { endWithOutput } from './output/output.ts';
import { hideArguments } from './output/passwords.ts';
import { reportError } from './output/report-error.ts';
import { runProgram } from './program.ts';

/** The bundle is CommonJS, which cannot wait here. */
async function main(argv: readonly string[]): Promise<void> {
  endWithOutput();
  hideArguments(argv);
  try {
    await runProgram(argv);
    process.exitCode ??= ExitCode.Done;
  } catch (error) {
    const end = argv.indexOf('--');
    await reportError(error, { json: argv.slice(0, end < 0 ? argv.length : end).includes('--json') });
  }
}

void main(process.argv.slice(2));
