/** A thread that runs a worksheet for `lilypad run --seconds`. */
import { serveCommand } from '../../threads/whole-command.ts';
import { runScript } from './run.ts';

void serveCommand(runScript);
