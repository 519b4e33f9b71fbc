/** The entry point of the command: runs the program and turns the result into an exit code. */
import { ExitCode, InputError } from './output/errors.ts';
import { endWithOutput } from './output/output.ts';
import { hideArguments, isShownByNpx } from './output/passwords.ts';
import { reportError } from './output/report-error.ts';
import { runProgram } from './program.ts';

const SHOWN =
  'others see the password as long as the command runs, because npx shows it; put the address into LILYPAD_FARM, or the password into .pgpass';

/** The bundle is CommonJS, which cannot wait here. */
async function main(argv: readonly string[]): Promise<void> {
  endWithOutput();
  hideArguments(argv);
  try {
    if (isShownByNpx(argv, process.env)) throw new InputError(SHOWN);
    await runProgram(argv);
    process.exitCode ??= ExitCode.Done;
  } catch (error) {
    const end = argv.indexOf('--');
    await reportError(error, { json: argv.slice(0, end < 0 ? argv.length : end).includes('--json') });
  }
}

void main(process.argv.slice(2));
