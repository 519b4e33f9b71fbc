/** Where results are kept by default: in the data directory of the user. */
import { homedir } from 'node:os';
import { join } from 'node:path';

const FILE = 'results.log';

export function defaultStorePath(
  env: Readonly<Record<string, string | undefined>> = process.env,
  platform: NodeJS.Platform = process.platform,
  home: string = homedir(),
): string {
  return join(dataDirectory(env, platform, home), 'lilypad', FILE);
}

function dataDirectory(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
  home: string,
): string {
  if (platform === 'win32') return env.LOCALAPPDATA || join(home, 'AppData', 'Local');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  return env.XDG_DATA_HOME || join(home, '.local', 'share');
}
