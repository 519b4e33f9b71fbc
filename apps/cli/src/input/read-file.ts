/** The text of a file that the user names. */
import { readFileSync } from 'node:fs';
import { InputError } from '../output/errors.ts';
import { isSystemError, reasonOf } from '../output/system-error.ts';

/** Throws InputError if there is no such file, or it cannot be read. */
export function readTextFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code === 'ENOENT') throw new InputError(`there is no file ${file}`);
    if (error.code === 'EISDIR') throw new InputError(`${file} is a folder, not a file`);
    throw new InputError(`the file ${file} cannot be read: ${reasonOf(error.code ?? '', error.message)}`);
  }
}
