/** The folder of solved variants that `--data` names, or the user's own. */
import { accessSync, constants, statSync } from 'node:fs';
import { Solutions } from '@lilypad/server/solutions';
import type { Team } from '@lilypad/toads';
import { InputError } from '../output/errors.ts';
import { messages } from '../output/messages.ts';
import { defaultSolutionsPath } from './location.ts';

/** Opens a folder of solved variants, which a team adds to. The default folder is made when it is needed; any other must exist. */
export function openSolutions(folder: string | undefined, megabytes: number, team?: Team): Solutions {
  if (folder !== undefined) checkDataFolder(folder);
  return new Solutions(folder ?? defaultSolutionsPath(), {
    maxBytes: megabytes * 2 ** 20,
    tell: (message) => messages.tell(message),
    makeFolder: folder === undefined,
    team,
  });
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
