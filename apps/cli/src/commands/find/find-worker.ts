/** A thread that searches for `lilypad find --seconds`. */
import { serveCommand } from '../../threads/whole-command.ts';
import { find } from './run.ts';

void serveCommand(find);
