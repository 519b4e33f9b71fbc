/**
 * Writes a file as a whole: beside it, flushed to disk, then renamed. If anything fails on the way (a full disk, a kill, a
 * power cut), the old file is unchanged.
 */
import { closeSync, fchmodSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Throws the error of the operating system; nothing is left beside the file then. */
export function replaceFile(file: string, content: string | Uint8Array, mode?: number): void {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.draft`);
  const handle = openSync(draft, 'w');
  try {
    try {
      writeFileSync(handle, content);
      if (mode !== undefined) fchmodSync(handle, mode);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
