/** The processor time of the PostgreSQL of the tests, from /proc: that of its processes, and of those that have ended. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In /proc, times are in hundredths of a second. */
const MS_PER_TICK = 10;

/** What /proc says of a process after its name, which may have blanks: numbers from the third column on. */
function columnsOf(pid: string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It has just ended.
    return [];
  }
}

/** The milliseconds so far, in steps of ten. The folder is that of the server. */
export function serverMs(folder: string): number {
  const [main = ''] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n');
  const ticks = (pid: string, columns: number): number =>
    columnsOf(pid)
      .slice(11, 11 + columns)
      .reduce((sum, column) => sum + Number(column), 0);
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && columnsOf(pid)[1] === main);
  // The main process has its own time, and that of the children that have ended.
  return MS_PER_TICK * children.reduce((sum, pid) => sum + ticks(pid, 2), ticks(main, 4));
}
