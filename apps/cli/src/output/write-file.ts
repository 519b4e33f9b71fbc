/**
 * Writes a file as a whole: beside it, flushed to disk, then renamed. If anything fails on the way (a full disk, a
 * kill, a power cut), the old file is unchanged.
 */
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { InputError } from './errors.ts';
import { isSystemError, reasonOf } from './system-error.ts';

export function writeWholeFile(file: string, text: string): void {
  try {
    const old = statSync(file, { throwIfNoEntry: false });
    // A pipe or a device has no old content to protect, and must not be replaced.
    if (old !== undefined && !old.isFile() && !old.isDirectory()) writeFileSync(file, text);
    else replace(old === undefined ? file : realpathSync(file), old, text);
  } catch (error) {
    throw refusal(file, error, 'cannot be written');
  }
}

/** For long work: checks beforehand that its file can be written. */
export function checkFolderOf(file: string): void {
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw refusal(file, error, 'cannot be written');
  }
}

function replace(file: string, old: Stats | undefined, text: string): void {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.draft`);
  const handle = openSync(draft, 'w');
  try {
    try {
      writeFileSync(handle, text);
      if (old !== undefined) fchmodSync(handle, old.mode);
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

/** Messages name the files that the user gave, not the drafts. */
function refusal(file: string, error: unknown, what: string): unknown {
  if (!isSystemError(error)) return error;
  if (error.code === 'ENOENT') return new InputError(`the file ${file} ${what}: there is no folder ${dirname(file)}`);
  return new InputError(`the file ${file} ${what}: ${reasonOf(error.code ?? '', error.message)}`);
}
