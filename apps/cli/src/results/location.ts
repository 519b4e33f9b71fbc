/** Where results and solved variants are kept by default: in the data directory of the user. */
import { homedir } from 'node:os';
import { join } from 'node:path';

export const defaultStorePath = (...machine: Machine): string =>
  join(dataDirectory(...machine), 'lilypad', 'results.log');

export const defaultSolutionsPath = (...machine: Machine): string =>
  join(dataDirectory(...machine), 'lilypad', 'solutions');

/** Those of this process, unless given. */
type Machine = [env?: Readonly<Record<string, string | undefined>>, platform?: NodeJS.Platform, home?: string];

function dataDirectory(...[env = process.env, platform = process.platform, home = homedir()]: Machine): string {
  if (platform === 'win32') return env.LOCALAPPDATA || join(home, 'AppData', 'Local');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  return env.XDG_DATA_HOME || join(home, '.local', 'share');
}
