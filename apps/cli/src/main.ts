/** The entry point of the command: runs the program and turns whatever happens into an exit code. */
import { describeError, ExitCode } from './output/errors.ts';
import { messages } from './output/messages.ts';
import { endWithOutput } from './output/output.ts';
import { runProgram } from './program.ts';

endWithOutput();
try {
  await runProgram(process.argv.slice(2));
  process.exitCode ??= ExitCode.Done;
} catch (error) {
  const { text, exitCode } = describeError(error);
  if (text !== '') messages.tell(text);
  process.exitCode = exitCode;
}
