/** The folder of solved variants that `--data` names, or the user's own. */
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { Solutions } from '@lilypad/server/solutions';
import { InputError } from '../output/errors.ts';
import { messages } from '../output/messages.ts';
import { defaultSolutionsPath } from './location.ts';

/** Opens a folder of solved variants. The default folder is made if that is possible; any other must exist. */
export function openSolutions(folder: string | undefined, megabytes: number): Solutions {
  const place = folder ?? defaultSolutionsPath();
  if (folder !== undefined) checkDataFolder(folder);
  else attemptFolder(place);
  return new Solutions(place, { maxBytes: megabytes * 2 ** 20, tell: (message) => messages.tell(message) });
}

/** Throws InputError unless files can be written into a folder. */
export function checkDataFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new InputError(`option --data: there is no folder ${folder}`);
  }
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new InputError(`option --data: the folder ${folder} cannot be written`);
  }
}

/** Where the default folder cannot be made, nothing is kept, and saving says so. */
function attemptFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {}
}
