/** Where the scripts find what they read, write and run: the files of the workspace, the library and the command. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root of the workspace, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.resolve('lilypad/package.json')));

/** A file or folder of the workspace, such as `docs/tables`. */
export const inWorkspace = (path: string): string => ROOT + path;

/** The `lilypad` command, to be run by Node. */
export const COMMAND = fileURLToPath(import.meta.resolve('lilypad/bin/lilypad.js'));

/** The path of a certificate of the library, whether it exists or not. */
export const certificateFile = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@lilypad/prover/library/${encodeURIComponent(name)}.json`));

/** The names of all certificates of the library, in order. */
export function libraryNames(): string[] {
  return readdirSync(fileURLToPath(new URL('./', import.meta.resolve('@lilypad/prover/library/A11.json'))))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))
    .sort();
}

export const read = (file: string): string => readFileSync(file, 'utf8');
