/** Writes a file that the user named, as a whole or not at all, and says in a sentence why it cannot be written. */
import { accessSync, constants, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from '@lilypad/server/replace-file';
import { InputError } from './errors.ts';
import { isSystemError, reasonOf } from './system-error.ts';

export function writeWholeFile(file: string, text: string): void {
  try {
    const old = statSync(file, { throwIfNoEntry: false });
    // A pipe or a device has no old content to protect, and must not be replaced.
    if (old !== undefined && !old.isFile() && !old.isDirectory()) writeFileSync(file, text);
    else replaceFile(old === undefined ? file : realpathSync(file), text, old?.mode);
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

/** Messages name the files that the user gave, not the drafts. */
function refusal(file: string, error: unknown, what: string): unknown {
  if (!isSystemError(error)) return error;
  if (error.code === 'ENOENT') return new InputError(`the file ${file} ${what}: there is no folder ${dirname(file)}`);
  return new InputError(`the file ${file} ${what}: ${reasonOf(error.code ?? '', error.message)}`);
}
