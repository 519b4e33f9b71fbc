/** Writes a file that the user named, as a whole or not at all, and says in a sentence why it cannot be written. */
import { accessSync, constants, existsSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from '@lilypad/server/replace-file';
import { InputError } from './errors.ts';
import { isSystemError, reasonOf } from './system-error.ts';

export function writeWholeFile(file: string, text: string): void {
  checkName(file);
  try {
    const old = statSync(file, { throwIfNoEntry: false });
    // A pipe or a device has no old content to protect, and must not be replaced.
    if (old !== undefined && !old.isFile() && !old.isDirectory()) writeFileSync(file, text);
    else replaceFile(old === undefined ? file : realpathSync(file), text, old?.mode);
  } catch (error) {
    throw cannotWrite(file, error);
  }
}

/** For long work: checks beforehand that its file can be written. */
export function checkFolderOf(file: string): void {
  checkName(file);
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw cannotWrite(file, error);
  }
}

function checkName(file: string): void {
  if (file === '') throw new InputError('the name of the file to be written is empty');
}

/** Why a file cannot be written. Messages name the files that the user gave, not the drafts. */
export function cannotWrite(file: string, error: unknown): unknown {
  if (!isSystemError(error)) return error;
  return new InputError(`the file ${file} cannot be written: ${reasonFor(dirname(file), error)}`);
}

function reasonFor(folder: string, { code = '', message }: NodeJS.ErrnoException): string {
  if (code !== 'ENOENT') return reasonOf(code, message);
  return existsSync(folder) ? `no file can be made in the folder ${folder}` : `there is no folder ${folder}`;
}
