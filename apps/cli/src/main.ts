/** The entry point of the command: runs the program and turns whatever happens into an exit code. */
import { describeError, ExitCode } from './output/errors.ts';
import { endWithOutput } from './output/output.ts';
import { runProgram } from './program.ts';

endWithOutput();
try {
  await runProgram(process.argv.slice(2));
  process.exitCode ??= ExitCode.Done;
} catch (error) {
  const { text, exitCode } = describeError(error);
  if (text !== '') process.stderr.write(`${text}\n`);
  process.exitCode = exitCode;
}
