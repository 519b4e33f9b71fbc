/** The lines typed at the prompt, kept between runs in the user's state folder. */
import { mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { replaceFile } from '@lilypad/server/replace-file';

/** The most lines that are kept. */
const MOST = 1000;

export function historyPath(
  env: Readonly<Record<string, string | undefined>> = process.env,
  platform: NodeJS.Platform = process.platform,
  home: string = homedir(),
): string {
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'lilypad', 'history');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'lilypad', 'history');
  return join(env.XDG_STATE_HOME || join(home, '.local', 'state'), 'lilypad', 'history');
}

/** The lines, the newest first; none if there is no file. */
export function readHistory(path: string): string[] {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .reverse();
  } catch {
    return [];
  }
}

/** Keeps the lines, the newest first. A history that cannot be kept is no reason to stop. */
export function writeHistory(path: string, lines: readonly string[]): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    replaceFile(path, `${lines.slice(0, MOST).toReversed().join('\n')}\n`, 0o600);
  } catch {
    // A read-only home, for example.
  }
}
